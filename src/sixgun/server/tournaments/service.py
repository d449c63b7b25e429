"""The service of one tournament.

Each action takes the lock, is applied to a copy, is written to the database, and replaces the
tournament; then the connections are notified.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from sixgun.protocol import ActionRequest, TournamentEntry, User
from sixgun.server.context import now
from sixgun.server.lobby import Lobby
from sixgun.server.refusals import Refusal
from sixgun.server.store import RETRY_DELAY, Conflict, StoreError
from sixgun.server.store import tables as table_store
from sixgun.server.store import tournaments as tournament_store
from sixgun.server.store.tables import StoredPlace
from sixgun.server.store.tournaments import StoredTournament
from sixgun.server.store.users import tournament_host
from sixgun.server.tournaments import access
from sixgun.server.tournaments.table_sync import TableSync
from sixgun.server.tournaments.view_cache import ViewCache
from sixgun.tournament import (
    AnyAction,
    Author,
    CallJudge,
    Draw,
    LogEntry,
    Register,
    Tournament,
    TournamentError,
    Undo,
    Withdraw,
    format_log,
    parse_log,
)
from sixgun.tournament.random_draws import new_seed, table_sizes

__all__ = [
    "DAMAGE_ERRORS",
    "TournamentService",
    "damage_refusal",
    "list_entry",
    "log_time",
    "replay_log",
]

DAMAGE_ERRORS: Final = (TournamentError, msgspec.DecodeError)


def log_time(at: int) -> str:
    """Format milliseconds since 1970 as a time in a log."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def list_entry(tournament_id: str, tournament: Tournament) -> TournamentEntry:
    """Return the entry of a tournament in the list of tournaments."""
    state = tournament.state
    players, online = len(state.listed), state.settings.online
    return TournamentEntry(
        tournament_id, state.settings.name, tournament.stage, state.round, players, online
    )


def replay_log(lines: list[str], seed_source: Callable[[], str] = new_seed) -> Tournament:
    """Replay a tournament from the lines of its log."""
    return Tournament.from_log(parse_log("\n".join(lines)) if lines else [], seed_source)


def damage_refusal(error: Exception) -> Refusal:
    """Return the refusal for a tournament whose row or log cannot be read."""
    if isinstance(error, TournamentError):
        line = error.facts.get("line", 0)
        return Refusal("tournament_set_aside", 503, line=line, because=error.code)
    return Refusal("tournament_set_aside", 503, line=0, because=type(error).__name__)


class Watcher(Protocol):
    """A connection that is notified of changes."""

    def notify(self) -> None: ...


