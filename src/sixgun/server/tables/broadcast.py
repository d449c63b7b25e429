"""What a table shows: its state and its game, to each subscriber from their viewpoint."""

from __future__ import annotations

import asyncio
import time
from typing import Literal

from sixgun.engine import SPECTATOR, Viewpoint
from sixgun.protocol import VERSION, ChatLine, GameProof, TableChanged, TableInfo, Welcome
from sixgun.server.context import ServerContext, now
from sixgun.server.refusals import Refusal
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables.audience import Audience
from sixgun.server.tables.happenings import (
    ChairChanged,
    GameOver,
    Happening,
    Happenings,
    MoveMade,
    PresenceChanged,
    TimeGiven,
)
from sixgun.server.tables.match import Match
from sixgun.server.tables.play import Play
from sixgun.server.tables.seating import Seating
from sixgun.server.tables.subscription import Subscriber, encode

__all__ = ["BroadcastingTable"]


class BroadcastingTable:
    """A table that broadcasts what happens at it to its subscribers."""

    gives_hints = True
    tournament = ""  # the id of its tournament, if any

    def __init__(self, stored: StoredTable, context: ServerContext) -> None:
        self.id = stored.id
        self.host = stored.host
        self.setup = stored.setup
        self.round = stored.round
        self.context = context
        self.lock = asyncio.Lock()
        self.happenings = Happenings()
        self.seating = Seating(stored, context.store, self.happenings)
        self.audience = Audience(self.seating, stored.setup.delay)
        self.match: Match | None = None  # the running or last game
        self.delayed_match: Match | None = None  # the game that delayed spectators see
        self.delayed_switch: asyncio.TimerHandle | None = None  # to the next game
        self.chat: list[ChatLine] = []
        self.last_used = time.monotonic()
        self.happenings.subscribe(self.broadcast_happening)

    @property
    def state(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.match.over else "playing"

    @property
    def shows_records(self) -> bool:
        """True if everybody may see the record of a finished game."""
        return True

    def match_for(self, viewpoint: Viewpoint) -> Match | None:
        """Return the game that is shown; delayed spectators may still see the previous one."""
        return self.delayed_match if self.audience.is_delayed(viewpoint) else self.match

    def info(self, viewpoint: Viewpoint = SPECTATOR) -> TableInfo:
        """Return the table as a seat or a spectator sees it.

        Delayed spectators learn later that a game is over or that the next one has begun.
        """
        match = self.match_for(viewpoint)
        is_delayed = self.match is not None and self.audience.is_delayed(viewpoint)
        end_unseen = is_delayed and (match is None or not match.is_over_for_everybody)
        return TableInfo(
            id=self.id,
            game=self.setup.game,
            options=self.setup.options,
            state="playing" if end_unseen else "over" if is_delayed else self.state,
            seats=[self.audience.seat_info(seat) for seat in self.seating.seats],
            host=self.host,
            public=self.setup.public,
            watching=self.setup.watching,
            clock=self.setup.clock,
            delay=self.setup.delay,
            pace=self.setup.pace,
            round=match.play.stored.number if is_delayed and match else self.round,
            play=match.play.stored.id if match else "",
            onlookers=len(self.audience.spectators),
            tournament=self.tournament,
        )

    # -- subscribers -----------------------------------------------------------------------

    def connect(self, subscriber: Subscriber, play: str, known_events: int) -> None:
        """Subscribe a connection, from its person's seat or as a spectator."""
        viewpoint = self.seating.viewpoint_of(subscriber.person)
        if self.match is not None and not self.may_watch(viewpoint):
            raise Refusal("no_onlookers", 403)
        if not viewpoint.is_seat:
            self.audience.check_room_for(subscriber, self.context.settings.limits)
        self.audience.subscribers[subscriber] = viewpoint
        self.last_used = time.monotonic()
        info = self.info(viewpoint)
        subscriber.send(encode(Welcome(VERSION, viewpoint.number, info, self.chat, now())))
        match = self.match_for(viewpoint)
        is_same_play = match is not None and match.play.stored.id == play
        self.send_match(subscriber, known_events if is_same_play else 0)
        self.happenings.publish(PresenceChanged(viewpoint))

    def disconnect(self, subscriber: Subscriber) -> None:
        viewpoint = self.audience.subscribers.pop(subscriber, SPECTATOR)
        self.last_used = time.monotonic()
        self.unsubscribe(subscriber)
        self.happenings.publish(PresenceChanged(viewpoint))

    def may_watch(self, viewpoint: Viewpoint) -> bool:
        """True for players, and for spectators if the host allows them."""
        return viewpoint.is_seat or self.setup.watching

    def send_match(self, subscriber: Subscriber, known_events: int = 0) -> None:
        """Subscribe a connection to the game that its viewpoint may see."""
        self.unsubscribe(subscriber)
        viewpoint = self.audience.viewpoint_of(subscriber)
        match = self.match_for(viewpoint)
        if match is not None:
            play = match.play_for(viewpoint)
            play.subscribe(viewpoint, subscriber, known_events)
            if play.kernel.over and self.shows_records:
                subscriber.send(encode_proof(play))

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
        delayed = self.audience.delayed_subscribers
        for subscriber in delayed:
            self.unsubscribe(subscriber)
        self.delayed_match = match
        for subscriber in delayed:
            subscriber.send(self.encode_table(SPECTATOR))
            self.send_match(subscriber)

    # -- broadcasts ------------------------------------------------------------------------

    def broadcast_happening(self, happening: Happening) -> None:
        """Tell the subscribers what has happened."""
        if isinstance(happening, MoveMade):
            happening.play.broadcast(happening.events)
        elif isinstance(happening, TimeGiven):
            self.audience.broadcast(encode(happening.play.clock()), delayed=False)
        elif isinstance(happening, GameOver):
            if self.shows_records:
                self.audience.broadcast(encode_proof(happening.play), happening.is_delayed)
            self.broadcast_table(happening.is_delayed)
        elif isinstance(happening, ChairChanged):
            self.resubscribe()
            self.broadcast_table()
        elif isinstance(happening, PresenceChanged):
            self.audience.broadcast_presence()

    def resubscribe(self) -> None:
        """Send the game again to people whose viewpoint has changed with their seat."""
        subscribers = self.audience.subscribers
        for subscriber, before in list(subscribers.items()):
            after = self.seating.viewpoint_of(subscriber.person)
            if after != before:
                subscribers[subscriber] = after
                self.send_match(subscriber)

    def broadcast_table(self, delayed: bool | None = None) -> None:
        """Send the table to all subscribers, or only to delayed (or not delayed) ones."""
        self.audience.broadcast_by_viewpoint(self.encode_table, delayed)

    def encode_table(self, viewpoint: Viewpoint) -> bytes:
        return encode(TableChanged(self.info(viewpoint), viewpoint.number))


def encode_proof(play: Play) -> bytes:
    """Return the message with the record of a finished game."""
    return encode(GameProof(play.stored.id, play.proof()))
