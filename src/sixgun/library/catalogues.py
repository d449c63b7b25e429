"""The catalogues of all games: cards, boxes and house rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sixgun import classic, duel
from sixgun.engine import HouseRule
from sixgun.library.classic import catalogue as of_classic
from sixgun.library.duel import catalogue as of_duel
from sixgun.library.entries import CatalogueEntry

__all__ = ["CATALOGUES", "GameCatalogue"]

Box = classic.Box | duel.Box


@dataclass(frozen=True)
class GameCatalogue:
    """All printed cards of one game, including loaded custom boxes."""

    catalogue: Callable[[], Sequence[CatalogueEntry]]
    boxes: Mapping[str, Box]
    house_rules: Sequence[HouseRule]


CATALOGUES: Final = {
    "classic": GameCatalogue(of_classic, classic.BOXES, classic.HOUSE_RULES),
    "duel": GameCatalogue(of_duel, duel.BOXES, duel.HOUSE_RULES),
}
