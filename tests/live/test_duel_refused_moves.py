"""Illegal moves of The Duel are refused with a code and change nothing."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun import IllegalMove, MalformedMove
from sixgun.duel import MODES, Config
from tests.docs.sources import prompts
from tests.engine.random_walks import positions
from tests.live.random_duels import DuelGame, play_random_duel
from tests.live.test_refused_moves import garbage, numbers, trace

RARE = {"again", "replica"}  # seldom met in some random games
PROMPTS = sorted(prompts("duel") - RARE)


@cache
def asked(prompt: str) -> DuelGame:
    """A game that waits at this prompt."""
    for seed in range(40):
        for mode in MODES:
            config = Config(mode=mode, ask_discard_order=True)
            for plies, game in enumerate(positions(config, seed)):
                if game.prompt == prompt and not game.over:
                    return play_random_duel(seed, plies, mode=mode, ask_discard_order=True)
    raise AssertionError(f"nobody is ever asked {prompt}")


@settings(max_examples=150, deadline=None)
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


@settings(max_examples=150, deadline=None)
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


@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_kernel_refuses_every_kind_of_number(prompt: str) -> None:
    game = asked(prompt).kernel
    before = game.digest()
    cards, kinds = len(game.names.cards), len(game.names.kind_ids)

    for verb in range(17):
        for card in (0, 1, 2, cards, cards + 1, 511):
            for target in (0, 1, 4, 7, 33, 43, 46, 50, 63, 64, 63 + cards, 64 + cards, 511):
                for kind in (0, 1, kinds, kinds + 1, 255):
                    move = (verb << 26) + (kind << 18) + (card << 9) + target
                    refusal = game.why_not(move)
                    assert (refusal is None) == (move in game.moves)
                    assert refusal is None or refusal.code
    assert game.digest() == before


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_refused_move_says_which_rule_refused(prompt: str) -> None:
    game = asked(prompt)
    assert game.decision is not None
    assert game.decision.prompt == prompt

    for text in ("give", "bid 100", "name > bob.1", "draw > discards"):
        with pytest.raises(IllegalMove) as refused:
            game.apply(text)
        assert refused.value.code
