"""What is seen of a game through one pair of eyes, and everybody who looks through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from sixgun.engine import RawEvent
from sixgun.live import AnyGame
from sixgun.protocol import Clock
from sixgun.server.telling import Sight

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
        self.sight = Sight(game, play, seat)
        self.viewers: list[Viewer] = []

    def look(self, viewer: Viewer, known: int, clock: Clock | None) -> None:
        """A viewer comes who knows some of the events already."""
        viewer.send(encode(self.sight.whole(known, clock)))
        self.viewers.append(viewer)

    def tell(self, events: Sequence[RawEvent], clock: Clock | None) -> None:
        """Something has happened."""
        message = encode(self.sight.news(events, clock))
        for viewer in self.viewers:
            viewer.send(message)
