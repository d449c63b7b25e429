"""Illegal moves are refused with a code and change nothing."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun import IllegalMove, LiveGame, MalformedMove, Move
from sixgun.classic import Config
from sixgun.live import AnyGame
from tests.engine.random_walks import play_random, positions

PROMPTS = (
    *("play", "shot", "discard", "indians", "duel", "store", "keep", "flip", "first_card"),
    *("dying", "pay", "interrupt", "order"),
)


@cache
def asked(prompt: str) -> LiveGame:
    """A game that waits at this prompt."""
    config = Config(players=7, ask_discard_order=True)
    for seed in range(60):
        for plies, game in enumerate(positions(config, seed)):
            if game.prompt == prompt and not game.over:
                return play_random(seed, plies, players=7, ask_discard_order=True)
    raise AssertionError(f"nobody is ever asked {prompt}")


HUGE = [10**5000, -(10**5000), 2**63, -(2**63), 2**64, -1]


def trace(game: AnyGame) -> object:
    """The state that a refused move must not change."""
    return (game.kernel.digest(), game.history[:], game.raw_events[:], game.ply, game.decision)


numbers = st.integers() | st.integers(min_value=-(2**31), max_value=2**31)
garbage = st.one_of(
    numbers,
    st.text(),
    st.none(),
    st.binary(),
    st.booleans(),
    st.floats(),
    st.lists(st.text()),
    st.tuples(st.integers(), st.integers()),
)


@settings(max_examples=200, deadline=None)
@given(garbage, st.sampled_from(PROMPTS))
def test_garbage_is_refused_and_leaves_no_trace(move: str | int, prompt: str) -> None:
    game = asked(prompt).clone()
    before = trace(game)
    try:
        game.apply(move)
    except (IllegalMove, MalformedMove) as refused:
        code = refused.code
    else:
        code = "" if type(move) is int and move in asked(prompt).kernel.moves else "missing"

    assert code != "missing"
    assert not code or trace(game) == before


@settings(max_examples=200, deadline=None)
@given(garbage, st.sampled_from(PROMPTS))
def test_why_not_never_changes_the_game(move: str | int, prompt: str) -> None:
    game = asked(prompt)
    before = trace(game)
    try:
        game.why_not(move)
    except MalformedMove as refused:
        assert refused.code  # noqa: PT017

    assert trace(game) == before


@pytest.mark.conformance
@settings(max_examples=300, deadline=None)
@given(numbers, st.sampled_from(PROMPTS))
def test_the_kernel_refuses_any_number_that_is_not_a_legal_move(move: int, prompt: str) -> None:
    game = asked(prompt).kernel
    if move in game.moves:
        return
    before = game.digest()

    with pytest.raises(IllegalMove) as refused:
        game.choose(move)

    refusal = game.why_not(move)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == (refused.value.code, refused.value.facts)
    assert game.digest() == before


@pytest.mark.conformance
@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_kernel_refuses_every_kind_of_number(prompt: str) -> None:
    game = asked(prompt).kernel
    before = game.digest()
    parts = [0, 1, 2, 79, 80, 81, 254, 255, 510, 511]

    for verb in range(17):
        for card in parts:
            for target in (0, 1, 7, 8, 33, 34, 63, 64, 143, 144, 511):
                for kind in (0, 1, 22, 23, 255):
                    move = (verb << 26) + (kind << 18) + (card << 9) + target
                    refusal = game.why_not(move)
                    assert (refusal is None) == (move in game.moves)
    assert game.digest() == before


@pytest.mark.parametrize("move", HUGE, ids=range(len(HUGE)))
def test_numbers_of_any_size_are_refused(move: int) -> None:
    game = asked("play")
    before = trace(game)

    with pytest.raises(IllegalMove):
        game.apply(move)
    with pytest.raises(IllegalMove):
        game.kernel.choose(move)
    assert trace(game) == before


@pytest.mark.parametrize("move", [None, True, 1.0, b"end", ["end"], object()])
def test_a_move_must_be_text_or_number(move: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        asked("play").apply(move)

    assert refused.value.code == "unreadable_move"


def test_a_move_made_from_text_alone_is_applied() -> None:
    game = asked("play").clone()

    game.apply(Move("end"))

    assert game.history[-1][1] == "end"


def test_a_move_made_of_garbage_is_refused() -> None:
    with pytest.raises(MalformedMove):
        asked("play").apply(Move("shoot"))


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_refused_move_says_which_rule_refused(prompt: str) -> None:
    game = asked(prompt)
    assert game.decision is not None
    assert game.decision.prompt == prompt

    for text in ("give", "bid 100", "name > bob"):
        with pytest.raises(IllegalMove) as refused:
            game.apply(text)
        assert refused.value.code
