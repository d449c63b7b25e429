"""The audience of a table: its connections, each with its viewpoint."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from sixgun.engine import SPECTATOR, Viewpoint
from sixgun.protocol import Presence, SeatInfo
from sixgun.server.refusals import Refusal
from sixgun.server.settings import Limits
from sixgun.server.tables.seating import Seating
from sixgun.server.tables.subscription import Subscriber, encode

__all__ = ["Audience"]

SMALL_AUDIENCE: Final = 20  # subscribers; up to here presence is broadcast at once
PRESENCE_INTERVAL: Final = 0.005  # seconds for each further subscriber


class Audience:
    """The subscribers of a table: players, and spectators who may be delayed."""

    def __init__(self, seating: Seating, delay: float) -> None:
        self.seating = seating
        self.has_delay = delay > 0
        self.subscribers: dict[Subscriber, Viewpoint] = {}
        self.presence_sent_at = 0.0
        self.presence_timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self.subscribers)

    def viewpoint_of(self, subscriber: Subscriber) -> Viewpoint:
        return self.subscribers.get(subscriber, SPECTATOR)

    @property
    def connected_seats(self) -> set[int]:
        return {at.number for at in self.subscribers.values() if at.is_seat}

    def is_connected(self, seat: int) -> bool:
        return Viewpoint.seat(seat) in self.subscribers.values()

    def is_delayed(self, viewpoint: Viewpoint) -> bool:
        return self.has_delay and viewpoint == SPECTATOR

    @property
    def delayed_subscribers(self) -> list[Subscriber]:
        return [each for each, at in self.subscribers.items() if self.is_delayed(at)]

    @property
    def spectators(self) -> list[Subscriber]:
        return [each for each, at in self.subscribers.items() if not at.is_seat]

    def check_room_for(self, subscriber: Subscriber, limits: Limits) -> None:
        """Refuse a spectator if the table, or their address, has too many."""
        spectators = self.spectators
        if len(spectators) >= limits.spectators_per_table:
            raise Refusal("too_many_spectators", 429, most=limits.spectators_per_table)
        if (
            sum(each.address == subscriber.address for each in spectators)
            >= limits.spectators_per_address
        ):
            raise Refusal("too_many_spectators", 429, most=limits.spectators_per_address)

    # -- broadcasts ------------------------------------------------------------------------

    def broadcast(self, message: bytes, delayed: bool | None = None) -> None:
        """Send a message to all subscribers, or only to delayed (or not delayed) ones."""
        self.broadcast_by_viewpoint(lambda _: message, delayed)

    def broadcast_by_viewpoint(
        self, encode_for: Callable[[Viewpoint], bytes], delayed: bool | None = None
    ) -> None:
        """Send each viewpoint its own message."""
        messages: dict[Viewpoint, bytes] = {}
        for subscriber, viewpoint in list(self.subscribers.items()):
            if delayed is None or delayed == self.is_delayed(viewpoint):
                if viewpoint not in messages:
                    messages[viewpoint] = encode_for(viewpoint)
                subscriber.send(messages[viewpoint])

    # -- presence --------------------------------------------------------------------------

    def seat_info(self, seat: int) -> SeatInfo:
        chair = self.seating.chairs[seat]
        here = chair.kind == "bot" or self.is_connected(seat)
        return msgspec.structs.replace(chair, here=here)

    def broadcast_presence(self) -> None:
        """Broadcast who is connected; with many subscribers, several changes are sent at once."""
        if self.presence_timer is not None:
            return
        pause = max(len(self.subscribers) - SMALL_AUDIENCE, 0) * PRESENCE_INTERVAL
        wait = self.presence_sent_at + pause - time.monotonic()
        if wait > 0:
            loop = asyncio.get_running_loop()
            self.presence_timer = loop.call_later(wait, self.send_presence)
        else:
            self.send_presence()

    def send_presence(self) -> None:
        self.presence_timer = None
        self.presence_sent_at = time.monotonic()
        seats = [self.seat_info(seat) for seat in self.seating.seats]
        here, sits_in = [seat.here for seat in seats], [seat.sits_in for seat in seats]
        self.broadcast(encode(Presence(here, sits_in, len(self.spectators))))

    def stop(self) -> None:
        """Cancel a broadcast that waits."""
        if self.presence_timer is not None:
            self.presence_timer.cancel()
