"""Two well-behaved players at their own table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sixgun.client import Client, Seat
from sixgun.protocol import Events, Refused, TableInfo, ViewMessage
from tests.server.players import receive_until

__all__ = [
    "open_table_for_two",
    "play_decisions",
    "play_to_the_end",
    "two_players",
    "wait_for_decision",
]


async def open_table_for_two(
    address: str, game: str = "duel", start: bool = True, **setup: Any
) -> tuple[TableInfo, list[Client]]:
    """Open a table and seat two guests; `start` also starts the game."""
    people = [Client(address, timeout=30.0), Client(address, timeout=30.0)]
    for client, name in zip(people, ("Ann", "Bob"), strict=True):
        await client.create_guest(name)
    options = {"variant": "long_duel"} if game == "classic" else {}
    table = await people[0].open_table(game, options=options, **{"pace": 0, **setup})
    await people[1].take_seat(table.id)
    if start:
        table = await people[0].start_game(table.id)
    return table, people


@asynccontextmanager
async def two_players(address: str, **setup: Any) -> AsyncIterator[tuple[list[Client], list[Seat]]]:
    """Two guests in a running game, both connected."""
    table, people = await open_table_for_two(address, **setup)
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


async def wait_for_decision(seats: list[Seat], choices: int = 2) -> tuple[Seat, Seat]:
    """Play until a seat has at least so many choices; return that seat and the other one."""
    async with asyncio.timeout(20):
        while True:
            await catch_up(seats)
            seat, other = seats if seats[0].my_decision else seats[::-1]
            assert seat.my_decision is not None
            moves = seat.my_decision.moves
            if len(moves) >= choices:
                return seat, other
            if len(moves) > 1:
                await seat.move(moves[0].move)
            await receive_until(seat, lambda message: isinstance(message, Events))


async def catch_up(seats: list[Seat]) -> None:
    """Receive messages until both seats know the same ply."""
    while True:
        known = [seat.asked.ply if seat.asked else -1 for seat in seats]
        behind = [seat for seat, ply in zip(seats, known, strict=True) if ply < max(*known, 0)]
        if not behind:
            return
        await behind[0].next()


async def play_decisions(seats: list[Seat], decisions: int) -> list[tuple[int, str]]:
    """Make so many decisions; return the plies and moves the server acknowledged."""
    made: list[tuple[int, str]] = []
    for _ in range(decisions):
        seat, _ = await wait_for_decision(seats)
        assert seat.my_decision is not None
        ply, move = seat.my_decision.ply, seat.my_decision.moves[-1].move
        await seat.move(move, ply)
        answer = await receive_until(seat, lambda message: isinstance(message, (Events, Refused)))
        assert isinstance(answer, Events), answer
        made.append((ply, move))
    return made


async def play_to_the_end(seat: Seat, rng: random.Random, made: list[tuple[int, str]]) -> str:
    """Play random moves and return the record; add acknowledged moves to `made`."""
    sent: tuple[int, str] | None = None
    while not seat.proof:
        message = await seat.next()
        if isinstance(message, Refused):
            if message.code == "stale_ply":
                continue
            assert message.code == "cannot_store", message
            sent = None
        elif not isinstance(message, (ViewMessage, Events)):
            continue
        elif sent is not None and (seat.asked is None or seat.asked.ply > sent[0]):
            made.append(sent)
            sent = None
        asked = seat.my_decision
        if asked is not None and len(asked.moves) > 1 and sent is None:
            sent = (asked.ply, rng.choice(asked.moves).move)
            await seat.move(sent[1], sent[0])
    return seat.proof
