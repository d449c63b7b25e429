"""Everything that is printed on cards, and the rules that hold for it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

__all__ = ["HouseRule", "Library", "NamedBox", "Printed", "Ruling", "Rulings"]


class Printed(Struct):
    """A card, a character or an event. What only others have is empty."""

    id: str
    name: str
    type: Literal["card", "character", "event"]
    box: str
    words: str
    rulings: list[str]
    border: str = ""  # of a card, by its colour
    copies: dict[str, list[str]] = {}  # by box or back: value and suit of each, or its symbol
    life: int | None = None
    reach: int | None = None  # of a weapon
    icons: list[str] = []  # The Duel: what the card is by itself
    side: str = ""  # The Duel: whose character it is
    book: bool = False  # left out of the beginner game
    sources: dict[str, str] = {}  # The Duel: where a printed fact comes from
    other_name: str = ""  # what some print calls it


class NamedBox(Struct):
    id: str
    name: str


class HouseRule(Struct):
    """A switch for a table that plays a ruling otherwise."""

    name: str
    words: str
    ruling: str


class Library(Struct):
    """By game."""

    games: dict[str, list[Printed]]
    boxes: dict[str, list[NamedBox]]
    house: dict[str, list[HouseRule]]


class Ruling(Struct):
    """How we play, in a sentence, and where it stands."""

    id: str
    text: str
    source: str
    section: str
    game: str  # the page of the rulebook: a game, or tournament
    in_force: bool


class Rulings(Struct):
    rulings: list[Ruling]
