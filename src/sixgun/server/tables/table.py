"""A table: what people may do at it.

Every change takes the table's lock, is written to the database, is applied in memory, and is then
published to the subscribers, the turn timer and the tournament.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sixgun.engine import Viewpoint
from sixgun.live.rulesets import GameConfig
from sixgun.protocol import ChatLine, Hint, Refused, SeatInfo, TableEntry, User
from sixgun.server.context import ServerContext, now
from sixgun.server.refusals import Refusal
from sixgun.server.store import Conflict
from sixgun.server.store import plays as play_store
from sixgun.server.store import tables as table_store
from sixgun.server.store.plays import StoredMove, StoredPlay, StoredTime
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables.bot_moves import BotMoves
from sixgun.server.tables.bots import bot_chair
from sixgun.server.tables.broadcast import BroadcastingTable
from sixgun.server.tables.happenings import Happening, TurnMissed
from sixgun.server.tables.match import Match
from sixgun.server.tables.subscription import encode
from sixgun.server.tables.table_setup import game_config, new_play, table_entry
from sixgun.server.tables.turn_timer import TurnTimer

__all__ = ["CHAT_HISTORY", "Table"]

CHAT_HISTORY: Final = 100  # chat messages that a new subscriber gets


class Table(BroadcastingTable):
    def __init__(self, stored: StoredTable, context: ServerContext) -> None:
        super().__init__(stored, context)
        self.stored = stored  # the state when the table was loaded
        self.chairs = self.seating.chairs
        self.turn_timer: TurnTimer | None = None  # of the running game
        self.closed = stored.state == "closed"
        self.is_unloaded = False
        self.happenings.subscribe(self.observe)

    async def resume(self) -> None:
        """Load the last game of this table from the database, and start its timers and bots."""
        store = self.context.store
        stored = await store.read(partial(play_store.last_play, table=self.id))
        if stored is None:
            return
        moves = await store.read(partial(play_store.moves_of, play=stored.id))
        more_time = await store.read(partial(play_store.more_time_of, play=stored.id))
        match, timer = self.set_match(stored, moves, more_time)
        self.schedule_delayed_match(match, self.setup.delay - (now() - stored.started) / 1000)
        if match.over and stored.ended is None:
            await match.finish()
        timer.schedule()

    # -- life cycle ------------------------------------------------------------------------

    @property
    def is_in_use(self) -> bool:
        """True while the table has subscribers, or its game continues without players."""
        return bool(self.audience) or self.runs_unattended

    @property
    def runs_unattended(self) -> bool:
        """True if a bot or a timer will act, or the end of the game is not stored yet."""
        match, timer = self.match, self.turn_timer
        if match is None or match.over:
            return match is not None and not match.is_end_stored
        is_timed = timer is not None and timer.is_running
        return is_timed or self.seating.is_played_by_bot(match.play.kernel.seat)

    def stop(self) -> None:
        """Cancel all timers and bots."""
        self.audience.stop()
        if self.delayed_switch is not None:
            self.delayed_switch.cancel()
        if self.turn_timer is not None:
            self.turn_timer.close()
        for match in (self.match, self.delayed_match):
            if match is not None:
                match.unload()

    def unload(self) -> None:
        """Stop, and drop the references that form cycles, so that memory is freed at once."""
        self.stop()
        self.is_unloaded = True
        self.match = self.delayed_match = self.turn_timer = None
        self.happenings.close()

    def list_entry(self, person: str) -> TableEntry:
        stored = replace(self.stored, host=self.host, state=self.state, chairs=self.chairs)
        return table_entry(stored, person)

    @property
    def awaited_person(self) -> str:
        """The id of the person who has to decide, or ""."""
        match = self.match
        return "" if match is None or match.over else self.chairs[match.play.kernel.seat].person

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the lock for a change; refuse if the table was closed or unloaded meanwhile."""
        async with self.lock:
            if self.closed:
                raise Refusal("no_such_table", 404, table=self.id)
            if self.is_unloaded:
                raise Refusal("too_busy", 503)
            self.last_used = time.monotonic()
            yield

    async def write(self, **values: Any) -> None:
        """Update columns of this table's row."""
        await self.context.store.write(
            lambda connection: table_store.update_table(connection, self.id, now(), **values)
        )

    # -- turns -----------------------------------------------------------------------------

    def observe(self, happening: Happening) -> None:
        if isinstance(happening, TurnMissed):
            self.context.spawn(self.handle_missed_turn(happening.seat, happening.in_a_row))

    def fast_forward(self) -> None:
        """Let bots answer at once, if only bots are left in the game."""
        self.running_match()
        assert self.turn_timer is not None
        self.turn_timer.is_fast_forward = True

    @property
    def stand_in_bot(self) -> str:
        """The bot that answers when the clock runs out."""
        return self.context.settings.stand_in_bot

    def is_watched(self) -> bool:
        return bool(self.audience)

    async def handle_missed_turn(self, seat: int, in_a_row: int) -> None:
        """Seat a stand-in bot if a player has missed too many decisions in a row."""
        if in_a_row >= self.context.settings.max_missed_decisions:
            async with self.lock:
                await self.seat_stand_in_bot(seat)

    async def hint(self, seat: int, ply: int) -> Hint:
        """Ask a bot what it would do."""
        match = self.running_match()
        if not self.gives_hints:
            raise Refusal("no_hints_here")
        match.require_turn(seat, ply)
        return await self.bot_moves(match).hint(seat, ply)

    def bot_moves(self, match: Match) -> BotMoves:
        return BotMoves(self.context, match.play, self.seating, self.host)

    # -- seats -----------------------------------------------------------------------------

    async def take_seat(self, user: User) -> int:
        """Seat a user on the first open seat, and return it; seated users keep their seat."""
        async with self.locked():
            viewpoint = self.seating.viewpoint_of(user.id)
            if viewpoint.is_seat:
                return viewpoint.number
            if self.info().state == "playing":  # or seems to, for delayed spectators
                raise Refusal("game_running")
            seat = self.seating.free_seat()
            await self.seating.change(seat, SeatInfo("person", user.name, person=user.id))
            return seat

    async def rename(self, user: User) -> None:
        """Update the name of a user; records of games that have begun keep the old name."""
        async with self.lock:
            if user.id == self.host:
                self.stored.host_name = user.name
            viewpoint = self.seating.viewpoint_of(user.id)
            if viewpoint.is_seat and not self.closed:
                await self.seating.rename(viewpoint.number, user.name)

    async def seat_bot(self, by: str, seat: int, bot: str) -> None:
        """Put a bot on an open seat, or replace the bot there; only the host may do this."""
        async with self.locked():
            self.require_host(by)
            self.require_no_game()
            if self.seating.chair(seat).kind == "person":
                raise Refusal("seat_taken")
            await self.seating.change(seat, bot_chair(bot, [chair.name for chair in self.chairs]))

    async def clear_seat(self, by: str, seat: int) -> None:
        """Free a seat: a player leaves, or the host removes a player or a bot.

        During a game only the player themselves may leave, and a stand-in bot plays on.
        """
        async with self.locked():
            chair = self.seating.chair(seat)
            is_own_seat = bool(by) and chair.person == by
            if not is_own_seat:
                self.require_host(by)
                self.require_no_game()
            if self.state == "playing":
                await self.seat_stand_in_bot(seat)
            elif chair.kind != "open":
                await self.seating.change(seat, SeatInfo("open"))
                if chair.person == self.host:
                    await self.pass_host()

    async def pass_host(self) -> None:
        """Make the next seated person the host, or close a table without people and games."""
        people = self.seating.people
        closed = not people and self.match is None
        host = people[0] if people else self.host
        await self.write(host=host, state="closed" if closed else self.state)
        self.host, self.closed = host, closed
        if closed:
            self.context.log.info("table_closed", table=self.id)
        self.broadcast_table()

    async def replace_with_bot(self, by: str, seat: int) -> None:
        """Let a stand-in bot play for a player who is away, or for the caller.

        The host may ask for this; for the host, every player may.
        """
        async with self.locked():
            chair = self.seating.chair(seat)
            self.running_match()
            if chair.kind != "person":
                raise Refusal("no_person_there")
            if chair.person != by:
                if chair.person != self.host or not self.seating.viewpoint_of(by).is_seat:
                    self.require_host(by)
                if self.audience.is_connected(seat):
                    raise Refusal("person_is_here")
            await self.seat_stand_in_bot(seat)

    async def seat_stand_in_bot(self, seat: int) -> None:
        await self.seating.set_stand_in_bot(seat, self.context.settings.stand_in_bot)

    async def return_to_seat(self, seat: int) -> None:
        """Remove the stand-in bot of a player who has returned."""
        async with self.locked():
            if self.match is not None:
                self.match.play.missed[seat] = 0
            await self.seating.set_stand_in_bot(seat, "")

    def require_host(self, person: str) -> None:
        if person != self.host:
            raise Refusal("only_the_host", 403)

    def require_no_game(self) -> None:
        if self.state == "playing":
            raise Refusal("game_running")

    # -- games -----------------------------------------------------------------------------

    def running_match(self) -> Match:
        if self.match is None or self.match.over:
            raise Refusal("no_game_running")
        return self.match

    async def give_up(self, seat: int) -> None:
        """Take a player out of the running game for good."""
        await self.running_match().give_up(seat)

    async def start(self, by: str) -> None:
        """Start the first game at this table."""
        async with self.locked():
            self.require_host(by)
            self.require_no_game()
            if self.match is not None:
                raise Refusal("game_over")
            await self.begin(game_config(self.setup))

    async def rematch(self, by: str, keep: bool, pass_sheriff: bool) -> None:
        """Start the next game at this table; survivors may keep their characters (R103)."""
        async with self.locked():
            self.require_host(by)
            self.require_no_game()
            if self.match is None:
                raise Refusal("no_game_yet")
            play = self.match.play
            kept_characters = None if keep else ()
            config = play.game.rules.next_config(play.kernel, kept_characters, pass_sheriff)
            await self.begin(config)

    async def begin(self, config: GameConfig) -> None:
        """Deal, store and broadcast a new game."""
        if any(chair.kind == "open" for chair in self.chairs):
            raise Refusal("seats_open")
        for seat in self.audience.connected_seats:
            await self.seating.set_stand_in_bot(seat, "")
        stored = new_play(self.id, self.round + 1, self.setup.game, config, self.chairs)
        last = self.match
        write_end = last.end_writer() if last is not None else None

        def write(connection: Any) -> None:
            if write_end is not None:
                write_end(connection)
            play_store.add_play(connection, stored)
            table_store.update_table(
                connection, self.id, now(), state="playing", round=stored.number
            )

        try:
            await self.context.store.write(write)
        except Conflict:
            await self.load_concurrent_game(last)
            raise Refusal("game_running") from None
        match, timer = self.set_match(stored)
        self.schedule_delayed_match(match, 0.0 if last is None else self.setup.delay)
        self.context.metrics.games.labels("begun").inc()
        self.context.log.info("game_begun", table=self.id, play=stored.id, game=stored.game)
        self.send_new_match(last is None)
        timer.schedule()

    async def load_concurrent_game(self, last: Match | None) -> None:
        """Load the next game, which another server has started at this table."""
        await self.resume()
        if self.match is last:
            raise Conflict  # the conflict has another cause
        self.send_new_match(last is None)

    def set_match(
        self,
        stored: StoredPlay,
        moves: Sequence[StoredMove] = (),
        more_time: Sequence[StoredTime] = (),
    ) -> tuple[Match, TurnTimer]:
        """Make this the game of the table; the game before it takes no more moves."""
        context = self.context
        match = Match(context, self.setup, self.lock, self.happenings, stored, moves, more_time)
        if self.match is not None and self.turn_timer is not None:
            self.match.close()
            self.turn_timer.close()
        self.round = stored.number
        self.match = match
        self.turn_timer = TurnTimer(
            context,
            self.happenings,
            match.play,
            self.seating,
            self.bot_moves(match),
            match.move,
            pace=self.setup.pace,
            stand_in_bot=self.stand_in_bot,
            is_connected=self.audience.is_connected,
            is_watched=self.is_watched,
        )
        return match, self.turn_timer

    def send_new_match(self, is_first: bool) -> None:
        """Send the new game to the subscribers, and dismiss spectators who may not watch it."""
        self.broadcast_table()
        for subscriber, viewpoint in list(self.audience.subscribers.items()):
            if not self.may_watch(viewpoint):
                subscriber.send(encode(Refused("no_onlookers")))
                subscriber.dismiss()
                del self.audience.subscribers[subscriber]
            elif is_first or not self.audience.is_delayed(viewpoint):
                self.send_match(subscriber)

    async def close(self, by: str | None = None) -> None:
        """Close the table for good; with `by`, only as the host and not during a game."""
        async with self.locked():
            if by is not None:
                self.require_host(by)
                self.require_no_game()
            await self.write(state="closed")
            self.closed = True
            self.context.log.info("table_closed", table=self.id)
            self.stop()
            for subscriber in list(self.audience.subscribers):
                subscriber.send(encode(Refused("table_closed")))
                subscriber.dismiss()

    # -- chat ------------------------------------------------------------------------------

    async def send_chat(self, viewpoint: Viewpoint, name: str, text: str) -> None:
        """Store and broadcast a chat message of a player or a spectator."""
        line = ChatLine(name, text, now(), viewpoint.number)
        await self.context.store.write(
            lambda connection: table_store.add_chat(connection, self.id, line)
        )
        self.chat = [*self.chat, line][-CHAT_HISTORY:]
        self.audience.broadcast(encode(line))
