"""The permanent words for the numbers of a game: what records, protocol and people use."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.engine.errors import BadConfig
from sixgun.engine.moves import DISCARD, PLAY, USE, WORDS, card_target, encode

__all__ = ["DEFAULT_NAMES", "Names", "resolve_player_names"]

NAME_PATTERN: Final = re.compile(r"[a-z_][a-z0-9_]{0,31}")
RESERVED: Final = ("ability", "as", *WORDS.values())  # words of the notation
DEFAULT_NAMES: Final = ("ann", "bob", "cal", "dot", "eli", "fay", "gus", "hal")


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """Cards, kinds, seats and figures by number. Games add their facts in a subclass."""

    def __init__(self) -> None:
        self.game = ""  # the game's id: "classic"
        self.cards: list[str] = []
        self.copies: dict[str, int] = {}  # by kind and face: the number of cards so far
        self.kind_ids: list[str] = []
        self.seat_names: list[str] = []
        self.figures: list[str] = []

    def share(self, other: Names) -> None:
        """Share all data with another object of this class; nothing is copied."""
        kind = type(other)
        for name in dir(other):
            if not name.startswith("__") and not callable(getattr(kind, name, None)):
                setattr(self, name, getattr(other, name))

    def build_move_tables(self) -> None:
        """The most frequent moves, by card. They depend only on the number of cards, so all games
        of that size share them."""
        cards = len(self.cards)
        self.play_moves = moves_by_card(PLAY, cards)
        self.use_moves = moves_by_card(USE, cards)
        self.discard_moves = moves_by_card(DISCARD, cards)
        self.aimed_moves = aimed_moves(cards)

    def add_card(self, kind: str, face: str) -> None:
        """A card by its kind and face; further cards with the same face get a number."""
        name = f"{kind}-{face}"
        count = self.copies.get(name, 0) + 1
        self.copies[name] = count
        self.cards.append(f"{name}.{count}" if count > 1 else name)


@lru_cache(maxsize=64)
def moves_by_card(verb: int, cards: int) -> list[int]:
    return [encode(verb, card) for card in range(cards)]


@lru_cache(maxsize=16)
def aimed_moves(cards: int) -> list[list[int]]:
    """The moves that play a card at a target, by card and target."""
    targets = range(card_target(cards))
    return [[encode(PLAY, card, target) for target in targets] for card in range(cards)]


def resolve_player_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The names of the players, or the default ones."""
    names = names or DEFAULT_NAMES[:players]
    if len(names) != players:
        raise BadConfig("wrong_number_of_names", names=len(names), players=players)
    for name in names:
        if not NAME_PATTERN.fullmatch(name) or name in RESERVED:
            raise BadConfig("bad_name", name=name)
    if len(set(names)) != len(names):
        raise BadConfig("names_not_unique")
    return tuple(names)
