"""A game at a table: every move is checked, written to the database, applied and published.

Every change holds the table's lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from sixgun.engine import MalformedMove, Viewpoint
from sixgun.engine.moves import JUST_LEAVE
from sixgun.notation import write_move
from sixgun.protocol import NewTable, Why
from sixgun.server.context import ServerContext, now
from sixgun.server.refusals import Refusal
from sixgun.server.store import RETRY_DELAY, Conflict, StoreError
from sixgun.server.store import plays as play_store
from sixgun.server.store import tables as table_store
from sixgun.server.store.plays import StoredMove, StoredPlay, StoredTime
from sixgun.server.tables.delayed_game import DelayedGame
from sixgun.server.tables.happenings import GameOver, Happenings, MoveMade, TimeGiven, TurnMissed
from sixgun.server.tables.play import CLOCK, PERSON, Play
from sixgun.server.tables.subscription import Subscriber

__all__ = ["Match"]


class Match:
    """One game of a table, with its storage and its spectator delay."""

    def __init__(
        self,
        context: ServerContext,
        setup: NewTable,
        lock: asyncio.Lock,
        happenings: Happenings,
        stored: StoredPlay,
        moves: Sequence[StoredMove] = (),
        more_time: Sequence[StoredTime] = (),
    ) -> None:
        """Start a new game, or resume a stored one from its moves."""
        self.context = context
        self.setup = setup
        self.lock = lock
        self.happenings = happenings
        self.is_closed = False
        self.is_end_stored = stored.ended is not None
        self.retry: asyncio.TimerHandle | None = None  # of storing the end
        self.delayed: DelayedGame | None = None  # for delayed spectators
        self.play = self.new_play(stored)
        self.play.restore(moves, more_time)
        if setup.delay:
            self.delayed = DelayedGame(self.new_play(stored), setup.delay, happenings)
            for move, (_, code) in zip(moves, self.play.game.played, strict=True):
                self.delayed.add(move, code, (now() - move.at) / 1000)

    def close(self) -> None:
        """Refuse further moves; delayed spectators still see the rest of the game."""
        self.is_closed = True
        if self.retry is not None:
            self.retry.cancel()

    def unload(self) -> None:
        """Close the game, also for delayed spectators."""
        self.close()
        if self.delayed is not None:
            self.delayed.stop()

    def new_play(self, stored: StoredPlay) -> Play:
        return Play(stored, self.setup.clock, self.context.settings.initial_response_delay)

    def play_for(self, viewpoint: Viewpoint) -> Play:
        """Return the game that a viewpoint sees; spectators may see it with a delay."""
        if self.delayed is not None and not viewpoint.is_seat:
            return self.delayed.play
        return self.play

    @property
    def over(self) -> bool:
        return self.play.kernel.over

    @property
    def is_over_for_everybody(self) -> bool:
        """True once delayed spectators have seen the end, too."""
        return self.over and (self.delayed is None or self.delayed.play.kernel.over)

    @property
    def is_seen_by_all(self) -> bool:
        """True if delayed spectators have seen every move so far."""
        return self.delayed is None or not self.delayed.pending

    def require_turn(self, seat: int, ply: int) -> None:
        """Refuse unless this seat has to make this decision now."""
        kernel = self.play.kernel
        if self.over:
            raise Refusal("game_over")
        if self.is_closed:
            raise Refusal("no_game_running")
        if ply != self.play.ply:
            raise Refusal("stale_ply", ply=ply, now=self.play.ply)
        if seat != kernel.seat:
            raise Refusal("not_your_decision", asked=kernel.names.seat_names[kernel.seat])

    # -- moves -----------------------------------------------------------------------------

    def parse_move(self, seat: int, ply: int, text: str) -> int:
        """Return the number of a move.

        Only the seat that decides may ask: its hand and its legal moves complete a short text.
        """
        self.require_turn(seat, ply)
        return self.play.game.code_of(text)

    async def move(self, seat: int, ply: int, code: int, made_by: str = PERSON) -> None:
        """Check, store and apply the answer to a decision, given as the number of the move."""
        async with self.lock:
            self.require_turn(seat, ply)
            play = self.play
            if made_by == CLOCK and play.has_time_left:  # the player got more time meanwhile
                raise Refusal("stale_ply", ply=ply, now=ply)
            refusal = play.kernel.why_not(code)
            if refusal is not None:
                raise refusal.error()
            await self.commit(seat, code, made_by, play.elapsed())

    def has_left(self, seat: int) -> bool:
        return bool((self.play.kernel.absent >> seat) & 1)

    async def give_up(self, seat: int) -> None:
        """Take the player of a seat out of the game for good (R299, R304)."""
        async with self.lock:
            refusal = self.play.game.why_not(JUST_LEAVE, seat)
            if refusal is not None:
                raise refusal.error()
            await self.commit(seat, JUST_LEAVE, PERSON, 0)

    async def commit(self, seat: int, code: int, made_by: str, elapsed: int) -> None:
        """Store a valid move, then apply it; if another server was faster, load its moves."""
        play, metrics = self.play, self.context.metrics
        is_choice = made_by == PERSON and not play.forced and code != JUST_LEAVE
        move = StoredMove(
            ply=play.kernel.ply,
            seat=seat,
            move=write_move(play.kernel, code),
            made_by=made_by,
            at=now(),
            bank=play.clocks.bank_after(seat, elapsed),
            times=play.clocks.times[seat],
        )
        started = time.perf_counter()
        try:
            await self.context.store.write(
                partial(play_store.add_move, play=play.stored.id, move=move)
            )
        except Conflict:
            ply = play.ply
            await self.catch_up()
            raise Refusal("stale_ply", ply=ply, now=play.ply) from None
        metrics.stored.observe(time.perf_counter() - started)
        metrics.moves.labels(made_by).inc()
        if code != JUST_LEAVE:
            play.note_answer(seat, made_by)
        if is_choice:
            play.response_delay.record(seat, elapsed / 1000)
        await self.make(move, code)
        if made_by == CLOCK and not self.over:
            self.happenings.publish(TurnMissed(seat, play.missed[seat]))

    async def make(self, move: StoredMove, code: int) -> None:
        """Apply a stored move and publish it; store and publish the end of the game."""
        self.happenings.publish(MoveMade(self.play, self.play.make(move, code)))
        if self.delayed is not None:
            self.delayed.add(move, code)
        if self.over:
            await self.finish()

    async def catch_up(self) -> None:
        """Load and apply the moves that another server has stored for this game."""
        read = partial(play_store.moves_of, play=self.play.stored.id)
        for move in (await self.context.store.read(read))[self.play.kernel.ply :]:
            await self.make(move, self.play.read(move))

    async def finish(self) -> None:
        """Store and publish the end of the game; all of its moves are stored already."""
        await self.store_end()
        self.context.metrics.games.labels("ended").inc()
        stored = self.play.stored
        self.context.log.info("game_over", table=stored.table, play=stored.id)
        self.happenings.publish(GameOver(self.play))

    async def store_end(self) -> None:
        """Store the end, and retry later if the database fails."""
        try:
            await self.context.store.write(self.end_writer())
        except StoreError:
            loop = asyncio.get_running_loop()
            spawn = self.context.spawn
            self.retry = loop.call_later(RETRY_DELAY, lambda: spawn(self.retry_store_end()))
        else:
            self.is_end_stored = True

    async def retry_store_end(self) -> None:
        async with self.lock:
            if not self.is_closed:
                await self.store_end()

    def end_writer(self) -> Callable[[Any], None]:
        """Return a function that writes the end of the game, unless it is stored already."""
        if self.is_end_stored:
            return lambda connection: None
        result, stored = self.play.game.record().result, self.play.stored

        def write(connection: Any) -> None:
            play_store.end_play(connection, stored.id, now(), result)
            table_store.update_table(connection, stored.table, now(), state="over")

        return write

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.play.unsubscribe(subscriber)
        if self.delayed is not None:
            self.delayed.play.unsubscribe(subscriber)

    # -- more time and explanations --------------------------------------------------------

    async def more_time(self, seat: int, ply: int) -> None:
        """Give the player who has to decide more time, as often as the clock rules allow."""
        async with self.lock:
            self.require_turn(seat, ply)
            extended = self.play.clocks.with_more_time(seat)
            if extended is None:
                raise Refusal("no_more_time")
            await self.add_time(seat, *extended)

    async def give_time(self, seconds: int) -> None:
        """Give the player who has to decide extra time, as a judge may do any number of times."""
        async with self.lock:
            play = self.play
            if self.over or not play.clocks.running:
                raise Refusal("no_more_time")
            seat = play.kernel.seat
            bank = play.clocks.banks[seat] + seconds * 1000
            await self.add_time(seat, bank, play.clocks.times[seat])

    async def add_time(self, seat: int, bank: int, times: int) -> None:
        await self.store_more_time(StoredTime(self.play.kernel.ply, seat, bank, times))
        self.play.clocks.set(seat, bank, times)
        self.happenings.publish(TimeGiven(self.play))

    async def store_more_time(self, extra: StoredTime) -> None:
        write = partial(play_store.add_more_time, play=self.play.stored.id, time=extra)
        with suppress(Conflict):  # another server has stored the same
            await self.context.store.write(write)

    def why(self, seat: int, ply: int, move: str) -> Why:
        """Explain why a move is not legal now."""
        self.require_turn(seat, ply)
        try:
            refusal = self.play.game.why_not(move, seat)
        except MalformedMove as error:
            return Why(ply, move, error.code, error.facts)
        return Why(ply, move, refusal.code, refusal.facts) if refusal else Why(ply, move)
