"""Two servers over one database: whoever writes a ply first has made the move."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sixgun.protocol import Events, Refused, View
from tests.server.players import Form, all_go, gathered, person, until
from tests.server.serving import Server, running, settings_for


def test_a_second_server_notices_what_the_first_has_done(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        table, players = asyncio.run(left(first))
        second = Server(settings_for(tmp_path), tmp_path / "second.log")
        second.start()
        try:
            asyncio.run(both_move(first, second, table, players))
        finally:
            second.stop()
    assert '"level": "error"' not in first.logged() + second.logged()


async def left(server: Server) -> tuple[str, list[str]]:
    table, players = await gathered(server.address, Form("duel"))
    await all_go(players)
    return table.id, [player.client.token for player in players]


async def both_move(first: Server, second: Server, table: str, tokens: list[str]) -> None:
    """Everybody is connected to both; the one who is asked moves here, and then there too."""
    async with (
        person(first, token=tokens[0]) as ann,
        person(first, token=tokens[1]) as bob,
        person(second, token=tokens[0]) as ann_there,
        person(second, token=tokens[1]) as bob_there,
    ):
        here = [client.seat(table) for client in (ann, bob)]
        there = [client.seat(table) for client in (ann_there, bob_there)]
        for seat in (*here, *there):
            await seat.open()
            await until(seat, lambda message: isinstance(message, View))
        asked = next(number for number, seat in enumerate(here) if seat.mine)
        mine = here[asked].mine
        assert mine is not None
        assert there[asked].mine == mine
        await here[asked].move(mine.moves[0].move)
        made = await until(here[asked], lambda message: isinstance(message, Events))
        await there[asked].move(mine.moves[-1].move, mine.ply)
        learned = await until(there[asked], lambda message: isinstance(message, Events))
        refused = await until(there[asked], lambda message: isinstance(message, Refused))
        assert refused.code == "stale_ply"
        assert learned.events == made.events
        assert there[asked].view == here[asked].view
        for seat in (*here, *there):
            await seat.close()
