"""A game end that cannot be stored at first is stored later."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sixgun.client import Client, Seat, ServerRefused
from tests.server.server_process import Server, running_server
from tests.server.two_players import play_to_the_end, two_players

ENDED = "select ended is not null, result = '' from plays order by number"


@contextmanager
def failing_game_ends(server: Server) -> Iterator[None]:
    """Hide the table `plays`: moves can be stored, the ends of games cannot."""
    server.query("alter table plays rename to plays_elsewhere")
    try:
        yield
    finally:
        server.query("alter table plays_elsewhere rename to plays")


async def play_out(seats: list[Seat]) -> str:
    """Let both players play to the end; return the record they both got."""
    games = [play_to_the_end(seat, random.Random(seat.seat), []) for seat in seats]
    one, other = await asyncio.wait_for(asyncio.gather(*games), 60)
    assert one == other
    return one


async def wait_for_record(client: Client, play: str) -> str:
    async with asyncio.timeout(20):
        while True:
            try:
                return await client.record(play)
            except ServerRefused as refused:
                if refused.code != "game_running":
                    raise
                await asyncio.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server
    assert "store_failed" in server.read_log()
    assert "Traceback" not in server.read_log()


def test_the_end_is_stored_as_soon_as_possible(server: Server) -> None:
    async def play_game() -> None:
        async with two_players(server.address) as (people, seats):
            with failing_game_ends(server):
                proof = await play_out(seats)
            assert seats[0].game is not None
            play = seats[0].game.play
            assert await wait_for_record(people[0], play) == proof
            assert [record.id for record in (await people[1].records()).records] == [play]

    asyncio.run(play_game())
    assert server.query(ENDED) == [(1, 0)]
    assert server.query("select state from tables") == [("over",)]


def test_the_next_game_does_not_wait_for_the_stored_end(server: Server) -> None:
    async def play_game() -> None:
        async with two_players(server.address) as (people, seats):
            with failing_game_ends(server):
                await play_out(seats)
            assert seats[0].table is not None
            await people[0].rematch(seats[0].table.id)

    asyncio.run(play_game())
    assert server.query(ENDED) == [(1, 0), (0, 1)]
    assert server.query("select state from tables") == [("playing",)]
    server.stop()
    server.start()
    assert server.query("select state from tables") == [("playing",)]
