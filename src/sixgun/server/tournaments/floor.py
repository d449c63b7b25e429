"""The tables of a tournament that is played on the server, brought in line with its log: those of a
round stand there and play, whoever is out has left, who is over has reported.

Nothing here depends on what was done before: after a crash it is done again.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from sixgun.engine import SixgunError
from sixgun.protocol import Chair, NewTable
from sixgun.server.lobby import Lobby
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError, Taken
from sixgun.server.store import people as kept_people
from sixgun.server.store.tables import KeptPlace, KeptTable
from sixgun.server.tables.services import now
from sixgun.server.tournaments.keys import table_id
from sixgun.server.tournaments.progress import Progress, progress_of
from sixgun.server.tournaments.results import decided, reported
from sixgun.server.tournaments.table import TournamentTable
from sixgun.tournament import (
    AnyAction,
    BeginDuels,
    Decide,
    Disqualify,
    Draw,
    Duel,
    Report,
    Round,
    State,
    Table,
    Withdraw,
)

if TYPE_CHECKING:
    from sixgun.server.tournaments.desk import Desk

__all__ = ["Floor", "place_of"]

VARIANTS: Final = {"long": "long_duel", "short": "short_duel"}
AUCTION: Final = "auction"
GAME: Final = "classic"


def place_of(round_: int, table: int) -> str:
    """How a table of a round is kept; a duel is kept by its id."""
    return f"{round_}.{table}"


class Floor:
    def __init__(self, desk: Desk, lobby: Lobby, places: dict[str, KeptPlace]) -> None:
        self.desk_ref = weakref.ref(desk)  # which holds this
        self.lobby = lobby
        self.places = places
        self.progress: dict[tuple[str, bool], Progress] = {}  # of tables that were put away
        self.missing: set[str] = set()  # places whose tables cannot be had any more

    @property
    def desk(self) -> Desk:
        desk = self.desk_ref()
        assert desk is not None
        return desk

    @property
    def state(self) -> State:
        return self.desk.made.state

    def table_at(self, place: str) -> TournamentTable | None:
        """One that stands there now."""
        found = self.lobby.tables.get(self.id_at(place))
        return found if isinstance(found, TournamentTable) and not found.closed else None

    def progress_at(self, place: str, is_live: bool) -> Progress | None:
        """How far the game there has come, or how it ended."""
        table = self.table_at(place)
        if table is None:
            return self.progress.get((place, is_live))
        return progress_of(table, is_live)

    def keep_progress(self, table: TournamentTable) -> None:
        """Before it is put away."""
        for is_live in (False, True):
            found = progress_of(table, is_live)
            if found is not None:
                self.progress[table.place, is_live] = found

    def id_at(self, place: str) -> str:
        """Of the table there; "" if there is none, or none any more."""
        return self.places[place].table if self.is_there(place) else ""

    def play_at(self, place: str) -> str:
        """The game there, or that was there."""
        return self.places[place].play if place in self.places else ""

    def is_there(self, place: str) -> bool:
        return place in self.places and place not in self.missing

    def players_at(self, place: str) -> Sequence[int]:
        """By seat."""
        where = self.found(place)
        return where.players if where is not None else ()

    def found(self, place: str) -> Table | Duel | None:
        for duel in self.state.duels:
            if duel.id == place:
                return duel
        round_, _, table = place.partition(".")
        if round_.isdigit() and int(round_) <= self.state.round:
            return self.state.rounds[int(round_) - 1].tables[int(table) - 1]
        return None

    # -- settling --------------------------------------------------------------------------

    async def settle(self) -> None:
        """Under the desk's lock."""
        wanted = self.wanted()
        for place in wanted:
            await self.stand(place)
        for place in self.last_places():
            table = self.table_at(place)
            if table is not None and table.match is not None:
                await self.tend(table, place in wanted)

    def wanted(self) -> list[str]:
        """Where somebody has to play."""
        last = self.state.rounds[-1:]
        tables = [place_of(r.number, t.number) for r in last for t in r.tables if not t.result]
        return [*tables, *(duel.id for duel in self.state.duels if duel.kind and not duel.winner)]

    def last_places(self) -> list[str]:
        last = self.state.rounds[-1:]
        tables = [place_of(r.number, t.number) for r in last for t in r.tables]
        return [*tables, *(duel.id for duel in self.state.duels)]

    async def stand(self, place: str) -> None:
        """There is a table, and its game has begun. One that the operator has closed stays so, and
        one whose game cannot be read keeps nobody else from playing."""
        if place not in self.places:
            await self.put_up(place)
        try:
            table = await self.lobby.find(self.places[place].table)
        except StoreError:
            raise
        except Exception as error:
            self.note_missing(place, error)
            return
        assert isinstance(table, TournamentTable)
        if table.match is None:
            await table.deal(self.purses_at(place))
        assert table.match is not None
        self.places[place].play = table.match.play.kept.id

    def note_missing(self, place: str, error: Exception) -> None:
        """It is told once, and the judge may report what he knows of it."""
        if place not in self.missing:
            self.missing.add(place)
            table = self.places[place].table
            self.lobby.services.log.warning("table_missing", table=table, error=repr(error)[:300])

    async def put_up(self, place: str) -> None:
        desk, name = self.desk.id, self.state.settings.name
        add = partial(kept_people.add_desk, tournament=desk, name=name, now=now())
        with suppress(Taken):  # another server has added it
            await self.lobby.services.store.write(add)
        chairs = [self.chair_of(player) for player in self.players_at(place)]
        kept = KeptTable(
            id=table_id(self.desk.kept.hash, place),
            host=self.desk.host,
            wishes=self.wishes_at(place, len(chairs)),
            state="gathering",
            round=0,
            chairs=chairs,
            host_name=name,
            tournament=desk,
            place=place,
        )
        with suppress(Taken):  # another server has put it up
            await self.lobby.add(TournamentTable(kept, self.lobby.services, self.desk))
        self.places[place] = KeptPlace(kept.id)

    def chair_of(self, player: int) -> Chair:
        who = self.state.players[player]
        if who.bot:
            return Chair("bot", who.name, who.bot)
        return Chair("person", who.name, person=self.desk.kept.people.get(player, ""))

    def wishes_at(self, place: str, players: int) -> NewTable:
        where, wishes = self.found(place), self.desk.kept.wishes
        options: dict[str, bool | int | str | list[str]]
        if isinstance(where, Duel):
            options = {"variant": VARIANTS[where.kind]}
        else:
            options = {"players": players, "variant": AUCTION, "sheriff": 0}
            options |= {"tempo": True} if wishes.tempo else {}
        options["ask_discard_order"] = True  # T109
        return NewTable(
            GAME, options, clock=wishes.clock, delay=wishes.delay, pace=wishes.pace, sit=False
        )

    def purses_at(self, place: str) -> list[int]:
        """What everybody at a table had when it was drawn; in duels nobody pays."""
        where = self.found(place)
        if isinstance(where, Duel) or where is None:
            return []
        drawn: Round = self.state.rounds[-1]
        return [drawn.purses[player] for player in where.players]

    async def tend(self, table: TournamentTable, is_wanted: bool) -> None:
        """Those who have come sit, those who are out leave, and the end is reported."""
        for seat, player in enumerate(table.players):
            who = self.state.players[player]
            if not who.bot:
                person = self.desk.kept.people.get(player, "")
                await table.seat_player(seat, who.name, person)
            if not who.active:
                await table.send_away(seat)
        assert table.match is not None
        if is_wanted and table.match.over:
            await self.report(table)
        elif not is_wanted and not table.match.over:  # the judge has decided it
            await self.lobby.close_table(table)
            self.missing.add(table.place)

    async def report(self, table: TournamentTable) -> None:
        """Results flow in without the judge."""
        assert table.match is not None
        where, kernel = self.found(table.place), table.match.play.kernel
        action: AnyAction
        if isinstance(where, Duel):
            action = decided(where, kernel)
        else:
            assert where is not None
            action = reported(self.state.round, where, table.match.play.game)
        try:
            await self.desk.do(action, "table")
        except StoreError:
            raise
        except SixgunError as error:  # the judge has to write it down himself
            failed = {"tournament": self.desk.id, "table": table.id, "code": error.code}
            self.lobby.services.log.warning("report_refused", **failed)

    # -- what cannot be done ---------------------------------------------------------------

    def check_bots(self, bots: int) -> None:
        """One tournament does not keep all processes that think."""
        most = self.lobby.services.settings.limits.tournament_bots
        if bots > most:
            raise Refusal("too_many_bots", 422, most=most)

    def must_have_room(self, more: int) -> None:
        """For so many tables; better refused now than half of them later."""
        limits = self.lobby.services.settings.limits
        if more > limits.tournament_tables:
            raise Refusal("too_many_tables", 422, most=limits.tournament_tables)
        most = limits.tables
        if more and len(self.lobby.tables) + more > most:
            raise Refusal("too_many_tables", 503, most=most)

    def must_be_undoable(self, entry: int) -> None:
        """What was played, was played: a result that is wrong is corrected. Who has left a game by
        mistake may play the next one, but a duel that he has left is lost."""
        log = self.desk.made.log
        action = log[entry - 1].action if 0 < entry <= len(log) else None
        if type(action) in (Draw, BeginDuels, Report, Decide):
            raise Refusal("played_on_server", entry=entry)
        if type(action) in (Withdraw, Disqualify):
            assert isinstance(action, Withdraw)
            if self.has_abandoned_duel(action.player):
                raise Refusal("played_on_server", entry=entry)

    def has_abandoned_duel(self, player: int) -> bool:
        return any(duel.loser == player and duel.abandoned for duel in self.state.duels)
