"""Client input never imports a module and starts only a limited number of games."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from sixgun import new_game
from sixgun.client import Client
from sixgun.notation import write_record
from sixgun.server.settings import Limits
from sixgun.tournament import NewPlayer, Open, Register, Undo
from tests.server.hostile.raw_requests import send_request, status_and_code
from tests.server.players import async_test, guest_client
from tests.server.server_process import NO_LIMITS, Server, running_server
from tests.server.tournaments.forged_logs import AT, forge_drawn_log, forge_log, rebuild_digests
from tests.server.tournaments.scripted_players import new_tournament

PROGRAM: Final = "this.d"  # importing this module prints a poem
POEM: Final = "Beautiful is better than ugly"
BOTS: Final = (PROGRAM, "os.abort", "tests.server.server_process.run", ".", "..", "a.b:seed=1")
SLOW: Final = ("marshal:seconds=3600", "marshal:nodes=1000000", "marshal:seconds=1:seconds=60")
WRONG: Final = (*BOTS, *SLOW, "wizard", "marshal:luck=1", "marshal:seconds=nan", "marshal:nodes=-1")
PLAIN: Final = {"content-type": "text/plain"}


# -- imported logs -------------------------------------------------------------------------


@pytest.mark.parametrize("online", [True, False])
@pytest.mark.parametrize("bot", WRONG)
@async_test
async def test_a_log_may_name_only_bot_levels(server: Server, bot: str, online: bool) -> None:
    async with guest_client(server) as client:
        status, code = await status_and_code(
            client.import_tournament(forge_drawn_log(5, bot, online))
        )
    assert (status, code) == (422, "log_impossible")
    assert POEM not in server.read_log()


def test_importing_and_opening_need_a_guest(server: Server) -> None:
    log, body = forge_log(Open(name="Prairie Open")), {"name": "Prairie Open"}
    path = "/api/tournaments"
    imported = send_request(server, "POST", f"{path}/import", content=log, headers=PLAIN)
    assert imported[:2] == (401, "who_are_you")
    assert send_request(server, "POST", path, json=body)[:2] == (401, "who_are_you")


@async_test
async def test_the_bots_of_a_log_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=replace(NO_LIMITS, tournament_bots=9)) as server:
        async with guest_client(server) as client:
            many = client.import_tournament(forge_drawn_log(10))
            assert await status_and_code(many) == (422, "too_many_bots")
            offline = forge_drawn_log(10, online=False)  # no bots play on the server
            await client.import_tournament(offline)
        async with new_tournament(server, bots=5) as judge:
            named = Register(players=[NewPlayer(f"More {n}", "greenhorn") for n in range(5)])
            assert await status_and_code(judge.act(named)) == (422, "too_many_bots")
            assert (await judge.fetch()).entries == 2


@async_test
async def test_the_tables_of_a_log_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=replace(NO_LIMITS, tournament_tables=2)) as server:
        async with guest_client(server) as client:
            many = client.import_tournament(forge_drawn_log(17, ""))
            assert await status_and_code(many) == (422, "too_many_tables")
            await client.import_tournament(forge_drawn_log(14, ""))


@async_test
async def test_the_length_of_a_log_is_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=replace(NO_LIMITS, log_entries=5, log_undos=2)) as server:
        named = [Register(players=[NewPlayer(f"Player {n}")]) for n in range(6)]
        undone = [Undo(entry=2), Undo(entry=3), Undo(entry=4)]
        async with guest_client(server) as client:
            long = client.import_tournament(forge_log(Open(name="Long"), *named))
            assert await status_and_code(long) == (422, "too_many_entries")
            undos = client.import_tournament(forge_log(Open(name="Undone"), named[0], *undone))
            assert await status_and_code(undos) == (422, "too_many_undos")
            assert not (await client.tournaments()).tournaments


@async_test
async def test_importing_the_largest_log_does_not_block_others(tmp_path: Path) -> None:
    """Other requests do not wait while the log is replayed."""
    default = Limits()
    named = [Register(players=[NewPlayer(f"Player {n}")]) for n in range(1_000)]
    undos = [Undo(entry=1_001 + n) for n in range(default.log_undos)]
    log = forge_log(Open(name="Large"), *named, *undos)
    with running_server(tmp_path) as server:
        async with guest_client(server) as client, Client(server.address) as other:
            waited, begun = 0.0, time.monotonic()
            importing = asyncio.create_task(client.import_tournament(log))
            while not importing.done():
                asked_at = time.monotonic()
                await other.games()
                waited = max(waited, time.monotonic() - asked_at)
            await importing
            assert time.monotonic() - begun < 20
            assert waited < 1.0


@async_test
async def test_imports_count_towards_the_tournament_limit(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, tournaments_per_hour=3)
    with running_server(tmp_path, limits=limits) as server:
        async with guest_client(server) as client:
            await client.open_tournament("One")
            for _ in range(2):
                await client.import_tournament(forge_log(Open(name="Two")))
            third = client.import_tournament(forge_log(Open(name="Three")))
            assert await status_and_code(third) == (429, "too_many_requests")
            fourth = client.open_tournament("Four")
            assert await status_and_code(fourth) == (429, "too_many_requests")


@pytest.mark.parametrize(
    "at", ["2026-13-01T00:00:00Z", "2026-01-01T25:00:00Z", "0000-01-01T00:00:00Z"]
)
@async_test
async def test_a_log_with_an_invalid_date_is_refused(server: Server, at: str) -> None:
    log = forge_log(Open(name="Dated")).replace(AT, at)
    async with guest_client(server) as client:
        assert await status_and_code(client.import_tournament(rebuild_digests(log))) == (
            422,
            "bad_moment",
        )


# -- requests ------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", WRONG)
@async_test
async def test_requests_may_name_only_bot_levels(server: Server, bot: str) -> None:
    async with guest_client(server) as ann:
        table = await ann.open_table("duel")
        assert (await status_and_code(ann.seat_bot(table.id, 1, bot)))[0] == 422
        assert (await status_and_code(ann.open_table("duel", [bot])))[0] == 422
        judge = await ann.open_tournament("Prairie Open", online=True)
        assert (await status_and_code(judge.register("Ada", bot=bot)))[0] == 422
        assert (await status_and_code(judge.register_csv(f"name;bot\nAda;{bot}\n")))[0] == 422
        assert (await judge.fetch()).entries == 1
    assert POEM not in server.read_log()


# -- rows of the database ------------------------------------------------------------------


@pytest.mark.parametrize("bot", [PROGRAM, "marshal:seconds=3600", "wizard"])
@async_test
async def test_a_stored_table_with_an_unknown_bot_is_set_aside(tmp_path: Path, bot: str) -> None:
    with running_server(tmp_path) as server:
        async with guest_client(server) as ann:
            options = {"players": 4}
            bots = ["greenhorn"] * 3
            playing = await ann.open_table("classic", bots, options=options, pace=0)
            await ann.start_game(playing.id)
            gathering = await ann.open_table("classic", bots, options=options)
            intact = await ann.open_table("classic", bots, options=options)
        server.kill()
        for table in (playing, gathering):
            change = "update chairs set bot = ? where table_id = ? and seat = 2"
            server.query(change, bot, table.id)
        server.start()
        async with Client(server.address, ann.token) as ann:
            for table in (playing, gathering):
                assert await status_and_code(ann.table(table.id)) == (503, "table_set_aside")
                assert await status_and_code(ann.start_game(table.id)) == (503, "table_set_aside")
            assert (await ann.start_game(intact.id)).state == "playing"
            assert len((await ann.tables()).mine) == 3
        logged = server.read_log()
        assert logged.count("table_set_aside") >= 2
        assert POEM not in logged
        assert '"level": "error"' not in logged


@pytest.mark.parametrize("bot", [PROGRAM, "marshal:seconds=3600"])
@async_test
async def test_a_stored_tournament_with_unknown_bots_is_set_aside(tmp_path: Path, bot: str) -> None:
    with running_server(tmp_path) as server:
        async with new_tournament(server, bots=5) as judge:
            await judge.export("log.json")
        server.kill()
        lines = server.query(
            "select entry from tournament_log where tournament = ? order by number", judge.id
        )
        text = "\n".join(line for (line,) in lines).replace('"greenhorn"', f'"{bot}"')
        for number, line in enumerate(rebuild_digests(text).splitlines(), 1):
            change = "update tournament_log set entry = ? where tournament = ? and number = ?"
            server.query(change, line, judge.id, number)
        server.start()
        async with Client(server.address) as client:
            fetching = client.judge(judge.id, judge.secret).fetch()
            assert await status_and_code(fetching) == (503, "tournament_set_aside")
        assert POEM not in server.read_log()
        assert '"level": "error"' not in server.read_log()


# -- boxes ---------------------------------------------------------------------------------


@async_test
async def test_client_input_does_not_load_an_installed_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = tmp_path / "packages"
    info = packages / "pebbles-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sixgun.boxes]\npebbles = pebbles_box:BOX\n")
    (packages / "pebbles_box.py").write_text("print('pebbles were imported', flush=True)\n")
    monkeypatch.syspath_prepend(str(packages))
    record = write_record(new_game("classic", seed=1, players=4).record())
    with running_server(tmp_path) as server:
        async with guest_client(server) as client:
            text = record.replace("players: 4", "players: 4\nboxes: base pebbles")
            assert text != record
            status, _, answer = send_request(
                server, "POST", "/api/replays", content=text, headers=PLAIN
            )
            assert (status, answer.json()["facts"]["reason"]) == (422, "unknown_box")
            table = client.open_table("classic", [], options={"boxes": ["base", "pebbles"]})
            assert await status_and_code(table) == (422, "unknown_box")
            seat = client.open_table("classic", ["greenhorn"] * 3, options={"players": 4})
            await client.start_game((await seat).id)
    assert "pebbles were imported" not in server.read_log()
