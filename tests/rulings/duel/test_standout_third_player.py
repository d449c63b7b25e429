"""Mexican Standout: cards that mean the player shot at, the hunted one or anyone, and the decks."""

from __future__ import annotations

import pytest

from sixgun.testing import common_deck, current, discard_pile, ruling
from tests.rulings.duel.discard_helpers import discarded_kinds
from tests.rulings.duel.standout_table import offered_kinds, standout

# -- the player aimed at -------------------------------------------------------------------


@ruling("D228")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_peacemaker_costs_the_player_shot_at_a_card(seat: int) -> None:
    players = standout()
    law, target, other = players[1], players[seat], players[2 - seat]
    law.is_playing().holds("peacemaker")
    target.holds("missed", "bank")
    other.holds("water")

    law.plays("peacemaker", at=target.active)
    target.plays("missed").discards("bank")

    assert target.hand == []
    assert other.hand == ["water"]


@ruling("D228")
@pytest.mark.parametrize("seat", [0, 2])
def test_texs_surcharge_is_for_the_player_shot_at(seat: int) -> None:
    players = standout(law="tex_killer pat_garret")
    law, target = players[1], players[seat]
    law.is_playing().holds("colt")
    target.holds("missed", "bank")

    law.plays("colt", at=target.active)
    target.plays("missed")
    asked = target.prompt
    target.discards("bank")

    assert asked == "surcharge"
    assert target.active.life == 4


@ruling("D228", "D250")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_carbine_strikes_from_your_front_or_that_of_the_player_shot_at(seat: int) -> None:
    players = standout()
    law, target, other = players[1], players[seat], players[2 - seat]
    law.is_playing().holds("carbine").active.has_in_play("bank")
    target.holds("missed").active.has_in_play("hat")
    other.active.has_in_play("scope")

    law.plays("carbine", at=target.active)
    target.plays("missed")

    assert offered_kinds(law) == ["bank", "hat", "pass"]


@ruling("D228")
@pytest.mark.parametrize("seat", [1, 2])
def test_stealing_may_rob_either_player(seat: int) -> None:
    players = standout()
    outlaw, victim = players[0], players[seat]
    outlaw.holds("stealing")
    victim.holds("bank")

    outlaw.plays("stealing", at=victim.active)

    assert outlaw.hand == ["bank"]


@ruling("D250")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_shotgun_swaps_your_side_or_that_of_the_player_shot_at(seat: int) -> None:
    players = standout()
    law, target = players[1], players[seat]
    law.is_playing().holds("shotgun")
    target.holds("missed")

    law.plays("shotgun", at=target.active)
    target.plays("missed")
    choices = law.options
    law.swaps(at=target.active)

    assert sorted(choices) == sorted(f"swap > {player.name}.1" for player in (law, target))
    assert target.active is target.second


@ruling("D250")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_water_swaps_any_side(seat: int) -> None:
    players = standout()
    players[0].holds("water")

    players[0].plays("water", at=players[seat].active)

    assert [p.active is p.second for p in players] == [s == seat for s in range(3)]


@ruling("D250")
@pytest.mark.parametrize("sides", [(0, 1), (1, 2), (2, 0)])
def test_a_switch_swaps_any_two_sides(sides: tuple[int, int]) -> None:
    players = standout()
    players[1].is_playing().holds("switch")

    players[1].plays("switch")
    for seat in sides:
        players[1].swaps(at=players[seat].active)

    assert [p.active is p.second for p in players] == [s in sides for s in range(3)]
    assert players[1].prompt == "play"


# -- the goal ------------------------------------------------------------------------------


@ruling("D228")
def test_jango_draws_only_when_his_goal_swaps() -> None:
    outlaw, law, renegade = standout(law="jango pat_garret")
    law.next_cards("bank", "water")

    outlaw.swaps()
    for_the_third = law.prompt
    renegade.is_playing().swaps()
    law.draws_from("deck")

    assert for_the_third == ""
    assert law.hand == ["bank"]


@ruling("D228")
def test_pat_draws_from_his_goals_deck() -> None:
    outlaw, law, renegade = standout(law="pat_garret the_stranger")
    law.next_cards("colt-dynamite.law", "carbine-horseshoe.law")
    renegade.next_cards("walker")
    outlaw.next_cards("beer")

    law.starts_turn().draws_from("deck_3")

    assert law.hand == ["colt", "carbine", "walker"]


