"""A game at a table: every move is checked, written to the database, applied and broadcast.

Every change holds the table's lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

from sixgun.engine import MalformedMove, RawEvent, Viewpoint
from sixgun.engine.moves import JUST_LEAVE
from sixgun.notation import write_move
from sixgun.protocol import GameProof, Hint, NewTable, SeatInfo, Why
from sixgun.server.bot_workers.pool import BotFailed
from sixgun.server.context import ServerContext, now
from sixgun.server.refusals import Refusal
from sixgun.server.store import Conflict, StoreError
from sixgun.server.store import plays as play_store
from sixgun.server.store import tables as table_store
from sixgun.server.store.plays import StoredMove, StoredPlay, StoredTime
from sixgun.server.tables.delayed_game import DelayedGame
from sixgun.server.tables.play import CLOCK, PERSON, Play
from sixgun.server.tables.subscription import Subscriber, encode
from sixgun.server.tables.turn_timer import RETRY_DELAY, TurnTimer

__all__ = ["Match", "MatchTable"]

HINT_BOT: Final = "marshal"


class MatchTable(Protocol):
    """The part of a table that its game uses."""

    id: str
    host: str
    setup: NewTable
    chairs: list[SeatInfo]
    lock: asyncio.Lock
    context: ServerContext

    def broadcast(self, message: bytes, delayed: bool | None = None) -> None: ...
    def broadcast_table(self, delayed: bool | None = None) -> None: ...
    def game_changed(self) -> None: ...
    async def handle_missed_turn(self, seat: int, in_a_row: int) -> None: ...
    def is_connected(self, seat: int) -> bool: ...
    @property
    def is_watched(self) -> bool: ...
    @property
    def stand_in_bot(self) -> str: ...
    @property
    def gives_hints(self) -> bool: ...
    @property
    def shows_records(self) -> bool: ...


class Match:
    """A game with its timers, its storage and its spectator delay."""

    def __init__(
        self,
        table: MatchTable,
        stored: StoredPlay,
        moves: Sequence[StoredMove] = (),
        more_time: Sequence[StoredTime] = (),
    ) -> None:
        """Start a new game, or resume a stored one from its moves."""
        self.table = table
        self.context = table.context
        self.turn_timer = TurnTimer(self)
        self.is_end_stored = stored.ended is not None
        self.delayed: DelayedGame | None = None  # for delayed spectators
        self.play = self.new_play(stored)
        self.play.restore(moves, more_time)
        if table.setup.delay:
            self.delayed = DelayedGame(
                self.new_play(stored), table.setup.delay, self.broadcast_delayed_end
            )
            for move, (_, code) in zip(moves, self.play.game.played, strict=True):
                self.delayed.add(move, code, (now() - move.at) / 1000)

    def unload(self) -> None:
        """Cancel all timers and bots of this game."""
        self.turn_timer.close()
        if self.delayed is not None:
            self.delayed.stop()

    def new_play(self, stored: StoredPlay) -> Play:
        return Play(stored, self.table.setup.clock, self.context.settings.initial_response_delay)

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

    @property
    def runs_unattended(self) -> bool:
        """True if a bot or a timer will act, or the end is not stored yet."""
        if self.over:
            return not self.is_end_stored
        return self.is_played_by_bot(self.play.kernel.seat) or self.turn_timer.is_running

    def is_played_by_bot(self, seat: int) -> bool:
        chair = self.table.chairs[seat]
        return chair.kind == "bot" or chair.sits_in

    @property
    def has_humans_left(self) -> bool:
        """True while a human player has a figure in the game."""
        kernel = self.play.kernel
        return any(not self.is_played_by_bot(kernel.owner[figure]) for figure in kernel.ring)

    def is_open(self, ply: int) -> bool:
        """True if this decision still waits for an answer."""
        return not self.over and not self.turn_timer.is_closed and self.play.ply == ply

    def require_turn(self, seat: int, ply: int) -> None:
        """Refuse unless this seat has to make this decision now."""
        kernel = self.play.kernel
        if self.over:
            raise Refusal("game_over")
        if self.turn_timer.is_closed:
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
        async with self.table.lock:
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
        async with self.table.lock:
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
        await self.publish(move, play.make(move, code))

    async def publish(self, move: StoredMove, events: Sequence[RawEvent]) -> None:
        """Broadcast a move that was applied, and schedule the next decision."""
        self.play.broadcast(events)
        if self.delayed is not None:
            self.delayed.add(move, self.play.game.played[-1][1])
        if self.over:
            await self.finish()
        else:
            self.turn_timer.schedule()
        self.table.game_changed()

    async def catch_up(self) -> None:
        """Load and apply the moves that another server has stored for this game."""
        read = partial(play_store.moves_of, play=self.play.stored.id)
        for move in (await self.context.store.read(read))[self.play.kernel.ply :]:
            await self.publish(move, self.play.load(move))

    async def finish(self) -> None:
        """Store and broadcast the end of the game; all of its moves are stored already."""
        self.turn_timer.schedule()  # cancels the timer and the bot
        await self.store_end()
        self.context.metrics.games.labels("ended").inc()
        self.context.log.info("game_over", table=self.table.id, play=self.play.stored.id)
        self.broadcast_proof(delayed=False)
        self.table.broadcast_table(delayed=False)

    async def store_end(self) -> None:
        """Store the end, and retry later if the database fails."""
        try:
            await self.context.store.write(self.end_writer())
        except StoreError:
            self.turn_timer.call_later(RETRY_DELAY, self.retry_store_end)
        else:
            self.is_end_stored = True

    async def retry_store_end(self) -> None:
        async with self.table.lock:
            if not self.turn_timer.is_closed:
                await self.store_end()

    def end_writer(self) -> Callable[[Any], None]:
        """Return a function that writes the end of the game, unless it is stored already."""
        if self.is_end_stored:
            return lambda connection: None
        result, play, table = self.play.game.record().result, self.play.stored.id, self.table.id

        def write(connection: Any) -> None:
            play_store.end_play(connection, play, now(), result)
            table_store.update_table(connection, table, now(), state="over")

        return write

    def broadcast_delayed_end(self) -> None:
        """Send the end of the game to delayed spectators."""
        if self.over:
            self.broadcast_proof(delayed=True)
            self.table.broadcast_table(delayed=True)

    def broadcast_proof(self, delayed: bool) -> None:
        if self.table.shows_records:
            self.table.broadcast(self.proof(), delayed)

    def proof(self) -> bytes:
        return encode(GameProof(self.play.stored.id, self.play.proof()))

    def subscribe(self, subscriber: Subscriber, viewpoint: Viewpoint, known_events: int) -> None:
        """Send the whole game to a new subscriber, from their seat or as a spectator."""
        is_delayed = self.delayed is not None and not viewpoint.is_seat
        play = self.delayed.play if self.delayed is not None and is_delayed else self.play
        play.subscribe(viewpoint, subscriber, known_events)
        if play.kernel.over and self.table.shows_records:
            subscriber.send(self.proof())

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.play.unsubscribe(subscriber)
        if self.delayed is not None:
            self.delayed.play.unsubscribe(subscriber)

    # -- more time, explanations and hints -------------------------------------------------

    async def more_time(self, seat: int, ply: int) -> None:
        """Give the player who has to decide more time, as often as the clock rules allow."""
        async with self.table.lock:
            self.require_turn(seat, ply)
            extended = self.play.clocks.with_more_time(seat)
            if extended is None:
                raise Refusal("no_more_time")
            await self.add_time(seat, *extended)

    async def give_time(self, seconds: int) -> None:
        """Give the player who has to decide extra time, as a judge may do any number of times."""
        async with self.table.lock:
            play = self.play
            if self.over or not play.clocks.running:
                raise Refusal("no_more_time")
            seat = play.kernel.seat
            bank = play.clocks.banks[seat] + seconds * 1000
            await self.add_time(seat, bank, play.clocks.times[seat])

    async def add_time(self, seat: int, bank: int, times: int) -> None:
        self.turn_timer.cancel()
        try:
            await self.store_more_time(StoredTime(self.play.kernel.ply, seat, bank, times))
            self.play.clocks.set(seat, bank, times)
        finally:
            self.turn_timer.schedule()
        self.table.broadcast(encode(self.play.clock()), delayed=False)

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

    async def hint(self, seat: int, ply: int) -> Hint:
        """Ask a bot what it would do."""
        if not self.table.gives_hints:
            raise Refusal("no_hints_here")
        self.require_turn(seat, ply)
        try:
            response = await self.turn_timer.ask_bot_pool([(seat, HINT_BOT)])
        except BotFailed:
            raise Refusal("no_hint", 503) from None
        move = write_move(self.play.kernel, response.move)
        return Hint(ply, move, response.reason, response.facts, response.chance, response.roles)
