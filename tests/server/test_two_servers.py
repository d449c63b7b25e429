"""Two servers with one database: whoever writes second takes what the first has written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine import SixgunError
from sixgun.protocol import Deed, NewGuest, NewTable, NewTournament
from sixgun.server.house import House
from sixgun.server.store import Store, Taken
from sixgun.server.store import people as kept_people
from sixgun.server.store import store as stores
from sixgun.server.store import tournaments as kept_tournaments
from sixgun.server.tournaments import desks
from sixgun.tournament import Draw, Entrant, Register
from tests.server.houses import Onlooker
from tests.server.players import played
from tests.server.serving import settings_for
from tests.server.tournaments.forging import drawn_log
from tests.server.tournaments.judging import NAMES


@asynccontextmanager
async def two_houses(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, House]]:
    """Each with connections of its own; nothing keeps the second one away."""
    monkeypatch.setattr(stores, "hold", lambda url: None)
    houses = House(settings_for(folder)), House(settings_for(folder))
    try:
        yield houses
    finally:
        for house in houses:
            await house.close()


async def stored(house: House, question: str) -> list[Any]:
    def look(at: Any) -> list[Any]:
        return [tuple(row) for row in at.exec_driver_sql(question)]

    return await house.store.read(look)


async def code_of(doing: Awaitable[Any]) -> str:
    """ "" if it was done."""
    try:
        await doing
    except SixgunError as error:
        return error.code
    return ""


# -- tournaments ---------------------------------------------------------------------------


@played
async def test_both_put_up_the_tables_of_a_tournament_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(tmp_path, monkeypatch) as (one, other):
        for _ in range(3):
            opened = await one.desks.open(NewTournament("Prairie Open", online=True))
            named = Register(players=[Entrant(name) for name in NAMES])
            ours = await one.desks.find(opened.id)
            await ours.act(Deed(1, named), opened.judge)
            with monkeypatch.context() as patch:
                patch.setattr(type(ours.floor), "settle", nothing_done)
                await ours.act(Deed(2, Draw()), opened.judge)
            theirs = await other.desks.find(opened.id)

            await asyncio.gather(ours.settle(), theirs.settle())

            places = await stored(
                one, f"select place from tables where tournament = '{opened.id}' order by place"
            )
            assert places == [("1.1",), ("1.2",), ("1.3",), ("1.4",)]
            for place in ("1.1", "1.2", "1.3", "1.4"):
                assert ours.floor.id_at(place) == theirs.floor.id_at(place) != ""
                assert ours.floor.play_at(place) == theirs.floor.play_at(place) != ""
        assert len(await stored(one, "select id from plays")) == 12


async def nothing_done(_: object) -> None:
    pass


@played
async def test_the_desk_that_another_server_has_written_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look whether it is there and the writing."""
    async with two_houses(tmp_path, monkeypatch) as (one, other):
        add = kept_people.add_desk

        def overtaken(to: Any, tournament: str, name: str, now: int) -> None:
            with other.store.engine.begin() as theirs:
                add(theirs, tournament, name, now)
            row = (kept_people.desk_person(tournament), name, now)
            to.exec_driver_sql("insert into people (id, name, created) values (?, ?, ?)", row)

        monkeypatch.setattr(kept_people, "add_desk", overtaken)
        opened = await one.desks.take_in(drawn_log(5, ""))
        desk = await one.desks.find(opened.id)
        assert desk.floor.play_at("1.1")


@played
async def test_an_id_that_another_tournament_has_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(tmp_path, monkeypatch) as (one, other):
        ids = iter(["same", "same", "different"])
        monkeypatch.setattr(desks, "new_id", lambda: next(ids))
        first = await one.desks.open(NewTournament("One"))
        second = await other.desks.open(NewTournament("Two"))
        assert (first.id, second.id) == ("same", "different")
        assert (await other.desks.find("same")).made.state.settings.name == "One"
        assert sorted(entry.name for entry in await one.desks.list_all()) == ["One", "Two"]


@played
async def test_who_looks_for_a_tournament_while_it_is_opened_finds_the_same_desk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(settings_for(tmp_path))
    write = Store.write
    looking: list[asyncio.Task[Any]] = []

    async def looked_for(store: Store, job: Any) -> Any:
        done = await write(store, job)
        if isinstance(job, partial) and job.func is kept_tournaments.add_tournament:
            found = asyncio.create_task(house.desks.find(job.keywords["kept"].id))
            looking.append(found)
            await asyncio.sleep(0.2)
        return done

    try:
        monkeypatch.setattr(Store, "write", looked_for)
        opened = await house.desks.take_in(drawn_log(5, ""))
        assert await looking[0] is await house.desks.find(opened.id)
    finally:
        await house.close()


# -- tables --------------------------------------------------------------------------------


@played
async def test_a_game_that_another_server_has_begun_is_the_one_that_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(tmp_path, monkeypatch) as (one, other):
        ann, _ = await one.people.welcome(NewGuest("Ann"))
        table = await one.lobby.open(ann, NewTable("duel", bots=["greenhorn"]))
        theirs = await other.lobby.find(table.id)
        looking = Onlooker(ann.id)
        theirs.connect(looking, "", -1)
        await table.start(ann.id)

        assert await code_of(theirs.start(ann.id)) == "game_running"

        assert theirs.running().play.kept.id == table.running().play.kept.id
        assert theirs.round == 1
        assert any(b'"dealt"' in message for message in looking.heard)
        assert len(await stored(one, "select id from plays")) == 1


@played
async def test_both_begin_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_houses(tmp_path, monkeypatch) as (one, other):
        ann, _ = await one.people.welcome(NewGuest("Ann"))
        for _ in range(5):
            table = await one.lobby.open(ann, NewTable("duel", bots=["greenhorn"]))
            theirs = await other.lobby.find(table.id)
            begun = await asyncio.gather(
                code_of(table.start(ann.id)), code_of(theirs.start(ann.id))
            )
            assert sorted(begun) == ["", "game_running"]
            assert theirs.running().play.kept.id == table.running().play.kept.id


def test_a_write_that_came_too_late_is_a_refusal_with_a_code() -> None:
    """Whoever does not expect it tells it like any other."""
    assert isinstance(Taken(), SixgunError)
    assert Taken().code == "changed_elsewhere"
