"""A game as the protocol tells it to one seat. All that leaves the server about a game is made
here, from `view` and from events as that seat may see them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from sixgun.engine import FigureGame, RawEvent
from sixgun.engine import View as BaseView
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
from sixgun.protocol import Asked, Catalogue, Clock, Events, MoveOption, View

__all__ = ["OPEN", "Document", "Sight", "asked_of", "catalogue_of", "document", "told"]

Document = dict[str, Any]  # a view, field by field

OPEN: Final = -2  # the seat of whoever may see everything, as after a game
CARDS: Final = "cards"  # the field of a game's view that holds the kernel's part
OWN_WAY: Final = ("moves",)  # told with the decision, in words
BASE_FIELDS: Final = tuple(f.name for f in fields(BaseView) if f.name not in OWN_WAY)
# By type of event: what it is called, and its facts.
CALLED: Final = tuple(re.sub(r"(?<!^)([A-Z])", r"_\1", t.__name__).lower() for t in EVENT_TYPES)
FACTS: Final = tuple(tuple(f.name for f in fields(t)) for t in EVENT_TYPES)
AIMED: Final = "at_card"  # besides, of a card that is played: the card it is aimed at


class Sight:
    """A game as it is seen from one seat: the whole of it, and then what is new."""

    def __init__(self, game: AnyGame, play: str, seat: int) -> None:
        self.game = game
        self.play = play
        self.seat = seat
        self.seen = document(game, seat)
        self.told = len(told(game, seat, game.raw_events))

    def whole(self, known: int = 0, clock: Clock | None = None) -> View:
        """For somebody who knows some of the events already."""
        story = told(self.game, self.seat, self.game.raw_events)
        known = known if known <= len(story) else 0
        asked = asked_of(self.game, self.seat, clock)
        cuts = [start - known for start in move_starts(self.game, self.seat) if start > known]
        return View(self.play, known, story[known:], self.seen, asked, cuts)

    def news(self, events: Sequence[RawEvent], clock: Clock | None = None) -> Events:
        """Something has happened."""
        now = document(self.game, self.seat)
        changes = {name: value for name, value in now.items() if self.seen[name] != value}
        news = told(self.game, self.seat, events)
        message = Events(self.told, news, changes, asked_of(self.game, self.seat, clock))
        self.seen = now
        self.told += len(news)
        return message


def catalogue_of(game: AnyGame) -> Catalogue:
    kernel = game.kernel
    return Catalogue(
        cards=list(kernel.names.cards),
        figures=list(kernel.names.figures),
        owners=list(kernel.owner),
        roles=game.rules.role_words(kernel),
        sides=game.rules.open_sides(kernel),
        backs=game.rules.back_words(kernel),
    )


def document(game: AnyGame, seat: int) -> Document:
    """All that a seat may know, in one level."""
    view = game.open_view(game.kernel.seats) if seat == OPEN else game.view(seat)
    own = [field.name for field in fields(view) if field.name != CARDS]
    found = {name: getattr(view.cards, name) for name in BASE_FIELDS}
    return found | {name: getattr(view, name) for name in own}


def told(game: AnyGame, seat: int, events: Sequence[RawEvent]) -> list[Document]:
    """Events as a seat may see them. That a move was forced is its own seat's business."""
    if seat == OPEN:
        return [told_event(game, raw, True) for raw in events]
    bit = 1 << seat
    return [told_event(game, raw, raw[1] & bit != 0) for raw in events if is_told(raw, seat)]


def is_told(raw: RawEvent, seat: int) -> bool:
    return raw[0] != FORCED or seat in (raw[2], OPEN)


def move_starts(game: AnyGame, seat: int) -> list[int]:
    """Where each move begins in the story as a seat was told it."""
    kept_back = [at for at, raw in enumerate(game.raw_events) if not is_told(raw, seat)]
    return sorted({start - bisect_left(kept_back, start) for start in game.move_starts})


def told_event(game: AnyGame, raw: RawEvent, seen: bool) -> Document:
    found: Document = {"type": CALLED[raw[0]]}
    for at, name in enumerate(FACTS[raw[0]]):
        value = raw[2 + at]
        if name == "card":
            found[name] = value if seen else None
        else:
            found[name] = worded(game, name, value)
    if raw[0] == CARD_PLAYED:  # its target is coded as in a move
        aimed = found["target"]
        found["target"], found[AIMED] = figure_of(aimed), target_card_of(aimed)
    return found


def worded(game: AnyGame, name: str, value: int) -> int | str:
    """Numbers of kinds, roles and words are said in words."""
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


def asked_of(game: AnyGame, seat: int, clock: Clock | None) -> Asked | None:
    """The decision that everybody waits for, with its moves if it is this seat's."""
    kernel = game.kernel
    if kernel.over:
        return None
    moves = [option_of(kernel, move) for move in kernel.moves] if kernel.seat == seat else []
    return Asked(kernel.answered, kernel.seat, kernel.prompt, moves, clock)


def option_of(game: FigureGame, move: int) -> MoveOption:
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
    chance = game.chance(move)
    if chance >= 0:
        option.chance = round(chance, 4)
    return option
