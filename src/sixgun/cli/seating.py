"""Where a person sits among bots."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine import NAMES

__all__ = ["person_seat", "seat_names_with"]


def seat_names_with(name: str, players: int, seat: int = 0) -> tuple[str, ...]:
    """The names of a table with this player on a seat; without one, those of nobody."""
    others = [other for other in NAMES if other != name]
    return tuple([*others[:seat], name, *others[seat:]][: max(players, 0)]) if name else ()


def person_seat(names: Sequence[str]) -> int:
    """Where somebody sits who has none of the names that bots have; or else the first seat."""
    return next((seat for seat, name in enumerate(names) if name not in NAMES), 0)
