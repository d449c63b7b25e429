"""The box opened: every fact about a game that never changes while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sixgun.classic.cards import Card
from sixgun.classic.characters import Character
from sixgun.classic.config import Config
from sixgun.classic.sets import cards_of, characters_of
from sixgun.classic.suits import SUITS, VALUES
from sixgun.engine import BadConfig, Names
from sixgun.engine.moves import DISCARD, PLAY, card_target, encode

__all__ = ["Facts", "facts_for"]


class Facts(Names):
    """Cards and characters of a configuration, numbered; shared by all its games and their clones.

    Lists by card number repeat what the card's class says, since they are asked most often.
    """

    def __init__(
        self,
        config: Config,
        more_cards: Sequence[type[Card]] = (),
        more_characters: Sequence[type[Character]] = (),
    ) -> None:
        super().__init__()
        self.made_of = (config, tuple(more_cards), tuple(more_characters))
        self.game = "classic"
        self.config = config
        self.seat_names = list(config.names)
        self.figures = self.seat_names
        self.kinds: list[Card] = []
        self.kind: list[Card] = []  # from here on by card number
        self.kind_no: list[int] = []
        self.suit: list[int] = []
        self.value: list[int] = []
        self.characters: list[Character] = [
            made() for made in [*characters_of(config.boxes), *more_characters]
        ]
        for made in [*cards_of(config.boxes), *more_cards]:
            if not (config.beginner and made.book):
                self.add(made())
        cards = range(len(self.kind))
        self.play_moves = [encode(PLAY, card) for card in cards]
        self.aimed_moves = [  # by card and target
            [encode(PLAY, card, target) for target in range(card_target(len(cards)))]
            for card in cards
        ]
        self.discard_moves = [encode(DISCARD, card) for card in cards]
        self.is_bang = [kind.is_bang for kind in self.kind]
        self.avoids = [kind.avoids for kind in self.kind]
        self.saves_life = [kind.saves_life for kind in self.kind]
        self.check_order = [kind.check_order for kind in self.kind]
        self.reach = [kind.reach for kind in self.kind]
        self.sight = [kind.sight for kind in self.kind]
        self.cover = [kind.cover for kind in self.kind]
        self.unlimited = [1 if kind.unlimited else 0 for kind in self.kind]
        self.kind_by_id = {kind.id: kind for kind in self.kinds}
        self.character_by_id = {character.id: character for character in self.characters}
        for wanted in config.characters:
            if wanted and wanted.removeprefix("!") not in self.character_by_id:
                raise BadConfig("unknown_character", character=wanted)
            if wanted and config.characters.count(wanted) > 1:
                raise BadConfig("character_taken_twice", character=wanted)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Facts, self.made_of) if any(self.made_of[1:]) else (facts_for, self.made_of[:1])

    def add(self, kind: Card) -> None:
        kind.no = len(self.kinds)
        self.kinds.append(kind)
        self.kind_ids.append(kind.id)
        for face in kind.copies.split():
            name = f"{kind.id}-{face}"
            same = sum(1 for other in self.cards if other.split(".")[0] == name)
            self.cards.append(f"{name}.{same + 1}" if same else name)
            self.kind.append(kind)
            self.kind_no.append(kind.no)
            self.suit.append(SUITS.index(face[-1]))
            self.value.append(VALUES.index(face[:-1]))


@lru_cache(maxsize=64)
def facts_for(config: Config) -> Facts:
    return Facts(config)
