"""Poker Alicia takes Equipment instead of drawing, The Marshal draws when he enters play."""

from __future__ import annotations

import pytest

from sixgun.testing import Side, common_deck, duel, ruling
from tests.rulings.duel.front_choice_setup import set_up_front_choice

# -- Poker Alicia --------------------------------------------------------------------------


def drawable(player: Side) -> list[str]:
    """The cards on offer to draw, by kinds."""
    return [move.removeprefix("draw > ").partition("-")[0] for move in player.options]


@ruling("D203")
def test_alicia_may_take_any_card_lying_with_either_front() -> None:
    outlaw, renegade = duel(
        "west_harding babe_leroy", "poker_alicia big_steve", mode="renegade_vs_outlaw"
    )
    outlaw.active.has_in_play("hat", "rattlesnake", "dynamite")
    outlaw.rearguard.has_in_play("clock")
    renegade.active.has_in_play("gold_pan")
    renegade.rearguard.has_in_play("scope")

    renegade.starts_turn()

    assert renegade.prompt == "phase_1"
    assert sorted(drawable(renegade)) == ["deck", "dynamite", "gold_pan", "hat", "rattlesnake"]


@ruling("D203")
def test_alicia_taking_a_card_draws_none_not_even_for_a_bank() -> None:
    law, renegade = duel(
        "the_stranger pat_garret", "poker_alicia big_steve", mode="renegade_vs_law"
    )
    law.active.has_in_play("stampede")
    renegade.active.has_in_play("bank")

    renegade.starts_turn().draws_from(law.active.card("stampede"))

    assert renegade.hand == ["stampede"]
    assert law.active.in_play == []
    assert renegade.prompt == "play"


@ruling("D203")
def test_alicia_may_take_from_herself() -> None:
    _law, renegade = duel("the_stranger", "poker_alicia big_steve", mode="renegade_vs_law")
    renegade.active.has_in_play("bank")

    renegade.starts_turn().draws_from(renegade.active.card("bank"))

    assert renegade.hand == ["bank"]


@ruling("D203")
def test_alicia_may_draw_as_usual_with_the_bank() -> None:
    _law, renegade = duel("the_stranger", "poker_alicia big_steve", mode="renegade_vs_law")
    renegade.active.has_in_play("bank")
    renegade.next_cards("agility", "feint", "walker", "spencer")

    renegade.starts_turn().draws_from("deck")

    assert renegade.hand == ["agility", "feint", "walker"]


@ruling("D203")
def test_alicia_just_draws_if_no_front_bears_anything() -> None:
    law, renegade = duel(
        "the_stranger pat_garret", "poker_alicia big_steve", mode="renegade_vs_law"
    )
    law.rearguard.has_in_play("hat")
    renegade.next_cards("agility", "feint")

    renegade.starts_turn()

    assert renegade.hand == ["agility", "feint"]


@ruling("D203")
def test_alicia_behind_does_nothing() -> None:
    law, renegade = duel("the_stranger", "big_steve poker_alicia", mode="renegade_vs_law")
    law.active.has_in_play("hat")
    renegade.next_cards("agility", "feint")

    renegade.starts_turn()

    assert renegade.hand == ["agility", "feint"]


@ruling("D250")
def test_with_three_players_alicia_takes_from_any_front() -> None:
    outlaw, law, renegade = duel(
        "west_harding babe_leroy",
        "the_stranger pat_garret",
        "poker_alicia big_steve",
        mode="mexican_standout",
    )
    outlaw.active.has_in_play("clock")
    law.active.has_in_play("stampede")
    law.rearguard.has_in_play("barrel")
    renegade.active.has_in_play("gold_pan")

    renegade.starts_turn()
    offered = drawable(renegade)
    renegade.draws_from(law.active.card("stampede"))

    assert sorted(offered) == ["clock", "deck", "gold_pan", "stampede"]
    assert renegade.hand == ["stampede"]


# -- The Marshal ---------------------------------------------------------------------------


