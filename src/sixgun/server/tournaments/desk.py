"""The desk of one tournament: whatever is done goes through its lock, is tried, written, then done,
then told."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Protocol

from sixgun.protocol import Deed, Person, TournamentEntry
from sixgun.server.lobby import Lobby
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError, Taken
from sixgun.server.store import tables as kept_tables
from sixgun.server.store import tournaments as kept_tournaments
from sixgun.server.store.people import desk_person
from sixgun.server.store.tables import KeptPlace
from sixgun.server.store.tournaments import KeptTournament
from sixgun.server.tables.answering import AGAIN
from sixgun.server.tables.services import now
from sixgun.server.tournaments import keys
from sixgun.server.tournaments.floor import Floor
from sixgun.tournament import (
    AnyAction,
    By,
    Call,
    Draw,
    Entry,
    Register,
    Tournament,
    Undo,
    Withdraw,
    read_log,
    write_log,
)
from sixgun.tournament.drawing import new_seed, table_sizes

__all__ = ["Desk", "moment", "played_again", "shown"]


def moment(at: int) -> str:
    """Milliseconds as a log writes them."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def shown(tournament: str, made: Tournament) -> TournamentEntry:
    """In the list of all."""
    state = made.state
    players, online = len(state.listed), state.settings.online
    return TournamentEntry(
        tournament, state.settings.name, made.stage, state.round, players, online
    )


def played_again(lines: list[str], chance: Callable[[], str] = new_seed) -> Tournament:
    """From the lines of its log."""
    return Tournament.from_log(read_log("\n".join(lines)) if lines else [], chance)


class Watcher(Protocol):
    """Somebody who wants to see what is new."""

    def note(self) -> None: ...


