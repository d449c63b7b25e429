"""The end of a game that cannot be written down just then is written later."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sixgun.client import Client, Seat, ServerRefused
from tests.server.pairs import play_to_the_end, two_people
from tests.server.serving import Server, running

ENDED = "select ended is not null, result = '' from plays order by number"


@contextmanager
def no_ends(server: Server) -> Iterator[None]:
    """Moves are written, but games are nowhere to be found in the database."""
    server.stored("alter table plays rename to plays_elsewhere")
    try:
        yield
    finally:
        server.stored("alter table plays_elsewhere rename to plays")


async def played_out(seats: list[Seat]) -> str:
    """What everybody is told in the end."""
    games = [play_to_the_end(seat, random.Random(seat.seat), []) for seat in seats]
    one, other = await asyncio.wait_for(asyncio.gather(*games), 60)
    assert one == other
    return one


async def record_when_there(person: Client, play: str) -> str:
    async with asyncio.timeout(20):
        while True:
            try:
                return await person.record(play)
            except ServerRefused as refused:
                if refused.code != "game_running":
                    raise
                await asyncio.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server
    assert "store_failed" in server.logged()
    assert "Traceback" not in server.logged()


def test_the_end_is_written_as_soon_as_it_can_be(server: Server) -> None:
    async def tried() -> None:
        async with two_people(server.address) as (people, seats):
            with no_ends(server):
                proof = await played_out(seats)
            assert seats[0].game is not None
            play = seats[0].game.play
            assert await record_when_there(people[0], play) == proof
            assert [record.id for record in (await people[1].records()).records] == [play]

    asyncio.run(tried())
    assert server.stored(ENDED) == [(1, 0)]
    assert server.stored("select state from tables") == [("over",)]


def test_the_next_game_does_not_wait_for_it(server: Server) -> None:
    async def tried() -> None:
        async with two_people(server.address) as (people, seats):
            with no_ends(server):
                await played_out(seats)
            assert seats[0].table is not None
            await people[0].rematch(seats[0].table.id)

    asyncio.run(tried())
    assert server.stored(ENDED) == [(1, 0), (0, 1)]
    assert server.stored("select state from tables") == [("playing",)]
    server.stop()
    server.start()
    assert server.stored("select state from tables") == [("playing",)]
