"""Keep the tables of an online tournament in line with its log.

A sync opens the tables of the round, removes withdrawn and disqualified players from their games,
and reports the results of finished games. It is idempotent, so it is repeated after a crash.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from sixgun.engine import SixgunError
from sixgun.protocol import NewTable, SeatInfo
from sixgun.server.context import now
from sixgun.server.lobby import Lobby
from sixgun.server.refusals import Refusal
from sixgun.server.store import Conflict, StoreError
from sixgun.server.store import users as user_store
from sixgun.server.store.tables import StoredPlace, StoredTable
from sixgun.server.tournaments.access import table_id
from sixgun.server.tournaments.progress import Progress, progress_of
from sixgun.server.tournaments.results import duel_result, table_report
from sixgun.server.tournaments.table import TournamentTable
from sixgun.tournament import (
    AnyAction,
    BeginDuels,
    BracketDuel,
    Decide,
    Disqualify,
    Draw,
    Report,
    RoundTable,
    TournamentRound,
    TournamentState,
    Withdraw,
)

if TYPE_CHECKING:
    from sixgun.server.tournaments.service import TournamentService

__all__ = ["TableSync", "table_place"]

VARIANTS: Final = {"long": "long_duel", "short": "short_duel"}
AUCTION: Final = "auction"
GAME: Final = "classic"


def table_place(round_: int, table: int) -> str:
    """Return the place of a table in a round, such as "2.5"; the place of a duel is its id."""
    return f"{round_}.{table}"


class UnloadedSeat(NamedTuple):
    """A seat at an unfinished game that is not in memory."""

    name: str
    person: str
    has_left: bool


class TableSync:
    """Opens, updates and closes the tables of one tournament; a place is a table or a duel."""

    def __init__(
        self, service: TournamentService, lobby: Lobby, places: dict[str, StoredPlace]
    ) -> None:
        self.service_ref = weakref.ref(service)  # weak: the service owns this object
        self.lobby = lobby
        self.places = places
        # The progress of unloaded tables, by place and is_live.
        self.progress: dict[tuple[str, bool], Progress] = {}
        self.unloaded: dict[str, list[UnloadedSeat]] = {}  # unfinished games, by place
        self.missing: set[str] = set()  # places whose tables are closed or damaged

    @property
    def service(self) -> TournamentService:
        service = self.service_ref()
        assert service is not None
        return service

    @property
    def state(self) -> TournamentState:
        return self.service.tournament.state

    def table_at(self, place: str) -> TournamentTable | None:
        """Return the table at a place, if it is in memory and open."""
        table = self.lobby.tables.get(self.id_at(place))
        return table if isinstance(table, TournamentTable) and not table.closed else None

    def progress_at(self, place: str, is_live: bool) -> Progress | None:
        """Return the progress of the game at a place, also of an unloaded or finished one."""
        table = self.table_at(place)
        if table is None:
            return self.progress.get((place, is_live))
        return progress_of(table, is_live)

    def cache_unloaded(self, table: TournamentTable) -> None:
        """Cache what views and `sync` need of a table that is about to be unloaded."""
        for is_live in (False, True):
            progress = progress_of(table, is_live)
            if progress is not None:
                self.progress[table.place, is_live] = progress
        match = table.match
        if match is None or match.over:
            self.unloaded.pop(table.place, None)
        else:
            self.unloaded[table.place] = [
                UnloadedSeat(chair.name, chair.person, match.has_left(seat))
                for seat, chair in enumerate(table.chairs)
            ]

    def can_stay_unloaded(self, place: str) -> bool:
        """True if the game was unloaded, and the log has not changed its players since."""
        seats, players = self.unloaded.get(place), self.players_at(place)
        if seats is None or self.places[place].table in self.lobby.tables:
            return False
        people = self.service.stored.people
        return len(seats) == len(players) and all(
            seat.name == self.state.players[player].name
            and seat.person == people.get(player, "")
            and (seat.has_left or self.state.players[player].active)
            for seat, player in zip(seats, players, strict=True)
        )

    def id_at(self, place: str) -> str:
        """Return the id of the table at a place, or ""."""
        return self.places[place].table if self.has_table(place) else ""

    def play_at(self, place: str) -> str:
        """Return the id of the running or finished game at a place, or ""."""
        return self.places[place].play if place in self.places else ""

    def has_table(self, place: str) -> bool:
        return place in self.places and place not in self.missing

    def players_at(self, place: str) -> Sequence[int]:
        """Return the players at a place, by seat."""
        target = self.find_place(place)
        return target.players if target is not None else ()

    def find_place(self, place: str) -> RoundTable | BracketDuel | None:
        """Return the table or duel at a place."""
        for duel in self.state.duels:
            if duel.id == place:
                return duel
        round_, _, table = place.partition(".")
        if round_.isdigit() and int(round_) <= self.state.round:
            return self.state.rounds[int(round_) - 1].tables[int(table) - 1]
        return None

    # -- sync ------------------------------------------------------------------------------

    async def sync(self) -> None:
        """Bring all tables in line with the log; needs the service's lock."""
        places_to_play = self.places_to_play()
        ended = [place for place in self.unloaded if place not in places_to_play]  # by the judge
        for place in [*places_to_play, *ended]:
            if not self.can_stay_unloaded(place) or place in ended:
                await self.ensure_table(place)
        for place in self.last_places():
            table = self.table_at(place)
            if table is not None and table.match is not None:
                await self.update_table(table, place in places_to_play)

    def places_to_play(self) -> list[str]:
        """Return the places whose games are not finished."""
        last = self.state.rounds[-1:]
        tables = [table_place(r.number, t.number) for r in last for t in r.tables if not t.result]
        return [*tables, *(duel.id for duel in self.state.duels if duel.kind and not duel.winner)]

    def last_places(self) -> list[str]:
        """Return all places of the current round and of the finals."""
        last = self.state.rounds[-1:]
        tables = [table_place(r.number, t.number) for r in last for t in r.tables]
        return [*tables, *(duel.id for duel in self.state.duels)]

    async def ensure_table(self, place: str) -> None:
        """Create or load the table at a place and deal its game; skip a closed or damaged table."""
        if place not in self.places:
            await self.create_table(place)
        try:
            table = await self.lobby.find(self.places[place].table)
        except StoreError:
            raise
        except Exception as error:
            self.note_missing(place, error)
            return
        assert isinstance(table, TournamentTable)
        self.unloaded.pop(place, None)
        if table.match is None:
            await table.deal(self.purses_at(place))
        assert table.match is not None
        self.places[place].play = table.match.play.stored.id

    def note_missing(self, place: str, error: Exception) -> None:
        """Log a missing table once; the judge may still report its result."""
        self.unloaded.pop(place, None)
        if place not in self.missing:
            self.missing.add(place)
            table = self.places[place].table
            self.lobby.context.log.warning("table_missing", table=table, error=repr(error)[:300])

    async def create_table(self, place: str) -> None:
        """Create and store the table at a place."""
        tournament_id, name = self.service.id, self.state.settings.name
        add = partial(
            user_store.add_tournament_host, tournament_id=tournament_id, name=name, now=now()
        )
        with suppress(Conflict):  # another server was faster
            await self.lobby.context.store.write(add)
        chairs = [self.chair_of(player) for player in self.players_at(place)]
        stored = StoredTable(
            id=table_id(self.service.stored.hash, place),
            host=self.service.host,
            setup=self.setup_at(place, len(chairs)),
            state="gathering",
            round=0,
            chairs=chairs,
            host_name=name,
            tournament=tournament_id,
            place=place,
        )
        with suppress(Conflict):  # another server has created the table
            await self.lobby.add(TournamentTable(stored, self.lobby.context, self.service))
        self.places[place] = StoredPlace(stored.id)

    def chair_of(self, player: int) -> SeatInfo:
        entrant = self.state.players[player]
        if entrant.bot:
            return SeatInfo("bot", entrant.name, entrant.bot)
        return SeatInfo("person", entrant.name, person=self.service.stored.people.get(player, ""))

    def setup_at(self, place: str, players: int) -> NewTable:
        target, setup = self.find_place(place), self.service.stored.setup
        options: dict[str, bool | int | str | list[str]]
        if isinstance(target, BracketDuel):
            options = {"variant": VARIANTS[target.kind]}
        else:
            options = {"players": players, "variant": AUCTION, "sheriff": 0}
            options |= {"tempo": True} if setup.tempo else {}
        options["ask_discard_order"] = True  # T109
        return NewTable(
            GAME, options, clock=setup.clock, delay=setup.delay, pace=setup.pace, sit=False
        )

    def purses_at(self, place: str) -> list[int]:
        """Return the purses at a table when it was drawn; duels have no purses."""
        target = self.find_place(place)
        if isinstance(target, BracketDuel) or target is None:
            return []
        round_: TournamentRound = self.state.rounds[-1]
        return [round_.purses[player] for player in target.players]

    async def update_table(self, table: TournamentTable, is_unfinished: bool) -> None:
        """Update the seats of a table, then report its result or close it."""
        for seat, player in enumerate(table.players):
            entrant = self.state.players[player]
            if not entrant.bot:
                person = self.service.stored.people.get(player, "")
                await table.seat_player(seat, entrant.name, person)
            if not entrant.active:
                await table.remove_player(seat)
        assert table.match is not None
        if is_unfinished and table.match.over:
            await self.report(table)
        elif not is_unfinished and not table.match.over:  # the judge has reported a result
            await self.lobby.close_table(table)
            self.missing.add(table.place)

    async def report(self, table: TournamentTable) -> None:
        """Write the result of a finished game to the log."""
        assert table.match is not None
        target, kernel = self.find_place(table.place), table.match.play.kernel
        action: AnyAction
        if isinstance(target, BracketDuel):
            action = duel_result(target, kernel)
        else:
            assert target is not None
            action = table_report(self.state.round, target, table.match.play.game)
        try:
            await self.service.record(action, "table")
        except StoreError:
            raise
        except SixgunError as error:  # the judge has to report the result
            self.lobby.context.log.warning(
                "report_refused", tournament=self.service.id, table=table.id, code=error.code
            )

    # -- limits ----------------------------------------------------------------------------

    def check_bots(self, bots: int) -> None:
        """Refuse more bots than one tournament may have."""
        limit = self.lobby.context.settings.limits.tournament_bots
        if bots > limit:
            raise Refusal("too_many_bots", 422, most=limit)

    def require_room(self, more: int) -> None:
        """Refuse a draw if the server does not have room for all of its tables."""
        limits = self.lobby.context.settings.limits
        if more > limits.tournament_tables:
            raise Refusal("too_many_tables", 422, most=limits.tournament_tables)
        limit = limits.tables
        if more and len(self.lobby.tables) + more > limit:
            raise Refusal("too_many_tables", 503, most=limit)
        self.lobby.check_address_quota(self.service.host, more)

    def require_undoable(self, entry: int) -> None:
        """Refuse to undo what was played on the server; a wrong result can be corrected instead.

        A withdrawal can be undone for the next game, unless the player has abandoned a duel.
        """
        log = self.service.tournament.log
        action = log[entry - 1].action if 0 < entry <= len(log) else None
        if type(action) in (Draw, BeginDuels, Report, Decide):
            raise Refusal("played_on_server", entry=entry)
        if type(action) in (Withdraw, Disqualify):
            assert isinstance(action, Withdraw)
            if self.has_abandoned_duel(action.player):
                raise Refusal("played_on_server", entry=entry)

    def has_abandoned_duel(self, player: int) -> bool:
        return any(duel.loser == player and duel.abandoned for duel in self.state.duels)
