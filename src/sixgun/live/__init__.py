"""Games for people and servers: the kernel's numbers with text, a record and an event log."""

from sixgun.live.build_info import build_name
from sixgun.live.custom_boxes import add_box, installed, load_box, load_installed, remove_box
from sixgun.live.decisions import Decision, GameResult, Move
from sixgun.live.factory import new_game
from sixgun.live.game import AnyGame, LiveGame, start
from sixgun.live.replays import replay

__all__ = [
    "AnyGame",
    "Decision",
    "GameResult",
    "LiveGame",
    "Move",
    "add_box",
    "build_name",
    "installed",
    "load_box",
    "load_installed",
    "new_game",
    "remove_box",
    "replay",
    "start",
]
