"""What kind of game is asked for on the command line, before it is known whether that can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

__all__ = ["DEFAULT_BOTS", "DEFAULT_PACE", "GameSettings", "split_list"]

DEFAULT_BOTS: Final = "gunslinger"
DEFAULT_PACE: Final = 0.1  # seconds between two sentences


@dataclass(frozen=True)
class GameSettings:
    """The options of all games by their names; what is as here was not asked for.

    A `GameUI` says which of them its game has.
    """

    players: int | None = None
    boxes: tuple[str, ...] = ()
    variant: str = ""
    rule: tuple[str, ...] = ()
    events: int = 0
    tempo: bool = False
    purses: tuple[str, ...] = ()
    beginner: bool = False
    box: tuple[Path, ...] = ()  # custom boxes
    mode: str = ""
    edition: str = ""
    dealt: int = 0
    facts: Path | None = None
    side: str = ""

    def given(self) -> list[str]:
        """Those that were asked for."""
        return [field.name for field in fields(self) if getattr(self, field.name) != field.default]


def split_list(given: Sequence[str] | None) -> tuple[str, ...]:
    """An option that may be repeated, and may have several values with commas between them."""
    return tuple(name for text in given or () for name in text.replace(",", " ").split())
