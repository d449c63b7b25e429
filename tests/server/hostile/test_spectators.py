"""Messages that spectators must not get."""

from __future__ import annotations

from sixgun.protocol import ClockRules, ClockState
from tests.server.hostile.raw_sockets import raw_socket, receive_pending, receive_until_closed
from tests.server.players import async_test, receive_until
from tests.server.server_process import Server
from tests.server.two_players import open_table_for_two, two_players, wait_for_decision


@async_test
async def test_tables_without_spectators_disconnect_them(server: Server) -> None:
    table, (ann, bob) = await open_table_for_two(server.address, start=False, watching=False)
    async with ann, bob, raw_socket(server, table.id) as early:
        await ann.start_game(table.id)
        received, code = await receive_until_closed(early)
        assert {message["type"] for message in received} == {"table", "refused"}
        assert code == 4000


@async_test
async def test_delayed_spectators_get_nothing_early(server: Server) -> None:
    async with two_players(server.address, clock=ClockRules(60, 60), delay=3_600) as (_, seats):
        asked, other = await wait_for_decision(seats)
        assert asked.my_decision is not None
        assert asked.table is not None
        async with raw_socket(server, asked.table.id) as delayed:
            await asked.more_time(asked.my_decision.ply)
            await receive_until(other, lambda message: isinstance(message, ClockState))
            assert await receive_pending(delayed) == []
