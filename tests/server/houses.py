"""A server in this process, without its wires."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sixgun.protocol import ClockRules, NewGuest, NewTable
from sixgun.server.house import House
from sixgun.server.tables.match import Match
from tests.server.serving import settings_for

__all__ = ["Onlooker", "match_at"]


class Onlooker:
    """Somebody's connection, as a table knows it."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self) -> None:
        self.heard.append(b"")


@asynccontextmanager
async def match_at(folder: Path, **clock: int) -> AsyncIterator[Match]:
    """A game that two people have begun, in this process."""
    house = House(settings_for(folder))
    try:
        ann, _ = await house.people.welcome(NewGuest("Ann"))
        bob, _ = await house.people.welcome(NewGuest("Bob"))
        table = await house.lobby.open(ann, NewTable("duel", clock=ClockRules(**clock)))
        await table.sit(bob)
        await table.start(ann.id)
        yield table.running()
    finally:
        await house.close()
