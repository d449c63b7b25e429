"""A server that is killed loses nothing that was answered, and goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from sixgun.client import Client, Judge
from sixgun.protocol import ClockRules, JudgeView
from sixgun.tournament import Draw, Tournament, Withdraw, read_log
from tests.server.players import played
from tests.server.serving import Server, running
from tests.server.tournaments.judging import NAMES, sheet
from tests.server.tournaments.playing import arrived, judging, looked_at, seen, seen_by


@asynccontextmanager
async def after_a_crash(server: Server, judge: Judge) -> AsyncIterator[Judge]:
    """Killed and started; the judge comes back with his secret."""
    server.kill()
    server.start()
    async with Client(server.address, timeout=60.0) as client:
        found = client.judge(judge.id, judge.secret)
        await found.look()
        yield found


@played
async def test_every_deed_that_was_answered_is_there(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Client(server.address) as client:
            judge = await client.open_tournament("Prairie Open")
            view = await judge.register(*NAMES[:12])
        async with after_a_crash(server, judge) as judge:
            assert judge.seen == view
            view = await judge.act(Draw())
        for table in view.drawn[0].tables:
            async with after_a_crash(server, judge) as judge:
                assert judge.seen == view
                view = await judge.act(sheet(1, table))
        async with after_a_crash(server, judge) as judge:
            assert judge.seen == view
            assert view.stage == "between"


@played
async def test_a_round_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with judging(server, bots=10) as judge:
            await judge.act(Draw())
            view = await seen(judge, lambda view: any(table.turn > 1 for table in view.tables))
            leaver = view.tables[0].seats[1].player
            view = await judge.act(Withdraw(player=leaver))
        for turns in (4, 6):
            async with after_a_crash(server, judge) as judge, looked_at(judge):
                now = await seen(judge, partial(played_on, turns))
                assert [one.table for one in now.tables] == [one.table for one in view.tables]
        async with after_a_crash(server, judge) as judge, looked_at(judge):
            view = await seen(judge, lambda view: view.stage == "between")
            assert next(one for one in view.players if one.player == leaver).state == "withdrawn"
            log = (await judge.export("log.json")).decode()
            assert Tournament.from_log(read_log(log)).stage == "between"
        assert '"level": "error"' not in server.logged()


def played_on(turns: int, view: JudgeView) -> bool:
    return view.stage == "between" or any(table.turn >= turns for table in view.tables)


@played
async def test_a_browser_plays_on_for_its_player(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with judging(server, bots=4, people=1) as judge, arrived(server, judge, 1) as ada:
            view = await judge.act(Draw())
            (table,) = view.tables
            async with seen_by(ada, table.table) as seat:
                mine = seat.seat
                assert table.seats[mine].player == 1
            token = ada.token
        async with (
            after_a_crash(server, judge) as judge,
            Client(server.address, token) as ada,
            seen_by(ada, table.table) as seat,
        ):
            assert seat.seat == mine
            assert (await ada.entrant(judge.id, judge.code_of(1)).look()).bound == "here"


@played
async def test_decisions_that_were_missed_before_count_after_it(tmp_path: Path) -> None:
    """Two missed before the crash and one after it are three."""
    clock = ClockRules(decision=1)
    with running(tmp_path) as server:
        async with judging(server, 4, 1, clock=clock, absent_after=3) as judge:
            await judge.act(Draw())
            await seen(judge, lambda view: missed(server) >= 2)
        before = missed(server)
        async with after_a_crash(server, judge) as judge, looked_at(judge):
            await seen(judge, lambda view: view.players[0].state == "withdrawn")
        assert missed(server) == max(before, 3)


def missed(server: Server) -> int:
    return len(server.stored("select ply from moves where made_by = 'clock'"))


@played
async def test_an_end_that_was_not_reported_is_reported_at_the_next_start(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with judging(server, bots=5) as judge:
            await judge.act(Draw())
            view = await seen(judge, lambda view: view.stage == "between")
        before = view.log[-1]
        # As if the power had failed after the last move of the game, and before its report.
        where = "where tournament = ? and number = ?"
        server.stored(f"delete from tournament_log {where}", view.id, view.entries)
        async with after_a_crash(server, judge) as judge:
            view = await seen(judge, lambda view: view.stage == "between")
        after = view.log[-1]
        assert (after.number, after.by, after.action) == (before.number, "table", before.action)
