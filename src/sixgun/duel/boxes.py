"""What a box of The Duel contains."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.duel.cards import Card
from sixgun.duel.characters import Character

__all__ = ["Box"]


class Box:
    """A box: kinds of cards and characters."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that all kinds use
        name: str,
        cards: Sequence[type[Card]],
        characters: Sequence[type[Character]],
    ) -> None:
        self.id = id
        self.name = name
        self.cards = list(cards)
        self.characters = list(characters)

    def __repr__(self) -> str:
        return f"<Box {self.id}>"
