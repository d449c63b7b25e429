"""Many games of bots: who wins how often, with which certainty."""

from sixgun.arena.games import MAX_DECISIONS, Failure, GameResult, Observer, play_game
from sixgun.arena.timings import MoveTimings

__all__ = ["MAX_DECISIONS", "Failure", "GameResult", "MoveTimings", "Observer", "play_game"]
