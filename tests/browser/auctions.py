"""An auction of people over the wire, each of whom can be looked at in a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from playwright.async_api import Page

from sixgun.client import Client, Seat
from tests.browser.browsing import DESKTOP, Browsing
from tests.server.players import person
from tests.server.serving import Server

__all__ = ["NAMES", "Auction", "auction", "sat_down"]

NAMES: Final = ("Gia", "Hal", "Ines", "Jon", "Kaz", "Lu", "Mo")
CAME_IN: Final = """
  localStorage.setItem("sixgun.came_in", "1");
  localStorage.setItem("sixgun", JSON.stringify({ speed: 0, sound: false }));
"""


class Auction:
    """The first one is the Sheriff, and chooses first."""

    def __init__(self, table: str, clients: Sequence[Client], seats: Sequence[Seat]) -> None:
        self.table = table
        self.clients = clients
        self.seats = seats

    @property
    def asked(self) -> int:
        """The seat that everybody waits for."""
        asked = self.seats[0].asked
        return -1 if asked is None else asked.seat

    async def make(self, *moves: str) -> None:
        """Moves of whoever is asked; "pick" is the first character on offer."""
        for move in moves:
            seat = self.seats[self.asked]
            assert seat.asked is not None
            words = seat.asked.moves[0].move if move == "pick" else move
            ply = seat.asked.ply
            await seat.move(words)
            await self.heard(ply)

    async def all_pass(self) -> None:
        while (asked := self.seats[self.asked].asked) and asked.prompt == "raise":
            await self.make("pass")

    async def heard(self, ply: int) -> None:
        """Everybody knows what came after this decision."""
        for seat in self.seats:
            while seat.asked is None or seat.asked.ply <= ply:
                await seat.next()

    async def look(
        self, house: Browsing, seat: int, size: tuple[int, int] = DESKTOP, **settings: Any
    ) -> Page:
        """A window in which it is seen from a seat; -1: by somebody who looks on."""
        client = self.clients[seat] if seat >= 0 else None
        return await sat_down(house, client, self.table, size, **settings)


async def sat_down(
    house: Browsing,
    client: Client | None,
    table: str,
    size: tuple[int, int] = DESKTOP,
    **settings: Any,
) -> Page:
    """A window at a table where there is an auction."""
    page = (await house.person(size, to="", may_lose_its_line=client is None, **settings)).page
    if client is not None:
        await page.context.add_cookies(
            [{"name": "sixgun", "value": client.token, "url": client.address}]
        )
    await page.add_init_script(CAME_IN)
    await page.goto(f"{house.address}/t/{table}")
    await page.locator(".auction").wait_for()
    return page


@asynccontextmanager
async def auction(server: Server, names: Sequence[str] = NAMES[:5]) -> AsyncIterator[Auction]:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(person(server, name)) for name in names]
        options = {"variant": "auction", "players": len(names)}
        table = await clients[0].open_table("classic", options=options, pace=0)
        for client in clients[1:]:
            await client.sit(table.id)
        await clients[0].start(table.id)
        seats = [await stack.enter_async_context(client.seat(table.id)) for client in clients]
        made = Auction(table.id, clients, seats)
        await made.heard(-1)
        yield made
