"""Narration that all games share; for BANG! see classic/test_narration.py."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.cli.namer import Namer
from sixgun.cli.narration import Narrator
from sixgun.engine import Event
from sixgun.engine import events as e

FACTS = sixgun.new_game(players=4, seed=7).kernel.facts
CHARACTERS = ["bart_cassidy", "el_gringo"]
ANN, BOB = 0, 1
BARREL = FACTS.cards.index("barrel-QS")


def narrate(*events: Event, me: int = BOB, each: int = 1) -> list[str]:
    return Narrator(Namer(FACTS, me, each), CHARACTERS * each, [4] * 2 * each).narrate(events)


@pytest.mark.parametrize("decks", [[80], [40, 40], [20, 30, 30]])
def test_all_first_shuffles_and_hands_are_one_sentence(decks: list[int]) -> None:
    shuffles = [e.DeckShuffled(deck, cards) for deck, cards in enumerate(decks)]
    draws = [e.CardDrawn(ANN, None, 0), e.CardDrawn(BOB, BARREL, 0)]

    assert narrate(*shuffles) == ["The cards are shuffled."]
    assert narrate(*shuffles, *draws) == ["The cards are shuffled and dealt."]


def test_a_later_shuffle_names_its_cards() -> None:
    assert narrate(e.DeckShuffled(0, 17)) == [
        "The discards are shuffled into a new deck of 17 cards.",
    ]


def test_a_card_without_suit_and_value_has_only_its_name() -> None:
    assert narrate(e.CardReloaded(ANN, BARREL)) == ["ann reloads Barrel."]
    assert narrate(e.CardReloaded(BOB, BARREL)) == ["You reload Barrel."]


def test_an_ability_is_the_cause_of_a_draw_without_a_card() -> None:
    flip = e.CardFlipped(ANN, BARREL, -1)

    assert narrate(flip) == ["ann draws! for an ability and turns up Barrel."]
    assert narrate(e.AbilityUsed(ANN), flip) == [
        "ann uses the ability of Bart Cassidy.",
        "ann draws! for Bart Cassidy and turns up Barrel.",
    ]


def test_with_two_figures_you_are_the_seat() -> None:
    assert narrate(e.CardDrawn(BOB, None, 0), e.Passed(BOB), each=2) == [
        "You draw a card.",
        "You let it happen.",
    ]
    assert narrate(e.LifeLost(BOB, 1, -1), each=2) == ["bob loses 1 life, 3 left."]
