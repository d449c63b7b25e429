"""A port in use, a database that is none, locked, broken or full: a clear word, and nothing that
was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import resource
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from sixgun.client import Client, Seat, ServerRefused
from sixgun.engine import SixgunError
from sixgun.notation import read_record
from sixgun.protocol import Refused
from sixgun.server.serving import CannotServe, serve
from sixgun.server.settings import Settings
from sixgun.server.store import Store, StoreError
from tests.server.pairs import asked_person, play_some, play_to_the_end, two_people
from tests.server.players import until
from tests.server.serving import Server, running

# -- it does not even start ----------------------------------------------------------------


def refused_start(**settings: Any) -> SixgunError:
    """Why a server does not start; it says so before it opens anything."""
    with pytest.raises(SixgunError) as refused:
        serve(
            Settings(**{"port": 0, **settings}), lambda address: pytest.fail(f"open at {address}")
        )
    return refused.value


def test_a_database_in_a_folder_that_there_is_not(tmp_path: Path) -> None:
    error = refused_start(database=f"sqlite:///{tmp_path}/nowhere/games.db")

    assert isinstance(error, StoreError)
    assert error.code == "cannot_open_database"
    assert error.facts["file"] == f"{tmp_path}/nowhere/games.db"


def test_a_folder_instead_of_a_database(tmp_path: Path) -> None:
    assert refused_start(database=f"sqlite:///{tmp_path}").code == "cannot_open_database"


def test_a_text_instead_of_a_database(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_text("Dear diary,\n" * 1_000, encoding="utf-8")

    assert refused_start(database=f"sqlite:///{file}").code == "database_corrupt"
    assert file.read_text(encoding="utf-8").startswith("Dear diary")


def test_a_database_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("create table chess (move)")
    before = file.read_bytes()

    assert refused_start(database=f"sqlite:///{file}").code == "database_foreign"
    assert file.read_bytes() == before


@pytest.mark.parametrize("url", ["", "games.db", "nosuch://games", "sqlite:/x", "postgresql://"])
def test_an_address_of_no_database(url: str) -> None:
    assert isinstance(refused_start(database=url), StoreError)


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    file = fresh(tmp_path)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")

    error = refused_start(database=f"sqlite:///{file}")

    assert (error.code, error.facts) == (
        "database_too_new",
        {"revision": "9999", "file": str(file)},
    )


def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    url = f"sqlite:///file:{fresh(tmp_path)}?mode=ro&uri=true"

    assert refused_start(database=url).code == "database_read_only"


def fresh(folder: Path) -> Path:
    """A database that is new and in order."""
    file = folder / "games.db"

    async def opened() -> None:
        await Store(f"sqlite:///{file}").close()

    asyncio.run(opened())
    return file


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        error = refused_start(port=port, database=f"sqlite:///{fresh(tmp_path)}")

    assert isinstance(error, CannotServe)
    assert (error.code, error.facts["port"]) == ("port_in_use", port)
    assert str(port) in str(error)


# -- a game that is in trouble -------------------------------------------------------------


def kept_moves(server: Server, seat: Seat) -> list[tuple[int, str]]:
    assert seat.game is not None
    question = "select ply, move from moves where play = ? order by ply"
    return [(ply, move) for ply, move in server.stored(question, seat.game.play)]


@contextmanager
def room_for(server: Server, size: int) -> Iterator[None]:
    """As on a full disk: no file of the server grows beyond so many bytes."""
    usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)


def journal(server: Server) -> int:
    return server.file.with_name("games.db-wal").stat().st_size


def test_on_a_full_disk_moves_are_refused_and_none_is_lost(tmp_path: Path) -> None:
    async def tried() -> None:
        async with two_people(server.address) as (people, seats):
            made = await play_some(seats, 3)
            with room_for(server, journal(server)):
                await refuse_to_write(people[0], seats)
                assert kept_moves(server, seats[0])[: len(made)] == made
            assert (await people[0].health()).status == "ok"
            made += await play_some(seats, 3)
            kept = kept_moves(server, seats[0])
            assert set(made) <= set(kept)
            for seat in seats:
                await seat.close()

            server.stop()
            server.start()
            for seat in seats:
                await seat.open()
            assert (await play_some(seats, 1))[0][0] >= len(kept)
            assert set(kept) <= set(kept_moves(server, seats[0]))

    with running(tmp_path) as server:
        asyncio.run(tried())
        assert "Traceback" not in server.logged()
        assert server.logged().count("store_failed") == 1
        assert server.logged().count("store_works_again") == 1


async def refuse_to_write(person: Client, seats: list[Seat]) -> None:
    """All that would have to be written is refused, all else goes on."""
    seat, _ = await asked_person(seats)
    assert seat.mine is not None
    for _ in range(3):
        await seat.move(seat.mine.moves[0].move)
        message = await until(seat, lambda message: isinstance(message, Refused))
        assert (message.code, message.ply) == ("cannot_store", seat.mine.ply)
    for doing in (person.come_in("Zoe"), person.open_table("duel"), person.health()):
        with pytest.raises(ServerRefused) as refused:
            await doing
        assert (refused.value.status, refused.value.code) == (503, "cannot_store")
    assert (await person.me()).name == "Ann"


def test_while_another_process_locks_the_database_the_game_waits(tmp_path: Path) -> None:
    async def tried() -> None:
        async with two_people(server.address) as (_, seats):
            made: list[tuple[int, str]] = []
            games = asyncio.gather(
                *(play_to_the_end(seat, random.Random(seat.seat), made) for seat in seats)
            )
            for seconds in (0.3, 5.5):  # the server waits for five
                await asyncio.sleep(0.3)
                with closing(sqlite3.connect(server.file)) as other:
                    other.execute("begin immediate")
                    await asyncio.sleep(seconds)
                    other.rollback()
            records = await asyncio.wait_for(games, 30)
            kept = kept_moves(server, seats[0])
            assert records[0] == records[1]
            assert set(made) <= set(kept)
            assert len(read_record(records[0]).moves) == len(kept)

    with running(tmp_path) as server:
        asyncio.run(tried())
        assert "Traceback" not in server.logged()


def test_a_server_that_stops_among_bots_says_nothing_of_their_games(tmp_path: Path) -> None:
    async def some_tables() -> None:
        async with Client(server.address) as client:
            await client.come_in("Ann")
            for pace in (0, 0, 0, 10):
                bots = ["marshal"] * 5
                wishes: dict[str, Any] = {"options": {"players": 5}, "sit": False, "pace": pace}
                table = await client.open_table("classic", bots, **wishes)
                await client.start(table.id)
            await asyncio.sleep(1.0)

    with running(tmp_path) as server:
        asyncio.run(some_tables())
        assert server.stop() == 0
    seeds = [seed for (seed,) in server.stored("select seed from plays")]
    assert len(seeds) == 4
    assert not [seed for seed in seeds if seed in server.logged()]
    assert "Error" not in server.logged()


# -- a database that was damaged -----------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the database of two games that are going on."""
    folder = tmp_path_factory.mktemp("played")

    async def some_games() -> None:
        for _ in range(2):
            async with two_people(server.address) as (_, seats):
                await play_some(seats, 3)
                for _ in range(8):
                    await seats[0].say("x" * 300)

    with running(folder) as server:
        asyncio.run(some_games())
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    return folder


