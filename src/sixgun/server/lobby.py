"""The lobby: every open table, in memory or stored in the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Final

from sixgun.bots import parse_untrusted_bot
from sixgun.protocol import (
    NewTable,
    SeatInfo,
    TableEntry,
    TableList,
    User,
)
from sixgun.server.context import new_id, now
from sixgun.server.damaged_rows import DamagedRows
from sixgun.server.refusals import Refusal
from sixgun.server.store import Conflict, DamagedRow, StoreError
from sixgun.server.store import tables as table_store
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables import ServerContext, Table
from sixgun.server.tables.bots import bot_chair
from sixgun.server.tables.table import CHAT_HISTORY
from sixgun.server.tables.table_setup import game_config, table_entry

__all__ = ["Lobby"]

LIST_LIMIT: Final = 100
GATHERING_MAX_AGE: Final = 7 * 24 * 3600 * 1000  # milliseconds


@dataclass(slots=True)
class UnloadedGame:
    """What the lobby remembers about an unfinished game that was unloaded."""

    host: str
    awaited_person: str  # who has to decide
    since: float


class Lobby:
    """Opens, finds, loads and unloads tables; `make_table` creates a table from its row."""

    def __init__(
        self, context: ServerContext, make_table: Callable[[StoredTable], Awaitable[Table]]
    ) -> None:
        self.context = context
        self.make_table = make_table
        self.tables: dict[str, Table] = {}
        self.unloaded_games: dict[str, UnloadedGame] = {}  # by table id
        self.loading = asyncio.Lock()
        self.damaged_rows = DamagedRows(context)

    async def restore(self) -> None:
        """Load the tables with unfinished games after a server start."""
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
            game.host in hosts and game.since > since for game in self.unloaded_games.values()
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
            table.unload()
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
                    with self.damaged_rows.refusing(table=table_id):
                        table = await self.load(table_id)
        table.last_used = time.monotonic()
        if table.closed:
            raise Refusal("no_such_table", 404, table=table_id[:40])
        return table

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
        table = await self.make_table(stored)
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
            if table.host == user.id or table.seating.viewpoint_of(user.id).is_seat:
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
        table = self.tables.get(table_id) or self.unloaded_games.get(table_id)
        return table.awaited_person if table is not None else ""

    def remove_closed(self) -> None:
        for table in list(self.tables.values()):
            if table.closed and not table.audience and not table.lock.locked():
                del self.tables[table.id]
                table.unload()

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
        self.update_gauge()

    def unload(self, table: Table) -> None:
        if table.state == "playing":
            self.unloaded_games[table.id] = UnloadedGame(
                table.host, table.awaited_person, time.monotonic()
            )
        del self.tables[table.id]
        table.unload()

    def close(self) -> None:
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
