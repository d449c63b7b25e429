"""The BANG! limit of a turn, the cards that count, and cards that are only given up."""

from __future__ import annotations

from sixgun.testing import Side, duel, pile, ruling


def shoots(shooter: Side, target: Side, *cards: str, as_: str = "") -> None:
    """Play each of these cards at the other side's front, which does nothing against it."""
    for card in cards:
        shooter.plays(card, at=target.active, as_=as_)
        target.passes()


def may_shoot(shooter: Side, target: Side, card: str) -> bool:
    refusal = shooter.refused(card, at=target.active)
    assert refusal in ("", "bang_limit")
    return not refusal


@ruling("D55")
def test_the_stranger_allows_one_bang_card_more() -> None:
    law, outlaw = duel("the_stranger jango", "bull_anderson west_harding")
    law.holds("colt", "carbine", "peacemaker")

    shoots(law, outlaw, "colt", "carbine")

    assert not may_shoot(law, outlaw, "peacemaker")


@ruling("D55")
def test_a_lightning_allows_one_bang_card_more() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry dalton_bros", mode="reinforcements")
    outlaw.holds("lightning", "colt", "remington").is_playing()

    shoots(outlaw, law, "lightning", "colt")

    assert not may_shoot(outlaw, law, "remington")


@ruling("D55")
def test_two_lightnings_allow_two_more() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry dalton_bros", mode="reinforcements")
    outlaw.holds("lightning", "lightning", "colt", "remington").is_playing()

    shoots(outlaw, law, "lightning", "lightning", "colt")

    assert not may_shoot(outlaw, law, "remington")


@ruling("D55")
def test_an_avoided_lightning_allows_one_more_as_well() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry dalton_bros", mode="reinforcements")
    outlaw.holds("lightning", "colt").is_playing()
    law.holds("missed")

    outlaw.plays("lightning", at=law.active)
    law.plays("missed")

    assert may_shoot(outlaw, law, "colt")


@ruling("D55")
def test_a_lightning_allows_nothing_more_in_the_next_turn() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry dalton_bros", mode="reinforcements")
    outlaw.holds("lightning", "colt", "remington").is_playing()

    shoots(outlaw, law, "lightning")
    outlaw.is_playing()
    shoots(outlaw, law, "colt")

    assert not may_shoot(outlaw, law, "remington")


@ruling("D55")
def test_the_stranger_and_lightning_add_up() -> None:
    law, outlaw = duel("pat_garret the_stranger", "bull_anderson sid_curry", mode="reinforcements")
    law.holds("lightning", "colt", "carbine", "peacemaker")

    shoots(law, outlaw, "lightning", "colt", "carbine")

    assert not may_shoot(law, outlaw, "peacemaker")


@ruling("D55")
def test_no_limit_with_a_gun_belt() -> None:
    law, outlaw = duel("pat_garret jango", "bull_anderson west_harding")
    law.holds("colt", "carbine", "peacemaker", "winchester").active.has_in_play("gun_belt")

    shoots(law, outlaw, "colt", "carbine", "peacemaker", "winchester")

    assert outlaw.active.life == 1


@ruling("D55")
def test_no_limit_for_west_harding() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding sid_curry")
    outlaw.holds("colt", "colt", "remington", "schofield").is_playing()

    shoots(outlaw, law, "colt", "colt", "remington", "schofield")

    assert law.active.life == 1


@ruling("D55")
def test_a_lightning_that_is_not_counted_still_allows_one_more() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding sid_curry", mode="reinforcements")
    outlaw.holds("lightning", "colt", "colt", "remington").is_playing()

    shoots(outlaw, law, "lightning")
    outlaw.swaps()
    shoots(outlaw, law, "colt", "colt")

    assert not may_shoot(outlaw, law, "remington")


@ruling("D56")
def test_after_uncounted_bang_cards_the_other_character_has_his_own() -> None:
    law, outlaw = duel("pat_garret jango", "bull_anderson west_harding")
    law.holds("colt", "carbine", "peacemaker", "winchester").active.has_in_play("gun_belt")

    shoots(law, outlaw, "colt", "carbine")
    law.swaps()
    shoots(law, outlaw, "peacemaker")

    assert not may_shoot(law, outlaw, "winchester")


@ruling("D56")
def test_after_the_normal_bang_card_the_other_character_may_shoot_uncounted_ones() -> None:
    law, outlaw = duel("pat_garret jango", "bull_anderson west_harding")
    law.holds("colt", "carbine", "peacemaker", "winchester", "water")
    law.rearguard.has_in_play("gun_belt")

    shoots(law, outlaw, "colt")
    law.swaps()
    shoots(law, outlaw, "carbine", "peacemaker")
    law.plays("water", at=law.active)

    assert not may_shoot(law, outlaw, "winchester")


