"""All tables: those in memory, and those in the store that somebody may come back to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from sixgun.bots import parse_untrusted_bot
from sixgun.engine import SixgunError
from sixgun.protocol import (
    Chair,
    ClockRules,
    NewTable,
    Person,
    RecordEntry,
    TableEntry,
    Tables,
)
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError, Taken
from sixgun.server.store import plays as kept_plays
from sixgun.server.store import tables as kept_tables
from sixgun.server.store.tables import KeptTable
from sixgun.server.tables import Services, Table
from sixgun.server.tables.bots import bot_chair
from sixgun.server.tables.match import ONLOOKER
from sixgun.server.tables.play import Play
from sixgun.server.tables.services import new_id, now
from sixgun.server.tables.table import LINES, config_of, entry_of

__all__ = ["Lobby"]

MOST_LISTED: Final = 100
SWEEP: Final = 5.0  # seconds
LONG_AGO: Final = 7 * 24 * 3600 * 1000  # milliseconds: who has not begun by then will not


class Tournaments(Protocol):
    """Whoever knows of tournaments, as far as their tables need it."""

    async def table(self, kept: KeptTable) -> Table: ...
    async def shows_records(self, tournament: str, judge: str) -> bool: ...
    def sweep(self) -> None: ...


@dataclass(slots=True)
class Waiting:
    """What is remembered of a game that was put away before its end."""

    host: str
    asked: str  # the person who has to decide
    since: float


class Lobby:
    tournaments: Tournaments

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.waiting: dict[str, Waiting] = {}  # games that go on when somebody comes back
        self.loading = asyncio.Lock()
        self.sweeping: asyncio.Task[None] | None = None
        self.set_aside: set[str] = set()  # tables and games that the log names already

    async def restore(self) -> None:
        """Games that were running go on."""
        read = partial(kept_tables.waiting_tables, since=now() - LONG_AGO)
        for table in await self.services.store.read(read):
            try:
                found = await self.find(table)
                if found.match is not None and not found.is_needed:
                    self.put_away(found)
            except StoreError:
                raise  # the database itself is damaged
            except Refusal:
                continue  # one table must not keep the others from playing
        self.sweeping = asyncio.get_running_loop().create_task(self.sweep())

    async def open(self, host: Person, wishes: NewTable) -> Table:
        limits = self.services.settings.limits
        config = config_of(wishes)
        self.forget_closed()
        if len(self.tables) >= limits.tables:
            raise Refusal("too_many_tables", 503, most=limits.tables)
        if self.open_tables_of(host.id) >= limits.tables_a_person:
            raise Refusal("too_many_tables", 429, most=limits.tables_a_person)
        chairs = first_chairs(host, wishes, config.players)
        table = new_id()
        kept = KeptTable(table, host.id, wishes, "gathering", 0, chairs, host.name)
        await self.add(Table(kept, self.services))
        return self.tables[table]

    def open_tables_of(self, host: str) -> int:
        """Those that are not over, unless nobody has come back to them for long."""
        here = sum(t.host == host and t.state != "over" for t in self.tables.values())
        since = time.monotonic() - self.services.settings.idle
        return here + sum(w.host == host and w.since > since for w in self.waiting.values())

    async def add(self, table: Table) -> None:
        """One more; it is counted before anybody else is."""
        self.tables[table.id] = table
        write = partial(kept_tables.add_table, table=table.kept, now=now())
        try:
            await self.services.store.write(write)
        except (StoreError, Taken):
            del self.tables[table.id]
            raise
        self.services.log.info("table_opened", table=table.id, game=table.wishes.game)
        self.count()

    async def find(self, table: str) -> Table:
        found = self.tables.get(table)
        if found is None:
            async with self.loading:
                found = self.tables.get(table) or await self.load_if_sound(table)
        found.touched = time.monotonic()
        if found.closed:
            raise Refusal("no_such_table", 404, table=table[:40])
        return found

    async def load_if_sound(self, table: str) -> Table:
        """What stands in the database may come from another version, or be damaged: such a table is
        refused, and named in the log once."""
        with self.setting_aside(table=table):
            return await self.load(table)

    @contextmanager
    def setting_aside(self, **what: str) -> Iterator[None]:
        try:
            yield
        except (StoreError, Refusal):
            raise
        except Exception as error:
            name = " ".join(what.values())
            if name not in self.set_aside:
                self.set_aside.add(name)
                self.services.metrics.failed.labels("restore").inc()
                self.services.log.warning("table_set_aside", **what, error=repr(error)[:300])
            because = error.code if isinstance(error, SixgunError) else type(error).__name__
            raise Refusal("table_set_aside", 503, because=because) from error

    async def load(self, table: str) -> Table:
        """From the store, with its game as far as it has come."""
        store = self.services.store
        kept = await store.read(partial(kept_tables.find_table, table=table))
        if kept is None or kept.state == "closed":
            raise Refusal("no_such_table", 404, table=table[:40])
        for chair in kept.chairs:
            if chair.bot:
                parse_untrusted_bot(chair.bot)
        found = Table(kept, self.services)
        if kept.tournament:
            found = await self.tournaments.table(kept)
        found.chat = await store.read(partial(kept_tables.said_at, table=table, most=LINES))
        await found.resume()
        if found.match is not None and found.state == "playing":
            self.services.log.info("game_resumed", table=table, play=found.match.play.kept.id)
        self.tables[table] = found
        self.waiting.pop(table, None)
        self.count()
        return found

    async def close_table(self, table: Table, by: str | None = None) -> None:
        """Everybody is sent away; it is not found again, only the records of its games. Only the
        operator need not be its host."""
        await table.close(by)
        self.tables.pop(table.id, None)
        asyncio.get_running_loop().call_soon(table.put_away)  # after the answer to this request
        self.count()

    async def rename(self, person: Person) -> None:
        """Whoever has another name has it at his tables too."""
        for table in list(self.tables.values()):
            if table.host == person.id or table.seat_of(person.id) != ONLOOKER:
                await table.rename(person)

    def count(self) -> None:
        self.services.metrics.tables.set(len(self.tables))

    async def list_for(self, person: Person | None) -> Tables:
        """Open tables that everybody may join, and one's own."""
        mine: list[TableEntry] = []
        if person is not None:
            own = partial(kept_tables.tables_of, person=person.id, most=MOST_LISTED)
            mine = [entry_of(kept, person.id) for kept in await self.services.store.read(own)]
            for entry in mine:
                entry.my_turn = self.asked_at(entry.id) == person.id
        me = person.id if person else ""
        gathering = [
            table.entry(me)
            for table in self.tables.values()
            if table.wishes.public and table.state == "gathering" and not table.closed
        ]
        return Tables(gathering[-MOST_LISTED:], mine)

    def asked_at(self, table: str) -> str:
        """The person who has to decide there; "" nobody."""
        if table in self.tables:
            return self.tables[table].asked
        return self.waiting[table].asked if table in self.waiting else ""

    async def records(self, person: Person) -> list[RecordEntry]:
        read = partial(kept_plays.plays_of, person=person.id, most=MOST_LISTED)
        return [
            RecordEntry(p.id, p.game, p.options, p.names, p.result, p.ended or 0)
            for p in await self.services.store.read(read)
        ]

    async def record(self, play: str, person: Person | None, judge: str = "") -> tuple[str, int]:
        """The record of a finished game, with its seed, and the number of the game at its table;
        while it runs nobody gets it, and onlookers who are behind have to wait for it. One of a
        tournament is for its judge until the ranking is published."""
        with self.setting_aside(play=play):
            return await self.load_record(play, person, judge)

    async def load_record(self, play: str, person: Person | None, judge: str) -> tuple[str, int]:
        store = self.services.store
        kept = await store.read(partial(kept_plays.find_play, play=play))
        if kept is None:
            raise Refusal("no_such_record", 404)
        wishes, tournament = await store.read(partial(kept_tables.wishes_at, table=kept.table))
        played = person is not None and person.id in kept.players
        if kept.ended is None or (not played and now() < kept.ended + wishes.delay * 1000):
            raise Refusal("game_running")
        if tournament and not await self.tournaments.shows_records(tournament, judge):
            raise Refusal("ranking_not_published")
        moves = await store.read(partial(kept_plays.moves_of, play=play))
        return await asyncio.to_thread(kept_record, kept, moves), kept.number

    def forget_closed(self) -> None:
        for table in list(self.tables.values()):
            if table.closed and not table.viewers and not table.lock.locked():
                del self.tables[table.id]
                table.put_away()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_idle_away()

    def put_idle_away(self) -> None:
        """Tables that nobody looks at; they are loaded again when somebody asks for them."""
        self.forget_closed()
        now, settings = time.monotonic(), self.services.settings
        for table in list(self.tables.values()):
            idle = settings.idle if table.match is None else settings.idle_game
            if not table.is_needed and not table.lock.locked() and now - table.touched > idle:
                self.put_away(table)
        self.tournaments.sweep()
        self.count()

    def put_away(self, table: Table) -> None:
        if table.state == "playing":
            self.waiting[table.id] = Waiting(table.host, table.asked, time.monotonic())
        del self.tables[table.id]
        table.put_away()

    async def close(self) -> None:
        if self.sweeping is not None:
            self.sweeping.cancel()
        for table in self.tables.values():
            table.stop()


def kept_record(kept: kept_plays.KeptPlay, moves: list[kept_plays.KeptMove]) -> str:
    play = Play(kept, ClockRules(), 0.0)
    for move in moves:
        play.make(move)
    return play.proof()


def first_chairs(host: Person, wishes: NewTable, seats: int) -> list[Chair]:
    """The host first, if he plays; then the bots that he has brought."""
    chairs = [Chair("person", host.name, person=host.id)] if wishes.sit else []
    for bot in wishes.bots:
        chairs.append(bot_chair(bot, [host.name, *(chair.name for chair in chairs)]))
    if len(chairs) > seats:
        raise Refusal("no_seat_free", 422)
    return chairs + [Chair("open") for _ in range(seats - len(chairs))]
