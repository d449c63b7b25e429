"""Scripted players: they take seats, make random moves, and can reconnect."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Final

import pytest

from sixgun.client import Client, ConnectionEnded, Seat, ServerRefused
from sixgun.protocol import Events, Refused, TableInfo, ViewMessage
from tests.server.server_process import Server

__all__ = [
    "GAME_MODES",
    "GameMode",
    "Player",
    "disconnect_all",
    "guest_client",
    "play_all",
    "start_table",
]
__all__ += ["async_test", "receive_until", "refusal_code"]

ALL_BOXES: Final = ["base", "dodge_city", "high_noon", "fistful", "bullet"]
TIMEOUT: Final = 60.0  # seconds for a whole game
TEST_TIMEOUT: Final = 300.0  # seconds for a whole test: a hung page fails one test, not the run


def async_test(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test in its own event loop."""

    @wraps(test)
    def run(*args: Any, **options: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **options), TEST_TIMEOUT))

    return run


async def refusal_code(request: Awaitable[Any]) -> str:
    """The code with which the server refuses a request."""
    with pytest.raises(ServerRefused) as refused:
        await request
    return refused.value.code


@dataclass(frozen=True)
class GameMode:
    """A game and its options; two people play, and bots take the other seats."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, *(str(v) for v in self.options.values())])[:60]


GAME_MODES: Final = (
    GameMode("classic", {"players": 5}, ("greenhorn", "gunslinger", "detective")),
    GameMode("classic", {"players": 3}, ("gunslinger",)),
    GameMode("classic", {"players": 4, "beginner": True}, ("greenhorn",) * 2),
    GameMode("classic", {"players": 8, "boxes": ALL_BOXES}, ("gunslinger",) * 6),
    GameMode("classic", {"variant": "long_duel"}),
    GameMode("classic", {"variant": "short_duel"}),
    GameMode("duel"),
    GameMode("duel", {"mode": "renegade_vs_law"}),
    GameMode("duel", {"mode": "renegade_vs_outlaw"}),
    GameMode("duel", {"mode": "reinforcements"}),
    GameMode("duel", {"mode": "mexican_standout"}, ("gunslinger",)),
    GameMode("classic", {"variant": "auction"}, ("greenhorn", "gunslinger", "detective")),
)


class Player:
    """A player who makes a random move at every decision."""

    def __init__(self, client: Client, seat: Seat, rng: random.Random) -> None:
        self.client = client
        self.seat = seat
        self.rng = rng
        self.refused: list[Refused] = []
        self.confirmed: list[tuple[int, str]] = []  # plies and moves the server made
        self.waiting: tuple[int, str] | None = None
        self.breaks = 0
        self.last_move_at = 0.0

    async def play(self, reconnect: bool = False) -> str:
        """Play to the end and return the record; with `reconnect`, survive lost connections."""
        while True:
            try:
                return await self.play_until_disconnected()
            except ConnectionEnded:
                if not reconnect:
                    raise
                self.breaks += 1
                await asyncio.sleep(0.05)
                await self.reconnect()

    async def reconnect(self) -> None:
        for _ in range(600):
            try:
                await self.seat.open()
            except ConnectionEnded:
                await asyncio.sleep(0.1)
            else:
                return
        raise AssertionError("could not reconnect to the server")

    async def play_until_disconnected(self) -> str:
        if self.waiting is None and self.seat.connection is not None:
            await self.answer()
        while not self.seat.proof:
            message = await self.seat.next()
            if isinstance(message, Refused):
                self.refused.append(message)
                if message.code in ("cannot_store", "too_fast"):
                    self.waiting = None
                    await self.answer()
            elif isinstance(message, (ViewMessage, Events)):
                self.confirm()
                await self.answer()
        return self.seat.proof

    def confirm(self) -> None:
        """Note my last move as confirmed when the game has moved past it."""
        if self.waiting is not None and (
            self.seat.asked is None or self.seat.asked.ply > self.waiting[0]
        ):
            self.confirmed.append(self.waiting)
            self.waiting = None

    async def answer(self) -> None:
        asked = self.seat.my_decision
        if asked is None or len(asked.moves) == 1:
            return
        move = self.rng.choice(asked.moves).move
        self.waiting = (asked.ply, move)
        self.last_move_at = time.monotonic()
        await self.seat.move(move)


@asynccontextmanager
async def guest_client(server: Server, name: str = "Ann", token: str = "") -> AsyncIterator[Client]:
    """The client of a new guest, or of the guest with this token."""
    async with Client(server.address, token) as client:
        if not token:
            await client.create_guest(name)
        yield client


async def receive_until(seat: Seat, wanted: Callable[[Any], bool], timeout: float = 20.0) -> Any:
    """Receive messages until one is wanted, and return it."""

    async def receive() -> Any:
        while not wanted(message := await seat.next()):
            pass
        return message

    return await asyncio.wait_for(receive(), timeout)


async def start_table(
    address: str, mode: GameMode, seed: int = 0, people: int = 2, **setup: Any
) -> tuple[TableInfo, list[Player]]:
    """Open a table with people and bots, connect the people and start the game."""
    clients = [Client(address, timeout=30.0) for _ in range(people)]
    players: list[Player] = []
    try:
        for number, client in enumerate(clients):
            await client.create_guest(f"Player {number}")
        setup = {"pace": 0, **setup}
        table = await clients[0].open_table(
            mode.game, bots=list(mode.bots), options=mode.options, **setup
        )
        for client in clients[1:]:
            await client.take_seat(table.id)
        for number, client in enumerate(clients):
            rng = random.Random(f"{seed} {number}")
            players.append(Player(client, client.seat(table.id), rng))
            await players[-1].seat.open()
        return await clients[0].start_game(table.id), players
    except BaseException:
        await disconnect_all(players)
        for client in clients:
            await client.close()
        raise


async def play_all(
    players: Sequence[Player], reconnect: bool = False, timeout: float = TIMEOUT
) -> list[str]:
    """Let every player play to the end; return the record each of them got."""
    plays = [player.play(reconnect) for player in players]
    records = await asyncio.wait_for(asyncio.gather(*plays), timeout)
    await disconnect_all(players)
    return list(records)


async def disconnect_all(players: Sequence[Player]) -> None:
    for player in players:
        await player.seat.close()
        await player.client.close()
