"""The games whose cards can be looked up; only the list below names them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sixgun import classic, duel
from sixgun.engine import HouseRule
from sixgun.library.classic import catalogue as of_classic
from sixgun.library.duel import catalogue as of_duel
from sixgun.library.entries import Entry

__all__ = ["SHELVES", "Shelf"]

Box = classic.Box | duel.Box


@dataclass(frozen=True)
class Shelf:
    """All that is printed for one game, with the boxes of other people that are loaded by now."""

    catalogue: Callable[[], Sequence[Entry]]
    boxes: Mapping[str, Box]
    house_rules: Sequence[HouseRule]


SHELVES: Final = {
    "classic": Shelf(of_classic, classic.BOXES, classic.HOUSE_RULES),
    "duel": Shelf(of_duel, duel.BOXES, duel.HOUSE_RULES),
}
