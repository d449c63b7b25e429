"""Sixgun: the BANG! card-game family. An unofficial fan work.

>>> import sixgun
>>> game = sixgun.new_game("classic", players=5, seed=7)
>>> game.decision.prompt
'play'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sixgun.engine import BadConfig, IllegalMove, MalformedMove, MalformedRecord, SixgunError
    from sixgun.live import (
        Decision,
        GameResult,
        LiveGame,
        Move,
        add_box,
        build_name,
        load_box,
        load_installed,
        new_game,
        remove_box,
        replay,
    )

__all__ = [
    "BadConfig",
    "Decision",
    "GameResult",
    "IllegalMove",
    "LiveGame",
    "MalformedMove",
    "MalformedRecord",
    "Move",
    "SixgunError",
    "add_box",
    "build_name",
    "load_box",
    "load_installed",
    "new_game",
    "remove_box",
    "replay",
]

__version__ = "0.1.0"


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def __getattr__(name: str) -> object:
    """The rules are loaded when first asked for, so that `sixgun --help` answers at once."""
    if name not in __all__:
        raise AttributeError(f"module 'sixgun' has no attribute {name!r}")
    from sixgun import engine, live  # noqa: PLC0415

    return getattr(live, name, None) or getattr(engine, name)
