"""What nobody needs is put away soon, leaves no reference cycles, and comes back as it was."""

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
from sixgun.notation import write_move
from sixgun.protocol import NewGuest, NewTable, Person, Welcome
from sixgun.server import lobby
from sixgun.server.app import application
from sixgun.server.house import House
from sixgun.server.lines import Line
from sixgun.server.refusals import Refusal
from sixgun.server.serving import Told, listen, run
from sixgun.server.settings import Limits, Settings
from sixgun.server.tables import Table
from sixgun.server.wires import Wiring
from tests.server.houses import Onlooker
from tests.server.players import played, until
from tests.server.serving import settings_for


@asynccontextmanager
async def house_in(folder: Path, **settings: Any) -> AsyncIterator[tuple[House, Person, Person]]:
    house = House(settings_for(folder, **settings))
    try:
        ann, _ = await house.people.welcome(NewGuest("Ann"))
        bob, _ = await house.people.welcome(NewGuest("Bob"))
        yield house, ann, bob
    finally:
        await house.close()


async def dealt(house: House, ann: Person, bob: Person, **wishes: Any) -> Table:
    table = await house.lobby.open(ann, NewTable("duel", pace=0, **wishes))
    await table.sit(bob)
    await table.start(ann.id)
    return table


async def play_to_end(table: Table) -> None:
    match, luck = table.running(), random.Random(1)
    while not match.over:
        kernel = match.play.kernel
        move = write_move(kernel, luck.choice(kernel.moves))
        await match.move(kernel.seat, match.play.ply, move)


def wait_long(house: House) -> None:
    """As if nobody had looked at any game for as long as it takes to put it away."""
    for table in house.lobby.tables.values():
        table.touched -= house.settings.idle_game + 1
    house.lobby.put_idle_away()


@contextmanager
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def until_gone(*alive: weakref.ref[Any]) -> None:
    """The thread that writes may hold what it has just written."""
    async with asyncio.timeout(5):
        while any(ref() is not None for ref in alive):
            await asyncio.sleep(0.01)


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[House, str]]:
    """A server with real sockets, in this process."""
    house = House(settings_for(folder))
    listening = listen(house.settings)
    server = Told(Wiring(application(house), house.settings, house.faults), lambda: None)
    serving = asyncio.create_task(run(house, server, listening))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield house, f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


@played
async def test_a_closed_connection_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    async with served(tmp_path) as (house, address), Client(address) as client:
        await client.come_in("Ann")
        table = await client.open_table("duel")
        async with client.seat(table.id) as seat:
            await until(seat, lambda message: isinstance(message, Welcome))
            viewer = next(iter(house.lobby.tables[table.id].viewers))
            assert isinstance(viewer, Line)
            wire = viewer.websocket.state.wire.hang_up.__self__
            alive: list[weakref.ref[Any]] = [weakref.ref(viewer), weakref.ref(wire)]
            del viewer, wire
            gc.collect()
            gc.disable()
        try:
            await until_gone(*alive)
        finally:
            gc.enable()


def test_a_game_that_nobody_needs_is_put_away_within_a_minute() -> None:
    assert Settings().idle_game + lobby.SWEEP <= 60


@pytest.mark.parametrize("delay", [0, 600])
@pytest.mark.parametrize("finished", [False, True])
@played
async def test_a_table_put_away_leaves_nothing_for_the_collector(
    tmp_path: Path, finished: bool, delay: int
) -> None:
    async with house_in(tmp_path) as (house, ann, bob):
        table = await dealt(house, ann, bob, delay=delay)
        viewer, onlooker = Onlooker(ann.id), Onlooker("")
        table.connect(viewer, "", 0)
        table.connect(onlooker, "", 0)
        if finished:
            await play_to_end(table)
        table.disconnect(viewer)
        table.disconnect(onlooker)
        assert table.match is not None
        match = table.match
        held = (table, match, match.play, match.answers)
        alive: list[weakref.ref[Any]] = [weakref.ref(each) for each in held]
        with without_collector():
            del table, match, held
            wait_long(house)
            await until_gone(*alive)


