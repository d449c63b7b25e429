"""The games of the command line. Each has a package with its `GAME_UI`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.cli.game_ui import GameUI

__all__ = ["DEFAULT_GAME", "GAMES", "game_ui_for"]

GAMES: Final = {"classic": "sixgun.cli.classic", "duel": "sixgun.cli.duel"}
DEFAULT_GAME: Final = "classic"


def game_ui_for(game: str) -> GameUI:
    """The UI of a game, imported on first use."""
    from sixgun.engine import BadConfig  # noqa: PLC0415 - `sixgun --help` reads the list alone

    if game not in GAMES:
        raise BadConfig("unknown_game", game=game[:60], known=" ".join(GAMES))
    ui: GameUI = import_module(GAMES[game]).GAME_UI
    return ui
