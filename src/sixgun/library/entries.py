"""`CatalogueEntry`: the printed facts of one card, character or event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["CatalogueEntry"]


@dataclass(frozen=True)
class CatalogueEntry:
    """One card, character or event; fields of other types are None.

    A game with more printed facts derives from it.
    """

    id: str
    name: str
    type: Literal["card", "character", "event"]
    box: str
    border: str | None
    copies: dict[str, list[str]]  # by box or deck: the face of each
    life: int | None
    reach: int | None  # of a weapon
    book: bool | None  # left out of the beginner game
    words: str
    rulings: list[str]

    def names(self) -> list[str]:
        """All names by which it can be found."""
        return [self.id, self.name]
