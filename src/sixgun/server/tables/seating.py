"""The seats of a table: who sits where, and for whom a bot plays."""

from __future__ import annotations

from typing import Any

import msgspec

from sixgun.engine import SPECTATOR, Viewpoint
from sixgun.protocol import SeatInfo
from sixgun.server.context import now
from sixgun.server.refusals import Refusal
from sixgun.server.store import Store
from sixgun.server.store import tables as table_store
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables.happenings import ChairChanged, Happenings

__all__ = ["Seating"]


class Seating:
    """The chairs of a table; every change is stored and then published."""

    def __init__(self, stored: StoredTable, store: Store, happenings: Happenings) -> None:
        self.table_id = stored.id
        self.chairs = stored.chairs
        self.store = store
        self.happenings = happenings

    @property
    def seats(self) -> range:
        return range(len(self.chairs))

    @property
    def people(self) -> list[str]:
        """The ids of the people who are seated."""
        return [chair.person for chair in self.chairs if chair.kind == "person"]

    def viewpoint_of(self, person: str) -> Viewpoint:
        """Return the viewpoint of a person: their seat, or a spectator."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return Viewpoint.seat(seat)
        return SPECTATOR

    def chair(self, seat: int) -> SeatInfo:
        if seat not in self.seats:
            raise Refusal("no_such_seat", 404, seat=seat)
        return self.chairs[seat]

    def free_seat(self) -> int:
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "open":
                return seat
        raise Refusal("no_seat_free")

    def is_played_by_bot(self, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.kind == "bot" or chair.sits_in

    async def change(self, seat: int, chair: SeatInfo) -> None:
        """Store and publish a changed chair."""

        def write(connection: Any) -> None:
            table_store.set_chair(connection, self.table_id, seat, chair)
            table_store.update_table(connection, self.table_id, now())

        await self.store.write(write)
        self.chairs[seat] = chair
        self.happenings.publish(ChairChanged(seat))

    async def rename(self, seat: int, name: str) -> None:
        await self.change(seat, msgspec.structs.replace(self.chairs[seat], name=name))

    async def set_stand_in_bot(self, seat: int, bot: str) -> None:
        """Let a bot play for a person until they return; with "" they play themselves again."""
        chair, sits_in = self.chairs[seat], bool(bot)
        if chair.sits_in != sits_in:
            await self.change(seat, msgspec.structs.replace(chair, sits_in=sits_in, bot=bot))
