"""All tournaments: those in memory, and those in the store that somebody may come back to."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from sixgun.protocol import ClockRules, NewTournament, TournamentEntry, TournamentOpened
from sixgun.server.lobby import Lobby
from sixgun.server.refusals import Refusal
from sixgun.server.settings import Limits
from sixgun.server.store import StoreError, Taken
from sixgun.server.store import tables as kept_tables
from sixgun.server.store import tournaments as kept_tournaments
from sixgun.server.store.tables import KeptTable
from sixgun.server.store.tournaments import KeptTournament
from sixgun.server.tables.services import new_id, now
from sixgun.server.tournaments import keys
from sixgun.server.tournaments.desk import Desk, moment, played_again, shown
from sixgun.server.tournaments.table import TournamentTable
from sixgun.tournament import Clock, Tournament, TournamentError, Undo, read_log, write_log

__all__ = ["Desks"]

MOST_LISTED: Final = 100


class Desks:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.services = lobby.services
        self.desks: dict[str, Desk] = {}
        self.loading = asyncio.Lock()
        self.printing = asyncio.Semaphore(1)  # it takes a processor for itself
        self.importing = asyncio.Semaphore(1)

    async def restore(self) -> None:
        """Those that are not over go on; a log that makes no sense is set aside."""
        read = kept_tournaments.running_tournaments
        for tournament in await self.services.store.read(read):
            try:
                await (await self.find(tournament)).settle()
            except StoreError:
                raise  # the database itself is damaged
            except Refusal:
                continue  # `load` has told the log
            except Exception as error:  # one must not keep the others from going on
                self.set_aside(tournament, repr(error))

    def sweep(self) -> None:
        """Those that nobody needs are put away; they are found again in the store."""
        idle = time.monotonic() - self.services.settings.idle_game
        for desk in list(self.desks.values()):
            if not desk.is_needed and desk.touched < idle:
                del self.desks[desk.id]

    def set_aside(self, tournament: str, error: str) -> None:
        self.services.metrics.failed.labels("restore").inc()
        self.services.log.warning("tournament_set_aside", tournament=tournament, error=error[:300])

    async def open(self, wishes: NewTournament) -> TournamentOpened:
        clock = Clock(wishes.clock.decision, wishes.clock.bank)
        made = Tournament.open(
            wishes.name,
            at=moment(now()),
            online=wishes.online,
            clock=clock,
            absent_after=wishes.absent_after,
            tempo=wishes.tempo,
        )
        return await self.keep(made, wishes)

    async def take_in(self, log: str) -> TournamentOpened:
        """A tournament from its log, as far as it has come, with a new secret."""
        async with self.importing:
            made = await asyncio.to_thread(imported, log, self.services.settings.limits)
        known = made.state.settings
        wishes = NewTournament(
            known.name,
            known.online,
            ClockRules(known.decision, known.bank),
            known.absent_after,
            known.tempo,
        )
        return await self.keep(made, wishes)

    async def keep(self, made: Tournament, wishes: NewTournament) -> TournamentOpened:
        """Written, then there; the secret is told this once."""
        secret = keys.new_secret()
        codes = keys.codes_for(secret, range(1, made.state.numbers + 1))
        kept = KeptTournament(new_id(), keys.hashed(secret), wishes, codes)
        desk = Desk(kept, made, self.lobby, {})
        if desk.is_online:
            desk.floor.check_bots(made.state.bots)
            desk.floor.must_have_room(len(desk.floor.wanted()))
        try:
            await self.add(desk)
        except Taken:  # the id is somebody else's
            desk = Desk(replace(kept, id=new_id()), made, self.lobby, {})
            await self.add(desk)
        self.services.log.info("tournament_opened", tournament=desk.id)
        await desk.settle()
        return TournamentOpened(desk.id, secret)

    async def add(self, desk: Desk) -> None:
        """One more; whoever looks for it while it is being written finds this desk."""
        if desk.id in self.desks:
            raise Taken
        lines = {entry.number: write_log([entry]).strip() for entry in desk.made.log}
        write = partial(
            kept_tournaments.add_tournament,
            kept=desk.kept,
            lines=lines,
            shown=shown(desk.id, desk.made),
            now=now(),
        )
        self.desks[desk.id] = desk
        try:
            await self.services.store.write(write)
        except (StoreError, Taken):
            del self.desks[desk.id]
            raise

    async def find(self, tournament: str) -> Desk:
        found = self.desks.get(tournament)
        if found is None:
            async with self.loading:
                found = self.desks.get(tournament) or await self.load(tournament)
        found.touched = time.monotonic()
        return found

    async def load(self, tournament: str) -> Desk:
        """From the store, played again from its log."""
        store = self.services.store
        read = partial(kept_tournaments.find_tournament, tournament=tournament)
        kept = await store.read(read)
        if kept is None:
            raise Refusal("no_such_tournament", 404, tournament=tournament[:40])
        lines = await store.read(partial(kept_tournaments.log_of, tournament=tournament))
        try:
            made = await asyncio.to_thread(played_again, lines)
        except TournamentError as error:
            self.set_aside(tournament, str(error))
            line = error.facts.get("line", 0)
            raise Refusal("tournament_set_aside", 503, line=line, because=error.code) from error
        places = await store.read(partial(kept_tables.places_of, tournament=tournament))
        self.desks[tournament] = Desk(kept, made, self.lobby, places)
        return self.desks[tournament]

    # -- for the lobby ---------------------------------------------------------------------

    async def table(self, kept: KeptTable) -> TournamentTable:
        """One of a tournament, from the store."""
        return TournamentTable(kept, self.services, await self.find(kept.tournament))

    async def shows_records(self, tournament: str, judge: str) -> bool:
        """Whether the records of its games may be seen by everybody, or by this judge."""
        desk = await self.find(tournament)
        return desk.made.state.published or desk.is_judge(judge)

    async def list_all(self) -> list[TournamentEntry]:
        read = partial(kept_tournaments.listed_tournaments, most=MOST_LISTED)
        try:
            return await self.services.store.read(read)
        except msgspec.DecodeError as error:
            raise Refusal("tournament_set_aside", 503, line=0, because=str(error)[:60]) from error


def imported(text: str, limits: Limits) -> Tournament:
    """Played again from the text of its log, unless that would take too long."""
    if text.count("\n") > limits.log_entries:
        raise Refusal("too_many_entries", 422, most=limits.log_entries)
    log = read_log(text)
    if sum(isinstance(entry.action, Undo) for entry in log) > limits.log_undos:
        raise Refusal("too_many_undos", 422, most=limits.log_undos)
    return Tournament.from_log(log)
