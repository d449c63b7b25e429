"""The contents of the boxes: every fact about a game that never changes while it is played."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from sixgun.duel.cards import Card
from sixgun.duel.characters import Character, NoCharacter
from sixgun.duel.config import Config
from sixgun.duel.corrections import corrected_copies, corrected_life
from sixgun.duel.house_rules import house_rules_for
from sixgun.duel.printed_facts import BACKS, SYMBOLS, parse_copies
from sixgun.duel.sets import BOXES
from sixgun.engine import BadConfig, Names

__all__ = ["NOBODY", "Facts", "facts_for"]

NOBODY: Final = NoCharacter()
A_PAIR: Final = 2  # characters: front and rear
LEAST_DECK: Final = 10  # cards: enough for a hand and some more


class Facts(Names):
    """Cards and characters of a configuration, numbered; shared by all its games. Tables that
    differ only in player names share everything else (`printed`).

    Lists by card number repeat what the card's class says, because they are read most often.
    """

    def __init__(self, config: Config, printed: Facts | None = None) -> None:
        super().__init__()
        if printed is not None:
            self.share(printed)
        self.config = config
        if printed is None:
            self.load_boxes(config)
        self.seat_names = list(config.names)
        self.figures = [f"{name}.{number}" for name in config.names for number in (1, 2)]

    def load_boxes(self, config: Config) -> None:
        """Load everything that does not depend on the names of the players."""
        self.game = "duel"
        self.house = house_rules_for(config.house)
        self.first_edition = config.edition == "first"
        self.mode = config.rules
        self.sides = [side.id for side in self.mode.sides]
        self.build_goals()
        self.nobody: Character = NOBODY
        self.kinds: list[Card] = []
        self.kind: list[Card] = []  # from here on by card number
        self.back: list[int] = []
        self.symbol: list[int] = []
        self.home: list[int] = []  # the seat in whose deck it starts
        boxes = [BOXES[box] for box in self.box_ids()]
        for box in boxes:
            for made in box.cards:
                self.add(made())
        self.add_characters([made() for box in boxes for made in box.characters])
        self.build_card_tables()
        self.kind_by_id = {kind.id: kind for kind in self.kinds}
        self.colt = next(kind for kind in self.kinds if kind.is_colt)
        self.missed = next(kind for kind in self.kinds if kind.is_missed)
        self.check()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (facts_for, (self.config,))

    def box_ids(self) -> list[str]:
        """Both boxes, or only the base box if no side uses Renegade cards."""
        backs = {back for side in self.mode.sides for back in side.backs}
        return ["base", "renegades"] if backs - {"law", "outlaw"} else ["base"]

    def build_goals(self) -> None:
        """The target of each seat (D216)."""
        count = len(self.sides)
        self.goal = [(seat + 1) % count for seat in range(count)]
        self.hunter = [(seat - 1) % count for seat in range(count)]
        self.foes = [[(seat + step) % count for step in range(1, count)] for seat in range(count)]
        self.goals = [[goal] for goal in self.goal]

    def add(self, kind: Card) -> None:
        kind.no = len(self.kinds)
        self.kinds.append(kind)
        self.kind_ids.append(kind.id)
        copies = corrected_copies(self.config.corrections, kind.id, self.copies_of(kind))
        for back, symbol in parse_copies(copies):
            for seat in range(len(self.sides)):
                if BACKS[back] in self.mode.sides[seat].backs:
                    self.add_card(kind.id, f"{SYMBOLS[symbol]}.{BACKS[back]}")
                    self.kind.append(kind)
                    self.back.append(back)
                    self.symbol.append(symbol)
                    self.home.append(seat)

    def copies_of(self, kind: Card) -> str:
        more = kind.more_in_first_edition if self.first_edition else ""
        return f"{kind.copies} {more}"

    def add_characters(self, characters: list[Character]) -> None:
        self.characters = characters
        self.first_character = len(self.kinds)  # their numbers among all kinds start here
        corrections = self.config.corrections
        self.life = [corrected_life(corrections, c.id, c.life) for c in characters] + [0]
        self.always = [c.always_active for c in characters] + [False]
        if self.house.front_kid:
            for number in range(len(characters)):
                if characters[number].doubtful_always_active:
                    self.always[number] = False
        for number in range(len(characters)):
            characters[number].no = number
        self.character_by_id = {c.id: c for c in characters}
        self.character_by_id[NOBODY.id] = NOBODY
        self.kind_ids += [c.id for c in characters]
        self.pools = [  # by seat: the numbers of its characters
            [c.no for c in characters if c.back in side.backs] for side in self.mode.sides
        ]

    def build_card_tables(self) -> None:
        self.build_move_tables()
        self.hits = [kind.hits and not kind.is_resource for kind in self.kind]  # D237: in hand
        self.avoids = [kind.avoids and not kind.is_resource for kind in self.kind]
        self.given_as_hit = [kind.hits and kind.is_resource for kind in self.kind]  # from play
        self.given_as_avoid = [  # from play
            (kind.avoids and kind.is_resource) or kind.discarded_as_avoid for kind in self.kind
        ]
        self.reloads = [kind.reloads for kind in self.kind]
        self.sees_rear = [kind.sees_rear for kind in self.kind]
        self.unlimited = [kind.unlimited for kind in self.kind]
        self.shields = [kind.shields for kind in self.kind]
        self.draws_more = [kind.draws_more for kind in self.kind]
        self.start_order = [kind.start_order for kind in self.kind]
        self.has_protection = any(self.shields) or any(
            character.immune_to_actions for character in self.characters
        )
        self.is_free = [type(kind).blocked is Card.blocked for kind in self.kind]  # never blocked

    def check(self) -> None:
        """Refuse corrections of unknown cards, and those that leave too few cards to play."""
        for word in self.config.corrections:
            name, _, what = word.partition("=")[0].partition(".")
            known: set[str] = set()
            for box in BOXES.values():
                known |= {kind.id for kind in (box.characters if what == "life" else box.cards)}
            if name not in known:
                raise BadConfig("corrects_nothing", correction=word[:80])
        for seat in range(len(self.sides)):
            cards = self.home.count(seat)
            if cards < LEAST_DECK:
                raise BadConfig("deck_too_small", side=self.sides[seat], cards=cards)
            dealt = self.config.dealt
            most = len(self.pools[seat])
            if not A_PAIR <= dealt <= most:
                raise BadConfig("wrong_character_count", dealt=dealt, least=A_PAIR, most=most)


@lru_cache(maxsize=64)
def facts_for(config: Config) -> Facts:
    """The facts of a table, if its options can be satisfied."""
    config = config.validate()
    return Facts(config, shared_facts_for(replace(config, names=())))


@lru_cache(maxsize=32)
def shared_facts_for(config: Config) -> Facts:
    """The facts shared by all tables with these options; player names may differ."""
    return Facts(config.validate())
