"""What is seen of a game through one pair of eyes, and everybody who looks through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from sixgun.engine import RawEvent
from sixgun.live import AnyGame
from sixgun.protocol import Clock, Events, View
from sixgun.server.telling import asked_of, document, told

__all__ = ["Eyes", "Viewer", "encode"]

encode = msgspec.json.Encoder().encode


class Viewer(Protocol):
    """Somebody's open connection."""

    person: str  # "" if nobody knows who it is

    def send(self, message: bytes) -> None: ...
    def dismiss(self) -> None: ...


class Eyes:
    """A seat of a game, or its onlookers. All viewers get the same bytes: the whole view when they
    come, and then what is new."""

    def __init__(self, game: AnyGame, play: str, seat: int) -> None:
        self.game = game
        self.play = play
        self.seat = seat
        self.viewers: list[Viewer] = []
        self.seen = document(game, seat)
        self.told = len(told(game, seat, game.raw_events))

    def look(self, viewer: Viewer, known: int, clock: Clock | None) -> None:
        """A viewer comes who knows some of the events already."""
        story = told(self.game, self.seat, self.game.raw_events)
        known = known if known <= len(story) else 0
        asked = asked_of(self.game, self.seat, clock)
        viewer.send(encode(View(self.play, known, story[known:], self.seen, asked)))
        self.viewers.append(viewer)

    def tell(self, events: Sequence[RawEvent], clock: Clock | None) -> None:
        """Something has happened."""
        now = document(self.game, self.seat)
        changes = {name: value for name, value in now.items() if self.seen[name] != value}
        news = told(self.game, self.seat, events)
        asked = asked_of(self.game, self.seat, clock)
        message = encode(Events(self.told, news, changes, asked))
        self.seen = now
        self.told += len(news)
        for viewer in self.viewers:
            viewer.send(message)
