"""The broadcasting side of a table: subscribers, presence, and the view of each seat."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal

import msgspec

from sixgun.engine import SPECTATOR, Viewpoint
from sixgun.protocol import VERSION, ChatLine, Presence, SeatInfo, TableChanged, TableInfo, Welcome
from sixgun.server.context import ServerContext, now
from sixgun.server.refusals import Refusal
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables.match import Match
from sixgun.server.tables.subscription import Subscriber, encode

__all__ = ["BroadcastingTable"]

SMALL_AUDIENCE: Final = 20  # subscribers; up to here presence is broadcast at once
PRESENCE_INTERVAL: Final = 0.005  # seconds for each further subscriber


class BroadcastingTable:
    """A table that sends its state and its game to subscribers."""

    gives_hints = True
    tournament = ""  # the id of its tournament, if any

    def __init__(self, stored: StoredTable, context: ServerContext) -> None:
        self.id = stored.id
        self.host = stored.host
        self.setup = stored.setup
        self.round = stored.round
        self.chairs = stored.chairs
        self.context = context
        self.lock = asyncio.Lock()
        self.match: Match | None = None  # the running or last game
        self.delayed_match: Match | None = None  # the game that delayed spectators see
        self.delayed_switch: asyncio.TimerHandle | None = None  # to the next game
        self.subscribers: dict[Subscriber, Viewpoint] = {}
        self.presence_sent_at = 0.0
        self.presence_timer: asyncio.TimerHandle | None = None
        self.chat: list[ChatLine] = []
        self.last_used = time.monotonic()

    @property
    def state(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.match.over else "playing"

    @property
    def seats(self) -> range:
        return range(len(self.chairs))

    def viewpoint_of(self, person: str) -> Viewpoint:
        """Return the viewpoint of a person: their seat, or a spectator."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return Viewpoint.seat(seat)
        return SPECTATOR

    @property
    def is_watched(self) -> bool:
        return bool(self.subscribers)

    @property
    def shows_records(self) -> bool:
        """True if everybody may see the record of a finished game."""
        return True

    def is_connected(self, seat: int) -> bool:
        return Viewpoint.seat(seat) in self.subscribers.values()

    def is_delayed(self, viewpoint: Viewpoint) -> bool:
        return viewpoint == SPECTATOR and self.setup.delay > 0

    def match_for(self, viewpoint: Viewpoint) -> Match | None:
        """Return the game that is shown; delayed spectators may still see the previous one."""
        return self.delayed_match if self.is_delayed(viewpoint) else self.match

    def info(self, viewpoint: Viewpoint = SPECTATOR) -> TableInfo:
        """Return the table as a seat or a spectator sees it.

        Delayed spectators learn later that a game is over or that the next one has begun.
        """
        match = self.match_for(viewpoint)
        is_delayed = self.match is not None and self.is_delayed(viewpoint)
        end_unseen = is_delayed and (match is None or not match.is_over_for_everybody)
        return TableInfo(
            id=self.id,
            game=self.setup.game,
            options=self.setup.options,
            state="playing" if end_unseen else "over" if is_delayed else self.state,
            seats=[self.seat_info(at) for at in self.seats],
            host=self.host,
            public=self.setup.public,
            watching=self.setup.watching,
            clock=self.setup.clock,
            delay=self.setup.delay,
            pace=self.setup.pace,
            round=match.play.stored.number if is_delayed and match else self.round,
            play=match.play.stored.id if match else "",
            onlookers=self.spectator_count,
            tournament=self.tournament,
        )

    @property
    def spectator_count(self) -> int:
        return sum(not viewpoint.is_seat for viewpoint in self.subscribers.values())

    def seat_info(self, seat: int) -> SeatInfo:
        here = self.chairs[seat].kind == "bot" or self.is_connected(seat)
        return msgspec.structs.replace(self.chairs[seat], here=here)

    # -- subscribers -----------------------------------------------------------------------

    def connect(self, subscriber: Subscriber, play: str, known_events: int) -> None:
        """Subscribe a connection, from its person's seat or as a spectator."""
        viewpoint = self.viewpoint_of(subscriber.person)
        if self.match is not None and not self.may_watch(viewpoint):
            raise Refusal("no_onlookers", 403)
        if not viewpoint.is_seat:
            self.check_room_for(subscriber)
        self.subscribers[subscriber] = viewpoint
        self.last_used = time.monotonic()
        info = self.info(viewpoint)
        subscriber.send(encode(Welcome(VERSION, viewpoint.number, info, self.chat, now())))
        match = self.match_for(viewpoint)
        is_same_play = match is not None and match.play.stored.id == play
        self.send_match(subscriber, known_events if is_same_play else 0)
        self.broadcast_presence()
        self.presence_changed(viewpoint)

    def check_room_for(self, subscriber: Subscriber) -> None:
        """Refuse a spectator if the table, or their address, has too many."""
        limits = self.context.settings.limits
        spectators = [each for each, at in self.subscribers.items() if not at.is_seat]
        if len(spectators) >= limits.spectators_per_table:
            raise Refusal("too_many_spectators", 429, most=limits.spectators_per_table)
        if (
            sum(each.address == subscriber.address for each in spectators)
            >= limits.spectators_per_address
        ):
            raise Refusal("too_many_spectators", 429, most=limits.spectators_per_address)

    def disconnect(self, subscriber: Subscriber) -> None:
        viewpoint = self.subscribers.pop(subscriber, SPECTATOR)
        self.last_used = time.monotonic()
        self.unsubscribe(subscriber)
        self.broadcast_presence()
        self.presence_changed(viewpoint)

    def presence_changed(self, viewpoint: Viewpoint) -> None:
        """Reschedule the turn timer, because a forced move waits until its player is connected."""
        match = self.match
        if match is not None and not match.over and viewpoint.number == match.play.kernel.seat:
            match.turn_timer.schedule()

    def may_watch(self, viewpoint: Viewpoint) -> bool:
        """True for players, and for spectators if the host allows them."""
        return viewpoint.is_seat or self.setup.watching

    def send_match(self, subscriber: Subscriber, known_events: int = 0) -> None:
        """Subscribe a connection to the game that its seat may see."""
        self.unsubscribe(subscriber)
        viewpoint = self.subscribers[subscriber]
        match = self.match_for(viewpoint)
        if match is not None:
            match.subscribe(subscriber, viewpoint, known_events)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        for match in (self.match, self.delayed_match):
            if match is not None:
                match.unsubscribe(subscriber)

    def schedule_delayed_match(self, match: Match, seconds: float) -> None:
        """Show this game to delayed spectators after some seconds."""
        if seconds <= 0:
            self.delayed_match = match
        else:
            loop = asyncio.get_running_loop()
            self.delayed_switch = loop.call_later(seconds, self.switch_delayed_match, match)

    def switch_delayed_match(self, match: Match) -> None:
        self.delayed_switch = None
        delayed = [each for each, at in self.subscribers.items() if self.is_delayed(at)]
        for subscriber in delayed:
            self.unsubscribe(subscriber)
        self.delayed_match = match
        for subscriber in delayed:
            subscriber.send(encode(TableChanged(self.info(SPECTATOR), SPECTATOR.number)))
            self.send_match(subscriber)

    # -- broadcasts ------------------------------------------------------------------------

    def game_changed(self) -> None:
        """Called after each change of the game has been broadcast."""

    def broadcast_table(self, delayed: bool | None = None) -> None:
        """Send the table to all subscribers, or only to delayed (or not delayed) ones."""
        messages: dict[Viewpoint, bytes] = {}
        for subscriber, at in list(self.subscribers.items()):
            if delayed is None or delayed == self.is_delayed(at):
                if at not in messages:
                    messages[at] = encode(TableChanged(self.info(at), at.number))
                subscriber.send(messages[at])

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
        seats = [self.seat_info(seat) for seat in self.seats]
        here, sits_in = [seat.here for seat in seats], [seat.sits_in for seat in seats]
        self.broadcast(encode(Presence(here, sits_in, self.spectator_count)))

    def broadcast(self, message: bytes, delayed: bool | None = None) -> None:
        """Send a message to all subscribers, or only to delayed (or not delayed) ones."""
        for subscriber, viewpoint in list(self.subscribers.items()):
            if delayed is None or delayed == self.is_delayed(viewpoint):
                subscriber.send(message)