@pytest.mark.parametrize("share", [0.3, 0.6])
def test_a_database_that_was_cut_off(played: Path, tmp_path: Path, share: float) -> None:
    whole = (played / "games.db").read_bytes()
    (tmp_path / "games.db").write_bytes(whole[: int(len(whole) * share)])

    error = refused_start(database=f"sqlite:///{tmp_path}/games.db")

    assert (type(error), error.code) == (StoreError, "database_corrupt")


def test_a_database_with_a_page_that_is_none(played: Path, tmp_path: Path) -> None:
    file = copied(played, tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        size = connection.execute("pragma page_size").fetchone()[0]
        find = "select rootpage from sqlite_master where name = 'moves'"
        page = connection.execute(find).fetchone()[0]
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"\xff" * size)

    error = refused_start(database=f"sqlite:///{file}")

    assert (type(error), error.code) == (StoreError, "database_corrupt")


def copied(played: Path, folder: Path) -> Path:
    file = folder / "games.db"
    file.write_bytes((played / "games.db").read_bytes())
    return file


def test_a_game_that_cannot_be_read_is_put_aside(played: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(copied(played, tmp_path))) as connection, connection:
        one = "(select min(id) from plays)"
        connection.execute(f"update moves set move = 'rob bank' where play = {one}")

    with running(tmp_path) as server:
        assert "Traceback" not in server.logged()
