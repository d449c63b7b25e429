"""The games that one can sit down to, each with a room of its own: a package with its `ROOM`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.cli.rooms import Room

__all__ = ["GAMES", "USUAL", "room_of"]

GAMES: Final = {"classic": "sixgun.cli.classic", "duel": "sixgun.cli.duel"}
USUAL: Final = "classic"  # where none is named


def room_of(game: str) -> Room:
    """The room of a game; it is opened when it is first asked for."""
    from sixgun.engine import BadConfig  # noqa: PLC0415 - `sixgun --help` reads the list alone

    if game not in GAMES:
        raise BadConfig("unknown_game", game=game[:60], known=" ".join(GAMES))
    room: Room = import_module(GAMES[game]).ROOM
    return room
