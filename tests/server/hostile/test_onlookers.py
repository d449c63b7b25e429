"""What onlookers must not see."""

from __future__ import annotations

from sixgun.protocol import Clock, ClockRules
from tests.server.hostile.wires import raw_socket, until_now, until_the_end
from tests.server.pairs import asked_person, dealt_table, two_people
from tests.server.players import played, until
from tests.server.serving import Server


@played
async def test_where_nobody_may_look_on_nobody_does(server: Server) -> None:
    table, (ann, bob) = await dealt_table(server.address, start=False, watching=False)
    async with ann, bob, raw_socket(server, table.id) as early:
        await ann.start(table.id)
        told, code = await until_the_end(early)
        assert {message["type"] for message in told} == {"table", "refused"}
        assert code == 4000


@played
async def test_who_is_behind_hears_nothing_before_its_time(server: Server) -> None:
    async with two_people(server.address, clock=ClockRules(60, 60), delay=3_600) as (_, seats):
        asked, other = await asked_person(seats)
        assert asked.mine is not None
        assert asked.table is not None
        async with raw_socket(server, asked.table.id) as late:
            await asked.more_time(asked.mine.ply)
            await until(other, lambda message: isinstance(message, Clock))
            assert await until_now(late) == []
