"""Turn timers: answer a decision when its player does not, or when a bot plays.

The timer makes forced moves, asks bots for their moves, and answers when a clock runs out. Delays
are random, so that the time of an answer does not reveal a hand.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sixgun.engine import SixgunError
from sixgun.server.bot_workers.pool import BotFailed
from sixgun.server.bot_workers.requests import BotRequest, BotResponse
from sixgun.server.store import StoreError
from sixgun.server.tables.play import BOT, CLOCK, PERSON

if TYPE_CHECKING:
    from sixgun.server.tables.match import Match

__all__ = ["RETRY_DELAY", "TurnTimer"]

RETRY_DELAY: Final = 1.0  # seconds until a failed write to the database is retried
UNWATCHED_DELAY: Final = 1.0  # seconds; the shortest delay of a bot without subscribers


class TurnTimer:
    """Schedules the answer to the current decision of one game."""

    def __init__(self, match: Match) -> None:
        self.match_ref = weakref.ref(match)  # weak: the match owns this timer
        self.table = match.table
        self.context = match.context
        self.timer: asyncio.TimerHandle | None = None
        self.bot_task: asyncio.Task[None] | None = None
        # Ply, seat and bot of the running request; a player who leaves changes the ply.
        self.bot_turn: tuple[int, int, str] | None = None
        self.forced_move_at: tuple[int, float] | None = None  # ply and time
        self.is_closed = False
        self.is_fast_forward = False  # requested by a player who is out

    @property
    def match(self) -> Match:
        match = self.match_ref()
        assert match is not None
        return match

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
        self.cancel()
        self.cancel_bot()

    def cancel_bot(self) -> None:
        if self.bot_task is not None:
            self.bot_task.cancel()
        self.bot_task = self.bot_turn = None

    # -- scheduling ------------------------------------------------------------------------

    def schedule(self) -> None:
        """Schedule the answer to the current decision.

        A repeated call keeps the time that was chosen before, so clients cannot delay an answer.
        """
        self.cancel()
        play = self.match.play
        if self.match.over or self.is_closed:
            self.cancel_bot()
            return
        seat, ply = play.kernel.seat, play.ply
        if self.match.is_played_by_bot(seat):
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
        bot_turn = self.match.play.kernel.ply, seat, self.table.chairs[seat].bot
        if self.bot_turn == bot_turn and self.bot_task is not None and not self.bot_task.done():
            return
        self.cancel_bot()
        self.bot_turn = bot_turn
        self.bot_task = self.context.spawn(self.answer_as_bot(seat, ply))

    def forced_move_time(self, seat: int, ply: int, now: float) -> float | None:
        """Return when to make the only legal move; None while its player is away.

        The time is drawn once for each decision.
        """
        if self.match.play.reveals_nothing:
            return now
        if not self.table.is_connected(seat):
            self.forced_move_at = None
            return None
        if self.forced_move_at is None or self.forced_move_at[0] != ply:
            self.forced_move_at = ply, now + self.match.play.response_delay.for_forced_move(seat)
        return self.forced_move_at[1]

    def call_later(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(max(seconds, 0.0), lambda: self.context.spawn(work()))

    # -- answers ---------------------------------------------------------------------------

    async def answer_forced(self, seat: int, ply: int) -> None:
        """Make the only legal move."""
        match = self.match
        if match.is_open(ply):
            await self.answer(seat, ply, self.only_move(), PERSON)

    async def answer_as_bot(self, seat: int, ply: int) -> None:
        """Make the move of a bot after a human-like delay, forced moves included."""
        match = self.match
        if not match.is_open(ply):  # answered before this task started
            return
        play, started = match.play, time.monotonic()
        forced = play.forced
        delay = play.response_delay.randomize(self.bot_delay)
        move = await self.best_move(seat, self.table.chairs[seat].bot)
        if forced:
            delay = play.response_delay.for_forced_move(seat, delay)
        if not self.skips_delays:
            await asyncio.sleep(max(delay - (time.monotonic() - started), 0.0))
        if not match.is_open(ply) or not match.is_played_by_bot(seat):
            return
        if not forced:
            play.response_delay.record(seat, time.monotonic() - started)
        await self.answer(seat, ply, move, BOT)

    @property
    def skips_delays(self) -> bool:
        """True if only bots are left, and a player who is out wants to see the end."""
        return self.is_fast_forward and self.table.is_watched and not self.match.has_humans_left

    @property
    def bot_delay(self) -> float:
        """The usual delay of a bot; longer without subscribers, to save the bot workers."""
        pace = self.table.setup.pace
        return pace if self.table.is_watched else max(pace, UNWATCHED_DELAY)

    async def answer_on_timeout(self, seat: int, ply: int) -> None:
        """Answer for a player whose clock has run out, and let the table count it."""
        match = self.match
        if not match.is_open(ply):
            return
        move = await self.best_move(seat, self.table.stand_in_bot)
        if not match.is_open(ply):
            return
        was_made = await self.answer(seat, ply, move, CLOCK)
        if was_made and not match.over:
            await self.table.handle_missed_turn(seat, match.play.missed[seat])

    async def answer(self, seat: int, ply: int, move: int, made_by: str) -> bool:
        """Make a move for a seat, and return False if it was refused or not stored."""
        try:
            # Shielded: a move that has started is finished even if the table is unloaded.
            await asyncio.shield(self.context.spawn(self.match.move(seat, ply, move, made_by)))
        except StoreError:  # logged by the store
            self.call_later(RETRY_DELAY, self.reschedule)
        except SixgunError as error:
            if error.code not in ("stale_ply", "game_over", "no_game_running"):
                self.context.log.warning("own_move_refused", table=self.table.id, code=error.code)
        else:
            return True
        return False

    async def reschedule(self) -> None:
        self.bot_turn = None
        self.schedule()

    # -- moves -----------------------------------------------------------------------------

    def only_move(self) -> int:
        return self.match.play.kernel.moves[0]

    async def best_move(self, seat: int, bot: str) -> int:
        """Return the move of a bot, or the default move without a bot or if it fails."""
        play = self.match.play
        if play.forced:
            return self.only_move()
        default_move = play.kernel.default_move()
        if not bot:
            return default_move
        bots = {at: chair.bot for at, chair in enumerate(self.table.chairs) if chair.bot}
        try:
            response = await self.ask_bot_pool([*(bots | {seat: bot}).items()])
        except BotFailed as error:
            self.context.note_bot_failure(self.table.host, bot, play.stored.id, str(error))
            return default_move
        return response.move

    async def ask_bot_pool(self, bots: Sequence[tuple[int, str]]) -> BotResponse:
        """Send the game so far to a bot worker, and return its answer for the current decision."""
        stored, moves = self.match.play.stored, tuple(self.match.play.game.played)
        table = tuple(sorted(bots))
        request = BotRequest(stored.id, stored.game, stored.options, stored.seed, moves, table)
        started = time.perf_counter()
        timeout = self.context.settings.bot_timeout
        host = self.table.host
        address = self.context.addresses.of(host)
        response = await self.context.bot_pool.ask(request, host, timeout, address)
        self.context.metrics.thinking.observe(time.perf_counter() - started)
        return response
