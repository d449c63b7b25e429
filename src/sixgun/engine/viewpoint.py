"""`Viewpoint`: whose view of a game it is."""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["EVERYTHING", "OPEN", "SPECTATOR", "Viewpoint"]

EVERYTHING: Final = -1  # a mask with the bits of all seats


class Viewpoint(NamedTuple):
    """A seat, a spectator, or everything open: `Viewpoint.seat(2)`, `SPECTATOR`, `OPEN`."""

    number: int  # the seat; -1 for a spectator, -2 for everything open, as in the protocol

    @staticmethod
    def seat(number: int) -> Viewpoint:
        return Viewpoint(number)

    @property
    def is_seat(self) -> bool:
        return self.number >= 0

    def seat_or_spectator(self, seats: int) -> int:
        """The kernel's number: spectators come after the last seat."""
        return self.number if self.number >= 0 else seats

    def mask(self, seats: int) -> int:
        """The bit in the kernel's masks of who knows what; all bits if everything is open."""
        return EVERYTHING if self == OPEN else 1 << self.seat_or_spectator(seats)


SPECTATOR: Final = Viewpoint(-1)
OPEN: Final = Viewpoint(-2)
