"""Games with words: the kernel's numbers, their record and their story, for people and servers."""

from sixgun.live.game import Decision, LiveGame, Move, Result, form, new_game
from sixgun.live.replays import replay

__all__ = ["Decision", "LiveGame", "Move", "Result", "form", "new_game", "replay"]
