"""The tournament registry: every tournament, in memory or stored in the database."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import Final

from sixgun.protocol import ClockRules, NewTournament, TournamentEntry, TournamentOpened
from sixgun.server.context import new_id, now
from sixgun.server.lobby import Lobby
from sixgun.server.refusals import Refusal
from sixgun.server.settings import Limits
from sixgun.server.store import Conflict, StoreError
from sixgun.server.store import tables as table_store
from sixgun.server.store import tournaments as tournament_store
from sixgun.server.store.tables import StoredTable
from sixgun.server.store.tournaments import StoredTournament
from sixgun.server.tournaments import access
from sixgun.server.tournaments.service import (
    DAMAGE_ERRORS,
    TournamentService,
    damage_refusal,
    list_entry,
    log_time,
    replay_log,
)
from sixgun.server.tournaments.table import TournamentTable
from sixgun.tournament import (
    ClockSettings,
    Tournament,
    Undo,
    format_log,
    parse_log,
)

__all__ = ["TournamentRegistry"]

LIST_LIMIT: Final = 100


class TournamentRegistry:
    """Opens, imports, finds, loads and unloads tournaments."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.context = lobby.context
        self.services: dict[str, TournamentService] = {}
        self.loading = asyncio.Lock()
        self.importing = asyncio.Semaphore(1)
        self.logged_damage: set[tuple[str, str]] = set()  # event and id, each logged once

    async def restore(self) -> None:
        """Resume all unfinished tournaments after a server start, and skip unreadable ones."""
        read = tournament_store.running_tournaments
        for tournament_id in await self.context.store.read(read):
            try:
                await (await self.find(tournament_id)).sync()
            except StoreError:
                raise  # the database itself is damaged
            except Refusal:
                continue  # logged by `load`
            except Exception as error:  # a damaged tournament does not affect the others
                self.log_unreadable(tournament_id, repr(error))

    def unload_idle(self) -> None:
        """Unload unused tournaments; `find` loads them again."""
        idle = time.monotonic() - self.context.settings.idle_game_timeout
        for service in list(self.services.values()):
            if not service.is_in_use and service.last_used < idle:
                del self.services[service.id]

    def log_unreadable(self, tournament_id: str, error: str) -> None:
        self.log_damage("tournament_set_aside", tournament_id, error)

    def log_damage(self, event: str, tournament_id: str, error: str) -> None:
        """Log a damaged tournament, but only once."""
        if (event, tournament_id) not in self.logged_damage:
            self.logged_damage.add((event, tournament_id))
            self.context.metrics.failed.labels("restore").inc()
            self.context.log.warning(event, tournament=tournament_id, error=error[:300])

    async def open(self, setup: NewTournament, address: str = "") -> TournamentOpened:
        """Open a new tournament."""
        clock = ClockSettings(setup.clock.decision, setup.clock.bank)
        tournament = Tournament.open(
            setup.name,
            at=log_time(now()),
            online=setup.online,
            clock=clock,
            absent_after=setup.absent_after,
            tempo=setup.tempo,
        )
        return await self.save(tournament, setup, address)

    async def import_log(self, log: str, address: str = "") -> TournamentOpened:
        """Open a tournament from an exported log, with a new secret."""
        async with self.importing:
            tournament = await asyncio.to_thread(
                parse_imported_log, log, self.context.settings.limits
            )
        settings = tournament.state.settings
        setup = NewTournament(
            settings.name,
            settings.online,
            ClockRules(settings.decision, settings.bank),
            settings.absent_after,
            settings.tempo,
        )
        return await self.save(tournament, setup, address)

    async def save(
        self, tournament: Tournament, setup: NewTournament, address: str
    ) -> TournamentOpened:
        """Store a tournament, and return its id and secret; the secret is not shown again."""
        secret = access.new_secret()
        codes = access.player_code_hashes(secret, range(1, tournament.state.numbers + 1))
        stored = StoredTournament(new_id(), access.hash_secret(secret), setup, codes)
        service = TournamentService(stored, tournament, self.lobby, {})
        self.context.addresses.note(service.host, address)
        if service.is_online:
            service.table_sync.check_bots(tournament.state.bot_count)
            service.table_sync.require_room(len(service.table_sync.places_to_play()))
        try:
            await self.add(service)
        except Conflict:  # the id is in use
            service = TournamentService(replace(stored, id=new_id()), tournament, self.lobby, {})
            self.context.addresses.note(service.host, address)
            await self.add(service)
        self.context.log.info("tournament_opened", tournament=service.id)
        await service.sync()
        return TournamentOpened(service.id, secret)

    async def add(self, service: TournamentService) -> None:
        """Add and store a service; `find` returns it while it is being stored."""
        if service.id in self.services:
            raise Conflict
        lines = {entry.number: format_log([entry]).strip() for entry in service.tournament.log}
        write = partial(
            tournament_store.add_tournament,
            stored=service.stored,
            lines=lines,
            entry=list_entry(service.id, service.tournament),
            now=now(),
        )
        self.services[service.id] = service
        try:
            await self.context.store.write(write)
        except (StoreError, Conflict):
            del self.services[service.id]
            raise

    async def find(self, tournament_id: str) -> TournamentService:
        """Return a tournament, loaded from the database if it is not in memory."""
        service = self.services.get(tournament_id)
        if service is None:
            async with self.loading:
                service = self.services.get(tournament_id) or await self.load(tournament_id)
        service.last_used = time.monotonic()
        return service

    async def load(self, tournament_id: str) -> TournamentService:
        """Load a tournament from the database, by replaying its log."""
        store = self.context.store
        read = partial(tournament_store.find_tournament, tournament_id=tournament_id)
        try:
            stored = await store.read(read)
            if stored is None:
                raise Refusal("no_such_tournament", 404, tournament=tournament_id[:40])
            lines = await store.read(partial(tournament_store.log_of, tournament_id=tournament_id))
            tournament = await asyncio.to_thread(replay_log, lines)
        except DAMAGE_ERRORS as error:
            self.log_unreadable(tournament_id, repr(error))
            raise damage_refusal(error) from error
        places = await store.read(partial(table_store.places_of, tournament_id=tournament_id))
        self.services[tournament_id] = TournamentService(stored, tournament, self.lobby, places)
        return self.services[tournament_id]

    # -- tables and records ----------------------------------------------------------------

    async def make_table(self, stored: StoredTable) -> TournamentTable:
        """Create the table of a tournament from its stored row."""
        return TournamentTable(stored, self.context, await self.find(stored.tournament))

    async def shows_records(self, tournament_id: str, judge: str) -> bool:
        """True if the ranking is published, or `judge` is the judge's secret."""
        service = await self.find(tournament_id)
        return service.tournament.state.published or service.is_judge(judge)

    async def list_all(self) -> list[TournamentEntry]:
        """List the latest tournaments."""
        read = partial(tournament_store.listed_tournaments, limit=LIST_LIMIT)
        listed, damaged = await self.context.store.read(read)
        for tournament_id, error in damaged.items():
            self.log_damage("tournament_not_listed", tournament_id, error)
        return listed


def parse_imported_log(text: str, limits: Limits) -> Tournament:
    """Replay an imported log, within limits on its length and its undos."""
    if text.count("\n") > limits.log_entries:
        raise Refusal("too_many_entries", 422, most=limits.log_entries)
    log = parse_log(text)
    if sum(isinstance(entry.action, Undo) for entry in log) > limits.log_undos:
        raise Refusal("too_many_undos", 422, most=limits.log_undos)
    return Tournament.from_log(log)
