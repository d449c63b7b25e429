"""Abilities that are always active work in the rear and are never switched off."""

from __future__ import annotations

from sixgun.testing import duel, pile, ruling


@ruling("D41")
def test_bart_masterson_picks_from_the_rear() -> None:
    law, outlaw = duel("pat_garret bart_masterson", "west_harding sid_curry")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("beer-barrel.outlaw", "missed-snake.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")
    law.picks("missed").picks("beer")
    outlaw.passes()

    assert outlaw.active.life == 3
    assert pile() == ["colt-dynamite.law", "missed-snake.outlaw", "beer-barrel.outlaw"]


@ruling("D38", "D41")
def test_bart_masterson_in_front_is_awake_while_his_rear_reacts() -> None:
    law, outlaw = duel("bart_masterson jango", "jack_ransome sid_curry")
    outlaw.holds("knife").is_playing()
    law.rearguard.has_in_play("barrel")
    law.next_cards("missed-snake.law", "missed-barrel.law")

    outlaw.plays("knife", at=law.rearguard)
    law.uses("barrel").picks("missed-barrel.law").picks("missed-barrel.law")

    assert law.rearguard.life == 3
    assert outlaw.prompt == "play"


@ruling("D41")
def test_buffalo_bell_takes_points_over_from_the_rear() -> None:
    law, outlaw = duel("pat_garret buffalo_bell", "sid_curry west_harding")
    outlaw.holds("knife").is_playing()

    outlaw.plays("knife", at=law.active)
    law.passes()
    law.uses(as_="buffalo_bell")

    assert (law.first.life, law.second.life) == (5, 3)


@ruling("D38", "D41")
def test_buffalo_bell_in_front_is_awake_while_his_rear_reacts() -> None:
    law, outlaw = duel("buffalo_bell jango", "jack_ransome sid_curry")
    outlaw.holds("knife").is_playing()

    outlaw.plays("knife", at=law.rearguard)
    law.passes()
    law.uses(as_="buffalo_bell")

    assert (law.first.life, law.second.life) == (3, 3)


@ruling("D41")
def test_the_stranger_is_worth_a_bang_card_in_front_and_in_the_rear() -> None:
    for pair in ("the_stranger jango", "jango the_stranger"):
        law, outlaw = duel(pair, "bull_anderson west_harding")
        law.holds("colt", "carbine", "winchester")

        law.plays("colt", at=outlaw.active)
        outlaw.passes()
        law.plays("carbine", at=outlaw.active)
        outlaw.passes()

        assert law.refused("winchester", at=outlaw.active) == "bang_limit"


@ruling("D41")
def test_soundance_kid_acts_from_the_rear() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding soundance_kid")
    outlaw.holds("missed").is_playing().next_cards("beer")
    law.next_cards("bank")

    outlaw.uses(as_="soundance_kid").discards("missed").discards("bank")

    assert outlaw.hand == ["beer"]


@ruling("D41")
def test_front_kid_soundance_kid_sleeps_in_the_rear() -> None:
    _, outlaw = duel("pat_garret jango", "west_harding soundance_kid", house="front_kid")
    outlaw.holds("missed").is_playing()

    assert outlaw.refused_use(as_="soundance_kid") == "asleep"
    outlaw.swaps().uses(as_="soundance_kid").discards("missed")

    assert outlaw.prompt == "surplus"


@ruling("D41")
def test_front_kid_the_others_stay_awake() -> None:
    law, outlaw = duel("pat_garret the_stranger", "west_harding sid_curry", house="front_kid")
    law.holds("colt", "carbine")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.refused("carbine", at=outlaw.active) == ""


@ruling("D41")
def test_big_steve_lets_you_hold_six_cards_from_the_rear() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry big_steve", mode="reinforcements")
    outlaw.holds("missed", "missed", "missed", "missed", "missed", "missed").is_playing()

    outlaw.ends_turn()

    assert len(outlaw.hand) == 6
    assert law.is_on_turn


@ruling("D41")
def test_dutch_harry_looks_first_from_the_rear() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry dutch_harry", mode="reinforcements")
    outlaw.next_cards("beer", "knife-snake.outlaw", "missed")

    outlaw.starts_turn()
    assert outlaw.options == ["pick beer-barrel.outlaw", "discard beer-barrel.outlaw"]
    outlaw.picks("beer").picks("knife")

    assert outlaw.hand == ["beer", "knife"]


@ruling("D38", "D41")
def test_dutch_harry_in_front_is_awake_while_his_rear_reacts() -> None:
    law, outlaw = duel("pat_garret jango", "dutch_harry sid_curry", mode="reinforcements")
    law.holds("winchester")
    outlaw.holds("agility").next_cards("beer")

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.plays("agility")
    assert outlaw.prompt == "look"
    outlaw.picks("beer")

    assert outlaw.hand == ["beer"]


@ruling("D41")
def test_jim_longhair_swaps_the_opponent_from_either_place() -> None:
    for pair in ("jim_longhair sid_curry", "sid_curry jim_longhair"):
        law, outlaw = duel("pat_garret tex_killer", pair, mode="reinforcements")
        outlaw.is_playing()

        outlaw.swaps()
        outlaw.swaps(at=law.active)

        assert law.second.is_in_front
