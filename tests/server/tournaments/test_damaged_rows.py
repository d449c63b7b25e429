"""Tournaments with damaged rows are set aside; other tournaments go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.client import Client, JudgeClient, ServerRefused
from sixgun.tournament import Draw, Withdraw
from tests.server.players import async_test, refusal_code
from tests.server.server_process import Server, running_server
from tests.server.tournaments.judge_client import NAMES, play_round
from tests.server.tournaments.scripted_players import new_tournament

SECOND_ENTRY = "where tournament = ? and number = 2"
DAMAGES = {
    "log_altered": f"update tournament_log set entry = replace(entry, 'Ada', 'Eve') {SECOND_ENTRY}",
    "log_out_of_order": f"delete from tournament_log {SECOND_ENTRY}",
    "log_unreadable": f"update tournament_log set entry = substr(entry, 1, 40) {SECOND_ENTRY}",
    "empty_log": "delete from tournament_log where tournament = ?",
}


async def open_two(server: Server, online: bool) -> tuple[JudgeClient, JudgeClient]:
    async with Client(server.address) as client:
        judges = [await client.open_tournament(name, online=online) for name in ("One", "Two")]
        for judge in judges:
            await judge.register(*NAMES[:12])
        if not online:
            await play_round(judges[0])
        return judges[0], judges[1]


async def refusal_of(server: Server, judge: JudgeClient) -> ServerRefused:
    async with Client(server.address) as client:
        with pytest.raises(ServerRefused) as refused:
            await client.judge(judge.id, judge.secret).fetch()
        with pytest.raises(ServerRefused, match=refused.value.code):
            await client.tournament(judge.id)
        return refused.value


async def play_on(server: Server, judge: JudgeClient) -> int:
    async with Client(server.address) as client:
        view = await play_round(client.judge(judge.id, judge.secret))
        assert judge.id in [one.id for one in (await client.tournaments()).tournaments]
        return view.round


@pytest.mark.parametrize("code", DAMAGES)
def test_a_damaged_log_is_set_aside(tmp_path: Path, code: str) -> None:
    with running_server(tmp_path) as server:
        damaged, intact = asyncio.run(open_two(server, online=False))
        server.kill()
        server.query(DAMAGES[code], damaged.id)
        stored = server.query("select * from tournament_log where tournament = ?", damaged.id)
        server.start()

        refused = asyncio.run(refusal_of(server, damaged))
        assert refused.status == 503
        assert refused.code == "tournament_set_aside"
        assert refused.facts["because"] == code
        assert "tournament_set_aside" in server.read_log()
        assert asyncio.run(play_on(server, intact)) == 1
        now = server.query("select * from tournament_log where tournament = ?", damaged.id)
        assert now == stored  # nothing is fixed, and nothing lost


ROWS = {
    "wishes: no JSON": "update tournaments set wishes = '{' where id = ?",
    "wishes: empty": "update tournaments set wishes = '' where id = ?",
    "wishes: another type": "update tournaments set wishes = '[]' where id = ?",
    "wishes: a wrong field": "update tournaments set wishes = '{\"name\": 5}' where id = ?",
}


@pytest.mark.parametrize("damage", ROWS)
@pytest.mark.parametrize("online", [False, True])
def test_a_damaged_row_is_set_aside_and_logged_once(
    tmp_path: Path, damage: str, online: bool
) -> None:
    with running_server(tmp_path) as server:
        damaged, intact = asyncio.run(open_two(server, online))
        server.kill()
        server.query(ROWS[damage], damaged.id)
        server.start()

        for _ in range(5):
            refused = asyncio.run(refusal_of(server, damaged))
            assert (refused.status, refused.code) == (503, "tournament_set_aside")
        assert server.read_log().count("tournament_set_aside") == 1
        assert '"level": "error"' not in server.read_log()
        if not online:
            assert asyncio.run(play_on(server, intact)) == 1


@pytest.mark.parametrize("code", DAMAGES)
def test_a_damaged_log_is_logged_once(tmp_path: Path, code: str) -> None:
    with running_server(tmp_path) as server:
        damaged, _ = asyncio.run(open_two(server, online=False))
        server.kill()
        server.query(DAMAGES[code], damaged.id)
        server.start()
        for _ in range(5):
            asyncio.run(refusal_of(server, damaged))
        assert server.read_log().count("tournament_set_aside") == 1


@pytest.mark.parametrize("shown", ["{", "", "[]", '{"id": 5}'])
def test_a_damaged_list_entry_does_not_hide_others(tmp_path: Path, shown: str) -> None:
    with running_server(tmp_path) as server:
        damaged, intact = asyncio.run(open_two(server, online=False))
        server.query("update tournaments set shown = ? where id = ?", shown, damaged.id)
        for _ in range(5):
            assert asyncio.run(list_tournaments(server)) == [intact.id]
        assert server.read_log().count("tournament_not_listed") == 1
        # The log is valid, so the entry of the list is written again.
        assert asyncio.run(play_on(server, damaged)) == 2
        assert sorted(asyncio.run(list_tournaments(server))) == sorted([damaged.id, intact.id])


async def list_tournaments(server: Server) -> list[str]:
    async with Client(server.address) as client:
        return [one.id for one in (await client.tournaments()).tournaments]


def test_damaged_secret_hashes_refuse_everyone(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        damaged, _ = asyncio.run(open_two(server, online=False))
        server.kill()
        server.query("update tournaments set hash = '\u00fc' where id = ?", damaged.id)
        server.query("update tournament_players set hash = '\u00fc' where player = 1")
        server.start()

        async def codes() -> list[str]:
            async with Client(server.address) as client:
                views = (
                    client.judge(damaged.id, damaged.secret),
                    client.player(damaged.id, damaged.code_of(1)),
                )
                return [await refusal_code(view.fetch()) for view in views]

        assert asyncio.run(codes()) == ["wrong_secret"] * 2
        assert '"level": "error"' not in server.read_log()


def test_a_row_damaged_while_the_server_runs_is_refused(tmp_path: Path) -> None:
    """Another server has written an entry, so this one reads the row again."""
    with running_server(tmp_path) as server:
        intact, damaged = asyncio.run(open_two(server, online=False))
        copied = "insert into tournament_log select tournament, number + 1, entry from "
        newest = "tournament_log where tournament = ? order by number desc limit 1"
        server.query(copied + newest, damaged.id)
        server.query("update tournaments set wishes = '{' where id = ?", damaged.id)

        async def register() -> str:
            async with Client(server.address) as client:
                return await refusal_code(client.judge(damaged.id, damaged.secret).register("Zoe"))

        assert asyncio.run(register()) == "tournament_set_aside"
        assert asyncio.run(register()) == "tournament_set_aside"
        assert '"level": "error"' not in server.read_log()
        assert asyncio.run(play_on(server, intact)) == 2


@async_test
async def test_a_table_without_chairs_does_not_stop_other_tables(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with new_tournament(server, people=10) as judge:
            view = await judge.act(Draw())
            damaged, intact = (table.table for table in view.drawn[0].tables)
        server.kill()
        server.query("delete from chairs where table_id = ?", damaged)
        server.start()
        async with Client(server.address) as client:
            judge = client.judge(judge.id, judge.secret)
            assert [table.table for table in (await judge.fetch()).drawn[0].tables] == ["", intact]
            assert await refusal_code(client.table(damaged)) == "table_set_aside"
            assert (await client.table(intact)).state == "playing"
            await judge.act(Withdraw(player=1))
            assert await refusal_code(client.table(damaged)) == "table_set_aside"
        assert server.read_log().count('table_set_aside"') == 1
        assert '"level": "error"' not in server.read_log()
