"""Turn timers: answer a decision when its player does not, or when a bot plays.

The timer makes forced moves, asks bots for their moves, and answers when a clock runs out. Delays
are random, so that the time of an answer does not reveal a hand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sixgun.engine import SixgunError, Viewpoint
from sixgun.server.context import ServerContext
from sixgun.server.store import RETRY_DELAY, StoreError
from sixgun.server.tables.bot_moves import BotMoves
from sixgun.server.tables.happenings import (
    ChairChanged,
    Happening,
    Happenings,
    MoveMade,
    PresenceChanged,
    TimeGiven,
)
from sixgun.server.tables.play import BOT, CLOCK, PERSON, Play
from sixgun.server.tables.seating import Seating

__all__ = ["Submit", "TurnTimer"]

UNWATCHED_DELAY: Final = 1.0  # seconds; the shortest delay of a bot without subscribers
EXPECTED_REFUSALS: Final = ("stale_ply", "game_over", "no_game_running")

# Makes a move: seat, ply, number of the move, made by.
Submit = Callable[[int, int, int, str], Coroutine[Any, Any, None]]


@dataclass(eq=False)
class TurnTimer:
    """Schedules the answer to the current decision of one game."""

    context: ServerContext
    happenings: Happenings
    play: Play
    seating: Seating
    bots: BotMoves
    submit: Submit
    pace: float  # seconds; the usual delay of a bot
    stand_in_bot: str  # answers when the clock runs out; "": the default move
    is_connected: Callable[[int], bool]
    is_watched: Callable[[], bool]
    timer: asyncio.TimerHandle | None = None
    bot_task: asyncio.Task[None] | None = None
    # Ply, seat and bot of the running request; a player who leaves changes the ply.
    bot_turn: tuple[int, int, str] | None = None
    forced_move_at: tuple[int, float] | None = None  # ply and time
    is_closed: bool = False
    is_fast_forward: bool = False  # requested by a player who is out

    def __post_init__(self) -> None:
        self.happenings.subscribe(self.observe)

    @property
    def is_running(self) -> bool:
        """True while a timer for a clock or a forced move is set."""
        return self.timer is not None

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close(self) -> None:
        """Cancel timer and bot for good; a move that is being written is still finished."""
        self.is_closed = True
        self.happenings.unsubscribe(self.observe)
        self.cancel()
        self.cancel_bot()

    def cancel_bot(self) -> None:
        if self.bot_task is not None:
            self.bot_task.cancel()
        self.bot_task = self.bot_turn = None

    # -- scheduling ------------------------------------------------------------------------

    def observe(self, happening: Happening) -> None:
        """Schedule the answer again after everything that may affect it."""
        if isinstance(happening, (MoveMade, TimeGiven)):
            is_relevant = happening.play is self.play  # not the copy for delayed spectators
        elif isinstance(happening, PresenceChanged):
            # A forced move waits until its player is connected.
            is_relevant = happening.viewpoint == Viewpoint.seat(self.play.kernel.seat)
        else:
            is_relevant = isinstance(happening, ChairChanged)  # perhaps a bot stands in
        if is_relevant:
            self.schedule()

    def schedule(self) -> None:
        """Schedule the answer to the current decision.

        A repeated call keeps the time that was chosen before, so clients cannot delay an answer.
        """
        self.cancel()
        play = self.play
        if play.kernel.over or self.is_closed:
            self.cancel_bot()
            return
        seat, ply = play.kernel.seat, play.ply
        if self.seating.is_played_by_bot(seat):
            self.schedule_bot(seat, ply)
            return
        self.cancel_bot()
        now, deadline = time.monotonic(), play.deadline(seat)
        forced_at = self.forced_move_time(seat, ply, now) if play.forced else None
        if forced_at is not None and (deadline is None or forced_at < deadline):
            self.call_later(forced_at - now, partial(self.answer_forced, seat, ply))
        elif deadline is not None:
            self.call_later(deadline - now, partial(self.answer_on_timeout, seat, ply))

    def schedule_bot(self, seat: int, ply: int) -> None:
        """Ask the bot of a seat, unless a request for this turn is running."""
        bot_turn = self.play.kernel.ply, seat, self.seating.chairs[seat].bot
        if self.bot_turn == bot_turn and self.bot_task is not None and not self.bot_task.done():
            return
        self.cancel_bot()
        self.bot_turn = bot_turn
        self.bot_task = self.context.spawn(self.answer_as_bot(seat, ply))

    def forced_move_time(self, seat: int, ply: int, now: float) -> float | None:
        """Return when to make the only legal move; None while its player is away.

        The time is drawn once for each decision.
        """
        if self.play.reveals_nothing:
            return now
        if not self.is_connected(seat):
            self.forced_move_at = None
            return None
        if self.forced_move_at is None or self.forced_move_at[0] != ply:
            self.forced_move_at = ply, now + self.play.response_delay.for_forced_move(seat)
        return self.forced_move_at[1]

    def call_later(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(max(seconds, 0.0), lambda: self.context.spawn(work()))

    # -- answers ---------------------------------------------------------------------------

    def is_open(self, ply: int) -> bool:
        """True if this decision still waits for an answer."""
        return not self.play.kernel.over and not self.is_closed and self.play.ply == ply

    async def answer_forced(self, seat: int, ply: int) -> None:
        """Make the only legal move."""
        if self.is_open(ply):
            await self.answer(seat, ply, self.play.kernel.moves[0], PERSON)

    async def answer_as_bot(self, seat: int, ply: int) -> None:
        """Make the move of a bot after a human-like delay, forced moves included."""
        if not self.is_open(ply):  # answered before this task started
            return
        delays, started, forced = self.play.response_delay, time.monotonic(), self.play.forced
        delay = delays.randomize(self.bot_delay)
        move = await self.bots.choose(seat, self.seating.chairs[seat].bot)
        if forced:
            delay = delays.for_forced_move(seat, delay)
        if not self.skips_delays:
            await asyncio.sleep(max(delay - (time.monotonic() - started), 0.0))
        if not self.is_open(ply) or not self.seating.is_played_by_bot(seat):
            return
        if not forced:
            delays.record(seat, time.monotonic() - started)
        await self.answer(seat, ply, move, BOT)

    @property
    def skips_delays(self) -> bool:
        """True if only bots are left, and a player who is out wants to see the end."""
        return self.is_fast_forward and self.is_watched() and not self.has_humans_left

    @property
    def has_humans_left(self) -> bool:
        """True while a human player has a figure in the game."""
        kernel = self.play.kernel
        seats = {kernel.owner[figure] for figure in kernel.ring}
        return not all(self.seating.is_played_by_bot(seat) for seat in seats)

    @property
    def bot_delay(self) -> float:
        """The usual delay of a bot; longer without subscribers, to save the bot workers."""
        return self.pace if self.is_watched() else max(self.pace, UNWATCHED_DELAY)

    async def answer_on_timeout(self, seat: int, ply: int) -> None:
        """Answer for a player whose clock has run out."""
        if not self.is_open(ply):
            return
        move = await self.bots.choose(seat, self.stand_in_bot)
        if self.is_open(ply):
            await self.answer(seat, ply, move, CLOCK)

    async def answer(self, seat: int, ply: int, move: int, made_by: str) -> None:
        """Submit a move for a seat, and try again later if it could not be stored."""
        try:
            # Shielded: a move that has started is finished even if the table is unloaded.
            await asyncio.shield(self.context.spawn(self.submit(seat, ply, move, made_by)))
        except StoreError:  # logged by the store
            self.call_later(RETRY_DELAY, self.reschedule)
        except SixgunError as error:
            if error.code not in EXPECTED_REFUSALS:
                stored = self.play.stored
                self.context.log.warning("own_move_refused", table=stored.table, code=error.code)

    async def reschedule(self) -> None:
        self.bot_turn = None
        self.schedule()
