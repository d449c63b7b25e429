"""The client when there is no server, and when it comes back."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from sixgun.client import Client, Ended, ServerRefused
from sixgun.protocol import Presence
from tests.server.players import person, played, until
from tests.server.serving import running


@pytest.fixture
def nowhere() -> str:
    """An address at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{taken.getsockname()[1]}"


@played
async def test_where_no_server_is_the_client_says_so(nowhere: str) -> None:
    async with Client(nowhere) as client:
        for asking in (client.me(), client.record("x"), client.replay_record("x")):
            with pytest.raises(ServerRefused) as refused:
                await asking
            assert (refused.value.code, refused.value.status) == ("no_server", 0)
        with pytest.raises(Ended):
            await client.seat("x").reopen(seconds=0)


def test_a_seat_is_open_again_as_soon_as_the_server_is(tmp_path: Path) -> None:
    async def tried() -> None:
        async with person(server) as ann:
            table = await ann.open_table("duel")
            async with ann.seat(table.id) as seat:
                await until(seat, lambda message: isinstance(message, Presence))
                server.kill()
                with pytest.raises(Ended) as ended:
                    await seat.next()
                assert not ended.value.for_good
                again = asyncio.create_task(seat.reopen())
                await asyncio.to_thread(server.start)
                await again
                await until(seat, lambda message: isinstance(message, Presence))

    with running(tmp_path) as server:
        asyncio.run(tried())


@played
async def test_who_was_refused_need_not_come_back(nowhere: str) -> None:
    assert [code for code in (1006, 1011, 1012, 4000, 4001, 4002) if Ended(code).for_good] == [
        4000,
        4002,
    ]
