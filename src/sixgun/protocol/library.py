"""Everything printed on cards, and the rules that apply to it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

__all__ = ["BoxInfo", "HouseRuleInfo", "Library", "LibraryEntry", "RulingInfo", "RulingList"]


class LibraryEntry(Struct):
    """A card, a character or an event. Fields that do not apply are empty."""

    id: str
    name: str
    type: Literal["card", "character", "event"]
    box: str
    words: str
    rulings: list[str]
    border: str = ""  # a card's colour
    copies: dict[str, list[str]] = {}  # by box or back: value and suit of each copy, or its symbol
    life: int | None = None
    reach: int | None = None  # a weapon's reach
    icons: list[str] = []  # The Duel: the kind of card
    side: str = ""  # The Duel: the side of a character
    book: bool = False  # left out of the beginner game
    sources: dict[str, str] = {}  # The Duel: the source of a printed fact
    other_name: str = ""  # the name in some prints


class BoxInfo(Struct):
    id: str
    name: str


class HouseRuleInfo(Struct):
    """A switch for a table that plays a ruling differently."""

    name: str
    words: str
    ruling: str


class Library(Struct):
    """All printed cards, the boxes and the house rules, by game."""

    games: dict[str, list[LibraryEntry]]
    boxes: dict[str, list[BoxInfo]]
    house: dict[str, list[HouseRuleInfo]]


class RulingInfo(Struct):
    """A ruling in one sentence, and where it is documented."""

    id: str
    text: str
    source: str
    section: str
    game: str  # the page of the rulebook: a game, or tournament
    in_force: bool


class RulingList(Struct):
    rulings: list[RulingInfo]
