"""A game at a table, from the deal to the proof: every move is checked, stored, made, told.

Whoever changes something holds the table's lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

from sixgun.engine import MalformedMove
from sixgun.engine.moves import LEAVE, VERBS
from sixgun.notation import write_move
from sixgun.protocol import Chair, Hint, NewTable, Proof, Why
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError, Taken
from sixgun.server.store import plays as kept_plays
from sixgun.server.store import tables as kept_tables
from sixgun.server.store.plays import KeptMove, KeptPlay, KeptTime
from sixgun.server.tables.answering import AGAIN, Answers
from sixgun.server.tables.delay import Delayed
from sixgun.server.tables.eyes import Viewer, encode
from sixgun.server.tables.play import CLOCK, PERSON, Play
from sixgun.server.tables.services import Services, now
from sixgun.server.thinking.pool import ThinkingFailed

__all__ = ["ONLOOKER", "Match", "Seats"]

ONLOOKER: Final = -1  # the seat of whoever has none
ADVISER: Final = "marshal"
LEAVING: Final = VERBS[LEAVE]


class Seats(Protocol):
    """The table, as far as the game on it needs it."""

    id: str
    host: str
    wishes: NewTable
    chairs: list[Chair]
    lock: asyncio.Lock
    services: Services

    def tell(self, message: bytes, late: bool | None = None) -> None: ...
    def tell_table(self, late: bool | None = None) -> None: ...
    def tell_news(self) -> None: ...
    async def miss(self, seat: int, in_a_row: int) -> None: ...
    def is_here(self, seat: int) -> bool: ...
    @property
    def is_watched(self) -> bool: ...
    @property
    def stand_in_bot(self) -> str: ...
    @property
    def gives_hints(self) -> bool: ...
    @property
    def shows_records(self) -> bool: ...


class Match:
    def __init__(
        self,
        table: Seats,
        kept: KeptPlay,
        moves: Sequence[KeptMove] = (),
        more_time: Sequence[KeptTime] = (),
    ) -> None:
        """A game that begins, or one that goes on after a pause of the server."""
        self.table = table
        self.services = table.services
        self.answers = Answers(self)
        self.end_is_kept = kept.ended is not None
        self.behind: Delayed | None = None  # what onlookers see, if they are to see it later
        self.play = self.opened(kept)
        self.play.recall(moves, more_time)
        if table.wishes.delay:
            self.behind = Delayed(self.opened(kept), table.wishes.delay, self.tell_late_end)
            for move in moves:
                self.behind.add(move, (now() - move.at) / 1000)

    def put_away(self) -> None:
        """Nothing is answered or shown any more; all timers are stopped."""
        self.answers.put_away()
        if self.behind is not None:
            self.behind.stop()

    def opened(self, kept: KeptPlay) -> Play:
        return Play(kept, self.table.wishes.clock, self.services.settings.first_thought)

    @property
    def over(self) -> bool:
        return self.play.kernel.over

    @property
    def seen_to_be_over(self) -> bool:
        """Also by those who are behind."""
        return self.over and (self.behind is None or self.behind.play.kernel.over)

    @property
    def goes_on_alone(self) -> bool:
        """Although nobody looks: a bot or the clock will answer, or the end is still to be kept."""
        if self.over:
            return not self.end_is_kept
        return self.plays_itself(self.play.kernel.seat) or self.answers.is_waiting

    def plays_itself(self, seat: int) -> bool:
        chair = self.table.chairs[seat]
        return chair.kind == "bot" or chair.sits_in

    @property
    def has_people_left(self) -> bool:
        """Somebody who is no bot has a figure in the game."""
        kernel = self.play.kernel
        return any(not self.plays_itself(kernel.owner[figure]) for figure in kernel.ring)

    def stands(self, ply: int) -> bool:
        """Whether this decision is still to be made, and here."""
        return not self.over and not self.answers.is_put_away and self.play.ply == ply

    def must_be_asked(self, seat: int, ply: int) -> None:
        kernel = self.play.kernel
        if self.over:
            raise Refusal("game_over")
        if self.answers.is_put_away:
            raise Refusal("no_game_running")
        if ply != self.play.ply:
            raise Refusal("stale_ply", ply=ply, now=self.play.ply)
        if seat != kernel.seat:
            raise Refusal("not_your_decision", asked=kernel.names.seat_names[kernel.seat])

    # -- moves -----------------------------------------------------------------------------

    async def move(self, seat: int, ply: int, words: str, made_by: str = PERSON) -> None:
        """An answer to a decision. It is in the store before anybody hears of it."""
        async with self.table.lock:
            self.must_be_asked(seat, ply)
            play = self.play
            if made_by == CLOCK and play.has_time:  # he has taken more while a bot thought
                raise Refusal("stale_ply", ply=ply, now=ply)
            code = play.game.code_of(words)
            refusal = play.kernel.why_not(code)
            if refusal is not None:
                raise refusal.error()
            taken = play.taken()
            await self.commit(seat, write_move(play.kernel, code), made_by, taken)

    def has_left(self, seat: int) -> bool:
        return bool((self.play.kernel.absent >> seat) & 1)

    async def give_up(self, seat: int) -> None:
        """The player of a seat leaves the game for good (R299, R304)."""
        async with self.table.lock:
            refusal = self.play.game.why_not(LEAVING, seat)
            if refusal is not None:
                raise refusal.error()
            await self.commit(seat, LEAVING, PERSON, 0)

    async def commit(self, seat: int, words: str, made_by: str, taken: int) -> None:
        play, metrics = self.play, self.services.metrics
        chosen = made_by == PERSON and not play.forced and words != LEAVING
        move = KeptMove(
            ply=play.kernel.ply,
            seat=seat,
            move=words,
            made_by=made_by,
            at=now(),
            bank=play.clocks.bank_after(seat, taken),
            times=play.clocks.times[seat],
        )
        begun = time.perf_counter()
        try:
            await self.services.store.write(
                partial(kept_plays.add_move, play=play.kept.id, move=move)
            )
        except Taken:
            ply = play.ply
            await self.catch_up()
            raise Refusal("stale_ply", ply=ply, now=play.ply) from None
        metrics.stored.observe(time.perf_counter() - begun)
        metrics.moves.labels(made_by).inc()
        if words != LEAVING:
            play.note(seat, made_by)
        if chosen:
            play.pace.thought(seat, taken / 1000)
        await self.make(move)

    async def make(self, move: KeptMove) -> None:
        """What the store has: done, and told."""
        self.play.tell(self.play.make(move))
        if self.behind is not None:
            self.behind.add(move)
        if self.over:
            await self.finish()
        else:
            self.answers.ask()
        self.table.tell_news()

    async def catch_up(self) -> None:
        """Somebody else has moved in this game, in another process: see what he did."""
        read = partial(kept_plays.moves_of, play=self.play.kept.id)
        for move in (await self.services.store.read(read))[self.play.kernel.ply :]:
            await self.make(move)

    async def finish(self) -> None:
        """The end is written down; all moves are there already, so it cannot be lost."""
        self.answers.ask()  # stops the clock and any bot
        await self.keep_end()
        self.services.metrics.games.labels("ended").inc()
        self.services.log.info("game_over", table=self.table.id, play=self.play.kept.id)
        self.tell_proof(late=False)
        self.table.tell_table(late=False)

    async def keep_end(self) -> None:
        try:
            await self.services.store.write(self.ending())
        except StoreError:
            self.answers.later(AGAIN, self.keep_end_again)
        else:
            self.end_is_kept = True

    async def keep_end_again(self) -> None:
        async with self.table.lock:
            if not self.answers.is_put_away:
                await self.keep_end()

    def ending(self) -> Callable[[Any], None]:
        """What is to be written of the end: nothing, if it is there already."""
        if self.end_is_kept:
            return lambda to: None
        result, play, table = self.play.game.record().result, self.play.kept.id, self.table.id

        def write(to: Any) -> None:
            kept_plays.end_play(to, play, now(), result)
            kept_tables.change_table(to, table, now(), state="over")

        return write

    def tell_late_end(self) -> None:
        """Now those behind have seen the end as well."""
        if self.over:
            self.tell_proof(late=True)
            self.table.tell_table(late=True)

    def tell_proof(self, late: bool) -> None:
        if self.table.shows_records:
            self.table.tell(self.proof(), late)

    def proof(self) -> bytes:
        return encode(Proof(self.play.kept.id, self.play.proof()))

    def show(self, viewer: Viewer, seat: int, known: int) -> None:
        """The whole game to somebody who comes, from his seat or as an onlooker."""
        onlooker = seat == ONLOOKER
        play = self.behind.play if self.behind is not None and onlooker else self.play
        viewer.send(encode(play.announcement()))
        play.look(play.kernel.seats if onlooker else seat, viewer, known)
        if play.kernel.over and self.table.shows_records:
            viewer.send(self.proof())

    def look_away(self, viewer: Viewer) -> None:
        self.play.look_away(viewer)
        if self.behind is not None:
            self.behind.play.look_away(viewer)

    # -- what whoever is asked may ask -----------------------------------------------------

    async def more_time(self, seat: int, ply: int) -> None:
        """Like a move it is in the store before anybody hears of it."""
        async with self.table.lock:
            self.must_be_asked(seat, ply)
            found = self.play.clocks.with_more(seat)
            if found is None:
                raise Refusal("no_more_time")
            await self.add_time(seat, *found)

    async def give_time(self, seconds: int) -> None:
        """To whoever is asked, from somebody who may: it is none of those he may ask for."""
        async with self.table.lock:
            play = self.play
            if self.over or not play.clocks.running:
                raise Refusal("no_more_time")
            seat = play.kernel.seat
            bank = play.clocks.banks[seat] + seconds * 1000
            await self.add_time(seat, bank, play.clocks.times[seat])

    async def add_time(self, seat: int, bank: int, times: int) -> None:
        self.answers.hush()
        try:
            await self.keep_more_time(KeptTime(self.play.kernel.ply, seat, bank, times))
            self.play.clocks.set(seat, bank, times)
        finally:
            self.answers.ask()
        self.table.tell(encode(self.play.clock()), late=False)

    async def keep_more_time(self, taken: KeptTime) -> None:
        write = partial(kept_plays.add_more_time, play=self.play.kept.id, time=taken)
        with suppress(Taken):  # by the same player, in another process
            await self.services.store.write(write)

    def why(self, seat: int, ply: int, move: str) -> Why:
        """Why this cannot be done now."""
        self.must_be_asked(seat, ply)
        try:
            refusal = self.play.game.why_not(move, seat)
        except MalformedMove as error:
            return Why(ply, move, error.code, error.facts)
        return Why(ply, move, refusal.code, refusal.facts) if refusal else Why(ply, move)

    async def hint(self, seat: int, ply: int) -> Hint:
        if not self.table.gives_hints:
            raise Refusal("no_hints_here")
        self.must_be_asked(seat, ply)
        try:
            advice = await self.answers.think([(seat, ADVISER)])
        except ThinkingFailed:
            raise Refusal("no_hint", 503) from None
        return Hint(ply, advice.move, advice.reason, advice.facts, advice.chance, advice.roles)
