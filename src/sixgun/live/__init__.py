"""Games with words: the kernel's numbers, their record and their story, for people and servers."""

from sixgun.live.dealing import form, new_game
from sixgun.live.decisions import Decision, Move, Result
from sixgun.live.game import AnyGame, LiveGame, start
from sixgun.live.house import add_box, installed, load_box, load_installed, remove_box
from sixgun.live.replays import replay

__all__ = [
    "AnyGame",
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
