"""Random live games of The Duel."""

from __future__ import annotations

from typing import Any

from sixgun.duel import Config, Game, View
from sixgun.engine import Rng
from sixgun.live import LiveGame, new_game

__all__ = ["ODD", "DuelGame", "play_random_duel"]

DuelGame = LiveGame[Config, Game, View]

# A game with a changed value for every option.
ODD: dict[str, Any] = {
    "mode": "mexican_standout",
    "names": ["zoe", "yul", "xia"],
    "edition": "first",
    "dealt": 5,
    "house": ["own_swaps_only", "live_fanning"],
    "corrections": ["big_steve.life=5", "gold_pan.ren_outlaw=", "spurs.ren_law=barrel,snake*2"],
    "ask_discard_order": True,
    "ask_forced": True,
}


def play_random_duel(seed: int, plies: int = 100_000, **options: object) -> DuelGame:
    """Play this many random moves, or to the end."""
    game = new_game("duel", seed=seed, **options)
    rng = Rng.from_seed(f"walk {seed}")
    while game.ply < plies and (decision := game.decision) is not None:
        game.apply(decision.moves[rng.below(len(decision.moves))])
    return game
