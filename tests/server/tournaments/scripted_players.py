"""Online tournaments: a judge who watches, bots, and players who open their links."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sixgun.client import Client, JudgeClient, Seat
from sixgun.protocol import JudgeView
from tests.server.server_process import Server
from tests.server.tournaments.judge_client import NAMES

__all__ = [
    "TIMEOUT",
    "keep_watching",
    "new_tournament",
    "open_seat",
    "player_browser",
    "wait_for_view",
]

TIMEOUT = 60.0  # seconds


@asynccontextmanager
async def new_tournament(
    server: Server, bots: int = 0, people: int = 0, bot: str = "greenhorn", **setup: Any
) -> AsyncIterator[JudgeClient]:
    """A new tournament and its judge; people are registered before bots."""
    async with Client(server.address, timeout=60.0) as client:
        judge = await client.open_tournament("Prairie Open", online=True, pace=0, **setup)
        if people:
            await judge.register(*NAMES[:people])
        if bots:
            await judge.register(*(f"Bot {n}" for n in range(1, bots + 1)), bot=bot)
        async with keep_watching(judge):
            yield judge


@asynccontextmanager
async def keep_watching(judge: JudgeClient) -> AsyncIterator[None]:
    """Watch as the judge: bots play faster at tables with spectators."""

    async def watch() -> None:
        async with judge.watch() as console:
            async for _ in console:
                pass

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def wait_for_view(
    judge: JudgeClient, wanted: Callable[[JudgeView], bool], timeout: float = TIMEOUT
) -> JudgeView:
    """Fetch the judge's view until it is as wanted, and return it."""
    async with asyncio.timeout(timeout):
        while not wanted(view := await judge.fetch()):
            await asyncio.sleep(0.05)
    return view


@asynccontextmanager
async def player_browser(server: Server, judge: JudgeClient, player: int) -> AsyncIterator[Client]:
    """The client of a player who has opened their link."""
    async with Client(server.address, timeout=30.0) as client:
        await client.create_guest(f"Browser {player}")
        await client.player(judge.id, judge.code_of(player)).fetch()
        yield client


@asynccontextmanager
async def open_seat(client: Client, table: str) -> AsyncIterator[Seat]:
    """A connection to a table that has received its first view."""
    async with client.seat(table) as seat:
        async with asyncio.timeout(TIMEOUT):
            while seat.asked is None and not seat.view:
                await seat.next()
        yield seat
