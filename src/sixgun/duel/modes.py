"""The five modes: their sides, each with deck, hand and characters (D10, D213-D216)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.duel.printed_facts import LAW, OUTLAW, REN_LAW, REN_OUTLAW

__all__ = ["MODES", "Mode", "Side"]


@dataclass(frozen=True)
class Side:
    """One side of a mode: its cards and characters have these backs."""

    id: str
    backs: tuple[str, ...]
    hand: int  # cards at the start

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Side, (self.id, self.backs, self.hand))


@dataclass(frozen=True)
class Mode:
    """A mode: its sides in the order of their turns and seats."""

    id: str
    name: str
    sides: tuple[Side, ...]
    dealt: int  # characters dealt to each

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Mode, (self.id, self.name, self.sides, self.dealt))

    @property
    def players(self) -> int:
        return len(self.sides)


def side(name: str, hand: int, *backs: str) -> Side:
    return Side(name, backs, hand)


RENEGADES: Final = (REN_LAW, REN_OUTLAW)

MODES: Final = {
    mode.id: mode
    for mode in (
        Mode(
            "law_vs_outlaw",
            "Law against Outlaws",
            (side(LAW, 4, LAW), side(OUTLAW, 5, OUTLAW)),
            4,
        ),
        Mode(
            "renegade_vs_law",
            "Renegades against the Law",
            (side(LAW, 4, LAW), side("renegade", 5, *RENEGADES)),
            4,
        ),
        Mode(
            "renegade_vs_outlaw",
            "Renegades against the Outlaws",
            (side(OUTLAW, 5, OUTLAW), side("renegade", 4, *RENEGADES)),
            4,
        ),
        Mode(
            "reinforcements",
            "Reinforcements",
            (side(LAW, 4, LAW, REN_LAW), side(OUTLAW, 5, OUTLAW, REN_OUTLAW)),
            4,
        ),
        Mode(
            "mexican_standout",
            "Mexican Standout",
            (
                side(OUTLAW, 4, OUTLAW),
                side(LAW, 4, LAW),
                side("renegade", 5, *RENEGADES),
            ),
            3,
        ),
    )
}
