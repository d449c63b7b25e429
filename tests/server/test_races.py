"""Two wishes at once: one of them comes first, and the other one finds the table as it is then."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sixgun.client import ServerRefused
from sixgun.server.settings import Limits
from tests.server.players import person, played, refusal
from tests.server.serving import Server, running


@played
async def test_a_table_is_closed_or_started_not_both(server: Server) -> None:
    async with person(server) as ann:
        for number in range(6):
            table = await ann.open_table("duel", bots=["greenhorn"], pace=9)
            wishes = [ann.close_table(table.id), ann.start(table.id)]
            done = await asyncio.gather(*wishes[:: 1 if number % 2 else -1], return_exceptions=True)
            refused = [error for error in done if isinstance(error, ServerRefused)]
            assert len(refused) == 1
            closed = refused[0].code == "no_such_table"
            assert closed or refused[0].code == "game_running"
            found = await asyncio.gather(ann.table(table.id), return_exceptions=True)
            assert isinstance(found[0], ServerRefused) == closed


def test_nobody_opens_more_tables_than_he_may_all_at_once(tmp_path: Path) -> None:
    limits = Limits(tables_a_person=3, requests=1e6, requests_at_once=10**6)
    with running(tmp_path, limits=limits) as server:
        asyncio.run(many_at_once(server))


async def many_at_once(server: Server) -> None:
    async with person(server) as ann:
        wishes = [ann.open_table("duel", bots=["greenhorn"]) for _ in range(20)]
        done = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(not isinstance(answer, BaseException) for answer in done) == 3


@played
async def test_an_absent_host_does_not_hold_up_the_others(server: Server) -> None:
    async with person(server) as ann, person(server, "Bob") as bob, person(server, "Eve") as eve:
        table = await ann.open_table("duel")
        await bob.sit(table.id)
        await ann.start(table.id)
        assert await refusal(eve.stand_in(table.id, 0)) == "only_the_host"
        assert (await bob.stand_in(table.id, 0)).seats[0].sits_in
        assert (await ann.stand_in(table.id, 1)).seats[1].sits_in
