"""Subscriptions: broadcast what one viewpoint sees to its connections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from sixgun.engine import RawEvent, Viewpoint
from sixgun.live import AnyGame
from sixgun.protocol import ClockState
from sixgun.server.seat_view import SeatView

__all__ = ["Subscriber", "Subscription", "encode"]

encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """An open connection that receives messages."""

    person: str  # "" if anonymous
    address: str

    def send(self, message: bytes) -> None: ...
    def dismiss(self) -> None: ...


class Subscription:
    """All subscribers who share one viewpoint of a game.

    Each subscriber first gets the full view, then updates; all get the same bytes.
    """

    def __init__(self, game: AnyGame, play: str, viewpoint: Viewpoint) -> None:
        self.seat_view = SeatView(game, play, viewpoint)
        self.subscribers: list[Subscriber] = []

    def subscribe(
        self, subscriber: Subscriber, known_events: int, clock: ClockState | None
    ) -> None:
        """Send the full view to a new subscriber, without the events they know."""
        subscriber.send(encode(self.seat_view.full_view(known_events, clock)))
        self.subscribers.append(subscriber)

    def broadcast(self, events: Sequence[RawEvent], clock: ClockState | None) -> None:
        """Send new events to all subscribers."""
        message = encode(self.seat_view.update(events, clock))
        for subscriber in self.subscribers:
            subscriber.send(message)
