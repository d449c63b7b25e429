"""Many games of bots: who wins how often, with which certainty."""

from sixgun.arena.games import MOST_DECISIONS, Failure, Observer, Played, play
from sixgun.arena.pace import Pace

__all__ = ["MOST_DECISIONS", "Failure", "Observer", "Pace", "Played", "play"]
