"""Where a person sits among bots."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine import NAMES

__all__ = ["seat_of_person", "seated"]


def seated(name: str, players: int, seat: int = 0) -> tuple[str, ...]:
    """The names of a table with this player on a seat; without one, those of nobody."""
    others = [other for other in NAMES if other != name]
    return tuple([*others[:seat], name, *others[seat:]][: max(players, 0)]) if name else ()


def seat_of_person(names: Sequence[str]) -> int:
    """Where somebody sits who has none of the names that bots have; or else the first seat."""
    return next((seat for seat, name in enumerate(names) if name not in NAMES), 0)
