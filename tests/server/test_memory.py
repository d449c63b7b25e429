"""Idle tables are unloaded soon, leave no reference cycles, and are loaded again unchanged."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from sixgun.client import Client
from sixgun.engine import Viewpoint
from sixgun.protocol import NewGuest, NewTable, User, Welcome
from sixgun.server.application import SWEEP_INTERVAL, Application
from sixgun.server.asgi import create_app
from sixgun.server.refusals import Refusal
from sixgun.server.runner import UvicornServer, listen, run
from sixgun.server.settings import Limits, Settings
from sixgun.server.tables import Table
from sixgun.server.uvicorn_protocols import UvicornConfig
from sixgun.server.websocket import Connection
from tests.server.applications import Spectator
from tests.server.players import async_test, receive_until
from tests.server.server_process import settings_for


@asynccontextmanager
async def open_application(
    folder: Path, **settings: Any
) -> AsyncIterator[tuple[Application, User, User]]:
    application = Application(settings_for(folder, **settings))
    try:
        ann, _ = await application.users.create_guest(NewGuest("Ann"))
        bob, _ = await application.users.create_guest(NewGuest("Bob"))
        yield application, ann, bob
    finally:
        await application.close()


async def start_duel(application: Application, ann: User, bob: User, **setup: Any) -> Table:
    table = await application.lobby.open(ann, NewTable("duel", pace=0, **setup))
    await table.take_seat(bob)
    await table.start(ann.id)
    return table


async def play_to_end(table: Table) -> None:
    match, rng = table.running_match(), random.Random(1)
    while not match.over:
        kernel = match.play.kernel
        await match.move(kernel.seat, match.play.ply, rng.choice(kernel.moves))


def unload_idle_tables(application: Application) -> None:
    """Make every table idle for long enough, and unload the idle ones."""
    for table in application.lobby.tables.values():
        table.last_used -= application.settings.idle_game_timeout + 1
    application.unload_idle()


@contextmanager
def garbage_collection_off() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def wait_until_freed(*alive: weakref.ref[Any]) -> None:
    """Wait until the objects are freed; the writer thread may hold them for a moment."""
    async with asyncio.timeout(5):
        while any(ref() is not None for ref in alive):
            await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Application, str]]:
    """A server with real sockets, in this process."""
    application = Application(settings_for(folder))
    listening = listen(application.settings)
    server = UvicornServer(
        UvicornConfig(create_app(application), application.settings, application.request_errors),
        lambda: None,
    )
    serving = asyncio.create_task(run(application, server, listening))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield application, f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


@async_test
async def test_a_closed_connection_leaves_no_reference_cycles(tmp_path: Path) -> None:
    async with serving(tmp_path) as (application, address), Client(address) as client:
        await client.create_guest("Ann")
        table = await client.open_table("duel")
        async with client.seat(table.id) as seat:
            await receive_until(seat, lambda message: isinstance(message, Welcome))
            subscriber = next(iter(application.lobby.tables[table.id].audience.subscribers))
            assert isinstance(subscriber, Connection)
            protocol = subscriber.websocket.state.protocol.send_close_frame.__self__
            alive: list[weakref.ref[Any]] = [weakref.ref(subscriber), weakref.ref(protocol)]
            del subscriber, protocol
            gc.collect()
            gc.disable()
        try:
            await wait_until_freed(*alive)
        finally:
            gc.enable()


def test_an_idle_game_is_unloaded_within_a_minute() -> None:
    assert Settings().idle_game_timeout + SWEEP_INTERVAL <= 60


@pytest.mark.parametrize("delay", [0, 600])
@pytest.mark.parametrize("finished", [False, True])
@async_test
async def test_an_unloaded_table_leaves_no_reference_cycles(
    tmp_path: Path, finished: bool, delay: int
) -> None:
    async with open_application(tmp_path) as (application, ann, bob):
        table = await start_duel(application, ann, bob, delay=delay)
        subscriber, spectator = Spectator(ann.id), Spectator("")
        table.connect(subscriber, "", 0)
        table.connect(spectator, "", 0)
        if finished:
            await play_to_end(table)
        table.disconnect(subscriber)
        table.disconnect(spectator)
        assert table.match is not None
        match = table.match
        held = (table, match, match.play, table.turn_timer)
        alive: list[weakref.ref[Any]] = [weakref.ref(each) for each in held]
        with garbage_collection_off():
            del table, match, held
            unload_idle_tables(application)
            await wait_until_freed(*alive)


@async_test
async def test_the_previous_game_leaves_no_reference_cycles(tmp_path: Path) -> None:
    async with open_application(tmp_path) as (application, ann, bob):
        table = await start_duel(application, ann, bob)
        await play_to_end(table)
        assert table.match is not None
        last = weakref.ref(table.match)
        with garbage_collection_off():
            await table.rematch(ann.id, keep=False, pass_sheriff=False)
            await wait_until_freed(last)


@async_test
async def test_an_unloaded_game_continues_where_it_was(tmp_path: Path) -> None:
    async with open_application(tmp_path) as (application, ann, bob):
        table = await start_duel(application, ann, bob)
        for _ in range(10):
            match = table.running_match()
            kernel = match.play.kernel
            await match.move(kernel.seat, match.play.ply, kernel.moves[0])
        await table.send_chat(Viewpoint.seat(0), "Ann", "Howdy")
        play = table.running_match().play
        before = (play.ply, play.kernel.digest(), play.game.history, table.chat)
        unload_idle_tables(application)
        assert not application.lobby.tables
        table = await application.lobby.find(table.id)
        play = table.running_match().play
        assert (play.ply, play.kernel.digest(), play.game.history, table.chat) == before


@async_test
async def test_users_see_that_it_is_their_turn_at_an_unloaded_table(tmp_path: Path) -> None:
    async with open_application(tmp_path) as (application, ann, bob):
        table = await start_duel(application, ann, bob)
        asked = table.chairs[table.running_match().play.kernel.seat].person
        unload_idle_tables(application)
        turns = [(await application.lobby.list_for(who)).mine[0].my_turn for who in (ann, bob)]
        assert turns == [asked == ann.id, asked == bob.id]
        assert any(turns)


@async_test
async def test_an_unloaded_table_with_open_seats_stays_listed(tmp_path: Path) -> None:
    async with open_application(tmp_path) as (application, ann, _):
        table = await application.lobby.open(ann, NewTable("duel", public=True))
        unload_idle_tables(application)
        assert [entry.id for entry in (await application.lobby.list_for(None)).open] == [table.id]


@async_test
async def test_unloaded_games_count_as_open_tables_of_their_host(tmp_path: Path) -> None:
    async with open_application(tmp_path, limits=Limits(tables_per_user=3)) as (
        application,
        ann,
        bob,
    ):
        for _ in range(3):
            await start_duel(application, ann, bob)
        unload_idle_tables(application)
        with pytest.raises(Refusal) as refused:
            await application.lobby.open(ann, NewTable("duel"))
        assert refused.value.code == "too_many_tables"


@async_test
async def test_after_a_restart_only_games_with_timers_are_loaded(tmp_path: Path) -> None:
    async with open_application(tmp_path) as (application, ann, bob):
        waiting = await start_duel(application, ann, bob)
        clocked = await application.lobby.open(ann, NewTable("duel", bots=["greenhorn"], pace=10))
        await clocked.start(ann.id)
        await clocked.seat_stand_in_bot(0)
    again = Application(settings_for(tmp_path))
    try:
        await again.open()
        assert list(again.lobby.tables) == [clocked.id]
        assert list(again.lobby.unloaded_games) == [waiting.id]
    finally:
        await again.close()


@async_test
async def test_an_unloaded_table_cannot_be_changed(tmp_path: Path) -> None:
    """A request may still hold the unloaded table."""
    async with open_application(tmp_path) as (application, ann, bob):
        table = await start_duel(application, ann, bob)
        unload_idle_tables(application)
        with pytest.raises(Refusal) as refused:
            await table.start(ann.id)
        assert refused.value.code == "too_busy"


@async_test
async def test_a_game_stays_loaded_until_its_end_is_stored(tmp_path: Path) -> None:
    async with open_application(tmp_path) as (application, ann, bob):
        table = await start_duel(application, ann, bob)
        await play_to_end(table)
        assert table.match is not None
        table.match.is_end_stored = False
        unload_idle_tables(application)
        assert table.id in application.lobby.tables
        table.match.is_end_stored = True
        unload_idle_tables(application)
        assert table.id not in application.lobby.tables
