"""Scripted people: they sit down, play at random, and come back when the line breaks."""

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

from sixgun.client import Client, Ended, Seat, ServerRefused
from sixgun.protocol import Events, Refused, TableInfo, View
from tests.server.serving import Server

__all__ = ["FORMS", "Form", "Player", "all_go", "gathered", "person", "play_all"]
__all__ += ["played", "refusal", "until"]

ALL_BOXES: Final = ["base", "dodge_city", "high_noon", "fistful", "bullet"]
PATIENCE: Final = 60.0


def played(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that awaits."""

    @wraps(test)
    def run(*args: Any, **options: Any) -> None:
        asyncio.run(test(*args, **options))

    return run


async def refusal(asked: Awaitable[Any]) -> str:
    with pytest.raises(ServerRefused) as refused:
        await asked
    return refused.value.code


@dataclass(frozen=True)
class Form:
    """A game as it can be played: two people, and bots on the other seats."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, *(str(v) for v in self.options.values())])[:60]


FORMS: Final = (
    Form("classic", {"players": 5}, ("greenhorn", "gunslinger", "detective")),
    Form("classic", {"players": 3}, ("gunslinger",)),
    Form("classic", {"players": 4, "beginner": True}, ("greenhorn",) * 2),
    Form("classic", {"players": 8, "boxes": ALL_BOXES}, ("gunslinger",) * 6),
    Form("classic", {"variant": "long_duel"}),
    Form("classic", {"variant": "short_duel"}),
    Form("duel"),
    Form("duel", {"mode": "renegade_vs_law"}),
    Form("duel", {"mode": "renegade_vs_outlaw"}),
    Form("duel", {"mode": "reinforcements"}),
    Form("duel", {"mode": "mexican_standout"}, ("gunslinger",)),
    Form("classic", {"variant": "auction"}, ("greenhorn", "gunslinger", "detective")),
)


class Player:
    """Somebody who makes a random move whenever he is asked."""

    def __init__(self, client: Client, seat: Seat, luck: random.Random) -> None:
        self.client = client
        self.seat = seat
        self.luck = luck
        self.refused: list[Refused] = []
        self.confirmed: list[tuple[int, str]] = []  # plies and moves that were seen to be made
        self.waiting: tuple[int, str] | None = None
        self.breaks = 0
        self.last_said = 0.0  # the time of his last move

    async def play(self, patient: bool = False) -> str:
        """To the end of the game; the record. Whoever is patient comes back after a break."""
        while True:
            try:
                return await self.play_on()
            except Ended:
                if not patient:
                    raise
                self.breaks += 1
                await asyncio.sleep(0.05)
                await self.come_back()

    async def come_back(self) -> None:
        for _ in range(600):
            try:
                await self.seat.open()
            except Ended:
                await asyncio.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not come back")

    async def play_on(self) -> str:
        if self.waiting is None and self.seat.wire is not None:
            await self.answer()
        while not self.seat.proof:
            message = await self.seat.next()
            if isinstance(message, Refused):
                self.refused.append(message)
                if message.code in ("cannot_store", "too_fast"):
                    self.waiting = None
                    await self.answer()
            elif isinstance(message, (View, Events)):
                self.confirm()
                await self.answer()
        return self.seat.proof

    def confirm(self) -> None:
        """The game has gone on: my move was made, by me."""
        if self.waiting is not None and (
            self.seat.asked is None or self.seat.asked.ply > self.waiting[0]
        ):
            self.confirmed.append(self.waiting)
            self.waiting = None

    async def answer(self) -> None:
        asked = self.seat.mine
        if asked is None or len(asked.moves) == 1:
            return
        move = self.luck.choice(asked.moves).move
        self.waiting = (asked.ply, move)
        self.last_said = time.monotonic()
        await self.seat.move(move)


@asynccontextmanager
async def person(server: Server, name: str = "Ann", token: str = "") -> AsyncIterator[Client]:
    """Somebody who has come in."""
    async with Client(server.address, token) as client:
        if not token:
            await client.come_in(name)
        yield client


async def until(seat: Seat, wanted: Callable[[Any], bool], patience: float = 20.0) -> Any:
    """The first message of that sort."""

    async def look() -> Any:
        while not wanted(message := await seat.next()):
            pass
        return message

    return await asyncio.wait_for(look(), patience)


async def gathered(
    address: str, form: Form, seed: int = 0, people: int = 2, **wishes: Any
) -> tuple[TableInfo, list[Player]]:
    """A table with people and bots, the game started, everybody connected."""
    clients = [Client(address, timeout=30.0) for _ in range(people)]
    players: list[Player] = []
    try:
        for number, client in enumerate(clients):
            await client.come_in(f"Player {number}")
        wishes = {"pace": 0, **wishes}
        table = await clients[0].open_table(
            form.game, bots=list(form.bots), options=form.options, **wishes
        )
        for client in clients[1:]:
            await client.sit(table.id)
        for number, client in enumerate(clients):
            luck = random.Random(f"{seed} {number}")
            players.append(Player(client, client.seat(table.id), luck))
            await players[-1].seat.open()
        return await clients[0].start(table.id), players
    except BaseException:
        await all_go(players)
        for client in clients:
            await client.close()
        raise


async def play_all(
    players: Sequence[Player], patient: bool = False, patience: float = PATIENCE
) -> list[str]:
    """Everybody to the end; their records."""
    plays = [player.play(patient) for player in players]
    records = await asyncio.wait_for(asyncio.gather(*plays), patience)
    await all_go(players)
    return list(records)


async def all_go(players: Sequence[Player]) -> None:
    for player in players:
        await player.seat.close()
        await player.client.close()