class Desk:
    def __init__(
        self, kept: KeptTournament, made: Tournament, lobby: Lobby, places: dict[str, KeptPlace]
    ) -> None:
        self.id = kept.id
        self.kept = kept
        self.made = made
        self.services = lobby.services
        self.floor = Floor(self, lobby, places)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()  # whom to tell of what is new
        self.seen: dict[bool, dict[str, Any]] = {}  # what all see, live or not, until it changes
        self.touched = time.monotonic()

    # -- who may ---------------------------------------------------------------------------

    def is_judge(self, secret: str) -> bool:
        return keys.fits(secret, self.kept.hash)

    def player_of(self, code: str) -> int:
        """Whose code it is; 0 nobody's."""
        return keys.whose(code, self.kept.codes)

    # -- doing -----------------------------------------------------------------------------

    async def act(self, deed: Deed, secret: str) -> None:
        """What the judge does, if he has seen all that was done before."""
        async with self.lock:
            if deed.after != len(self.made.log):
                raise Refusal("log_moved_on", after=deed.after, now=len(self.made.log))
            self.check(deed.action)
            await self.do(deed.action, "judge", deed.reason, secret)
            await self.settle_tables()

    def check(self, action: AnyAction) -> None:
        """What the server cannot do, whatever the rules say."""
        if self.is_online and isinstance(action, Register):
            more = sum(bool(named.bot) for named in action.players)
            self.floor.check_bots(self.made.state.bots + more)
        elif self.is_online and isinstance(action, Undo):
            self.floor.must_be_undoable(action.entry)
        elif self.is_online and isinstance(action, Draw):
            self.floor.must_have_room(len(table_sizes(len(self.made.state.active))))

    async def call(self, player: int, words: str) -> None:
        """A player calls the judge from where he sits."""
        async with self.lock:
            state = self.made.state
            table = state.rounds[-1].table_of(player) if state.rounds else None
            seated = table is not None and table.result is None
            where = {"round": state.round, "table": table.number} if table and seated else {}
            await self.do(Call(player=player, words=words, **where), "player")

    async def do(self, action: AnyAction, by: By, reason: str = "", secret: str = "") -> Entry:
        """Under the lock: tried on a copy, written, and only then applied."""
        at = now()
        trial, entry = await asyncio.to_thread(self.try_out, action, moment(at), by, reason)
        codes = self.new_codes(trial, secret)
        write = partial(
            kept_tournaments.add_entries,
            tournament=self.id,
            lines={entry.number: write_log([entry]).strip()},
            codes=codes,
            shown=shown(self.id, trial),
            now=at,
        )
        try:
            await self.services.store.write(write)
        except Taken:
            after = len(self.made.log)
            await self.catch_up()
            raise Refusal("log_moved_on", after=after, now=len(self.made.log)) from None
        self.made = trial
        self.kept.codes |= codes
        self.tell()
        return entry

    def try_out(self, action: AnyAction, at: str, by: By, reason: str) -> tuple[Tournament, Entry]:
        """Apply the action to a copy. An undo folds the whole log again, so this runs in a thread
        and other tables do not wait for it."""
        trial = Tournament(self.made.chance)
        trial.log, trial.state = list(self.made.log), copy.deepcopy(self.made.state)
        return trial, trial.act(action, at=at, by=by, reason=reason)

    async def catch_up(self) -> None:
        """Somebody else has acted, in another process: see what he did."""
        store = self.services.store
        kept = await store.read(partial(kept_tournaments.find_tournament, tournament=self.id))
        lines = await store.read(partial(kept_tournaments.log_of, tournament=self.id))
        assert kept is not None
        self.made = await asyncio.to_thread(played_again, lines, self.made.chance)
        self.kept = kept
        places = await store.read(partial(kept_tables.places_of, tournament=self.id))
        self.floor.places.update(places)
        self.tell()

    async def withdraw(self, player: int, by: By) -> None:
        """Somebody leaves, or was away for too long; again, it does nothing."""
        async with self.lock:
            if self.made.state.players[player].active:
                await self.do(Withdraw(player=player), by)
            await self.settle_tables()

    async def settle(self) -> None:
        """Something has happened at a table."""
        async with self.lock:
            await self.settle_tables()

    async def settle_tables(self) -> None:
        """The tables are as the log says. What cannot be written now is tried again."""
        if self.is_online:
            try:
                await self.floor.settle()
            except (StoreError, Taken):
                loop = asyncio.get_running_loop()
                loop.call_later(AGAIN, lambda: self.services.spawn(self.settle()))
            self.tell()

    @property
    def host(self) -> str:
        """Of its tables."""
        return desk_person(self.id)

    @property
    def is_online(self) -> bool:
        return self.made.state.settings.online

    def new_codes(self, trial: Tournament, secret: str) -> dict[int, str]:
        """Of those who have just registered."""
        before, after = self.made.state.numbers, trial.state.numbers
        return keys.codes_for(secret, range(before + 1, after + 1))

    # -- browsers that play ----------------------------------------------------------------

    async def bind(self, player: int, person: Person) -> None:
        """This browser plays for him from now on."""
        async with self.lock:
            if not self.is_online:
                raise Refusal("not_online")
            who = self.made.state.players[player]
            if who.bot:
                raise Refusal("bot_plays", name=who.name)
            other = self.plays_for(person.id)
            if other == player:
                return
            if other:
                raise Refusal("plays_another", name=self.made.state.players[other].name)
            await self.services.store.write(
                partial(
                    kept_tournaments.bind_player,
                    tournament=self.id,
                    player=player,
                    person=person.id,
                )
            )
            self.kept.people[player] = person.id
            self.tell()
            await self.settle_tables()

    def waits_for(self, player: int, person: Person) -> bool:
        """Nobody plays for him yet, and this browser for nobody."""
        if not self.is_online or self.made.state.players[player].bot:
            return False
        return not self.kept.people.get(player) and not self.plays_for(person.id)

    def plays_for(self, person: str) -> int:
        """The player whose browser this is; 0 nobody's."""
        people = self.kept.people
        return next((n for n, other in people.items() if person and other == person), 0)

    # -- those who look --------------------------------------------------------------------

    @property
    def is_needed(self) -> bool:
        """Somebody looks, something is done, or its tables stand here."""
        tables = self.floor.lobby.tables
        standing = any(place.table in tables for place in self.floor.places.values())
        return bool(self.watchers) or self.lock.locked() or standing

    def tell(self) -> None:
        """Something is different."""
        self.seen.clear()
        for watcher in list(self.watchers):
            watcher.note()