@ruling("D55", "D56")
def test_west_harding_shoots_uncounted_before_and_after_a_swap() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding sid_curry")
    outlaw.holds("colt", "colt", "remington", "schofield", "water").is_playing()

    shoots(outlaw, law, "colt")
    outlaw.swaps()
    shoots(outlaw, law, "colt")
    assert not may_shoot(outlaw, law, "remington")
    outlaw.plays("water", at=outlaw.active)
    shoots(outlaw, law, "remington", "schofield")

    assert law.active.life == 1


@ruling("D57")
def test_a_missed_that_annie_shoots_is_the_bang_card_of_the_turn() -> None:
    law, outlaw = duel("annie_oakey jango", "bull_anderson west_harding")
    law.holds("missed", "colt", "missed")

    shoots(law, outlaw, "missed", as_="colt")

    assert outlaw.active.life == 4
    assert not may_shoot(law, outlaw, "colt")
    assert law.refused("missed", at=outlaw.active, as_="colt") == "bang_limit"


@ruling("D57")
def test_any_card_that_toco_shoots_is_the_bang_card_of_the_turn() -> None:
    law, outlaw = duel("pat_garret jango", "toco_ramirez sid_curry")
    outlaw.holds("beer", "knife", "colt").is_playing()

    shoots(outlaw, law, "beer", as_="colt")

    assert outlaw.refused("knife", at=law.active, as_="colt") == "bang_limit"
    assert outlaw.refused("knife", at=law.active, as_="knife") == ""
    assert not may_shoot(outlaw, law, "colt")


@ruling("D57")
def test_equipment_that_mystic_maid_shoots_is_the_bang_card_of_the_turn() -> None:
    law, outlaw = duel("mystic_maid jango", "bull_anderson west_harding", mode="reinforcements")
    law.holds("colt").active.has_in_play("hat", "barrel")

    law.uses("hat", at=outlaw.active, as_="colt")
    outlaw.passes()

    assert outlaw.active.life == 4
    assert law.refused_use("barrel", at=outlaw.active, as_="colt") == "bang_limit"
    assert not may_shoot(law, outlaw, "colt")


@ruling("D57", "D58")
def test_a_card_given_up_as_a_colt_in_a_duel_does_not_count() -> None:
    law, outlaw = duel("annie_oakey jango", "bull_anderson west_harding")
    law.holds("duel", "missed", "missed", "colt")
    outlaw.holds("knife", "knife")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("knife")
    law.discards("missed", as_="colt")
    outlaw.discards("knife")
    law.discards("missed", as_="colt")
    outlaw.passes()

    assert may_shoot(law, outlaw, "colt")


@ruling("D57", "D58")
def test_a_player_who_has_shot_may_still_give_up_cards_as_colts() -> None:
    law, outlaw = duel("pat_garret jango", "toco_ramirez sid_curry")
    outlaw.holds("colt", "duel", "beer", "hat").is_playing()
    law.holds("carbine")

    shoots(outlaw, law, "colt")
    outlaw.plays("duel", at=law.active)
    law.discards("carbine")
    outlaw.discards("beer", as_="colt")
    law.passes()

    assert law.active.life == 3


@ruling("D58")
def test_bang_cards_given_up_in_a_duel_know_no_limit() -> None:
    law, outlaw = duel("pat_garret jango", "bull_anderson west_harding")
    law.holds("duel", "colt", "carbine", "peacemaker", "winchester")
    outlaw.holds("colt", "colt")

    shoots(law, outlaw, "winchester")
    law.plays("duel", at=outlaw.active)
    outlaw.discards("colt")
    law.discards("colt")
    outlaw.discards("colt")
    law.discards("carbine")
    outlaw.passes()

    assert outlaw.active.life == 3
    assert not may_shoot(law, outlaw, "peacemaker")


@ruling("D58")
def test_cards_given_up_have_no_text() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding", mode="reinforcements")
    outlaw.holds("duel", "lightning", "colt-dynamite.outlaw", "colt-dynamite.outlaw.2")
    outlaw.is_playing()
    law.holds("savage-dynamite.ren_law")

    outlaw.plays("duel", at=law.active)
    law.discards("savage")
    outlaw.discards("lightning")
    law.passes()
    shoots(outlaw, law, "colt")

    assert law.hand == []
    assert not may_shoot(outlaw, law, "colt")


@ruling("D58")
def test_cards_given_up_to_indians_have_no_text_and_are_not_counted() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("indians", "gatling", "savage", "colt")

    law.plays("indians")
    outlaw.passes()
    law.discards("savage")
    outlaw.passes()

    assert law.rearguard.life == 3
    assert law.hand == ["gatling", "colt"]
    assert may_shoot(law, outlaw, "colt")


@ruling("D58")
def test_avoid_cards_given_up_in_a_ricochet_have_no_text() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("ricochet", "return_fire")
    outlaw.holds("agility", "feint")

    law.plays("ricochet", at=outlaw.active)
    outlaw.discards("agility")
    law.discards("return_fire")
    outlaw.discards("feint")
    law.passes()

    assert outlaw.hand == []
    assert outlaw.active.life == 4
    assert law.active.life == 4
    assert law.prompt == "play"
    assert len(pile()) == 4
