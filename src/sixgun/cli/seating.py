"""The seat of a person among bots."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine import DEFAULT_NAMES

__all__ = ["person_seat", "seat_names_with"]


def seat_names_with(name: str, players: int, seat: int = 0) -> tuple[str, ...]:
    """The names of all seats with this player on one; without a name, an empty tuple."""
    others = [other for other in DEFAULT_NAMES if other != name]
    return tuple([*others[:seat], name, *others[seat:]][: max(players, 0)]) if name else ()


def person_seat(names: Sequence[str]) -> int:
    """The first seat whose name is not a bot's; the first seat if there is none."""
    return next((seat for seat, name in enumerate(names) if name not in DEFAULT_NAMES), 0)
