"""What cannot be written, or was written by somebody else: nothing is lost, and it goes on."""

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
from sixgun.protocol import Deed, NewTournament
from sixgun.server.house import House
from sixgun.server.store import Store, StoreError
from sixgun.server.store import tables as kept_tables
from sixgun.tournament import Draw, Entrant, Register, Tournament, read_log, write_log
from tests.server.players import played, refusal
from tests.server.serving import Server, running, settings_for
from tests.server.tournaments.judging import NAMES
from tests.server.tournaments.playing import judging, seen


@played
async def test_what_cannot_be_written_was_not_done(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Client(server.address, timeout=30.0) as client:
            judge = await client.open_tournament("Prairie Open")
            before = await judge.register(*NAMES[:7])
            with closing(sqlite3.connect(server.file)) as other:
                other.execute("begin immediate")
                assert await refusal(judge.act(Draw())) == "cannot_store"
                other.rollback()
            assert await judge.look() == before
            assert (await judge.act(Draw())).round == 1


@played
async def test_an_entry_of_another_process_is_seen_when_it_is_in_the_way(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        made = Tournament.from_log(read_log((await judge.export("log.json")).decode()))
        made.act(Draw(), at="2026-11-17T12:00:00Z")
        line = write_log(made.log[-1:]).strip()
        server.stored("insert into tournament_log values (?, ?, ?)", judge.id, 3, line)

        assert await refusal(judge.act(Draw())) == "log_moved_on"

        view = await judge.look()
        assert (view.stage, view.entries) == ("round", 3)


@played
async def test_tables_that_could_not_be_written_are_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(settings_for(tmp_path))
    try:
        opened = await house.desks.open(NewTournament("Prairie Open", online=True))
        desk = await house.desks.find(opened.id)
        named = Register(players=[Entrant(name) for name in NAMES[:12]])
        await desk.act(Deed(1, named), opened.judge)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", failing_with_tables(Store.write))
            await desk.act(Deed(2, Draw()), opened.judge)
            assert desk.made.stage == "round"
            assert house.lobby.tables == {}
        async with asyncio.timeout(20):
            while len(house.lobby.tables) < 2:
                await asyncio.sleep(0.05)
        await desk.settle()
        assert len(house.lobby.tables) == 2
    finally:
        await house.close()


def failing_with_tables(write: Callable[..., Any]) -> Callable[..., Any]:
    async def failing(store: Store, job: Any) -> Any:
        if isinstance(job, partial) and job.func is kept_tables.add_table:
            raise StoreError("disk_full", reason="no space", file="games.db")
        return await write(store, job)

    return failing


@played
async def test_a_table_that_cannot_be_read_is_left_to_the_judge(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with judging(server, bots=5, people=5) as judge:
            view = await judge.act(Draw())
        server.kill()
        damaged = view.drawn[0].tables[0].play
        server.stored('update plays set options = \'{"players": "99"}\' where id = ?', damaged)
        server.start()
        async with Client(server.address) as client:
            judge = client.judge(judge.id, judge.secret)
            view = await judge.look()
            assert [table.state for table in view.tables] == ["waiting", "auction"]
            assert "report" in view.may
        assert "table_set_aside" in server.logged()
        assert '"level": "error"' not in server.logged()


@played
async def test_a_tournament_that_was_imported_in_mid_round_plays_on(server: Server) -> None:
    async with judging(server, bots=10) as judge:
        await judge.act(Draw())
        log = (await judge.export("log.json")).decode()
        other = await judge.client.import_tournament(log)
        view = await other.look()
        assert [len(table.seats) for table in view.tables] == [5, 5]
        assert all(table.table for table in view.tables)
        await seen(judge, lambda view: view.stage == "between")


@played
async def test_a_table_that_the_operator_has_closed_is_left_to_the_judge(tmp_path: Path) -> None:
    with running(tmp_path, admin_secret="operator") as server:
        async with judging(server, bots=4, people=1) as judge:
            view = await judge.act(Draw())
            (table,) = view.tables
            path = f"/api/admin/tables/{table.table}"
            await judge.client.send("DELETE", path, secret="Bearer operator")
            view = await judge.look()
            assert view.tables[0].state == "waiting"
            assert "report" in view.may
