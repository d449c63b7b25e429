"""Sentences without a language: the key of a message in the catalogue, and the values to fill in.

The reader's side, the page or the terminal, looks the message up in its language and names players
and cards in its own way.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

__all__ = [
    "CardName",
    "CardNames",
    "DeckName",
    "PlayerName",
    "PlayerNames",
    "PrintedName",
    "Sentence",
    "SentenceValue",
    "Term",
]


class PlayerName(Struct, tag_field="name", tag="player", omit_defaults=True):
    """A player, "you" for themselves. With a character, the figure is named by it."""

    seat: int
    figure: int = -1
    character: str = ""


class CardName(Struct, tag_field="name", tag="card"):
    """A card; -1 is a card that the reader has not seen."""

    card: int


class CardNames(Struct, tag_field="name", tag="cards", omit_defaults=True):
    """Several cards, and how many more the reader has not seen."""

    cards: list[int]
    unseen: int = 0


class PrintedName(Struct, tag_field="name", tag="printed"):
    """The printed name of a card, a character or an event."""

    type: Literal["card", "character", "event"]
    id: str


class DeckName(Struct, tag_field="name", tag="deck"):
    """The deck of a seat; the number of seats stands for the common deck."""

    deck: int


class Term(Struct, tag_field="name", tag="term"):
    """A word of the game, such as a role or a suit: the message with this key."""

    key: str


class PlayerNames(Struct, tag_field="name", tag="list"):
    """Several players, joined as the language does."""

    players: list[PlayerName]


class Sentence(Struct, tag_field="name", tag="sentence", omit_defaults=True):
    """A message of the catalogue with its values."""

    key: str
    values: dict[str, SentenceValue] = {}


SentenceValue = (
    int
    | float
    | str
    | PlayerName
    | CardName
    | CardNames
    | PrintedName
    | DeckName
    | Term
    | PlayerNames
    | Sentence
)
