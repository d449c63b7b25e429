"""The Duel at the command line: its words, its table, its questions, a simple bot.

The door is `GAME_UI`; nothing outside this folder asks for anything else in it.
"""

from sixgun.cli.duel.game_ui import GAME_UI

__all__ = ["GAME_UI"]
