"""Serializes a game as one viewpoint sees it.

Everything that the server sends about a game is built here. The engine decides what a viewpoint may
see: `LiveGame.view` and `seen_events`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Final

from sixgun.engine import BaseView, FigureGame, RawEvent, Viewpoint, seen_events
from sixgun.engine.events import CARD_PLAYED, EVENT_TYPES
from sixgun.engine.moves import (
    BID,
    VERBS,
    amount_of,
    card_of,
    figure_of,
    kind_of,
    target_card_of,
    target_of,
    verb_of,
)
from sixgun.live import AnyGame
from sixgun.narration import (
    GameLog,
    PublicFacts,
    describe_decision,
    describe_move,
    describe_waiting,
)
from sixgun.notation import write_move, write_target
from sixgun.protocol import (
    Catalogue,
    ClockState,
    Events,
    MoveOption,
    PendingDecision,
    Sentence,
    ViewMessage,
)

__all__ = [
    "Fields",
    "SeatView",
    "serialize_catalogue",
    "serialize_decision",
    "serialize_events",
    "serialize_view",
]

Fields = dict[str, Any]  # a JSON object

CARDS: Final = "cards"  # the field of a game's view that holds the fields of the kernel
EXCLUDED_FIELDS: Final = ("moves",)  # part of the decision, in notation
BASE_FIELDS: Final = tuple(f.name for f in fields(BaseView) if f.name not in EXCLUDED_FIELDS)
# By type of event: its tag and the names of its fields.
EVENT_TAGS: Final = tuple(re.sub(r"(?<!^)([A-Z])", r"_\1", t.__name__).lower() for t in EVENT_TYPES)
EVENT_FIELDS: Final = tuple(tuple(f.name for f in fields(t)) for t in EVENT_TYPES)
FIELDS_WITH_IDS: Final = frozenset(("word", "kind", "role", "character", "event"))
AT_CARD: Final = "at_card"  # the target card in an event of a played card


class SeatView:
    """A game from one viewpoint: first the full view, then updates."""

    def __init__(self, game: AnyGame, play: str, viewpoint: Viewpoint) -> None:
        self.game = game
        self.play = play
        self.viewpoint = viewpoint
        self.mask = viewpoint.mask(game.kernel.seats)
        self.facts = PublicFacts(game)
        self.seen = game.view(viewpoint)
        self.fields = serialize_view(self.seen)
        self.log = GameLog(game, viewpoint)
        self.log.new_moves()  # written already, or in the full view
        self.event_count = len(seen_events(self.mask, game.raw_events))

    def full_view(self, known: int = 0, clock: ClockState | None = None) -> ViewMessage:
        """The full view for a client that already has the first `known` events."""
        events = serialize_events(self.game, self.mask, self.game.raw_events)
        known = known if known <= len(events) else 0
        decision, log = self.decision(clock), self.log_since(known)
        return ViewMessage(self.play, known, events[known:], self.fields, decision, log)

    def update(self, events: Sequence[RawEvent], clock: ClockState | None = None) -> Events:
        """The message about new events: what changed in the view since the last update."""
        self.seen = self.game.view(self.viewpoint)
        before, self.fields = self.fields, serialize_view(self.seen)
        changes = {name: value for name, value in self.fields.items() if before[name] != value}
        new = serialize_events(self.game, self.mask, events)
        decision, log = self.decision(clock), self.log.new_sentences()
        message = Events(self.event_count, new, changes, decision, log)
        self.event_count += len(new)
        return message

    def decision(self, clock: ClockState | None) -> PendingDecision | None:
        return serialize_decision(self.game.kernel, self.facts, self.seen, clock)

    def log_since(self, known: int) -> list[Sentence]:
        """The log of the moves after the first `known` events."""
        moves = GameLog(self.game, self.viewpoint).new_moves()
        starts = [0, *self.game.seen_move_starts(self.viewpoint)]
        return [
            sentence
            for start, move in zip(starts, moves, strict=True)
            if start >= known
            for sentence in move
        ]


def serialize_catalogue(game: AnyGame) -> Catalogue:
    kernel = game.kernel
    return Catalogue(
        cards=list(kernel.names.cards),
        figures=list(kernel.names.figures),
        owners=list(kernel.owner),
        roles=game.rules.role_words(kernel),
        sides=game.rules.open_sides(kernel),
        backs=game.rules.back_words(kernel),
    )


def serialize_view(view: Any) -> Fields:
    """A view as one flat object."""
    kind: Any = type(view)
    base = {name: getattr(view.cards, name) for name in BASE_FIELDS}
    return base | {name: getattr(view, name) for name in view_fields(kind)}


@cache
def view_fields(kind: Any) -> tuple[str, ...]:
    """The names of the fields that only the views of this game have."""
    return tuple(field.name for field in fields(kind) if field.name != CARDS)


def serialize_events(game: AnyGame, mask: int, events: Sequence[RawEvent]) -> list[Fields]:
    """These events as the viewpoint with this mask sees them."""
    return [serialize_event(game, kind, values) for kind, values in seen_events(mask, events)]


def serialize_event(game: AnyGame, kind: int, values: Sequence[int | None]) -> Fields:
    event: Fields = {"type": EVENT_TAGS[kind]}
    for name, value in zip(EVENT_FIELDS[kind], values, strict=True):
        if value is None or name not in FIELDS_WITH_IDS:
            event[name] = value
        else:
            event[name] = serialize_value(game, name, value)
    if kind == CARD_PLAYED:  # its target is encoded as in a move
        target = event["target"]
        event["target"], event[AT_CARD] = figure_of(target), target_card_of(target)
    return event


def serialize_value(game: AnyGame, name: str, value: int) -> int | str:
    """Replace the numbers of kinds, roles, characters and words by their ids."""
    kernel: FigureGame = game.kernel
    if name == "word":
        return write_target(kernel.names, value)
    if name == "kind":
        return kernel.names.kind_ids[value] if value >= 0 else ""
    if name == "role":
        return game.rules.role_words(kernel)[value]
    if name == "character":
        return game.rules.character_ids(kernel)[value]
    if name == "event":
        return game.rules.event_ids(kernel)[value]
    return value


def serialize_decision(
    game: FigureGame, facts: PublicFacts, view: Any, clock: ClockState | None
) -> PendingDecision | None:
    """The pending decision with the options that the view lists: only for the seat that decides."""
    seen: BaseView = view.cards
    if seen.over:
        return None
    decision = PendingDecision(seen.answered, seen.asked, seen.prompt, [], clock)
    if seen.seat == seen.asked:
        decision.moves = [serialize_option(game, facts, view, move) for move in seen.moves]
        decision.title, decision.detail = describe_decision(facts, view)
    else:
        decision.title = describe_waiting(facts, view)
    return decision


def serialize_option(game: FigureGame, facts: PublicFacts, view: Any, move: int) -> MoveOption:
    chance = game.success_chance(move)
    title, detail = describe_move(facts, view, move, chance if chance >= 0 else None)
    option = MoveOption(
        move=write_move(game, move), verb=VERBS[verb_of(move)], title=title, detail=detail
    )
    if verb_of(move) == BID:
        option.amount = amount_of(move)
        return option
    target, kind = target_of(move), kind_of(move)
    option.card = card_of(move)
    option.kind = game.names.kind_ids[kind] if kind >= 0 else ""
    option.figure, option.at_card = figure_of(target), target_card_of(target)
    if target and option.figure < 0 and option.at_card < 0:
        option.word = write_target(game.names, target)
    if chance >= 0:
        option.chance = round(chance, 4)
    return option
