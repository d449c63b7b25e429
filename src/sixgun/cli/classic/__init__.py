"""BANG! at the command line: its words, its table, its questions, a simple bot.

The door is `ROOM`; nothing outside this folder asks for anything else in it.
"""

from sixgun.cli.classic.room import ROOM

__all__ = ["ROOM"]
