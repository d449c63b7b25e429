"""Simultaneous requests: one is first, and the other sees the table after it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sixgun.client import ServerRefused
from sixgun.server.settings import Limits
from tests.server.players import async_test, guest_client, refusal_code
from tests.server.server_process import Server, running_server


@async_test
async def test_a_table_is_closed_or_started_not_both(server: Server) -> None:
    async with guest_client(server) as ann:
        for number in range(6):
            table = await ann.open_table("duel", bots=["greenhorn"], pace=9)
            requests = [ann.close_table(table.id), ann.start_game(table.id)]
            done = await asyncio.gather(
                *requests[:: 1 if number % 2 else -1], return_exceptions=True
            )
            refused = [error for error in done if isinstance(error, ServerRefused)]
            assert len(refused) == 1
            closed = refused[0].code == "no_such_table"
            assert closed or refused[0].code == "game_running"
            found = await asyncio.gather(ann.table(table.id), return_exceptions=True)
            assert isinstance(found[0], ServerRefused) == closed


def test_simultaneous_requests_do_not_exceed_the_table_limit(tmp_path: Path) -> None:
    limits = Limits(tables_per_user=3, requests_per_second=1e6, requests_burst=10**6)
    with running_server(tmp_path, limits=limits) as server:
        asyncio.run(open_many_at_once(server))


async def open_many_at_once(server: Server) -> None:
    async with guest_client(server) as ann:
        requests = [ann.open_table("duel", bots=["greenhorn"]) for _ in range(20)]
        done = await asyncio.gather(*requests, return_exceptions=True)
    assert sum(not isinstance(answer, BaseException) for answer in done) == 3


@async_test
async def test_players_may_replace_an_absent_host_with_a_bot(server: Server) -> None:
    async with (
        guest_client(server) as ann,
        guest_client(server, "Bob") as bob,
        guest_client(server, "Eve") as eve,
    ):
        table = await ann.open_table("duel")
        await bob.take_seat(table.id)
        await ann.start_game(table.id)
        assert await refusal_code(eve.substitute_bot(table.id, 0)) == "only_the_host"
        assert (await bob.substitute_bot(table.id, 0)).seats[0].sits_in
        assert (await ann.substitute_bot(table.id, 1)).seats[1].sits_in
