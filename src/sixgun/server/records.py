"""The records of finished games, for those who may see them."""

from __future__ import annotations

from functools import partial
from typing import Final

from sixgun.protocol import RecordEntry, User
from sixgun.server.context import ServerContext, now
from sixgun.server.damaged_rows import DamagedRows
from sixgun.server.jobs.records import WriteRecord
from sixgun.server.refusals import Refusal
from sixgun.server.store import plays as play_store
from sixgun.server.store import tables as table_store
from sixgun.server.tournaments import TournamentRegistry

__all__ = ["Records"]

LIST_LIMIT: Final = 100


class Records:
    def __init__(self, context: ServerContext, tournaments: TournamentRegistry) -> None:
        self.context = context
        self.tournaments = tournaments
        self.damaged_rows = DamagedRows(context)

    async def list_for(self, user: User) -> list[RecordEntry]:
        """List the finished games of a user, the latest first."""
        read = partial(play_store.plays_of, person=user.id, limit=LIST_LIMIT)
        return [
            RecordEntry(p.id, p.game, p.options, p.names, p.result, p.ended or 0)
            for p in await self.context.store.read(read)
        ]

    async def find(
        self, play: str, user: User | None, judge: str = "", address: str = ""
    ) -> tuple[str, int]:
        """Return the record of a finished game, and the number of the game at its table."""
        with self.damaged_rows.refusing(play=play):
            job, number = await self.load(play, user, judge)
            return (await self.context.jobs.run(job, address)).decode(), number

    async def load(self, play: str, user: User | None, judge: str) -> tuple[WriteRecord, int]:
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
