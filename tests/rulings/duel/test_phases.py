"""Phases 1 and 2: the cards drawn, the one move of the token, one thing at a time."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import duel, pile, ruling


@ruling("D18")
@pytest.mark.parametrize(
    ("front", "bank", "cards"),
    [
        ("sid_curry", False, 2),
        ("sid_curry", True, 3),
        ("dalton_bros", False, 3),
        ("dalton_bros", True, 4),
    ],
)
def test_two_cards_and_one_more_for_bank_and_dalton_bros(
    front: str, bank: bool, cards: int
) -> None:
    _, outlaw = duel("pat_garret jango", f"{front} west_harding")
    if bank:
        outlaw.active.has_in_play("bank")

    outlaw.starts_turn()

    assert len(outlaw.hand) == cards
    assert outlaw.prompt == "play"  # without a choice


@ruling("D18")
def test_bank_and_dalton_bros_do_nothing_in_the_rear() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry dalton_bros")
    outlaw.rearguard.has_in_play("bank")

    outlaw.starts_turn()

    assert len(outlaw.hand) == 2


@ruling("D18")
def test_a_bank_that_stampede_brings_to_the_front_counts() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry dalton_bros")
    outlaw.rearguard.has_in_play("bank", "stampede")

    outlaw.starts_turn()

    assert len(outlaw.hand) == 4


@ruling("D18")
def test_a_bank_that_stampede_takes_to_the_rear_does_not_count() -> None:
    _, outlaw = duel("pat_garret jango", "dalton_bros sid_curry")
    outlaw.active.has_in_play("bank", "stampede")

    outlaw.starts_turn()

    assert len(outlaw.hand) == 2


@ruling("D19")
def test_nothing_need_be_played() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt", "hat")

    law.ends_turn()

    assert law.hand == ["colt", "hat"]
    assert outlaw.is_on_turn


@ruling("D19")
def test_any_number_of_cards_and_one_move_of_the_token_between_them() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding sid_curry")
    law.holds("hat", "derringer", "derringer", "colt")

    law.plays("hat", at=law.rearguard)
    law.plays("derringer", at=outlaw.active)
    outlaw.passes()
    law.swaps()
    law.plays("derringer", at=outlaw.active)
    outlaw.passes()
    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.second.is_in_front
    assert outlaw.active.life == 1
    assert law.hand == []


@ruling("D19")
def test_the_token_is_moved_once_a_turn() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding sid_curry")

    law.swaps()
    assert law.refused_swap() == "swapped_already"
    law.ends_turn()
    outlaw.ends_turn()
    law.swaps()

    assert law.first.is_in_front


@ruling("D20")
def test_water_is_not_the_move_of_the_token() -> None:
    law, _ = duel("pat_garret tex_killer", "west_harding sid_curry")
    law.holds("water", "water")

    law.plays("water", at=law.active)
    assert law.second.is_in_front
    law.swaps()
    assert law.first.is_in_front
    law.plays("water", at=law.active)

    assert law.second.is_in_front
    assert law.refused_swap() == "swapped_already"


@ruling("D20")
def test_a_shotgun_swap_is_not_the_move_of_the_token() -> None:
    law, outlaw = duel("pat_garret tex_killer", "west_harding sid_curry")
    law.holds("shotgun")
    outlaw.holds("missed")

    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")
    law.swaps(at=law.active)
    assert law.second.is_in_front
    law.swaps()

    assert law.first.is_in_front


@ruling("D20")
def test_stampede_is_not_the_move_of_the_token() -> None:
    law, _ = duel("alan_pinkertoon tex_killer", "west_harding sid_curry")
    law.active.has_in_play("stampede")

    law.starts_turn()
    assert law.second.is_in_front
    law.swaps()

    assert law.first.is_in_front


@ruling("D20")
def test_switch_is_not_the_move_of_the_token() -> None:
    law, outlaw = duel("pat_garret tex_killer", "west_harding sid_curry", mode="reinforcements")
    law.holds("switch")

    law.plays("switch")
    law.swaps(at=law.active).swaps(at=outlaw.active)
    assert law.second.is_in_front
    law.swaps()

    assert law.first.is_in_front


@ruling("D20")
@pytest.mark.parametrize("pair", ["jim_longhair west_harding", "west_harding king_fishers"])
def test_a_swap_by_jim_or_king_is_not_the_move_of_the_other_players_token(pair: str) -> None:
    law, outlaw = duel("pat_garret tex_killer", pair, mode="reinforcements")
    law.holds("water")

    law.plays("water", at=outlaw.active)
    outlaw.swaps(at=law.active)
    assert law.second.is_in_front
    law.swaps()

    assert law.first.is_in_front


@ruling("D20")
@pytest.mark.parametrize("pair", ["jim_longhair west_harding", "west_harding king_fishers"])
def test_a_swap_by_jim_or_king_is_not_the_move_of_their_own_token_either(pair: str) -> None:
    law, outlaw = duel("pat_garret tex_killer", pair, mode="reinforcements")
    outlaw.holds("water").is_playing()

    outlaw.plays("water", at=outlaw.active)
    outlaw.swaps(at=law.active)

    assert law.second.is_in_front
    assert outlaw.refused_swap() == ""


@ruling("D21")
def test_the_turn_player_does_nothing_else_while_his_card_is_being_resolved() -> None:
    law, outlaw = duel("pat_garret tex_killer", "west_harding sid_curry")
    outlaw.holds("remington", "knife").is_playing()
    law.holds("missed")

    outlaw.plays("remington", at=law.active)
    law.plays("missed")
    assert outlaw.options == ["draw > deck", "pass"]
    assert outlaw.refused("knife", at=law.active) == "draw_or_pass"
    assert outlaw.refused_swap() == "draw_or_pass"
    outlaw.passes()

    assert outlaw.refused("knife", at=law.active) == ""
    assert outlaw.refused_swap() == ""


@ruling("D21")
def test_the_token_is_not_moved_between_two_hits_of_one_card() -> None:
    law, outlaw = duel("tex_killer pat_garret", "west_harding sid_curry")
    law.holds("gatling", "beer")

    law.plays("gatling")
    outlaw.passes()

    assert law.prompt == "hit"
    assert law.options == ["pass"]
    assert law.refused_swap() == "answer_the_hit"
    assert law.refused("beer") == "no_avoid"


@ruling("D21")
def test_a_player_who_is_shot_at_may_only_react() -> None:
    law, outlaw = duel("tex_killer pat_garret", "west_harding sid_curry")
    law.holds("colt")
    outlaw.holds("beer", "water", "missed")

    law.plays("colt", at=outlaw.active)

    assert outlaw.options == ["play missed-snake.outlaw.5", "pass"]
    with pytest.raises(IllegalMove, match="no_avoid"):
        outlaw.plays("beer")
    assert pile() == ["colt-dynamite.law"]
