"""The permanent words for the numbers of a game: what records, protocol and people use."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.engine.errors import BadConfig
from sixgun.engine.moves import DISCARD, PLAY, USE, WORDS, card_target, encode

__all__ = ["NAMES", "Names", "checked_names"]

NAME: Final = re.compile(r"[a-z_][a-z0-9_]{0,31}")
RESERVED: Final = ("ability", "as", *WORDS.values())  # words of the notation
NAMES: Final = ("ann", "bob", "cal", "dot", "eli", "fay", "gus", "hal")


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """Cards, kinds, seats and figures by number. Games add their facts in a subclass."""

    def __init__(self) -> None:
        self.game = ""  # the family member: "classic"
        self.cards: list[str] = []
        self.kind_ids: list[str] = []
        self.seat_names: list[str] = []
        self.figures: list[str] = []

    def list_moves(self) -> None:
        """The moves that are written most often, by card."""
        cards = range(len(self.cards))
        self.play_moves = [encode(PLAY, card) for card in cards]
        self.use_moves = [encode(USE, card) for card in cards]
        self.aimed_moves = [  # by card and target
            [encode(PLAY, card, target) for target in range(card_target(len(cards)))]
            for card in cards
        ]
        self.discard_moves = [encode(DISCARD, card) for card in cards]

    def add_card(self, kind: str, face: str) -> None:
        """A card by its kind and face; of several with the same face the others are numbered."""
        name = f"{kind}-{face}"
        same = sum(1 for other in self.cards if other == name or other.startswith(f"{name}."))
        self.cards.append(f"{name}.{same + 1}" if same else name)


def checked_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The names of the players, or the usual ones."""
    names = names or NAMES[:players]
    if len(names) != players:
        raise BadConfig("wrong_number_of_names", names=len(names), players=players)
    for name in names:
        if not NAME.fullmatch(name) or name in RESERVED:
            raise BadConfig("bad_name", name=name)
    if len(set(names)) != len(names):
        raise BadConfig("names_not_unique")
    return tuple(names)
