"""The arena: many games of bots, and how often each bot wins."""

from sixgun.arena.games import MAX_DECISIONS, Failure, GameResult, Observer, play_game
from sixgun.arena.timings import MoveTimings

__all__ = ["MAX_DECISIONS", "Failure", "GameResult", "MoveTimings", "Observer", "play_game"]
