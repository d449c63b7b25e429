"""Serializes a game for one seat, with only what that seat may see.

Everything that the server sends about a game is built here.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from sixgun.engine import BaseView, FigureGame, RawEvent
from sixgun.engine.events import CARD_PLAYED, EVENT_TYPES, FORCED
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
    "OPEN",
    "Fields",
    "SeatView",
    "serialize_catalogue",
    "serialize_decision",
    "serialize_view",
    "visible_events",
]

Fields = dict[str, Any]  # a JSON object

OPEN: Final = -2  # a viewpoint that sees everything, for finished games
CARDS: Final = "cards"  # the field of a game's view that holds the fields of the kernel
EXCLUDED_FIELDS: Final = ("moves",)  # part of the decision, in notation
BASE_FIELDS: Final = tuple(f.name for f in fields(BaseView) if f.name not in EXCLUDED_FIELDS)
# By type of event: its tag and the names of its fields.
EVENT_TAGS: Final = tuple(re.sub(r"(?<!^)([A-Z])", r"_\1", t.__name__).lower() for t in EVENT_TYPES)
EVENT_FIELDS: Final = tuple(tuple(f.name for f in fields(t)) for t in EVENT_TYPES)
AT_CARD: Final = "at_card"  # the target card in an event of a played card


class SeatView:
    """The view of a game from one seat: first the full view, then updates."""

    def __init__(self, game: AnyGame, play: str, seat: int) -> None:
        self.game = game
        self.play = play
        self.seat = seat
        self.facts = PublicFacts(game)
        self.view = serialize_view(view_from(game, seat))
        self.log = open_log(game, seat)
        self.log.new_moves()
        self.event_count = len(visible_events(game, seat, game.raw_events))

    def full_view(self, known: int = 0, clock: ClockState | None = None) -> ViewMessage:
        """The full view for a client that already has the first `known` events."""
        events = visible_events(self.game, self.seat, self.game.raw_events)
        known = known if known <= len(events) else 0
        decision = self.decision(view_from(self.game, self.seat), clock)
        log = self.log_since(known)
        return ViewMessage(self.play, known, events[known:], self.view, decision, log)

    def update(self, events: Sequence[RawEvent], clock: ClockState | None = None) -> Events:
        """The message about new events: what changed in the view since the last update."""
        seen = view_from(self.game, self.seat)
        view = serialize_view(seen)
        changes = {name: value for name, value in view.items() if self.view[name] != value}
        new = visible_events(self.game, self.seat, events)
        decision, log = self.decision(seen, clock), self.log.new_sentences()
        message = Events(self.event_count, new, changes, decision, log)
        self.view = view
        self.event_count += len(new)
        return message

    def decision(self, view: Any, clock: ClockState | None) -> PendingDecision | None:
        return serialize_decision(self.game, self.facts, self.seat, view, clock)

    def log_since(self, known: int) -> list[Sentence]:
        """The log of the moves after the first `known` events."""
        moves = open_log(self.game, self.seat).new_moves()
        starts = [0, *visible_starts(self.game, self.seat)]
        return [
            sentence
            for start, move in zip(starts, moves, strict=True)
            if start >= known
            for sentence in move
        ]


def open_log(game: AnyGame, seat: int) -> GameLog:
    return GameLog(game, game.kernel.seats if seat == OPEN else seat, is_open=seat == OPEN)


def view_from(game: AnyGame, seat: int) -> Any:
    """Everything that a seat may know."""
    return game.open_view(game.kernel.seats) if seat == OPEN else game.view(seat)


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
    game_fields = [field.name for field in fields(view) if field.name != CARDS]
    base = {name: getattr(view.cards, name) for name in BASE_FIELDS}
    return base | {name: getattr(view, name) for name in game_fields}


def visible_events(game: AnyGame, seat: int, events: Sequence[RawEvent]) -> list[Fields]:
    """The serialized events that a seat may see; others do not learn that its move was forced."""
    if seat == OPEN:
        return [serialize_event(game, raw, True) for raw in events]
    bit = 1 << seat
    return [
        serialize_event(game, raw, raw[1] & bit != 0) for raw in events if is_visible(raw, seat)
    ]


def is_visible(raw: RawEvent, seat: int) -> bool:
    return raw[0] != FORCED or seat in (raw[2], OPEN)


def visible_starts(game: AnyGame, seat: int) -> list[int]:
    """The index of the first event of each move, counted in the events visible to a seat."""
    hidden = [at for at, raw in enumerate(game.raw_events) if not is_visible(raw, seat)]
    return [start - bisect_left(hidden, start) for start in game.move_starts]


def serialize_event(game: AnyGame, raw: RawEvent, sees_card: bool) -> Fields:
    event: Fields = {"type": EVENT_TAGS[raw[0]]}
    for at, name in enumerate(EVENT_FIELDS[raw[0]]):
        value = raw[2 + at]
        if name == "card":
            event[name] = value if sees_card else None
        else:
            event[name] = serialize_value(game, name, value)
    if raw[0] == CARD_PLAYED:  # its target is encoded as in a move
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
    game: AnyGame, facts: PublicFacts, seat: int, view: Any, clock: ClockState | None
) -> PendingDecision | None:
    """The pending decision; its options are included only for the seat that decides."""
    kernel = game.kernel
    if kernel.over:
        return None
    decision = PendingDecision(kernel.answered, kernel.seat, kernel.prompt, [], clock)
    if kernel.seat == seat:
        decision.moves = [serialize_option(kernel, facts, view, move) for move in kernel.moves]
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
