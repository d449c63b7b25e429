"""`GameSettings`: the unchecked game options of the command line."""

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
    """The options of all games by name; a default value means "not given".

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
        """The names of the options that were given."""
        return [field.name for field in fields(self) if getattr(self, field.name) != field.default]


def split_list(given: Sequence[str] | None) -> tuple[str, ...]:
    """Split the values of an option that may be repeated or have commas."""
    return tuple(name for text in given or () for name in text.replace(",", " ").split())