@ruling("D204")
@pytest.mark.parametrize("in_front", [True, False])
def test_the_marshal_draws_three_after_the_two_of_the_elimination(in_front: bool) -> None:
    law, renegade = duel(
        "the_stranger", "big_steve kitty_leroy the_marshal", mode="renegade_vs_law"
    )
    law.holds("winchester").next_cards("missed", "duel")
    renegade.next_cards("agility", "feint", "walker", "spencer")
    fallen = renegade.active if in_front else renegade.rearguard
    fallen.has_life(1)

    law.plays("winchester", at=fallen)
    renegade.passes()
    before = renegade.hand
    renegade.draws_from("deck_1").draws_from("deck_2").draws_from("deck_1")

    assert fallen.character == "the_marshal"
    assert before == ["agility", "feint"]
    assert renegade.hand == ["agility", "feint", "missed", "walker", "duel"]
    assert law.prompt == "play"


@ruling("D204")
def test_the_marshal_chooses_each_deck_after_seeing_the_card_before() -> None:
    law, renegade = duel(
        "the_stranger", "big_steve kitty_leroy the_marshal", mode="renegade_vs_law"
    )
    law.holds("winchester").next_cards("missed")
    renegade.rearguard.has_life(1)

    law.plays("winchester", at=renegade.rearguard)
    renegade.passes().draws_from("deck_1")

    assert renegade.hand[-1] == "missed"
    assert renegade.options == ["draw > deck_1", "draw > deck_2"]


@ruling("D204")
def test_the_marshal_may_draw_from_a_common_deck() -> None:
    law, renegade = duel(
        "the_stranger", "big_steve kitty_leroy the_marshal", mode="renegade_vs_law"
    )
    law.holds("winchester")
    common_deck("hat", "colt", "duel")
    law.draws_from_common()
    renegade.rearguard.has_life(1)

    law.plays("winchester", at=renegade.rearguard)
    renegade.passes()
    decks = renegade.options
    renegade.draws_from("common_deck")

    assert decks == ["draw > deck_2", "draw > common_deck"]
    assert renegade.hand[-1] == "hat"


@ruling("D204")
@pytest.mark.parametrize("front", ["the_marshal", "big_steve"])
def test_the_marshal_in_the_starting_pair_draws_after_the_starting_hands(front: str) -> None:
    law, renegade = set_up_front_choice(
        "the_stranger pat_garret", "the_marshal big_steve", mode="renegade_vs_law"
    )
    renegade.next_cards("agility", "feint", "walker", "spencer", "savage", "whiskey")
    law.next_cards("missed", "duel", "water", "bank", "hat", "scope", "colt", "wagon")

    law.chooses("the_stranger")
    renegade.chooses(front)
    hands = (len(law.hand), len(renegade.hand))
    renegade.draws_from("deck_2").draws_from("deck_1").draws_from("deck_1")

    assert hands == (4, 5)
    assert renegade.hand[5:] == ["whiskey", "hat", "scope"]
    assert law.hand == ["missed", "duel", "water", "bank", "colt", "wagon"]
    assert law.prompt == "play"


@ruling("D204")
def test_the_marshal_draws_only_when_he_enters_not_when_he_steps_forward() -> None:
    _law, renegade = duel("the_stranger", "big_steve the_marshal", mode="renegade_vs_law")

    renegade.is_playing().swaps()

    assert renegade.prompt == "play"
    assert renegade.hand == []


@ruling("D250")
def test_with_three_players_the_marshal_draws_from_any_deck() -> None:
    outlaw, law, renegade = duel(
        "west_harding",
        "the_stranger",
        "big_steve kitty_leroy the_marshal",
        mode="mexican_standout",
    )
    outlaw.holds("colt").next_cards("beer")
    law.next_cards("bank")
    renegade.next_cards("agility", "feint", "walker").active.has_life(1)

    outlaw.plays("colt", at=renegade.active)
    renegade.passes().draws_from("deck_1").draws_from("deck_2").draws_from("deck_3")

    assert renegade.hand == ["agility", "feint", "beer", "bank", "walker"]