@played
async def test_the_game_before_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    async with house_in(tmp_path) as (house, ann, bob):
        table = await dealt(house, ann, bob)
        await play_to_end(table)
        assert table.match is not None
        last = weakref.ref(table.match)
        with without_collector():
            await table.rematch(ann.id, keep=False, pass_sheriff=False)
            await until_gone(last)


@played
async def test_a_game_put_away_goes_on_where_it_was(tmp_path: Path) -> None:
    async with house_in(tmp_path) as (house, ann, bob):
        table = await dealt(house, ann, bob)
        for _ in range(10):
            match = table.running()
            kernel = match.play.kernel
            await match.move(kernel.seat, match.play.ply, write_move(kernel, kernel.moves[0]))
        await table.say(0, "Ann", "Howdy")
        play = table.running().play
        before = (play.ply, play.kernel.digest(), play.game.history, table.chat)
        wait_long(house)
        assert not house.lobby.tables
        table = await house.lobby.find(table.id)
        play = table.running().play
        assert (play.ply, play.kernel.digest(), play.game.history, table.chat) == before


@played
async def test_a_person_sees_that_it_is_their_turn_at_a_table_put_away(tmp_path: Path) -> None:
    async with house_in(tmp_path) as (house, ann, bob):
        table = await dealt(house, ann, bob)
        asked = table.chairs[table.running().play.kernel.seat].person
        wait_long(house)
        turns = [(await house.lobby.list_for(who)).mine[0].my_turn for who in (ann, bob)]
        assert turns == [asked == ann.id, asked == bob.id]
        assert any(turns)


@played
async def test_a_table_that_gathers_stays_in_the_list(tmp_path: Path) -> None:
    async with house_in(tmp_path) as (house, ann, _):
        table = await house.lobby.open(ann, NewTable("duel", public=True))
        wait_long(house)
        assert [entry.id for entry in (await house.lobby.list_for(None)).open] == [table.id]


@played
async def test_games_put_away_count_as_open_tables_of_their_host(tmp_path: Path) -> None:
    async with house_in(tmp_path, limits=Limits(tables_a_person=3)) as (house, ann, bob):
        for _ in range(3):
            await dealt(house, ann, bob)
        wait_long(house)
        with pytest.raises(Refusal) as refused:
            await house.lobby.open(ann, NewTable("duel"))
        assert refused.value.code == "too_many_tables"


@played
async def test_after_a_start_only_games_that_go_on_stay_in_memory(tmp_path: Path) -> None:
    async with house_in(tmp_path) as (house, ann, bob):
        waiting = await dealt(house, ann, bob)
        clocked = await house.lobby.open(ann, NewTable("duel", bots=["greenhorn"], pace=10))
        await clocked.start(ann.id)
        await clocked.sit_in(0)
    again = House(settings_for(tmp_path))
    try:
        await again.open()
        assert list(again.lobby.tables) == [clocked.id]
        assert list(again.lobby.waiting) == [waiting.id]
    finally:
        await again.close()


@played
async def test_nothing_is_changed_at_a_table_that_was_put_away(tmp_path: Path) -> None:
    """Somebody may still hold it, from before."""
    async with house_in(tmp_path) as (house, ann, bob):
        table = await dealt(house, ann, bob)
        wait_long(house)
        with pytest.raises(Refusal) as refused:
            await table.start(ann.id)
        assert refused.value.code == "too_busy"


@played
async def test_a_game_whose_end_is_not_kept_yet_stays(tmp_path: Path) -> None:
    async with house_in(tmp_path) as (house, ann, bob):
        table = await dealt(house, ann, bob)
        await play_to_end(table)
        assert table.match is not None
        table.match.end_is_kept = False
        wait_long(house)
        assert table.id in house.lobby.tables
        table.match.end_is_kept = True
        wait_long(house)
        assert table.id not in house.lobby.tables
