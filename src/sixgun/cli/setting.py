"""What kind of game is asked for on the command line, before it is known whether that can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from sixgun.engine import NAMES

__all__ = ["Setting", "listed", "seat_of_person", "seated"]


@dataclass(frozen=True)
class Setting:
    """The options of all games by their names; what is as here was not asked for.

    A `Room` says which of them its game has.
    """

    players: int | None = None
    boxes: tuple[str, ...] = ()
    variant: str = ""
    rule: tuple[str, ...] = ()
    events: int = 0
    tempo: bool = False
    beginner: bool = False
    house: tuple[Path, ...] = ()
    mode: str = ""
    edition: str = ""
    dealt: int = 0
    facts: Path | None = None
    side: str = ""

    def given(self) -> list[str]:
        """Those that were asked for."""
        return [field.name for field in fields(self) if getattr(self, field.name) != field.default]


def listed(given: Sequence[str] | None) -> tuple[str, ...]:
    """An option that may be repeated, and may have several values with commas between them."""
    return tuple(name for text in given or () for name in text.replace(",", " ").split())


def seated(name: str, players: int, seat: int = 0) -> tuple[str, ...]:
    """The names of a table with this player on a seat; without one, those of nobody."""
    others = [other for other in NAMES if other != name]
    return tuple([*others[:seat], name, *others[seat:]][: max(players, 0)]) if name else ()


def seat_of_person(names: Sequence[str]) -> int:
    """Where somebody sits who has none of the names that bots have; or else the first seat."""
    return next((seat for seat, name in enumerate(names) if name not in NAMES), 0)
