"""The boxes. Each is a folder that lists its cards and characters; only the lists here name it."""

from __future__ import annotations

from typing import Final

from sixgun.classic.cards import Card
from sixgun.classic.characters import Character
from sixgun.classic.sets import base

__all__ = ["cards_of", "characters_of"]

CARDS: Final[dict[str, list[type[Card]]]] = {"base": base.CARDS}
CHARACTERS: Final[dict[str, list[type[Character]]]] = {"base": base.CHARACTERS}


def cards_of(boxes: tuple[str, ...]) -> list[type[Card]]:
    return [card for box in boxes for card in CARDS[box]]


def characters_of(boxes: tuple[str, ...]) -> list[type[Character]]:
    return [character for box in boxes for character in CHARACTERS[box]]
