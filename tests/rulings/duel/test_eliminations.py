"""Eliminations: D91-D94."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, pile, ruling


@ruling("D91")
def test_a_fallen_front_is_replaced_in_front_by_the_top_of_the_reserve() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros slim_poet bull_anderson")
    law.holds("colt")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert (outlaw.active.character, outlaw.active.life) == ("slim_poet", 4)
    assert outlaw.first.is_in_front
    assert (outlaw.rearguard.character, outlaw.reserve) == ("dalton_bros", ["bull_anderson"])


@ruling("D91")
def test_a_fallen_rearguard_is_replaced_in_the_rear() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros bull_anderson")
    law.holds("winchester")
    outlaw.rearguard.has_life(1)

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.passes()

    assert (outlaw.rearguard.character, outlaw.rearguard.life) == ("bull_anderson", 5)
    assert outlaw.active.character == "babe_leroy"


@ruling("D91")
def test_all_equipment_of_the_fallen_is_discarded_and_his_owner_draws_two() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros tom_thorn")
    law.holds("colt")
    outlaw.active.has_life(1).has_in_play("rattlesnake", "clock")
    outlaw.rearguard.has_in_play("gun_belt")
    outlaw.next_cards("beer", "missed", "duel")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert (outlaw.active.in_play, outlaw.rearguard.in_play) == ([], ["gun_belt"])
    assert (outlaw.hand, law.hand) == (["beer", "missed"], [])
    assert len(pile()) == 3


@ruling("D91")
@pytest.mark.parametrize("top", ["scope", "clock"])
def test_the_owner_chooses_the_order_in_which_the_equipment_is_discarded(top: str) -> None:
    law, outlaw = duel(
        "the_stranger jango", "babe_leroy dalton_bros tom_thorn", ask_discard_order=True
    )
    law.holds("colt")
    outlaw.active.has_life(1).has_in_play("scope", "clock")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    assert outlaw.prompt == "order"
    outlaw.discards("clock" if top == "scope" else "scope")

    assert pile()[-1].startswith(top)
    assert law.prompt == "play"


@ruling("D91")
def test_the_equipment_lies_on_the_pile_before_the_two_cards_are_drawn() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros tom_thorn")
    law.holds("colt")
    outlaw.active.has_life(1).has_in_play("scope", "clock")
    outlaw.only_cards()

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert len(outlaw.hand) == 2  # of the three cards that were shuffled
    assert (len(outlaw.deck), pile()) == (1, [])


@ruling("D91")
def test_the_two_cards_are_drawn_before_the_next_character_enters() -> None:
    law, renegade = duel(
        "the_stranger jango", "hottie_delou big_steve dutch_harry", mode="renegade_vs_law"
    )
    law.holds("colt")
    renegade.next_cards("whiskey", "pardner").active.has_life(1)

    law.plays("colt", at=renegade.active)
    renegade.passes()

    assert renegade.active.character == "dutch_harry"
    assert (law.prompt, renegade.hand) == ("play", ["whiskey", "pardner"])  # he looked at none


@ruling("D92")
def test_the_turn_goes_on_after_an_elimination_of_the_opponent() -> None:
    law, outlaw = duel("jango wyatt_ear", "babe_leroy dalton_bros tom_thorn")
    law.holds("colt", "knife", "winchester")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.is_on_turn
    assert law.refused("winchester", at=outlaw.active) == "bang_limit"
    law.plays("knife", at=outlaw.active)
    outlaw.passes()
    assert (law.prompt, outlaw.active.character, outlaw.active.life) == ("play", "tom_thorn", 3)


@ruling("D92")
def test_the_turn_player_goes_on_with_the_character_who_replaces_his_front() -> None:
    law, outlaw = duel("jango wyatt_ear pat_garret", "babe_leroy dalton_bros")
    law.holds("duel", "colt").active.has_life(1)
    outlaw.holds("knife")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("knife")
    law.passes()

    assert (law.prompt, law.active.character) == ("play", "pat_garret")
    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    assert outlaw.active.life == 3


@ruling("D92")
def test_an_elimination_at_the_start_of_a_turn_leaves_the_turn_as_it_is() -> None:
    law, outlaw = duel("jango wyatt_ear", "babe_leroy dalton_bros tom_thorn")
    outlaw.active.has_life(3).has_in_play("dynamite")
    outlaw.next_cards("dynamite", "beer", "missed", "duel", "wagon")

    outlaw.starts_turn()

    assert (outlaw.prompt, outlaw.active.character) == ("play", "tom_thorn")
    assert outlaw.hand == ["beer", "missed", "duel", "wagon"]  # two of them for phase 1
    assert law.prompt == ""


@ruling("D93")
def test_with_no_reserve_a_surviving_rearguard_gets_the_token() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt")
    outlaw.holds("hat").active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert (outlaw.active.character, outlaw.rearguard.character) == ("dalton_bros", "dalton_bros")
    assert len(outlaw.hand) == 3
    outlaw.is_playing()
    assert outlaw.refused("hat", at=outlaw.active) == ""  # a single character is also the rearguard
    assert outlaw.refused_swap() == "stands_alone"


@ruling("D93")
def test_with_no_reserve_a_surviving_front_is_his_own_rearguard() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("winchester")
    outlaw.holds("hat").rearguard.has_life(1)

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.passes()

    assert (outlaw.active.character, outlaw.rearguard.character) == ("babe_leroy", "babe_leroy")
    outlaw.is_playing()
    assert outlaw.refused("hat", at=outlaw.active) == ""
    assert outlaw.refused_swap() == "stands_alone"


@ruling("D94")
def test_if_both_fall_together_each_gives_two_cards_and_is_replaced() -> None:
    law, outlaw = duel("the_stranger", "babe_leroy dalton_bros slim_poet bull_anderson tom_thorn")
    law.holds("indians")
    outlaw.active.has_life(1).has_in_play("clock")
    outlaw.rearguard.has_life(1).has_in_play("scope")
    outlaw.next_cards("beer", "missed", "duel", "wagon", "colt")

    law.plays("indians")
    outlaw.passes().passes()

    assert (outlaw.active.character, outlaw.rearguard.character) == ("slim_poet", "bull_anderson")
    assert outlaw.hand == ["beer", "missed", "duel", "wagon"]
    assert [name.partition("-")[0] for name in pile()] == ["indians", "clock", "scope"]


@ruling("D94")
def test_a_single_character_in_reserve_fills_the_front_and_stands_alone() -> None:
    law, outlaw = duel("the_stranger", "babe_leroy dalton_bros slim_poet")
    law.holds("indians")
    outlaw.is_playing().swaps()
    law.is_playing()
    outlaw.active.has_life(1)
    outlaw.rearguard.has_life(1)
    outlaw.next_cards("beer", "missed", "duel", "wagon", "colt")

    law.plays("indians")
    outlaw.passes().passes()

    assert (outlaw.active.character, outlaw.rearguard.character) == ("slim_poet", "slim_poet")
    assert outlaw.second.is_in_front  # where the token lay
    assert outlaw.hand == ["beer", "missed", "duel", "wagon"]
    assert law.prompt == "play"
