"""A move is one whole number, and every part of it can be decoded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.engine.moves import (
    DECK,
    DISCARDS,
    FIRST_CARD_TARGET,
    JUST_END,
    JUST_PASS,
    JUST_SKIP,
    JUST_USE,
    NOBODY,
    VERBS,
    card_of,
    card_target,
    encode,
    figure_of,
    figure_target,
    kind_of,
    target_card_of,
    target_of,
    verb_of,
)

pytestmark = pytest.mark.conformance

verbs = st.integers(min_value=0, max_value=15)
cards = st.integers(min_value=-1, max_value=510)
kinds = st.integers(min_value=-1, max_value=254)
targets = st.integers(min_value=0, max_value=511)
cards_in_play = st.integers(min_value=0, max_value=511 - FIRST_CARD_TARGET)
figures = st.integers(min_value=0, max_value=31)


@given(verbs, cards, targets, kinds)
def test_every_part_of_a_move_is_decoded(verb: int, card: int, target: int, kind: int) -> None:
    move = encode(verb, card, target, kind)

    assert (verb_of(move), card_of(move), target_of(move), kind_of(move)) == (
        verb,
        card,
        target,
        kind,
    )


@given(verbs, cards, targets, kinds)
def test_a_move_is_one_machine_digit(verb: int, card: int, target: int, kind: int) -> None:
    assert 0 <= encode(verb, card, target, kind) < 2**30


@given(verbs, cards, st.just(NOBODY), kinds, targets)
def test_a_target_can_be_added_to_a_move(
    verb: int, card: int, nobody: int, kind: int, target: int
) -> None:
    assert encode(verb, card, nobody, kind) + target == encode(verb, card, target, kind)


@given(figures)
def test_a_figure_target_decodes_to_the_figure_only(figure: int) -> None:
    target = figure_target(figure)

    assert figure_of(target) == figure
    assert target_card_of(target) == -1


@given(cards_in_play)
def test_a_card_target_decodes_to_the_card_only(card: int) -> None:
    target = card_target(card)

    assert target_card_of(target) == card
    assert figure_of(target) == -1
    assert target_of(encode(1, 0, target)) == target


@pytest.mark.parametrize("target", [NOBODY, DECK, DISCARDS])
def test_nobody_and_places_are_neither_figure_nor_card(target: int) -> None:
    assert figure_of(target) == -1
    assert target_card_of(target) == -1


@pytest.mark.parametrize(
    ("move", "verb"),
    [(JUST_USE, "use"), (JUST_PASS, "pass"), (JUST_SKIP, "skip"), (JUST_END, "end")],
)
def test_a_verb_alone_is_a_move(move: int, verb: str) -> None:
    assert move == encode(VERBS.index(verb))
    assert (card_of(move), target_of(move), kind_of(move)) == (-1, NOBODY, -1)


def test_every_verb_has_its_own_word() -> None:
    assert len(set(VERBS)) == len(VERBS) <= 16
