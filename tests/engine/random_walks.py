"""Random walks through games, for tests that check every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import overload

import sixgun
from sixgun import classic, duel
from sixgun.engine import Rng
from tests.dealing import AnyConfig, AnyGame, deal

__all__ = ["play_random", "positions"]


@overload
def positions(
    config: classic.Config, seed: int, emits_events: bool = ...
) -> Iterator[classic.Game]: ...
@overload
def positions(config: duel.Config, seed: int, emits_events: bool = ...) -> Iterator[duel.Game]: ...
def positions(config: AnyConfig, seed: int, emits_events: bool = False) -> Iterator[AnyGame]:
    """A game at each of its decisions, moved on at random, and finally when it is over."""
    game = deal(config, seed, emits_events)
    rng = Rng.from_seed(f"walk {seed}")
    yield game
    while not game.over:
        game.choose_at(rng.below(len(game.moves)))
        yield game


def play_random(seed: int, plies: int = 100_000, **options: object) -> sixgun.LiveGame:
    """A live game after this many random moves, or at its end."""
    game = sixgun.new_game("classic", seed=seed, **options)
    rng = Rng.from_seed(f"walk {seed}")
    while game.ply < plies and (decision := game.decision) is not None:
        game.apply(decision.moves[rng.below(len(decision.moves))])
    return game
