"""The lobby: every open table, in memory or stored in the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from sixgun.bots import parse_untrusted_bot
from sixgun.engine import SixgunError
from sixgun.protocol import (
    NewTable,
    RecordEntry,
    SeatInfo,
    TableEntry,
    TableList,
    User,
)
from sixgun.server.context import new_id, now
from sixgun.server.jobs.records import WriteRecord
from sixgun.server.refusals import Refusal
from sixgun.server.store import Conflict, DamagedRow, StoreError
from sixgun.server.store import plays as play_store
from sixgun.server.store import tables as table_store
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables import ServerContext, Table
from sixgun.server.tables.bots import bot_chair
from sixgun.server.tables.table import CHAT_HISTORY, game_config, table_entry

__all__ = ["Lobby"]

LIST_LIMIT: Final = 100
SWEEP_INTERVAL: Final = 5.0  # seconds
GATHERING_MAX_AGE: Final = 7 * 24 * 3600 * 1000  # milliseconds


class TournamentTables(Protocol):
    """The part of the tournament registry that the lobby uses."""

    async def table(self, stored: StoredTable) -> Table: ...
    async def shows_records(self, tournament_id: str, judge: str) -> bool: ...
    def sweep(self) -> None: ...


@dataclass(slots=True)
class UnloadedGame:
    """What the lobby remembers about an unfinished game that was unloaded."""

    host: str
    awaited_person: str  # who has to decide
    since: float


class Lobby:
    tournaments: TournamentTables

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.tables: dict[str, Table] = {}
        self.unloaded_games: dict[str, UnloadedGame] = {}  # by table id
        self.loading = asyncio.Lock()
        self.sweep_task: asyncio.Task[None] | None = None
        self.logged_damage: set[str] = set()  # ids of damaged tables and games, each logged once

    async def restore(self) -> None:
        """Load the tables with unfinished games after a server start, and start the sweeper."""
        read = partial(table_store.unfinished_tables, since=now() - GATHERING_MAX_AGE)
        for table_id in await self.context.store.read(read):
            try:
                table = await self.find(table_id)
                if table.match is not None and not table.is_in_use:
                    self.unload(table)
            except StoreError:
                raise  # the database itself is damaged
            except Refusal:
                continue  # a damaged table does not affect the others
        self.sweep_task = asyncio.get_running_loop().create_task(self.sweep())

    async def open(self, host: User, setup: NewTable) -> Table:
        """Open a table within the limits per server, user and address."""
        limits = self.context.settings.limits
        config = game_config(setup)
        self.remove_closed()
        if len(self.tables) >= limits.tables:
            raise Refusal("too_many_tables", 503, most=limits.tables)
        if self.open_tables_of({host.id}) >= limits.tables_per_user:
            raise Refusal("too_many_tables", 429, most=limits.tables_per_user)
        self.check_address_quota(host.id, 1)
        chairs = initial_chairs(host, setup, config.players)
        stored = StoredTable(new_id(), host.id, setup, "gathering", 0, chairs, host.name)
        table = Table(stored, self.context)
        await self.add(table)
        return table

    def open_tables_of(self, hosts: Collection[str]) -> int:
        """Count the unfinished tables of these hosts, except games unloaded long ago."""
        loaded = sum(t.host in hosts and t.state != "over" for t in self.tables.values())
        since = time.monotonic() - self.context.settings.idle_table_timeout
        return loaded + sum(
            w.host in hosts and w.since > since for w in self.unloaded_games.values()
        )

    def check_address_quota(self, host: str, more: int) -> None:
        """Refuse `more` tables if the hosts at this address would then have too many."""
        addresses, limit = self.context.addresses, self.context.settings.limits.tables_per_address
        address = addresses.of(host)
        if more and address and self.open_tables_of(addresses.hosts_at(address)) + more > limit:
            raise Refusal("too_many_tables", 429, most=limit)

    async def add(self, table: Table) -> None:
        """Add and store a new table; it counts against the limits while it is being stored."""
        self.tables[table.id] = table
        write = partial(table_store.add_table, table=table.stored, now=now())
        try:
            await self.context.store.write(write)
        except (StoreError, Conflict):
            del self.tables[table.id]
            raise
        self.context.log.info("table_opened", table=table.id, game=table.setup.game)
        self.update_gauge()

    async def find(self, table_id: str) -> Table:
        """Return the table, loaded from the database if it is not in memory."""
        table = self.tables.get(table_id)
        if table is None:
            async with self.loading:
                table = self.tables.get(table_id)
                if table is None:
                    with self.refusing_damaged(table=table_id):
                        table = await self.load(table_id)
        table.last_used = time.monotonic()
        if table.closed:
            raise Refusal("no_such_table", 404, table=table_id[:40])
        return table

    @contextmanager
    def refusing_damaged(self, **what: str) -> Iterator[None]:
        """Turn an error caused by a damaged row into a refusal, and log it once.

        A row may also be unreadable because another version of Sixgun wrote it.
        """
        try:
            yield
        except (StoreError, Refusal):
            raise
        except Exception as error:
            name = " ".join(what.values())
            if name not in self.logged_damage:
                self.logged_damage.add(name)
                self.context.metrics.failed.labels("restore").inc()
                self.context.log.warning("table_set_aside", **what, error=repr(error)[:300])
            because = error.code if isinstance(error, SixgunError) else type(error).__name__
            raise Refusal("table_set_aside", 503, because=because) from error

    async def load(self, table_id: str) -> Table:
        """Load a table and its last game from the database."""
        store = self.context.store
        stored = await store.read(partial(table_store.find_table, table=table_id))
        if stored is None or stored.state == "closed":
            raise Refusal("no_such_table", 404, table=table_id[:40])
        for chair in stored.chairs:
            if chair.bot:
                parse_untrusted_bot(chair.bot)
        if len(stored.chairs) != game_config(stored.setup).players:
            raise DamagedRow("chairs are missing")
        table = Table(stored, self.context)
        if stored.tournament:
            table = await self.tournaments.table(stored)
        table.chat = await store.read(
            partial(table_store.chat_history, table=table_id, limit=CHAT_HISTORY)
        )
        await table.resume()
        if table.match is not None and table.state == "playing":
            self.context.log.info("game_resumed", table=table_id, play=table.match.play.stored.id)
        self.tables[table_id] = table
        self.unloaded_games.pop(table_id, None)
        self.update_gauge()
        return table

    async def close_table(self, table: Table, by: str | None = None) -> None:
        """Close a table for good, as its host or (without `by`) as the operator or the judge."""
        await table.close(by)
        self.tables.pop(table.id, None)
        asyncio.get_running_loop().call_soon(table.unload)  # after the response to this request
        self.update_gauge()

    async def rename(self, user: User) -> None:
        """Update the name of a user at every loaded table where they are seated or the host."""
        for table in list(self.tables.values()):
            if table.host == user.id or table.viewpoint_of(user.id).is_seat:
                await table.rename(user)

    def update_gauge(self) -> None:
        self.context.metrics.tables.set(len(self.tables))

    async def list_for(self, user: User | None) -> TableList:
        """List the public tables that a user may join, and their own tables."""
        mine: list[TableEntry] = []
        if user is not None:
            own = partial(table_store.tables_of, person=user.id, limit=LIST_LIMIT)
            mine = [table_entry(stored, user.id) for stored in await self.context.store.read(own)]
            for entry in mine:
                entry.my_turn = self.awaited_person_at(entry.id) == user.id
        me = user.id if user else ""
        gathering = [
            table.list_entry(me)
            for table in self.tables.values()
            if table.setup.public and table.state == "gathering" and not table.closed
        ]
        return TableList(gathering[-LIST_LIMIT:], mine)

    def awaited_person_at(self, table_id: str) -> str:
        """Return the id of the person who has to decide at a table, or ""."""
        place = self.tables.get(table_id) or self.unloaded_games.get(table_id)
        return place.awaited_person if place is not None else ""

    async def records(self, user: User) -> list[RecordEntry]:
        """List the finished games of a user, the latest first."""
        read = partial(play_store.plays_of, person=user.id, limit=LIST_LIMIT)
        return [
            RecordEntry(p.id, p.game, p.options, p.names, p.result, p.ended or 0)
            for p in await self.context.store.read(read)
        ]

    async def record(
        self, play: str, user: User | None, judge: str = "", address: str = ""
    ) -> tuple[str, int]:
        """Return the record of a finished game, and the number of the game at its table."""
        with self.refusing_damaged(play=play):
            job, number = await self.load_record(play, user, judge)
            return (await self.context.jobs.run(job, address)).decode(), number

    async def load_record(
        self, play: str, user: User | None, judge: str
    ) -> tuple[WriteRecord, int]:
        """Load a finished game, unless this user may not see its record yet.

        Spectators wait for the spectator delay. Until the ranking of a tournament is published,
        only its judge sees the records.
        """
        store = self.context.store
        stored = await store.read(partial(play_store.find_play, play=play))
        if stored is None:
            raise Refusal("no_such_record", 404)
        setup, tournament_id = await store.read(partial(table_store.setup_of, table=stored.table))
        played = user is not None and user.id in stored.players
        if stored.ended is None or (not played and now() < stored.ended + setup.delay * 1000):
            raise Refusal("game_running")
        if tournament_id and not await self.tournaments.shows_records(tournament_id, judge):
            raise Refusal("ranking_not_published")
        moves = await store.read(partial(play_store.moves_of, play=play))
        return WriteRecord(stored, moves), stored.number

    def remove_closed(self) -> None:
        for table in list(self.tables.values()):
            if table.closed and not table.subscribers and not table.lock.locked():
                del self.tables[table.id]
                table.unload()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            self.unload_idle()

    def unload_idle(self) -> None:
        """Unload tables without subscribers; `find` loads them again."""
        self.remove_closed()
        now, settings = time.monotonic(), self.context.settings
        for table in list(self.tables.values()):
            idle = (
                settings.idle_table_timeout if table.match is None else settings.idle_game_timeout
            )
            if not table.is_in_use and not table.lock.locked() and now - table.last_used > idle:
                self.unload(table)
        self.tournaments.sweep()
        self.update_gauge()

    def unload(self, table: Table) -> None:
        if table.state == "playing":
            self.unloaded_games[table.id] = UnloadedGame(
                table.host, table.awaited_person, time.monotonic()
            )
        del self.tables[table.id]
        table.unload()

    async def close(self) -> None:
        if self.sweep_task is not None:
            self.sweep_task.cancel()
        for table in self.tables.values():
            table.stop()


def initial_chairs(host: User, setup: NewTable, seats: int) -> list[SeatInfo]:
    """Seat the host, if they play, and the bots of their setup; the other chairs stay open."""
    chairs = [SeatInfo("person", host.name, person=host.id)] if setup.sit else []
    for bot in setup.bots:
        chairs.append(bot_chair(bot, [host.name, *(chair.name for chair in chairs)]))
    if len(chairs) > seats:
        raise Refusal("no_seat_free", 422)
    return chairs + [SeatInfo("open") for _ in range(seats - len(chairs))]
