"""A table: its seats, its games and its chat.

Every change takes the table's lock, is written to the database, is applied in memory, and is then
broadcast to the subscribers.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec

from sixgun.engine import BadConfig, Viewpoint
from sixgun.live.commitments import new_salt
from sixgun.live.game import start
from sixgun.live.options import format_options, make_config
from sixgun.live.rulesets import GameConfig, ruleset
from sixgun.protocol import (
    ChatLine,
    NewTable,
    Refused,
    SeatInfo,
    TableEntry,
    User,
)
from sixgun.server.context import ServerContext, now
from sixgun.server.refusals import Refusal
from sixgun.server.store import Conflict
from sixgun.server.store import plays as play_store
from sixgun.server.store import tables as table_store
from sixgun.server.store.plays import StoredPlay
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables.bots import bot_chair
from sixgun.server.tables.broadcast import BroadcastingTable
from sixgun.server.tables.match import Match
from sixgun.server.tables.names import record_names
from sixgun.server.tables.subscription import encode

__all__ = ["CHAT_HISTORY", "RESERVED_OPTIONS", "Table", "game_config", "table_entry"]

RESERVED_OPTIONS: Final = (
    "names",
    "ask_forced",
    "purses",
)  # options that are not for the host to choose
CHAT_HISTORY: Final = 100  # chat messages that a new subscriber gets


def game_config(setup: NewTable) -> GameConfig:
    """Return the validated config of the game that the host has set up."""
    rules = ruleset(setup.game)
    for name in RESERVED_OPTIONS:
        if name in setup.options:
            raise BadConfig("unknown_option", option=name)
    options: dict[str, object] = {**setup.options, "ask_forced": True}
    config: GameConfig = make_config(rules, rules.expand_options(options)).validate()
    return config


def table_entry(stored: StoredTable, person: str) -> TableEntry:
    """Return the list entry of a table, as this person sees it."""
    return TableEntry(
        id=stored.id,
        game=stored.setup.game,
        options=stored.setup.options,
        state=stored.state,  # type: ignore[arg-type]
        taken=sum(chair.kind != "open" for chair in stored.chairs),
        seats=len(stored.chairs),
        host=next((c.name for c in stored.chairs if c.person == stored.host), stored.host_name),
        mine=any(person and chair.person == person for chair in stored.chairs),
        tournament=stored.tournament,
    )


class Table(BroadcastingTable):
    def __init__(self, stored: StoredTable, context: ServerContext) -> None:
        super().__init__(stored, context)
        self.stored = stored  # the state when the table was loaded
        self.closed = stored.state == "closed"
        self.is_unloaded = False

    async def resume(self) -> None:
        """Load the last game of this table from the database, and start its timers and bots."""
        store = self.context.store
        stored = await store.read(partial(play_store.last_play, table=self.id))
        if stored is None:
            return
        moves = await store.read(partial(play_store.moves_of, play=stored.id))
        more_time = await store.read(partial(play_store.more_time_of, play=stored.id))
        self.round = stored.number
        self.match = Match(self, stored, moves, more_time)
        self.schedule_delayed_match(self.match, self.setup.delay - (now() - stored.started) / 1000)
        if self.match.over and stored.ended is None:
            await self.match.finish()
        self.match.turn_timer.schedule()

    # -- life cycle ------------------------------------------------------------------------

    @property
    def is_in_use(self) -> bool:
        """True while the table has subscribers, or its game continues without players."""
        return bool(self.subscribers) or (self.match is not None and self.match.runs_unattended)

    def stop(self) -> None:
        """Cancel all timers and bots."""
        for timer in (self.delayed_switch, self.presence_timer):
            if timer is not None:
                timer.cancel()
        for match in (self.match, self.delayed_match):
            if match is not None:
                match.unload()

    def unload(self) -> None:
        """Stop, and drop the reference to the game: without this cycle memory is freed at once."""
        self.stop()
        self.is_unloaded = True
        self.match = self.delayed_match = None

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

    # -- seats -----------------------------------------------------------------------------

    async def take_seat(self, user: User) -> int:
        """Seat a user on the first open seat, and return it; seated users keep their seat."""
        async with self.locked():
            viewpoint = self.viewpoint_of(user.id)
            if viewpoint.is_seat:
                return viewpoint.number
            if self.info().state == "playing":  # or seems to, for delayed spectators
                raise Refusal("game_running")
            free = [at for at in self.seats if self.chairs[at].kind == "open"]
            if not free:
                raise Refusal("no_seat_free")
            await self.change_chair(free[0], SeatInfo("person", user.name, person=user.id))
            return free[0]

    async def rename(self, user: User) -> None:
        """Update the name of a user; records of games that have begun keep the old name."""
        async with self.lock:
            if user.id == self.host:
                self.stored.host_name = user.name
            viewpoint = self.viewpoint_of(user.id)
            if viewpoint.is_seat and not self.closed:
                chair = self.chairs[viewpoint.number]
                renamed = msgspec.structs.replace(chair, name=user.name)
                await self.change_chair(viewpoint.number, renamed)

    async def seat_bot(self, by: str, seat: int, bot: str) -> None:
        """Put a bot on an open seat, or replace the bot there; only the host may do this."""
        async with self.locked():
            self.require_host(by)
            self.require_no_game()
            if self.chair(seat).kind == "person":
                raise Refusal("seat_taken")
            await self.change_chair(seat, bot_chair(bot, [chair.name for chair in self.chairs]))

    async def clear_seat(self, by: str, seat: int) -> None:
        """Free a seat: a player leaves, or the host removes a player or a bot.

        During a game only the player themselves may leave, and a stand-in bot plays on.
        """
        async with self.locked():
            chair = self.chair(seat)
            is_own_seat = bool(by) and chair.person == by
            if not is_own_seat:
                self.require_host(by)
                self.require_no_game()
            if self.state == "playing":
                await self.seat_stand_in_bot(seat)
            elif chair.kind != "open":
                await self.change_chair(seat, SeatInfo("open"))
                if chair.person == self.host:
                    await self.pass_host()

    async def pass_host(self) -> None:
        """Make the next seated person the host, or close a table without people and games."""
        people = [chair.person for chair in self.chairs if chair.kind == "person"]
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
            chair = self.chair(seat)
            self.running_match()
            if chair.kind != "person":
                raise Refusal("no_person_there")
            if chair.person != by:
                if chair.person != self.host or not self.viewpoint_of(by).is_seat:
                    self.require_host(by)
                if self.is_connected(seat):
                    raise Refusal("person_is_here")
            await self.seat_stand_in_bot(seat)

    @property
    def stand_in_bot(self) -> str:
        """The bot that answers when the clock runs out."""
        return self.context.settings.stand_in_bot

    async def handle_missed_turn(self, seat: int, in_a_row: int) -> None:
        """Seat a stand-in bot if a player has missed too many decisions in a row."""
        if in_a_row >= self.context.settings.max_missed_decisions:
            async with self.lock:
                await self.seat_stand_in_bot(seat)

    async def seat_stand_in_bot(self, seat: int) -> None:
        """Let a bot play for a person until they return."""
        if not self.chairs[seat].sits_in:
            await self.set_stand_in_bot(seat, True, self.context.settings.stand_in_bot)

    async def return_to_seat(self, seat: int) -> None:
        """Remove the stand-in bot of a player who has returned."""
        async with self.locked():
            if self.match is not None:
                self.match.play.missed[seat] = 0
            if self.chair(seat).sits_in:
                await self.set_stand_in_bot(seat, False, "")

    async def remove_stand_in_bots(self) -> None:
        """Remove the stand-in bots of all connected players before the next game."""
        for viewpoint in set(self.subscribers.values()):
            if viewpoint.is_seat and self.chairs[viewpoint.number].sits_in:
                await self.set_stand_in_bot(viewpoint.number, False, "")

    async def set_stand_in_bot(self, seat: int, sits_in: bool, bot: str) -> None:
        chair = msgspec.structs.replace(self.chairs[seat], sits_in=sits_in, bot=bot)
        await self.change_chair(seat, chair)
        if self.match is not None:
            self.match.turn_timer.schedule()

    def chair(self, seat: int) -> SeatInfo:
        if seat not in self.seats:
            raise Refusal("no_such_seat", 404, seat=seat)
        return self.chairs[seat]

    def require_host(self, person: str) -> None:
        if person != self.host:
            raise Refusal("only_the_host", 403)

    def require_no_game(self) -> None:
        if self.state == "playing":
            raise Refusal("game_running")

    async def change_chair(self, seat: int, chair: SeatInfo) -> None:
        """Store and broadcast a changed chair, and resubscribe users whose seat has changed."""

        def write(connection: Any) -> None:
            table_store.set_chair(connection, self.id, seat, chair)
            table_store.update_table(connection, self.id, now())

        await self.context.store.write(write)
        self.chairs[seat] = chair
        for subscriber, before in list(self.subscribers.items()):
            after = self.viewpoint_of(subscriber.person)
            if after != before:
                self.subscribers[subscriber] = after
                self.send_match(subscriber)
        self.broadcast_table()

    async def write(self, **values: Any) -> None:
        """Update columns of this table's row."""
        await self.context.store.write(
            lambda connection: table_store.update_table(connection, self.id, now(), **values)
        )

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
        await self.remove_stand_in_bots()
        names = [chair.name for chair in self.chairs]
        config = replace(config, names=record_names(names))
        first = start(config, secrets.token_hex(16))
        stored = StoredPlay(
            id=secrets.token_urlsafe(9),
            table=self.id,
            number=self.round + 1,
            game=self.setup.game,
            options=format_options(first.config),
            names=names,
            players=[chair.person for chair in self.chairs],
            seed=first.seed,
            salt=new_salt(),
            started=now(),
        )

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
        if last is not None:
            last.turn_timer.close()
        self.round = stored.number
        self.match = Match(self, stored)
        self.schedule_delayed_match(self.match, 0.0 if last is None else self.setup.delay)
        self.context.metrics.games.labels("begun").inc()
        self.context.log.info("game_begun", table=self.id, play=stored.id, game=stored.game)
        self.send_new_match(last is None)
        self.match.turn_timer.schedule()

    async def load_concurrent_game(self, last: Match | None) -> None:
        """Load the next game, which another server has started at this table."""
        await self.resume()
        if self.match is last:
            raise Conflict  # the conflict has another cause
        if last is not None:
            last.turn_timer.close()
        self.send_new_match(last is None)

    def send_new_match(self, is_first: bool) -> None:
        """Send the new game to the subscribers, and dismiss spectators who may not watch it."""
        self.broadcast_table()
        for subscriber, viewpoint in list(self.subscribers.items()):
            if not self.may_watch(viewpoint):
                subscriber.send(encode(Refused("no_onlookers")))
                subscriber.dismiss()
                del self.subscribers[subscriber]
            elif is_first or not self.is_delayed(viewpoint):
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
            for subscriber in list(self.subscribers):
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
        self.broadcast(encode(line))
