"""One game in memory: its moves, clocks and subscriptions."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from sixgun.engine import FigureGame, RawEvent, Viewpoint
from sixgun.live import AnyGame, new_game
from sixgun.live.commitments import add_commitment
from sixgun.live.options import parse_options
from sixgun.live.rulesets import ruleset
from sixgun.notation import write_record
from sixgun.protocol import ClockRules, ClockState, GameDealt
from sixgun.server.seat_view import serialize_catalogue
from sixgun.server.store.plays import StoredMove, StoredPlay, StoredTime
from sixgun.server.tables.clocks import Clocks
from sixgun.server.tables.response_delay import ResponseDelay
from sixgun.server.tables.subscription import Subscriber, Subscription, encode

__all__ = ["BOT", "CLOCK", "PERSON", "Play", "deal_game"]

PERSON: Final = "person"  # values of `made_by`: who made a move
BOT: Final = "bot"
CLOCK: Final = "clock"
MIN_TIME_LEFT: Final = 100  # milliseconds; with less, the clock counts as run out


def deal_game(stored: StoredPlay) -> AnyGame:
    """Deal a game from its stored seed and options.

    Games on the server also ask for forced moves, so that the pauses do not reveal them.
    """
    return new_game(
        stored.game, seed=stored.seed, **parse_options(ruleset(stored.game), stored.options)
    )


class Play:
    """A game with its clocks, and its subscriptions by viewpoint."""

    def __init__(self, stored: StoredPlay, rules: ClockRules, usual_delay: float) -> None:
        self.stored = stored
        self.game = deal_game(stored)
        seats = self.kernel.seats
        self.clocks = Clocks(rules, seats)
        self.response_delay = ResponseDelay(seats, usual_delay, random.Random())
        self.missed = [0] * seats  # decisions in a row without an answer in time
        self.subscriptions: dict[Viewpoint, Subscription] = {}
        self.decision_started = time.monotonic()

    @property
    def kernel(self) -> FigureGame:
        kernel: FigureGame = self.game.kernel
        return kernel

    @property
    def ply(self) -> int:
        """The number of the current decision; forced moves count."""
        return self.kernel.answered

    # -- moves -----------------------------------------------------------------------------

    def make(self, move: StoredMove, code: int) -> Sequence[RawEvent]:
        """Apply a legal move that is stored; `code` is its number. Return its events."""
        ply_before = self.ply
        events = self.game.make_move(code, move.seat)
        self.clocks.set(move.seat, move.bank, move.times)
        if self.ply != ply_before:  # a player who leaves does not restart the clock of another
            self.decision_started = time.monotonic()
        return events

    def read(self, move: StoredMove) -> int:
        """Return the number of a move from the database, if it is legal now."""
        return self.game.read_legal_move(move.move, move.seat)

    def restore(self, moves: Sequence[StoredMove], more_time: Sequence[StoredTime]) -> None:
        """Apply all stored moves, then the extra time that seats got after their last move."""
        last_plies = {move.seat: move.ply for move in moves}
        for move in moves:
            self.note_answer(move.seat, move.made_by)
            self.make(move, self.read(move))
        for extra in more_time:
            if extra.ply > last_plies.get(extra.seat, -1):
                self.clocks.set(extra.seat, extra.bank, extra.times)

    def note_answer(self, seat: int, made_by: str) -> None:
        """Count missed decisions in a row; forced moves of a person do not reset the count."""
        if made_by == CLOCK:
            self.missed[seat] += 1
        elif made_by == PERSON and not self.forced:
            self.missed[seat] = 0

    def elapsed(self) -> int:
        """Return the milliseconds since the current decision started."""
        return int((time.monotonic() - self.decision_started) * 1000)

    def deadline(self, seat: int) -> float | None:
        """Return when the clock of a seat runs out; None without a clock."""
        if not self.clocks.running:
            return None
        return self.decision_started + self.clocks.deadline(seat) / 1000

    @property
    def has_time_left(self) -> bool:
        """True if the player who has to decide still has time."""
        clocks, seat = self.clocks, self.kernel.seat
        return clocks.deadline(seat) - self.elapsed() > MIN_TIME_LEFT

    @property
    def forced(self) -> bool:
        """True if there is only one legal move."""
        return len(self.kernel.moves) == 1

    @property
    def reveals_nothing(self) -> bool:
        """True if the player who decides has no secrets: a forced move needs no delay."""
        return not self.game.rules.has_secrets(self.kernel, self.kernel.seat)

    # -- messages and records --------------------------------------------------------------

    def proof(self) -> str:
        """Return the record with the salt, so that everybody can check the deal."""
        return write_record(add_commitment(self.game.record(), self.stored.salt))

    def deal_message(self) -> GameDealt:
        return GameDealt(
            play=self.stored.id,
            number=self.stored.number,
            names=list(self.kernel.names.seat_names),
            catalogue=serialize_catalogue(self.game),
            promise=self.commitment,
        )

    @cached_property
    def commitment(self) -> str:
        return add_commitment(self.game.record(), self.stored.salt).promise

    def clock(self) -> ClockState | None:
        if self.kernel.over or not self.clocks.running:
            return None
        return self.clocks.left(self.kernel.seat, self.elapsed())

    # -- subscriptions ---------------------------------------------------------------------

    def subscribe(self, viewpoint: Viewpoint, subscriber: Subscriber, known_events: int) -> None:
        """Send the whole game to a connection, and later what its viewpoint sees of each move."""
        subscriber.send(encode(self.deal_message()))
        if viewpoint not in self.subscriptions:
            self.subscriptions[viewpoint] = Subscription(self.game, self.stored.id, viewpoint)
        self.subscriptions[viewpoint].subscribe(subscriber, known_events, self.clock())

    def broadcast(self, events: Sequence[RawEvent]) -> None:
        clock = self.clock()
        for subscription in self.subscriptions.values():
            subscription.broadcast(events, clock)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        for viewpoint, subscription in list(self.subscriptions.items()):
            if subscriber in subscription.subscribers:
                subscription.subscribers.remove(subscriber)
            if not subscription.subscribers:
                del self.subscriptions[viewpoint]
