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
from sixgun.notation import write_move, write_target
from sixgun.protocol import Catalogue, ClockState, Events, MoveOption, PendingDecision, ViewMessage

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
        self.view = serialize_view(game, seat)
        self.event_count = len(visible_events(game, seat, game.raw_events))

    def full_view(self, known: int = 0, clock: ClockState | None = None) -> ViewMessage:
        """The full view for a client that already has the first `known` events."""
        events = visible_events(self.game, self.seat, self.game.raw_events)
        known = known if known <= len(events) else 0
        decision = serialize_decision(self.game, self.seat, clock)
        starts = [start - known for start in move_starts(self.game, self.seat) if start > known]
        return ViewMessage(self.play, known, events[known:], self.view, decision, starts)

    def update(self, events: Sequence[RawEvent], clock: ClockState | None = None) -> Events:
        """The message about new events: what changed in the view since the last update."""
        view = serialize_view(self.game, self.seat)
        changes = {name: value for name, value in view.items() if self.view[name] != value}
        new = visible_events(self.game, self.seat, events)
        message = Events(
            self.event_count, new, changes, serialize_decision(self.game, self.seat, clock)
        )
        self.view = view
        self.event_count += len(new)
        return message


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


def serialize_view(game: AnyGame, seat: int) -> Fields:
    """Everything that a seat may know, as one flat object."""
    view = game.open_view(game.kernel.seats) if seat == OPEN else game.view(seat)
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


def move_starts(game: AnyGame, seat: int) -> list[int]:
    """The index of the first event of each move, counted in the events visible to a seat."""
    hidden = [at for at, raw in enumerate(game.raw_events) if not is_visible(raw, seat)]
    return sorted({start - bisect_left(hidden, start) for start in game.move_starts})


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
    game: AnyGame, seat: int, clock: ClockState | None
) -> PendingDecision | None:
    """The pending decision; its options are included only for the seat that decides."""
    kernel = game.kernel
    if kernel.over:
        return None
    moves = [serialize_option(kernel, move) for move in kernel.moves] if kernel.seat == seat else []
    return PendingDecision(kernel.answered, kernel.seat, kernel.prompt, moves, clock)


def serialize_option(game: FigureGame, move: int) -> MoveOption:
    if verb_of(move) == BID:
        return MoveOption(move=write_move(game, move), verb=VERBS[BID], amount=amount_of(move))
    target, kind = target_of(move), kind_of(move)
    figure, at_card = figure_of(target), target_card_of(target)
    option = MoveOption(
        move=write_move(game, move),
        verb=VERBS[verb_of(move)],
        card=card_of(move),
        kind=game.names.kind_ids[kind] if kind >= 0 else "",
        figure=figure,
        at_card=at_card,
        word=write_target(game.names, target) if target and figure < 0 and at_card < 0 else "",
    )
    chance = game.success_chance(move)
    if chance >= 0:
        option.chance = round(chance, 4)
    return option
