"""The arena: many games of bots, and how often each bot wins."""

from sixgun.arena.games import MAX_DECISIONS, ArenaGame, Failure, Observer, play_game
from sixgun.arena.timings import MoveTimings

__all__ = ["MAX_DECISIONS", "ArenaGame", "Failure", "MoveTimings", "Observer", "play_game"]
