"""Who answers the decision that stands, and when: a person in time, the clock for him, a bot, or
the server where there is but one answer. How long it takes betrays nobody's hand."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sixgun.engine import SixgunError
from sixgun.notation import write_move
from sixgun.server.store import StoreError
from sixgun.server.tables.play import BOT, CLOCK, PERSON
from sixgun.server.thinking.pool import ThinkingFailed
from sixgun.server.thinking.questions import Advice, Question

if TYPE_CHECKING:
    from sixgun.server.tables.match import Match

__all__ = ["AGAIN", "Answers"]

AGAIN: Final = 1.0  # seconds until a move or an end that could not be stored is tried again
ALONE: Final = 1.0  # seconds that a bot takes at least where nobody looks


class Answers:
    """Of one game."""

    def __init__(self, match: Match) -> None:
        self.match_ref = weakref.ref(match)  # which holds this: so neither outlives the other
        self.table = match.table
        self.services = match.services
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        # The moves so far, the seat and the bot that thinks: who leaves may change the question.
        self.thought_of: tuple[int, int, str] | None = None
        self.forced_at: tuple[int, float] | None = None  # a decision, and when it will be answered
        self.is_put_away = False
        self.is_hurried = False  # by somebody who is out

    @property
    def match(self) -> Match:
        match = self.match_ref()
        assert match is not None
        return match

    @property
    def is_waiting(self) -> bool:
        """For the clock, or for the moment of a forced answer."""
        return self.timer is not None

    def hush(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def put_away(self) -> None:
        """Nothing is answered here any more; a move that is being written is still finished."""
        self.is_put_away = True
        self.hush()
        self.stop_thinking()

    def stop_thinking(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = self.thought_of = None

    # -- who is asked ----------------------------------------------------------------------

    def ask(self) -> None:
        """See to it that the decision is answered. Asked again, it stays as it was: nobody can put
        off another one's answer."""
        self.hush()
        play = self.match.play
        if self.match.over or self.is_put_away:
            self.stop_thinking()
            return
        seat, ply = play.kernel.seat, play.ply
        if self.match.plays_itself(seat):
            self.ask_bot(seat, ply)
            return
        self.stop_thinking()
        now, last = time.monotonic(), play.last_moment(seat)
        moment = self.moment_of_forced(seat, ply, now) if play.forced else None
        if moment is not None and (last is None or moment < last):
            self.later(moment - now, partial(self.answer_forced, seat, ply))
        elif last is not None:
            self.later(last - now, partial(self.answer_late, seat, ply))

    def ask_bot(self, seat: int, ply: int) -> None:
        wanted = self.match.play.kernel.ply, seat, self.table.chairs[seat].bot
        if self.thought_of == wanted and self.thinking is not None and not self.thinking.done():
            return
        self.stop_thinking()
        self.thought_of = wanted
        self.thinking = self.services.spawn(self.answer_as_bot(seat, ply))

    def moment_of_forced(self, seat: int, ply: int, now: float) -> float | None:
        """When the only move is made: drawn once. For somebody who is not here it is not made, as
        no choice of his would be."""
        if self.match.play.betrays_nothing:
            return now
        if not self.table.is_here(seat):
            self.forced_at = None
            return None
        if self.forced_at is None or self.forced_at[0] != ply:
            self.forced_at = ply, now + self.match.play.pace.forced(seat)
        return self.forced_at[1]

    def later(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(max(seconds, 0.0), lambda: self.services.spawn(work()))

    # -- answers ---------------------------------------------------------------------------

    async def answer_forced(self, seat: int, ply: int) -> None:
        """The only move there is, after some time."""
        match = self.match
        if match.stands(ply):
            await self.answer(seat, ply, self.only_move(), PERSON)

    async def answer_as_bot(self, seat: int, ply: int) -> None:
        """A bot's move, at the pace of people; without a choice as if it had thought."""
        match = self.match
        if not match.stands(ply):  # another writer has moved before this task started
            return
        play, begun = match.play, time.monotonic()
        forced = play.forced
        pause = play.pace.around(self.pace)
        words = await self.best_move(seat, self.table.chairs[seat].bot)
        total = play.pace.forced(seat, pause) if forced else pause
        if not self.goes_on_at_once:
            await asyncio.sleep(max(total - (time.monotonic() - begun), 0.0))
        if not match.stands(ply) or not match.plays_itself(seat):
            return
        if not forced:
            play.pace.thought(seat, time.monotonic() - begun)
        await self.answer(seat, ply, words, BOT)

    @property
    def goes_on_at_once(self) -> bool:
        """Nobody who still plays is waited for, and whoever looks wants to see the end."""
        return self.is_hurried and self.table.is_watched and not self.match.has_people_left

    @property
    def pace(self) -> float:
        """Where nobody looks there is no hurry, and others need the processes that think."""
        pace = self.table.wishes.pace
        return pace if self.table.is_watched else max(pace, ALONE)

    async def answer_late(self, seat: int, ply: int) -> None:
        """Time is up: a sensible answer. What becomes of whoever misses several, the table says."""
        match = self.match
        if not match.stands(ply):
            return
        words = await self.best_move(seat, self.table.stand_in_bot)
        if not match.stands(ply):
            return
        made = await self.answer(seat, ply, words, CLOCK)
        if made and not match.over:  # else he was just in time
            await self.table.miss(seat, match.play.missed[seat])

    async def answer(self, seat: int, ply: int, words: str, made_by: str) -> bool:
        """A move that nobody waits for to be confirmed; whether it was made."""
        try:
            # Once begun it is finished, even if this table is put away.
            await asyncio.shield(self.services.spawn(self.match.move(seat, ply, words, made_by)))
        except StoreError:  # the store has told the log
            self.later(AGAIN, self.ask_again)
        except SixgunError as error:
            if error.code not in ("stale_ply", "game_over", "no_game_running"):
                self.services.log.warning("own_move_refused", table=self.table.id, code=error.code)
        else:
            return True
        return False

    async def ask_again(self) -> None:
        self.thought_of = None
        self.ask()

    # -- thoughts --------------------------------------------------------------------------

    def only_move(self) -> str:
        kernel = self.match.play.kernel
        return write_move(kernel, kernel.moves[0])

    async def best_move(self, seat: int, bot: str) -> str:
        """What a bot would do there; nothing, if it fails or if there is none."""
        play = self.match.play
        if play.forced:
            return self.only_move()
        least = write_move(play.kernel, play.kernel.least_move())
        if not bot:
            return least
        others = [(at, chair.bot) for at, chair in enumerate(self.table.chairs) if chair.bot]
        try:
            return (await self.think([*(o for o in others if o[0] != seat), (seat, bot)])).move
        except ThinkingFailed as error:
            self.services.metrics.failed.labels("bot").inc()
            self.services.log.warning("bot_failed", bot=bot, play=play.kept.id, error=str(error))
            return least

    async def think(self, bots: Sequence[tuple[int, str]]) -> Advice:
        kept, moves = self.match.play.kept, tuple(self.match.play.moves)
        table = tuple(sorted(bots))
        question = Question(kept.id, kept.game, kept.options, kept.seed, moves, table)
        begun = time.perf_counter()
        patience = self.services.settings.patience
        host = self.table.host
        address = self.services.origins.of(host)
        advice = await self.services.thinkers.ask(question, host, patience, address)
        self.services.metrics.thinking.observe(time.perf_counter() - begun)
        return advice
