"""Failed writes and writes of other processes: nothing is lost, and the tournament goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sixgun.client import Client
from sixgun.protocol import ActionRequest, NewTournament
from sixgun.server.application import Application
from sixgun.server.store import Store, StoreError
from sixgun.server.store import tables as table_store
from sixgun.tournament import Draw, NewPlayer, Register, Tournament, format_log, parse_log
from tests.server.players import async_test, refusal_code
from tests.server.server_process import Server, running_server, settings_for
from tests.server.tournaments.judge_client import NAMES
from tests.server.tournaments.scripted_players import new_tournament, wait_for_view


@async_test
async def test_an_action_that_cannot_be_stored_has_no_effect(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with Client(server.address, timeout=30.0) as client:
            judge = await client.open_tournament("Prairie Open")
            before = await judge.register(*NAMES[:7])
            with closing(sqlite3.connect(server.file)) as other:
                other.execute("begin immediate")
                assert await refusal_code(judge.act(Draw())) == "cannot_store"
                other.rollback()
            assert await judge.fetch() == before
            assert (await judge.act(Draw())).round == 1


@async_test
async def test_an_entry_of_another_process_is_loaded_on_conflict(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        made = Tournament.from_log(parse_log((await judge.export("log.json")).decode()))
        made.act(Draw(), at="2026-11-17T12:00:00Z")
        line = format_log(made.log[-1:]).strip()
        server.query("insert into tournament_log values (?, ?, ?)", judge.id, 3, line)

        assert await refusal_code(judge.act(Draw())) == "log_moved_on"

        view = await judge.fetch()
        assert (view.stage, view.entries) == ("round", 3)


@async_test
async def test_tables_that_could_not_be_stored_are_created_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = Application(settings_for(tmp_path))
    try:
        opened = await application.tournament_registry.open(
            NewTournament("Prairie Open", online=True)
        )
        service = await application.tournament_registry.find(opened.id)
        named = Register(players=[NewPlayer(name) for name in NAMES[:12]])
        await service.act(ActionRequest(1, named), opened.judge)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", fail_to_add_tables(Store.write))
            await service.act(ActionRequest(2, Draw()), opened.judge)
            assert service.tournament.stage == "round"
            assert application.lobby.tables == {}
        async with asyncio.timeout(20):
            while len(application.lobby.tables) < 2:
                await asyncio.sleep(0.05)
        await service.sync()
        assert len(application.lobby.tables) == 2
    finally:
        await application.close()


def fail_to_add_tables(write: Callable[..., Any]) -> Callable[..., Any]:
    async def failing(store: Store, job: Any) -> Any:
        if isinstance(job, partial) and job.func is table_store.add_table:
            raise StoreError("disk_full", reason="no space", file="games.db")
        return await write(store, job)

    return failing


@async_test
async def test_the_judge_can_report_a_damaged_table(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with new_tournament(server, bots=5, people=5) as judge:
            view = await judge.act(Draw())
        server.kill()
        damaged = view.drawn[0].tables[0].play
        server.query('update plays set options = \'{"players": "99"}\' where id = ?', damaged)
        server.start()
        async with Client(server.address) as client:
            judge = client.judge(judge.id, judge.secret)
            view = await judge.fetch()
            assert [table.state for table in view.tables] == ["waiting", "auction"]
            assert "report" in view.may
        assert "table_set_aside" in server.read_log()
        assert '"level": "error"' not in server.read_log()


@async_test
async def test_a_tournament_imported_during_a_round_plays_on(server: Server) -> None:
    async with new_tournament(server, bots=10) as judge:
        await judge.act(Draw())
        log = (await judge.export("log.json")).decode()
        other = await judge.client.import_tournament(log)
        view = await other.fetch()
        assert [len(table.seats) for table in view.tables] == [5, 5]
        assert all(table.table for table in view.tables)
        await wait_for_view(judge, lambda view: view.stage == "between")


@async_test
async def test_the_judge_can_report_a_table_closed_by_the_operator(tmp_path: Path) -> None:
    with running_server(tmp_path, admin_secret="operator") as server:
        async with new_tournament(server, bots=4, people=1) as judge:
            view = await judge.act(Draw())
            (table,) = view.tables
            path = f"/api/admin/tables/{table.table}"
            await judge.client.send("DELETE", path, secret="Bearer operator")
            view = await judge.fetch()
            assert view.tables[0].state == "waiting"
            assert "report" in view.may
