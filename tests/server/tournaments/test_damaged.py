"""A log in the database that makes no sense any more is set aside, and stops nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.client import Client, Judge, ServerRefused
from tests.server.serving import Server, running
from tests.server.tournaments.judging import NAMES, play_round

OF_IT = "where tournament = ? and number = 2"
DAMAGES = {
    "log_altered": f"update tournament_log set entry = replace(entry, 'Ada', 'Eve') {OF_IT}",
    "log_out_of_order": f"delete from tournament_log {OF_IT}",
    "log_unreadable": f"update tournament_log set entry = substr(entry, 1, 40) {OF_IT}",
    "empty_log": "delete from tournament_log where tournament = ?",
}


async def two_opened(server: Server, online: bool) -> tuple[Judge, Judge]:
    async with Client(server.address) as client:
        judges = [await client.open_tournament(name, online=online) for name in ("One", "Two")]
        for judge in judges:
            await judge.register(*NAMES[:12])
        if not online:
            await play_round(judges[0])
        return judges[0], judges[1]


async def told(server: Server, judge: Judge) -> ServerRefused:
    async with Client(server.address) as client:
        with pytest.raises(ServerRefused) as refused:
            await client.judge(judge.id, judge.secret).look()
        with pytest.raises(ServerRefused, match=refused.value.code):
            await client.hall(judge.id)
        return refused.value


async def goes_on(server: Server, judge: Judge) -> int:
    async with Client(server.address) as client:
        view = await play_round(client.judge(judge.id, judge.secret))
        assert judge.id in [one.id for one in (await client.tournaments()).tournaments]
        return view.round


@pytest.mark.parametrize("code", DAMAGES)
def test_a_damaged_log_is_set_aside(tmp_path: Path, code: str) -> None:
    with running(tmp_path) as server:
        damaged, well = asyncio.run(two_opened(server, online=False))
        server.kill()
        server.stored(DAMAGES[code], damaged.id)
        kept = server.stored("select * from tournament_log where tournament = ?", damaged.id)
        server.start()

        refused = asyncio.run(told(server, damaged))
        assert refused.status == 503
        assert refused.code == "tournament_set_aside"
        assert refused.facts["because"] == code
        assert "tournament_set_aside" in server.logged()
        assert asyncio.run(goes_on(server, well)) == 1
        now = server.stored("select * from tournament_log where tournament = ?", damaged.id)
        assert now == kept  # nothing is mended, and nothing lost
