"""Two people at a table of their own, who behave."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sixgun.client import Client, Seat
from sixgun.protocol import Events, Refused, TableInfo, View
from tests.server.players import until

__all__ = ["asked_person", "dealt_table", "play_some", "play_to_the_end", "two_people"]


async def dealt_table(
    address: str, game: str = "duel", start: bool = True, **wishes: Any
) -> tuple[TableInfo, list[Client]]:
    people = [Client(address, timeout=30.0), Client(address, timeout=30.0)]
    for client, name in zip(people, ("Ann", "Bob"), strict=True):
        await client.come_in(name)
    options = {"variant": "long_duel"} if game == "classic" else {}
    table = await people[0].open_table(game, options=options, **{"pace": 0, **wishes})
    await people[1].sit(table.id)
    if start:
        table = await people[0].start(table.id)
    return table, people


@asynccontextmanager
async def two_people(address: str, **wishes: Any) -> AsyncIterator[tuple[list[Client], list[Seat]]]:
    """In a game, both connected."""
    table, people = await dealt_table(address, **wishes)
    seats = [client.seat(table.id) for client in people]
    try:
        for seat in seats:
            await seat.open()
        yield people, seats
    finally:
        for seat in seats:
            await seat.close()
        for client in people:
            await client.close()


async def asked_person(seats: list[Seat], choices: int = 2) -> tuple[Seat, Seat]:
    """Who has so many choices now, and the other one; smaller decisions are made."""
    async with asyncio.timeout(20):
        while True:
            await know_the_same(seats)
            seat, other = seats if seats[0].mine else seats[::-1]
            assert seat.mine is not None
            moves = seat.mine.moves
            if len(moves) >= choices:
                return seat, other
            if len(moves) > 1:
                await seat.move(moves[0].move)
            await until(seat, lambda message: isinstance(message, Events))


async def know_the_same(seats: list[Seat]) -> None:
    """Whoever has heard less of the game listens."""
    while True:
        heard = [seat.asked.ply if seat.asked else -1 for seat in seats]
        behind = [seat for seat, ply in zip(seats, heard, strict=True) if ply < max(*heard, 0)]
        if not behind:
            return
        await behind[0].next()


async def play_some(seats: list[Seat], decisions: int) -> list[tuple[int, str]]:
    """So many decisions; those that were acknowledged."""
    made: list[tuple[int, str]] = []
    for _ in range(decisions):
        seat, _ = await asked_person(seats)
        assert seat.mine is not None
        ply, move = seat.mine.ply, seat.mine.moves[-1].move
        await seat.move(move, ply)
        answer = await until(seat, lambda message: isinstance(message, (Events, Refused)))
        assert isinstance(answer, Events), answer
        made.append((ply, move))
    return made


async def play_to_the_end(seat: Seat, luck: random.Random, made: list[tuple[int, str]]) -> str:
    """A random move whenever there is a choice; the record. What was acknowledged is in `made`."""
    sent: tuple[int, str] | None = None
    while not seat.proof:
        message = await seat.next()
        if isinstance(message, Refused):
            if message.code == "stale_ply":
                continue
            assert message.code == "cannot_store", message
            sent = None
        elif not isinstance(message, (View, Events)):
            continue
        elif sent is not None and (seat.asked is None or seat.asked.ply > sent[0]):
            made.append(sent)
            sent = None
        asked = seat.mine
        if asked is not None and len(asked.moves) > 1 and sent is None:
            sent = (asked.ply, luck.choice(asked.moves).move)
            await seat.move(sent[1], sent[0])
    return seat.proof
