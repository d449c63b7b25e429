"""The contents of the boxes: every fact about a game that never changes while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from sixgun.classic.cards import Card
from sixgun.classic.characters import Character
from sixgun.classic.config import Config
from sixgun.classic.event_cards import EventCard
from sixgun.classic.house_rules import house_rules_for
from sixgun.classic.sets import BOXES
from sixgun.classic.suits import SUITS, VALUES
from sixgun.classic.variants import Variant, variant_of
from sixgun.engine import BadConfig, Names, Rng

__all__ = ["Facts", "facts_for", "forget_facts"]


class Facts(Names):
    """Cards, characters and events of a configuration, numbered; shared by all its games. Tables
    that differ only in player names share everything else (`printed`).

    Lists by card number repeat what the card's class says, because they are read most often.
    """

    def __init__(
        self,
        config: Config,
        more_cards: Sequence[type[Card]] = (),
        more_characters: Sequence[type[Character]] = (),
        more_events: Sequence[type[EventCard]] = (),
        printed: Facts | None = None,
    ) -> None:
        super().__init__()
        if printed is not None:
            self.share(printed)
        self.made_of = (config, tuple(more_cards), tuple(more_characters), tuple(more_events))
        self.config = config
        if printed is None:
            self.load_boxes(config, more_cards, more_characters, more_events)
        self.seat_names = list(config.names)
        self.figures = self.variant.figure_names(config.names)

    def load_boxes(
        self,
        config: Config,
        more_cards: Sequence[type[Card]],
        more_characters: Sequence[type[Character]],
        more_events: Sequence[type[EventCard]],
    ) -> None:
        """All that does not depend on the names of the players."""
        self.game = "classic"
        self.house = house_rules_for(config.house)
        self.variant: Variant = variant_of(config)
        self.paired = self.variant.figures_a_seat > 1
        # by the number of figures: the steps to the figure that many seats further on
        self.apart = [
            [min(seats, count - seats) for seats in range(count)]
            for count in range(config.players + 1)
        ]
        self.kinds: list[Card] = []
        self.kind: list[Card] = []  # from here on by card number
        self.kind_no: list[int] = []
        self.suit: list[int] = []
        self.value: list[int] = []
        boxes = [BOXES[box] for box in config.boxes]
        self.events = [made() for box in boxes for made in box.events]
        self.events += [made() for made in (*more_events, *self.variant.own_events(config))]
        for number, event in enumerate(self.events):
            event.no = number
        self.has_events = bool(self.events)
        self.characters = [made() for box in boxes for made in box.characters]
        self.characters += [made() for made in more_characters]
        for number, character in enumerate(self.characters):
            character.no = number
        for made in [kind for box in boxes for kind in box.cards] + list(more_cards):
            copies = [made.copies, *(box.more_copies.get(made, "") for box in boxes)]
            self.add(self.variant.variant_kind(made)(), " ".join(copies))
        self.kind_ids += [character.id for character in self.characters]
        self.build_card_tables()
        self.kind_by_id = {kind.id: kind for kind in self.kinds}
        self.character_by_id = {character.id: character for character in self.characters}
        self.event_by_id = {event.id: event for event in self.events}
        self.bang = next(kind for kind in self.kinds if kind.is_bang)
        self.missed = next(kind for kind in self.kinds if kind.is_missed)
        self.wild = [[self.kind_by_id[other] for other in kind.stands_for] for kind in self.kind]
        self.has_wild = any(self.wild)
        for wanted in config.characters:
            if wanted and wanted.removeprefix("!") not in self.character_by_id:
                raise BadConfig("unknown_character", character=wanted)
            if wanted and config.characters.count(wanted) > 1:
                raise BadConfig("character_taken_twice", character=wanted)
        self.variant.check(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Facts, self.made_of) if any(self.made_of[1:]) else (facts_for, self.made_of[:1])

    def add(self, kind: Card, copies: str) -> None:
        kind.no = len(self.kinds)
        if self.paired and kind.lies_in_play and not kind.aimed:
            kind.aim_at_own_figure(kind.no)
        self.kinds.append(kind)
        self.kind_ids.append(kind.id)
        for face in [] if self.is_left_out(kind) else copies.split():
            self.add_card(kind.id, face)
            self.kind.append(kind)
            self.kind_no.append(kind.no)
            self.suit.append(SUITS.index(face[-1]))
            self.value.append(VALUES.index(face[:-1]))

    def is_left_out(self, kind: Card) -> bool:
        """R4: the beginner game has no cards with the mark of a book; variants leave out others."""
        book = kind.book or (kind.doubtful_book and self.house.every_book)
        return (self.config.beginner and book) or self.variant.leaves_out(kind)

    def build_card_tables(self) -> None:
        self.build_move_tables()
        self.is_free = [type(kind).blocked is Card.blocked for kind in self.kind]  # never blocked
        self.is_bang = [kind.is_bang for kind in self.kind]
        self.avoids = [kind.avoids for kind in self.kind]
        self.saves_life = [kind.saves_life for kind in self.kind]
        self.check_order = [kind.check_order for kind in self.kind]
        self.reach = [kind.reach for kind in self.kind]
        self.sight = [kind.sight for kind in self.kind]
        self.cover = [kind.cover for kind in self.kind]
        self.unlimited = [1 if kind.unlimited else 0 for kind in self.kind]
        self.counts = [  # whether `recompute_ranges` depends on it
            bool(kind.reach or kind.sight or kind.cover or kind.unlimited) for kind in self.kind
        ]
        self.is_used = [kind.is_used for kind in self.kind]
        self.has_used = any(self.is_used)

    # -- the stack of events ---------------------------------------------------------------

    def deal_events(self, rng: Rng) -> list[int]:
        """R183, R184: this many events in the order they come, with a final event last."""
        others, lasts = self.events_by_place()
        if not others and not lasts:
            return []
        rng.shuffle(others)
        rng.shuffle(lasts)
        return others[: self.event_count()] + lasts[:1]

    def event_count(self) -> int:
        """How many events come before the last: all of a single box, twelve of several (R184)."""
        others, lasts = self.events_by_place()
        usual = 12 if len(lasts) > 1 else len(others)
        return min(self.config.events or usual, len(others))

    def events_by_place(self) -> tuple[list[int], list[int]]:
        stack = [event for event in self.events if event.in_stack]
        return [e.no for e in stack if not e.last], [e.no for e in stack if e.last]

    def redeal_events(self, stack: list[int], events_revealed: int, rng: Rng) -> list[int]:
        """A possible stack for a player who has seen the revealed events and the next one."""
        seen = stack[: events_revealed + 1]
        if len(seen) == len(stack):
            return stack
        others, lasts = self.events_by_place()
        others = [event for event in others if event not in seen]
        rng.shuffle(others)
        rng.shuffle(lasts)
        return seen + others[: len(stack) - len(seen) - len(lasts[:1])] + lasts[:1]


@lru_cache(maxsize=64)
def facts_for(config: Config) -> Facts:
    """The facts of a table, if its options can be satisfied."""
    config = config.validate()
    return Facts(config, printed=shared_facts_for(replace(config, names=(), purses=())))


@lru_cache(maxsize=32)
def shared_facts_for(config: Config) -> Facts:
    """The facts shared by all tables with these options; player names may differ."""
    return Facts(config.validate())


def forget_facts() -> None:
    """Clear the caches: boxes have changed."""
    facts_for.cache_clear()
    shared_facts_for.cache_clear()
