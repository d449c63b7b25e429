"""Whatever a stranger writes, no module is imported for it, and little is started."""

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
from sixgun.tournament import Entrant, Open, Register, Undo
from tests.server.hostile.asking import asked, refused
from tests.server.players import person, played
from tests.server.serving import FREELY, Server, running
from tests.server.tournaments.forging import AT, drawn_log, forged, rechained
from tests.server.tournaments.playing import judging

PROGRAM: Final = "this.d"  # whoever imports it prints a poem
POEM: Final = "Beautiful is better than ugly"
BOTS: Final = (PROGRAM, "os.abort", "tests.server.serving.run", ".", "..", "a.b:seed=1")
SLOW: Final = ("marshal:seconds=3600", "marshal:nodes=1000000", "marshal:seconds=1:seconds=60")
WRONG: Final = (*BOTS, *SLOW, "wizard", "marshal:luck=1", "marshal:seconds=nan", "marshal:nodes=-1")
PLAIN: Final = {"content-type": "text/plain"}


# -- imported logs -------------------------------------------------------------------------


@pytest.mark.parametrize("online", [True, False])
@pytest.mark.parametrize("bot", WRONG)
@played
async def test_a_log_names_levels_and_nothing_else(server: Server, bot: str, online: bool) -> None:
    async with person(server) as client:
        status, code = await refused(client.import_tournament(drawn_log(5, bot, online)))
    assert (status, code) == (422, "log_impossible")
    assert POEM not in server.logged()


def test_only_a_guest_imports_or_opens(server: Server) -> None:
    log, wish = forged(Open(name="Prairie Open")), {"name": "Prairie Open"}
    path = "/api/tournaments"
    imported = asked(server, "POST", f"{path}/import", content=log, headers=PLAIN)
    assert imported[:2] == (401, "who_are_you")
    assert asked(server, "POST", path, json=wish)[:2] == (401, "who_are_you")


@played
async def test_a_log_does_not_start_many_bots(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(FREELY, tournament_bots=9)) as server:
        async with person(server) as client:
            many = client.import_tournament(drawn_log(10))
            assert await refused(many) == (422, "too_many_bots")
            await client.import_tournament(drawn_log(10, online=False))  # they do not play here
        async with judging(server, bots=5) as judge:
            named = Register(players=[Entrant(f"More {n}", "greenhorn") for n in range(5)])
            assert await refused(judge.act(named)) == (422, "too_many_bots")
            assert (await judge.look()).entries == 2


@played
async def test_a_log_does_not_start_many_tables(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(FREELY, tournament_tables=2)) as server:
        async with person(server) as client:
            many = client.import_tournament(drawn_log(17, ""))
            assert await refused(many) == (422, "too_many_tables")
            await client.import_tournament(drawn_log(14, ""))


@played
async def test_a_log_is_not_endless(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(FREELY, log_entries=5, log_undos=2)) as server:
        named = [Register(players=[Entrant(f"Player {n}")]) for n in range(6)]
        undone = [Undo(entry=2), Undo(entry=3), Undo(entry=4)]
        async with person(server) as client:
            long = client.import_tournament(forged(Open(name="Long"), *named))
            assert await refused(long) == (422, "too_many_entries")
            undos = client.import_tournament(forged(Open(name="Undone"), named[0], *undone))
            assert await refused(undos) == (422, "too_many_undos")
            assert not (await client.tournaments()).tournaments


@played
async def test_the_largest_log_stops_nobody(tmp_path: Path) -> None:
    """What it takes to play it again, others do not wait for."""
    usual = Limits()
    named = [Register(players=[Entrant(f"Player {n}")]) for n in range(1_000)]
    undos = [Undo(entry=1_001 + n) for n in range(usual.log_undos)]
    log = forged(Open(name="Large"), *named, *undos)
    with running(tmp_path) as server:
        async with person(server) as client, Client(server.address) as other:
            waited, begun = 0.0, time.monotonic()
            importing = asyncio.create_task(client.import_tournament(log))
            while not importing.done():
                asked_at = time.monotonic()
                await other.games()
                waited = max(waited, time.monotonic() - asked_at)
            await importing
            assert time.monotonic() - begun < 20
            assert waited < 1.0


