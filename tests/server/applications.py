"""A server application in this process, without network connections."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sixgun.protocol import ClockRules, NewGuest, NewTable
from sixgun.server.application import Application
from sixgun.server.tables import Table
from sixgun.server.tables.turn_timer import TurnTimer
from tests.server.server_process import settings_for

__all__ = ["Spectator", "running_table", "timer_of"]


class Spectator:
    """A fake connection that stores every message it gets."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.address = ""
        self.received: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def dismiss(self) -> None:
        self.received.append(b"")


@asynccontextmanager
async def running_table(folder: Path, **clock: int) -> AsyncIterator[Table]:
    """A table with a duel that two guests have started, in this process."""
    application = Application(settings_for(folder))
    try:
        ann, _ = await application.users.create_guest(NewGuest("Ann"))
        bob, _ = await application.users.create_guest(NewGuest("Bob"))
        table = await application.lobby.open(ann, NewTable("duel", clock=ClockRules(**clock)))
        await table.take_seat(bob)
        await table.start(ann.id)
        yield table
    finally:
        await application.close()


def timer_of(table: Table) -> TurnTimer:
    """The turn timer of the running game."""
    assert table.turn_timer is not None
    return table.turn_timer