@ruling("D228")
def test_the_kid_draws_from_his_goals_deck() -> None:
    outlaw, law, renegade = standout("soundance_kid west_harding")
    outlaw.holds("knife").next_cards("beer")
    law.next_cards("bank")
    renegade.next_cards("walker")

    outlaw.uses(as_="soundance_kid").discards("knife")

    assert outlaw.hand == ["beer", "bank"]


@ruling("D228")
@pytest.mark.parametrize("who", ["jim_longhair", "king_fishers"])
def test_jim_and_king_swap_their_goal(who: str) -> None:
    outlaw, law, renegade = standout(renegade=f"big_steve {who}")

    renegade.is_playing().swaps()
    choices = renegade.options
    renegade.swaps(at=outlaw.active)

    assert choices == ["swap > ann.1", "pass"]
    assert outlaw.active.character == "babe_leroy"
    assert law.active.character == "the_stranger"


# -- anybody -------------------------------------------------------------------------------


@ruling("D229")
@pytest.mark.parametrize("card", ["hat", "rattlesnake", "gold_pan"])
def test_equipment_may_be_laid_on_any_other_front(card: str) -> None:
    outlaw, law, renegade = standout()
    outlaw.holds(card)

    assert outlaw.refused(card, at=law.active) == ""
    assert outlaw.refused(card, at=renegade.active) == ""
    assert outlaw.refused(card, at=outlaw.rearguard) == ""
    assert outlaw.refused(card, at=law.rearguard) == "behind_the_front"
    assert outlaw.refused(card, at=renegade.rearguard) == "behind_the_front"
    assert outlaw.refused(card, at=outlaw.active) == "not_on_your_front"


@ruling("D229")
@pytest.mark.parametrize("card", ["colt", "knife"])
def test_no_other_rearguard_can_be_aimed_at_without_a_scope(card: str) -> None:
    outlaw, law, renegade = standout()
    outlaw.holds(card)

    without = [outlaw.refused(card, at=player.rearguard) for player in (law, renegade)]
    outlaw.active.has_in_play("scope")
    with_it = [outlaw.refused(card, at=player.rearguard) for player in (law, renegade)]

    assert without == ["behind_the_front", "behind_the_front"]
    assert with_it == ["", ""]


@ruling("D229")
def test_what_lies_with_another_rearguard_is_out_of_reach() -> None:
    outlaw, law, renegade = standout()
    outlaw.holds("stealing")
    law.rearguard.has_in_play("hat")
    renegade.rearguard.has_in_play("scope")
    renegade.active.has_in_play("gun_belt")

    at_rears = [
        outlaw.refused("stealing", at=law.rearguard.card("hat")),
        outlaw.refused("stealing", at=renegade.rearguard.card("scope")),
    ]
    outlaw.plays("stealing", at=renegade.active.card("gun_belt"))

    assert at_rears == ["behind_the_front", "behind_the_front"]
    assert discarded_kinds() == ["stealing", "gun_belt"]


# -- decks ---------------------------------------------------------------------------------


@ruling("D250")
def test_the_first_deck_to_run_out_becomes_common_and_the_others_stay() -> None:
    outlaw, law, renegade = standout()
    discard_pile("duel", "bank")
    law.holds("wagon").only_cards("missed")
    outlaw.next_cards("beer")

    law.is_playing().plays("wagon")

    # The pile with the Wagon itself was shuffled: three cards, two of them drawn.
    assert len(law.hand) == 3
    assert len(law.deck) == 1
    assert len(outlaw.deck) + len(renegade.deck) > 60
    assert outlaw.deck[0].startswith("beer")


@ruling("D250")
def test_the_next_player_whose_deck_runs_out_joins_the_common_deck() -> None:
    outlaw, law, renegade = standout()
    discard_pile("feint", "agility")
    renegade.only_cards("walker")
    common_deck("bank", "duel", "water")
    outlaw.draws_from_common()

    renegade.starts_turn()

    assert renegade.hand == ["walker", "bank"]
    assert renegade.deck == outlaw.deck
    assert len(renegade.deck) == 2
    assert len(current().game.discards) == 2
    assert law.deck != renegade.deck


@ruling("D250")
def test_the_common_deck_of_three_is_renewed_from_the_pile() -> None:
    outlaw, law, renegade = standout()
    common_deck("bank")
    discard_pile("feint")
    for player in (outlaw, law, renegade):
        player.draws_from_common()

    law.starts_turn()

    assert law.hand == ["bank", "feint"]
    assert outlaw.deck == law.deck == renegade.deck == []
