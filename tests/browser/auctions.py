"""An auction between clients; a browser can show it from any seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from playwright.async_api import Page

from sixgun.client import Client, Seat
from tests.browser.browser_session import DESKTOP, BrowserSession
from tests.server.players import guest_client
from tests.server.server_process import Server

__all__ = ["NAMES", "Auction", "auction", "open_auction_window"]

NAMES: Final = ("Gia", "Hal", "Ines", "Jon", "Kaz", "Lu", "Mo")
SIGNED_IN: Final = """
  localStorage.setItem("sixgun.came_in", "1");
  localStorage.setItem("sixgun", JSON.stringify({ speed: 0, sound: false }));
"""


class Auction:
    """An auction at a table; the first client is the Sheriff and chooses first."""

    def __init__(self, table: str, clients: Sequence[Client], seats: Sequence[Seat]) -> None:
        self.table = table
        self.clients = clients
        self.seats = seats

    @property
    def asked(self) -> int:
        """The seat that has to decide."""
        asked = self.seats[0].asked
        return -1 if asked is None else asked.seat

    async def make_moves(self, *moves: str) -> None:
        """Make moves for the seat that is asked; "pick" takes the first character on offer."""
        for move in moves:
            seat = self.seats[self.asked]
            assert seat.asked is not None
            words = seat.asked.moves[0].move if move == "pick" else move
            ply = seat.asked.ply
            await seat.move(words)
            await self.wait_for_all(ply)

    async def all_pass(self) -> None:
        while (asked := self.seats[self.asked].asked) and asked.prompt == "raise":
            await self.make_moves("pass")

    async def wait_for_all(self, ply: int) -> None:
        """Wait until all seats know the decision after this one."""
        for seat in self.seats:
            while seat.asked is None or seat.asked.ply <= ply:
                await seat.next()

    async def open_window(
        self, session: BrowserSession, seat: int, size: tuple[int, int] = DESKTOP, **settings: Any
    ) -> Page:
        """Open a window that shows the auction from a seat; -1: as a spectator."""
        client = self.clients[seat] if seat >= 0 else None
        return await open_auction_window(session, client, self.table, size, **settings)


async def open_auction_window(
    session: BrowserSession,
    client: Client | None,
    table: str,
    size: tuple[int, int] = DESKTOP,
    **settings: Any,
) -> Page:
    """Open a window at a table with an auction."""
    page = (await session.open_window(size, to="", may_disconnect=client is None, **settings)).page
    if client is not None:
        await page.context.add_cookies(
            [{"name": "sixgun", "value": client.token, "url": client.address}]
        )
    await page.add_init_script(SIGNED_IN)
    await page.goto(f"{session.address}/t/{table}")
    await page.locator(".auction").wait_for()
    return page


@asynccontextmanager
async def auction(server: Server, names: Sequence[str] = NAMES[:5]) -> AsyncIterator[Auction]:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(guest_client(server, name)) for name in names]
        options = {"variant": "auction", "players": len(names)}
        table = await clients[0].open_table("classic", options=options, pace=0)
        for client in clients[1:]:
            await client.take_seat(table.id)
        await clients[0].start_game(table.id)
        seats = [await stack.enter_async_context(client.seat(table.id)) for client in clients]
        made = Auction(table.id, clients, seats)
        await made.wait_for_all(-1)
        yield made