class TournamentService:
    """A loaded tournament with its lock, its watchers and its tables."""

    def __init__(
        self,
        stored: StoredTournament,
        tournament: Tournament,
        lobby: Lobby,
        places: dict[str, StoredPlace],
    ) -> None:
        self.id = stored.id
        self.stored = stored
        self.tournament = tournament
        self.context = lobby.context
        self.table_sync = TableSync(self, lobby, places)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()  # connections to notify
        self.hall_cache: dict[bool, dict[str, Any]] = {}  # fields of all views, by is_live
        self.views = ViewCache()
        self.seconds = 0.0  # CPU time of all actions so far
        self.last_used = time.monotonic()

    # -- access ----------------------------------------------------------------------------

    def is_judge(self, secret: str) -> bool:
        return access.matches_hash(secret, self.stored.hash)

    def player_of(self, code: str) -> int:
        """Return the player with this code, or 0."""
        return access.find_player(code, self.stored.codes)

    # -- actions ---------------------------------------------------------------------------

    async def act(
        self, request: ActionRequest, secret: str, charge: Callable[[float], None] | None = None
    ) -> None:
        """Take an action as the judge, who has seen all log entries.

        `charge` gets its CPU time, even if it is refused.
        """
        async with self.lock:
            if request.after != len(self.tournament.log):
                raise Refusal("log_moved_on", after=request.after, now=len(self.tournament.log))
            self.check(request.action)
            self.check_length(request.action)
            before = self.seconds
            try:
                await self.record(request.action, "judge", request.reason, secret)
            finally:
                if charge is not None:
                    charge(self.seconds - before)
            await self.sync_tables()

    def check_length(self, action: AnyAction) -> None:
        """Refuse an entry beyond the limits for logs; players' calls may fill half of the log."""
        limits, log = self.context.settings.limits, self.tournament.log
        limit = limits.log_entries // 2 if isinstance(action, CallJudge) else limits.log_entries
        if len(log) >= limit:
            raise Refusal("too_many_entries", 422, most=limit)
        if isinstance(action, Undo):
            undos = sum(isinstance(entry.action, Undo) for entry in log)
            if undos >= limits.log_undos:
                raise Refusal("too_many_undos", 422, most=limits.log_undos)

    def check(self, action: AnyAction) -> None:
        """Refuse actions that the server cannot carry out for an online tournament."""
        if self.is_online and isinstance(action, Register):
            more = sum(bool(player.bot) for player in action.players)
            self.table_sync.check_bots(self.tournament.state.bot_count + more)
        elif self.is_online and isinstance(action, Undo):
            self.table_sync.require_undoable(action.entry)
        elif self.is_online and isinstance(action, Draw):
            self.table_sync.require_room(len(table_sizes(len(self.tournament.state.active))))

    async def call(self, player: int, words: str) -> None:
        """Log a player's call for the judge, with their table."""
        async with self.lock:
            state = self.tournament.state
            table = state.rounds[-1].table_of(player) if state.rounds else None
            seated = table is not None and table.result is None
            where = {"round": state.round, "table": table.number} if table and seated else {}
            call = CallJudge(player=player, words=words, **where)
            self.check_length(call)
            await self.record(call, "player")

    async def record(
        self, action: AnyAction, by: Author, reason: str = "", secret: str = ""
    ) -> LogEntry:
        """Apply an action to a copy, store its log entry and keep the copy; needs the lock."""
        at = now()
        trial, entry = await asyncio.to_thread(self.apply_to_copy, action, log_time(at), by, reason)
        codes = self.new_codes(trial, secret)
        write = partial(
            tournament_store.add_entries,
            tournament_id=self.id,
            lines={entry.number: format_log([entry]).strip()},
            codes=codes,
            entry=list_entry(self.id, trial),
            now=at,
        )
        try:
            await self.context.store.write(write)
        except Conflict:
            after = len(self.tournament.log)
            await self.catch_up()
            raise Refusal("log_moved_on", after=after, now=len(self.tournament.log)) from None
        self.tournament = trial
        self.stored.codes |= codes
        self.notify()
        return entry

    def apply_to_copy(
        self, action: AnyAction, at: str, by: Author, reason: str
    ) -> tuple[Tournament, LogEntry]:
        """Apply an action to a copy, in a thread because an undo replays the whole log."""
        started = time.thread_time()
        try:
            trial = Tournament(self.tournament.seed_source)
            trial.log, trial.state = list(self.tournament.log), copy.deepcopy(self.tournament.state)
            return trial, trial.act(action, at=at, by=by, reason=reason)
        finally:
            self.seconds += time.thread_time() - started

    async def catch_up(self) -> None:
        """Reload the tournament after another server has written to its log."""
        store = self.context.store
        try:
            stored = await store.read(
                partial(tournament_store.find_tournament, tournament_id=self.id)
            )
            lines = await store.read(partial(tournament_store.log_of, tournament_id=self.id))
            assert stored is not None
            self.tournament = await asyncio.to_thread(
                replay_log, lines, self.tournament.seed_source
            )
        except DAMAGE_ERRORS as error:
            raise damage_refusal(error) from error
        self.stored = stored
        places = await store.read(partial(table_store.places_of, tournament_id=self.id))
        self.table_sync.places.update(places)
        self.notify()

    async def withdraw(self, player: int, by: Author) -> None:
        """Withdraw a player, unless they are out already."""
        async with self.lock:
            if self.tournament.state.players[player].active:
                await self.record(Withdraw(player=player), by)
            await self.sync_tables()

    async def sync(self) -> None:
        """Bring the tables in line with the log."""
        async with self.lock:
            await self.sync_tables()

    async def sync_tables(self) -> None:
        """Bring the tables in line with the log under the lock, and retry if the database fails."""
        if self.is_online:
            try:
                await self.table_sync.sync()
            except (StoreError, Conflict):
                loop = asyncio.get_running_loop()
                loop.call_later(RETRY_DELAY, lambda: self.context.spawn(self.sync()))
            self.notify()

    @property
    def host(self) -> str:
        """The user id of the host of its tables."""
        return tournament_host(self.id)

    @property
    def is_online(self) -> bool:
        return self.tournament.state.settings.online

    def new_codes(self, trial: Tournament, secret: str) -> dict[int, str]:
        """Return the hashed codes of newly registered players."""
        before, after = self.tournament.state.numbers, trial.state.numbers
        return access.player_code_hashes(secret, range(before + 1, after + 1))

    # -- users who play --------------------------------------------------------------------

    async def bind(self, player: int, user: User) -> None:
        """Let a user play for a player from now on."""
        async with self.lock:
            if not self.is_online:
                raise Refusal("not_online")
            entrant = self.tournament.state.players[player]
            if entrant.bot:
                raise Refusal("bot_plays", name=entrant.name)
            other = self.player_of_user(user.id)
            if other == player:
                return
            if other:
                raise Refusal("plays_another", name=self.tournament.state.players[other].name)
            await self.context.store.write(
                partial(
                    tournament_store.bind_player,
                    tournament_id=self.id,
                    player=player,
                    person=user.id,
                )
            )
            self.stored.people[player] = user.id
            self.notify()
            await self.sync_tables()

    def can_bind(self, player: int, user: User) -> bool:
        """True if the player has no user yet, and the user no player."""
        if not self.is_online or self.tournament.state.players[player].bot:
            return False
        return not self.stored.people.get(player) and not self.player_of_user(user.id)

    def player_of_user(self, person: str) -> int:
        """Return the player for whom this user plays, or 0."""
        people = self.stored.people
        return next((n for n, other in people.items() if person and other == person), 0)

    # -- watchers --------------------------------------------------------------------------

    @property
    def is_in_use(self) -> bool:
        """True while it has watchers, a running action, or loaded or unfinished tables."""
        tables = self.table_sync.lobby.tables
        has_loaded = any(place.table in tables for place in self.table_sync.places.values())
        has_tables = has_loaded or bool(self.table_sync.unloaded)
        return bool(self.watchers) or self.lock.locked() or has_tables

    def notify(self) -> None:
        """Clear the cached views, and notify all watchers of a change."""
        self.hall_cache.clear()
        self.views.invalidate()
        for watcher in list(self.watchers):
            watcher.notify()
