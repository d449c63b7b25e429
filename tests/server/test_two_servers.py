"""Two servers with one database: the second writer takes over what the first has written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine import SixgunError
from sixgun.protocol import ActionRequest, NewGuest, NewTable, NewTournament
from sixgun.server.application import Application
from sixgun.server.store import Conflict, Store
from sixgun.server.store import store as stores
from sixgun.server.store import tournaments as tournament_store
from sixgun.server.store import users as user_store
from sixgun.server.tournaments import registry
from sixgun.tournament import Draw, NewPlayer, Register
from tests.server.applications import Spectator
from tests.server.players import async_test
from tests.server.server_process import settings_for
from tests.server.tournaments.forged_logs import forge_drawn_log
from tests.server.tournaments.judge_client import NAMES


@asynccontextmanager
async def two_applications(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Application, Application]]:
    """Two applications with one database file, without the file lock."""
    monkeypatch.setattr(stores, "lock_database_file", lambda url: None)
    applications = Application(settings_for(folder)), Application(settings_for(folder))
    try:
        yield applications
    finally:
        for application in applications:
            await application.close()


async def query(application: Application, sql: str) -> list[Any]:
    def run(at: Any) -> list[Any]:
        return [tuple(row) for row in at.exec_driver_sql(sql)]

    return await application.store.read(run)


async def code_of(request: Awaitable[Any]) -> str:
    """The code of the error, or "" on success."""
    try:
        await request
    except SixgunError as error:
        return error.code
    return ""


# -- tournaments ---------------------------------------------------------------------------


@async_test
async def test_tournament_tables_are_created_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_applications(tmp_path, monkeypatch) as (one, other):
        for _ in range(3):
            opened = await one.tournament_registry.open(NewTournament("Prairie Open", online=True))
            named = Register(players=[NewPlayer(name) for name in NAMES])
            ours = await one.tournament_registry.find(opened.id)
            await ours.act(ActionRequest(1, named), opened.judge)
            with monkeypatch.context() as patch:
                patch.setattr(type(ours.table_sync), "sync", do_nothing)
                await ours.act(ActionRequest(2, Draw()), opened.judge)
            theirs = await other.tournament_registry.find(opened.id)

            await asyncio.gather(ours.sync(), theirs.sync())

            places = await query(
                one, f"select place from tables where tournament = '{opened.id}' order by place"
            )
            assert places == [("1.1",), ("1.2",), ("1.3",), ("1.4",)]
            for place in ("1.1", "1.2", "1.3", "1.4"):
                assert ours.table_sync.id_at(place) == theirs.table_sync.id_at(place) != ""
                assert ours.table_sync.play_at(place) == theirs.table_sync.play_at(place) != ""
        assert len(await query(one, "select id from plays")) == 12


async def do_nothing(_: object) -> None:
    pass


@async_test
async def test_a_tournament_host_written_by_another_server_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other server writes it between our check and our write."""
    async with two_applications(tmp_path, monkeypatch) as (one, other):
        add = user_store.add_tournament_host

        def add_after_other_server(
            connection: Any, tournament_id: str, name: str, now: int
        ) -> None:
            with other.store.engine.begin() as theirs:
                add(theirs, tournament_id, name, now)
            row = (user_store.tournament_host(tournament_id), name, now)
            connection.exec_driver_sql(
                "insert into people (id, name, created) values (?, ?, ?)", row
            )

        monkeypatch.setattr(user_store, "add_tournament_host", add_after_other_server)
        opened = await one.tournament_registry.import_log(forge_drawn_log(5, ""))
        service = await one.tournament_registry.find(opened.id)
        assert service.table_sync.play_at("1.1")


@async_test
async def test_a_used_tournament_id_is_not_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_applications(tmp_path, monkeypatch) as (one, other):
        ids = iter(["same", "same", "different"])
        monkeypatch.setattr(registry, "new_id", lambda: next(ids))
        first = await one.tournament_registry.open(NewTournament("One"))
        second = await other.tournament_registry.open(NewTournament("Two"))
        assert (first.id, second.id) == ("same", "different")
        assert (
            await other.tournament_registry.find("same")
        ).tournament.state.settings.name == "One"
        assert sorted(entry.name for entry in await one.tournament_registry.list_all()) == [
            "One",
            "Two",
        ]


@async_test
async def test_a_tournament_found_while_it_is_opened_has_one_service(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = Application(settings_for(tmp_path))
    write = Store.write
    searches: list[asyncio.Task[Any]] = []

    async def write_while_searching(store: Store, job: Any) -> Any:
        done = await write(store, job)
        if isinstance(job, partial) and job.func is tournament_store.add_tournament:
            found = asyncio.create_task(
                application.tournament_registry.find(job.keywords["stored"].id)
            )
            searches.append(found)
            await asyncio.sleep(0.2)
        return done

    try:
        monkeypatch.setattr(Store, "write", write_while_searching)
        opened = await application.tournament_registry.import_log(forge_drawn_log(5, ""))
        assert await searches[0] is await application.tournament_registry.find(opened.id)
    finally:
        await application.close()


# -- tables --------------------------------------------------------------------------------


@async_test
async def test_a_game_started_by_another_server_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_applications(tmp_path, monkeypatch) as (one, other):
        ann, _ = await one.users.create_guest(NewGuest("Ann"))
        table = await one.lobby.open(ann, NewTable("duel", bots=["greenhorn"]))
        theirs = await other.lobby.find(table.id)
        spectator = Spectator(ann.id)
        theirs.connect(spectator, "", -1)
        await table.start(ann.id)

        assert await code_of(theirs.start(ann.id)) == "game_running"

        assert theirs.running_match().play.stored.id == table.running_match().play.stored.id
        assert theirs.round == 1
        assert any(b'"dealt"' in message for message in spectator.received)
        assert len(await query(one, "select id from plays")) == 1


@async_test
async def test_only_one_of_two_simultaneous_starts_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_applications(tmp_path, monkeypatch) as (one, other):
        ann, _ = await one.users.create_guest(NewGuest("Ann"))
        for _ in range(5):
            table = await one.lobby.open(ann, NewTable("duel", bots=["greenhorn"]))
            theirs = await other.lobby.find(table.id)
            begun = await asyncio.gather(
                code_of(table.start(ann.id)), code_of(theirs.start(ann.id))
            )
            assert sorted(begun) == ["", "game_running"]
            assert theirs.running_match().play.stored.id == table.running_match().play.stored.id


def test_a_conflicting_write_is_an_error_with_a_code() -> None:
    """Handlers that do not expect a conflict report it like any other refusal."""
    assert isinstance(Conflict(), SixgunError)
    assert Conflict().code == "changed_elsewhere"
