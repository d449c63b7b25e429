"""One game at a table: its moves, clocks, and who looks at it. It knows no database."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

from sixgun.engine import FigureGame, RawEvent
from sixgun.live import AnyGame, new_game
from sixgun.live.commitments import add_commitment
from sixgun.live.options import parse_options
from sixgun.live.rulesets import ruleset
from sixgun.notation import read_move, write_record
from sixgun.protocol import Clock, ClockRules, GameDealt
from sixgun.server.store.plays import KeptMove, KeptPlay, KeptTime
from sixgun.server.tables.clocks import Clocks
from sixgun.server.tables.eyes import Eyes, Viewer
from sixgun.server.tables.pace import Pace
from sixgun.server.telling import catalogue_of

__all__ = ["BOT", "CLOCK", "PERSON", "Play", "dealt"]

PERSON: Final = "person"  # who has made a move
BOT: Final = "bot"
CLOCK: Final = "clock"
A_MOMENT: Final = 100  # milliseconds


def dealt(kept: KeptPlay) -> AnyGame:
    """The game at its first decision. Like every game of the server it also asks where there is
    but one answer: when that is given, and by whom, nobody can tell."""
    return new_game(kept.game, seed=kept.seed, **parse_options(ruleset(kept.game), kept.options))


class Play:
    def __init__(self, kept: KeptPlay, rules: ClockRules, usual: float) -> None:
        self.kept = kept
        self.game = dealt(kept)
        seats = self.kernel.seats
        self.clocks = Clocks(rules, seats)
        self.pace = Pace(seats, usual, random.Random())
        self.missed = [0] * seats  # decisions in a row
        self.moves: list[tuple[int, str]] = []
        self.eyes: dict[int, Eyes] = {}
        self.asked_at = time.monotonic()

    @property
    def kernel(self) -> FigureGame:
        kernel: FigureGame = self.game.kernel
        return kernel

    @property
    def ply(self) -> int:
        """The number of the decision, with those that were forced."""
        return self.kernel.answered

    # -- moves -----------------------------------------------------------------------------

    def make(self, move: KeptMove) -> Sequence[RawEvent]:
        """A move that is in the store; what happened."""
        code, asked = read_move(self.kernel, move.move), self.ply
        self.game.apply(code, move.seat)
        self.clocks.set(move.seat, move.bank, move.times)
        self.moves.append((move.seat, move.move))
        if self.ply != asked:  # who leaves when another one is asked gives him no more time
            self.asked_at = time.monotonic()
        return self.kernel.events

    def recall(self, moves: Sequence[KeptMove], more_time: Sequence[KeptTime]) -> None:
        """All that was done before. Of more time only what a seat has taken since its last move is
        news: the move has told the rest."""
        last = {move.seat: move.ply for move in moves}
        for move in moves:
            self.note(move.seat, move.made_by)
            self.make(move)
        for taken in more_time:
            if taken.ply > last.get(taken.seat, -1):
                self.clocks.set(taken.seat, taken.bank, taken.times)

    def note(self, seat: int, made_by: str) -> None:
        """Who answers the decision that stands: whether its player was there to make it. The only
        move there is may have been made for him."""
        if made_by == CLOCK:
            self.missed[seat] += 1
        elif made_by == PERSON and not self.forced:
            self.missed[seat] = 0

    def taken(self) -> int:
        """Milliseconds since the question."""
        return int((time.monotonic() - self.asked_at) * 1000)

    def last_moment(self, seat: int) -> float | None:
        """When the clock of a seat that is asked will be out; None without a clock."""
        if not self.clocks.running:
            return None
        return self.asked_at + self.clocks.deadline(seat) / 1000

    @property
    def has_time(self) -> bool:
        """Whether the clock of whoever is asked has clearly more than none left."""
        clocks, seat = self.clocks, self.kernel.seat
        return clocks.deadline(seat) - self.taken() > A_MOMENT

    @property
    def forced(self) -> bool:
        return len(self.kernel.moves) == 1

    @property
    def betrays_nothing(self) -> bool:
        """Whoever has no card, and no purse, has nothing to hide: that he has no choice is plain to
        see."""
        return not self.game.rules.has_secrets(self.kernel, self.kernel.seat)

    # -- words -----------------------------------------------------------------------------

    def proof(self) -> str:
        """The record, with all that is needed to check the deal."""
        return write_record(add_commitment(self.game.record(), self.kept.salt))

    def announcement(self) -> GameDealt:
        return GameDealt(
            play=self.kept.id,
            number=self.kept.number,
            names=list(self.kernel.names.seat_names),
            catalogue=catalogue_of(self.game),
            promise=self.promise,
        )

    @property
    def promise(self) -> str:
        return add_commitment(self.game.record(), self.kept.salt).promise

    def clock(self) -> Clock | None:
        if self.kernel.over or not self.clocks.running:
            return None
        return self.clocks.left(self.kernel.seat, self.taken())

    # -- viewers ---------------------------------------------------------------------------

    def look(self, seat: int, viewer: Viewer, known: int) -> None:
        """Somebody looks from a seat; from one more than there are he looks on."""
        if seat not in self.eyes:
            self.eyes[seat] = Eyes(self.game, self.kept.id, seat)
        self.eyes[seat].look(viewer, known, self.clock())

    def tell(self, events: Sequence[RawEvent]) -> None:
        clock = self.clock()
        for eyes in self.eyes.values():
            eyes.tell(events, clock)

    def look_away(self, viewer: Viewer) -> None:
        for seat, eyes in list(self.eyes.items()):
            if viewer in eyes.viewers:
                eyes.viewers.remove(viewer)
            if not eyes.viewers:
                del self.eyes[seat]
