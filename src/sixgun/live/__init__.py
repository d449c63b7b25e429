"""Games with words: the kernel's numbers, their record and their story, for people and servers."""

from sixgun.live.game import Decision, LiveGame, Move, Result, form, new_game, start
from sixgun.live.house import add_box, installed, load_box, load_installed, remove_box
from sixgun.live.replays import replay

__all__ = [
    "Decision",
    "LiveGame",
    "Move",
    "Result",
    "add_box",
    "form",
    "installed",
    "load_box",
    "load_installed",
    "new_game",
    "remove_box",
    "replay",
    "start",
]
