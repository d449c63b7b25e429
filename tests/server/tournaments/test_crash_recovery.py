"""A killed server loses no answered action, and tournaments continue."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from sixgun.client import Client, JudgeClient
from sixgun.protocol import ClockRules, JudgeView
from sixgun.tournament import Draw, Tournament, Withdraw, parse_log
from tests.server.players import async_test
from tests.server.server_process import Server, running_server
from tests.server.tournaments.judge_client import NAMES, result_sheet
from tests.server.tournaments.scripted_players import (
    keep_watching,
    new_tournament,
    open_seat,
    player_browser,
    wait_for_view,
)


@asynccontextmanager
async def after_a_crash(server: Server, judge: JudgeClient) -> AsyncIterator[JudgeClient]:
    """Kill and restart the server; the judge returns with their secret."""
    server.kill()
    server.start()
    async with Client(server.address, timeout=60.0) as client:
        found = client.judge(judge.id, judge.secret)
        await found.fetch()
        yield found


@async_test
async def test_every_answered_action_is_stored(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with Client(server.address) as client:
            judge = await client.open_tournament("Prairie Open")
            view = await judge.register(*NAMES[:12])
        async with after_a_crash(server, judge) as judge:
            assert judge.view == view
            view = await judge.act(Draw())
        for table in view.drawn[0].tables:
            async with after_a_crash(server, judge) as judge:
                assert judge.view == view
                view = await judge.act(result_sheet(1, table))
        async with after_a_crash(server, judge) as judge:
            assert judge.view == view
            assert view.stage == "between"


@async_test
async def test_a_round_continues_after_a_crash(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with new_tournament(server, bots=10) as judge:
            await judge.act(Draw())
            view = await wait_for_view(
                judge, lambda view: any(table.turn > 1 for table in view.tables)
            )
            leaver = view.tables[0].seats[1].player
            view = await judge.act(Withdraw(player=leaver))
        for turns in (4, 6):
            async with after_a_crash(server, judge) as judge, keep_watching(judge):
                now = await wait_for_view(judge, partial(has_reached_turn, turns))
                assert [one.table for one in now.tables] == [one.table for one in view.tables]
        async with after_a_crash(server, judge) as judge, keep_watching(judge):
            view = await wait_for_view(judge, lambda view: view.stage == "between")
            assert next(one for one in view.players if one.player == leaver).state == "withdrawn"
            log = (await judge.export("log.json")).decode()
            assert Tournament.from_log(parse_log(log)).stage == "between"
        assert '"level": "error"' not in server.read_log()


def has_reached_turn(turns: int, view: JudgeView) -> bool:
    return view.stage == "between" or any(table.turn >= turns for table in view.tables)


@async_test
async def test_a_browser_keeps_its_player_after_a_crash(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with (
            new_tournament(server, bots=4, people=1) as judge,
            player_browser(server, judge, 1) as ada,
        ):
            view = await judge.act(Draw())
            (table,) = view.tables
            async with open_seat(ada, table.table) as seat:
                mine = seat.seat
                assert table.seats[mine].player == 1
            token = ada.token
        async with (
            after_a_crash(server, judge) as judge,
            Client(server.address, token) as ada,
            open_seat(ada, table.table) as seat,
        ):
            assert seat.seat == mine
            assert (await ada.player(judge.id, judge.code_of(1)).fetch()).bound == "here"


@async_test
async def test_missed_decisions_are_counted_across_a_crash(tmp_path: Path) -> None:
    """Two missed before the crash and one after it make three."""
    clock = ClockRules(decision=1)
    with running_server(tmp_path) as server:
        async with new_tournament(server, 4, 1, clock=clock, absent_after=3) as judge:
            await judge.act(Draw())
            await wait_for_view(judge, lambda view: missed_decisions(server) >= 2)
        before = missed_decisions(server)
        async with after_a_crash(server, judge) as judge, keep_watching(judge):
            await wait_for_view(judge, lambda view: view.players[0].state == "withdrawn")
        assert missed_decisions(server) == max(before, 3)


def missed_decisions(server: Server) -> int:
    return len(server.query("select ply from moves where made_by = 'clock'"))


@async_test
async def test_an_unreported_game_end_is_reported_at_the_next_start(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with new_tournament(server, bots=5) as judge:
            await judge.act(Draw())
            view = await wait_for_view(judge, lambda view: view.stage == "between")
        before = view.log[-1]
        # Simulate a crash after the last move of the game and before its report.
        where = "where tournament = ? and number = ?"
        server.query(f"delete from tournament_log {where}", view.id, view.entries)
        async with after_a_crash(server, judge) as judge:
            view = await wait_for_view(judge, lambda view: view.stage == "between")
        after = view.log[-1]
        assert (after.number, after.by, after.action) == (before.number, "table", before.action)