@played
async def test_an_import_counts_like_an_opening(tmp_path: Path) -> None:
    limits = replace(FREELY, tournaments_an_hour=3)
    with running(tmp_path, limits=limits) as server:
        async with person(server) as client:
            await client.open_tournament("One")
            for _ in range(2):
                await client.import_tournament(forged(Open(name="Two")))
            third = client.import_tournament(forged(Open(name="Three")))
            assert await refused(third) == (429, "too_many_requests")
            fourth = client.open_tournament("Four")
            assert await refused(fourth) == (429, "too_many_requests")


@pytest.mark.parametrize(
    "at", ["2026-13-01T00:00:00Z", "2026-01-01T25:00:00Z", "0000-01-01T00:00:00Z"]
)
@played
async def test_a_log_has_dates_that_there_are(server: Server, at: str) -> None:
    log = forged(Open(name="Dated")).replace(AT, at)
    async with person(server) as client:
        assert await refused(client.import_tournament(rechained(log))) == (422, "bad_moment")


# -- requests ------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", WRONG)
@played
async def test_every_request_names_levels_and_nothing_else(server: Server, bot: str) -> None:
    async with person(server) as ann:
        table = await ann.open_table("duel")
        assert (await refused(ann.put_bot(table.id, 1, bot)))[0] == 422
        assert (await refused(ann.open_table("duel", [bot])))[0] == 422
        judge = await ann.open_tournament("Prairie Open", online=True)
        assert (await refused(judge.register("Ada", bot=bot)))[0] == 422
        assert (await refused(judge.register_csv(f"name;bot\nAda;{bot}\n")))[0] == 422
        assert (await judge.look()).entries == 1
    assert POEM not in server.logged()


# -- databases -----------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [PROGRAM, "marshal:seconds=3600", "wizard"])
@played
async def test_a_table_in_the_database_with_another_bot_is_set_aside(
    tmp_path: Path, bot: str
) -> None:
    with running(tmp_path) as server:
        async with person(server) as ann:
            options = {"players": 4}
            bots = ["greenhorn"] * 3
            playing = await ann.open_table("classic", bots, options=options, pace=0)
            await ann.start(playing.id)
            gathering = await ann.open_table("classic", bots, options=options)
            well = await ann.open_table("classic", bots, options=options)
        server.kill()
        for table in (playing, gathering):
            change = "update chairs set bot = ? where table_id = ? and seat = 2"
            server.stored(change, bot, table.id)
        server.start()
        async with Client(server.address, ann.token) as ann:
            for table in (playing, gathering):
                assert await refused(ann.table(table.id)) == (503, "table_set_aside")
                assert await refused(ann.start(table.id)) == (503, "table_set_aside")
            assert (await ann.start(well.id)).state == "playing"
            assert len((await ann.tables()).mine) == 3
        logged = server.logged()
        assert logged.count("table_set_aside") >= 2
        assert POEM not in logged
        assert '"level": "error"' not in logged


@pytest.mark.parametrize("bot", [PROGRAM, "marshal:seconds=3600"])
@played
async def test_a_tournament_in_the_database_with_other_bots_is_set_aside(
    tmp_path: Path, bot: str
) -> None:
    with running(tmp_path) as server:
        async with judging(server, bots=5) as judge:
            await judge.export("log.json")
        server.kill()
        lines = server.stored(
            "select entry from tournament_log where tournament = ? order by number", judge.id
        )
        text = "\n".join(line for (line,) in lines).replace('"greenhorn"', f'"{bot}"')
        for number, line in enumerate(rechained(text).splitlines(), 1):
            change = "update tournament_log set entry = ? where tournament = ? and number = ?"
            server.stored(change, line, judge.id, number)
        server.start()
        async with Client(server.address) as client:
            looking = client.judge(judge.id, judge.secret).look()
            assert await refused(looking) == (503, "tournament_set_aside")
        assert POEM not in server.logged()
        assert '"level": "error"' not in server.logged()


# -- boxes ---------------------------------------------------------------------------------


@played
async def test_a_box_that_is_installed_but_was_not_loaded_is_not_loaded_for_a_stranger(
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
    with running(tmp_path) as server:
        async with person(server) as client:
            text = record.replace("players: 4", "players: 4\nboxes: base pebbles")
            assert text != record
            status, _, answer = asked(server, "POST", "/api/replays", content=text, headers=PLAIN)
            assert (status, answer.json()["facts"]["reason"]) == (422, "unknown_box")
            table = client.open_table("classic", [], options={"boxes": ["base", "pebbles"]})
            assert await refused(table) == (422, "unknown_box")
            seat = client.open_table("classic", ["greenhorn"] * 3, options={"players": 4})
            await client.start((await seat).id)
    assert "pebbles were imported" not in server.logged()
