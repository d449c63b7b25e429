"""Tournaments on a server: judges who look on, bots, and people who come with their links."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sixgun.client import Client, Judge, Seat
from sixgun.protocol import JudgeView
from tests.server.serving import Server
from tests.server.tournaments.judging import NAMES

__all__ = ["SOON", "arrived", "judging", "looked_at", "seen", "seen_by"]

SOON = 60.0


@asynccontextmanager
async def judging(
    server: Server, bots: int = 0, people: int = 0, bot: str = "greenhorn", **wishes: Any
) -> AsyncIterator[Judge]:
    """A judge at his console, with so many bots and people registered; the people come first."""
    async with Client(server.address, timeout=60.0) as client:
        judge = await client.open_tournament("Prairie Open", online=True, pace=0, **wishes)
        if people:
            await judge.register(*NAMES[:people])
        if bots:
            await judge.register(*(f"Bot {n}" for n in range(1, bots + 1)), bot=bot)
        async with looked_at(judge):
            yield judge


@asynccontextmanager
async def looked_at(judge: Judge) -> AsyncIterator[None]:
    """Bots hurry where somebody looks."""

    async def look() -> None:
        async with judge.watch() as console:
            async for _ in console:
                pass

    looking = asyncio.create_task(look())
    try:
        yield
    finally:
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)


async def seen(
    judge: Judge, wanted: Callable[[JudgeView], bool], patience: float = SOON
) -> JudgeView:
    """The console, as soon as it shows what is waited for."""
    async with asyncio.timeout(patience):
        while not wanted(view := await judge.look()):
            await asyncio.sleep(0.05)
    return view


@asynccontextmanager
async def arrived(server: Server, judge: Judge, player: int) -> AsyncIterator[Client]:
    """The browser of a player who has opened his link."""
    async with Client(server.address, timeout=30.0) as client:
        await client.come_in(f"Browser {player}")
        await client.entrant(judge.id, judge.code_of(player)).look()
        yield client


@asynccontextmanager
async def seen_by(client: Client, table: str) -> AsyncIterator[Seat]:
    """A table from the seat that one has there."""
    async with client.seat(table) as seat:
        async with asyncio.timeout(SOON):
            while seat.asked is None and not seat.view:
                await seat.next()
        yield seat
