"""Random walks through games, for the tests that look at every moment of some."""

from __future__ import annotations

from collections.abc import Iterator

import sixgun
from sixgun.classic import Config, Game, new_game
from sixgun.engine import Rng

__all__ = ["moments", "played"]


def moments(config: Config, seed: int, telling: bool = False) -> Iterator[Game]:
    """A game at each of its decisions, moved on at random; last of all when it is over."""
    game = new_game(config, seed, telling=telling)
    luck = Rng.from_seed(f"walk {seed}")
    yield game
    while not game.over:
        game.choose_at(luck.below(len(game.moves)))
        yield game


def played(seed: int, plies: int = 100_000, **options: object) -> sixgun.LiveGame:
    """A game with words after so many random moves, or at its end."""
    game = sixgun.new_game("classic", seed=seed, **options)
    luck = Rng.from_seed(f"walk {seed}")
    while game.ply < plies and (decision := game.decision) is not None:
        game.apply(decision.moves[luck.below(len(decision.moves))])
    return game
