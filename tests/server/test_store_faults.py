"""A port in use, and databases that are missing, locked, damaged or full: a clear error, and no
acknowledged move is lost."""

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
from sixgun.server.runner import CannotServe, serve
from sixgun.server.settings import Settings
from sixgun.server.store import Store, StoreError
from tests.server.players import receive_until
from tests.server.server_process import Server, running_server
from tests.server.two_players import play_decisions, play_to_the_end, two_players, wait_for_decision

# -- errors at start -----------------------------------------------------------------------


def start_error(**settings: Any) -> SixgunError:
    """The error with which a server refuses to start, before it listens on its port."""
    with pytest.raises(SixgunError) as refused:
        serve(
            Settings(**{"port": 0, **settings}), lambda address: pytest.fail(f"open at {address}")
        )
    return refused.value


def test_a_database_in_a_missing_folder_is_refused(tmp_path: Path) -> None:
    error = start_error(database=f"sqlite:///{tmp_path}/nowhere/games.db")

    assert isinstance(error, StoreError)
    assert error.code == "cannot_open_database"
    assert error.facts["file"] == f"{tmp_path}/nowhere/games.db"


def test_a_folder_as_database_is_refused(tmp_path: Path) -> None:
    assert start_error(database=f"sqlite:///{tmp_path}").code == "cannot_open_database"


def test_a_text_file_as_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_text("Dear diary,\n" * 1_000, encoding="utf-8")

    assert start_error(database=f"sqlite:///{file}").code == "database_corrupt"
    assert file.read_text(encoding="utf-8").startswith("Dear diary")


def test_a_database_of_another_program_is_refused_and_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("create table chess (move)")
    before = file.read_bytes()

    assert start_error(database=f"sqlite:///{file}").code == "database_foreign"
    assert file.read_bytes() == before


@pytest.mark.parametrize("url", ["", "games.db", "nosuch://games", "sqlite:/x", "postgresql://"])
def test_an_invalid_database_url_is_refused(url: str) -> None:
    assert isinstance(start_error(database=url), StoreError)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = new_database(tmp_path)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")

    error = start_error(database=f"sqlite:///{file}")

    assert (error.code, error.facts) == (
        "database_too_new",
        {"revision": "9999", "file": str(file)},
    )


def test_a_read_only_database_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///file:{new_database(tmp_path)}?mode=ro&uri=true"

    assert start_error(database=url).code == "database_read_only"


def new_database(folder: Path) -> Path:
    """A new, valid database."""
    file = folder / "games.db"

    async def create() -> None:
        await Store(f"sqlite:///{file}").close()

    asyncio.run(create())
    return file


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        error = start_error(port=port, database=f"sqlite:///{new_database(tmp_path)}")

    assert isinstance(error, CannotServe)
    assert (error.code, error.facts["port"]) == ("port_in_use", port)
    assert str(port) in str(error)


# -- faults during a game ------------------------------------------------------------------


def stored_moves(server: Server, seat: Seat) -> list[tuple[int, str]]:
    assert seat.game is not None
    sql = "select ply, move from moves where play = ? order by ply"
    return [(ply, move) for ply, move in server.query(sql, seat.game.play)]


@contextmanager
def file_size_limit(server: Server, size: int) -> Iterator[None]:
    """Simulate a full disk: no file of the server can grow beyond this size."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def journal_size(server: Server) -> int:
    return server.file.with_name("games.db-wal").stat().st_size


def test_on_a_full_disk_moves_are_refused_and_none_is_lost(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_players(server.address) as (people, seats):
            made = await play_decisions(seats, 3)
            with file_size_limit(server, journal_size(server)):
                await check_writes_are_refused(people[0], seats)
                assert stored_moves(server, seats[0])[: len(made)] == made
            assert (await people[0].health()).status == "ok"
            made += await play_decisions(seats, 3)
            stored = stored_moves(server, seats[0])
            assert set(made) <= set(stored)
            for seat in seats:
                await seat.close()

            server.stop()
            server.start()
            for seat in seats:
                await seat.open()
            assert (await play_decisions(seats, 1))[0][0] >= len(stored)
            assert set(stored) <= set(stored_moves(server, seats[0]))

    with running_server(tmp_path) as server:
        asyncio.run(play())
        assert "Traceback" not in server.read_log()
        assert server.read_log().count("store_failed") == 1
        assert server.read_log().count("store_works_again") == 1


async def check_writes_are_refused(client: Client, seats: list[Seat]) -> None:
    """Check that requests that need a write are refused and others work."""
    seat, _ = await wait_for_decision(seats)
    assert seat.my_decision is not None
    for _ in range(3):
        await seat.move(seat.my_decision.moves[0].move)
        message = await receive_until(seat, lambda message: isinstance(message, Refused))
        assert (message.code, message.ply) == ("cannot_store", seat.my_decision.ply)
    for request in (client.create_guest("Zoe"), client.open_table("duel"), client.health()):
        with pytest.raises(ServerRefused) as refused:
            await request
        assert (refused.value.status, refused.value.code) == (503, "cannot_store")
    assert (await client.me()).name == "Ann"


def test_a_game_waits_while_another_process_locks_the_database(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_players(server.address) as (_, seats):
            made: list[tuple[int, str]] = []
            games = asyncio.gather(
                *(play_to_the_end(seat, random.Random(seat.seat), made) for seat in seats)
            )
            for seconds in (0.3, 5.5):  # the server waits up to five seconds for the lock
                await asyncio.sleep(0.3)
                with closing(sqlite3.connect(server.file)) as other:
                    other.execute("begin immediate")
                    await asyncio.sleep(seconds)
                    other.rollback()
            records = await asyncio.wait_for(games, 30)
            stored = stored_moves(server, seats[0])
            assert records[0] == records[1]
            assert set(made) <= set(stored)
            assert len(read_record(records[0]).moves) == len(stored)

    with running_server(tmp_path) as server:
        asyncio.run(play())
        assert "Traceback" not in server.read_log()


def test_stopping_during_bot_games_logs_no_error_and_no_seed(tmp_path: Path) -> None:
    async def open_tables() -> None:
        async with Client(server.address) as client:
            await client.create_guest("Ann")
            for pace in (0, 0, 0, 10):
                bots = ["marshal"] * 5
                setup: dict[str, Any] = {"options": {"players": 5}, "sit": False, "pace": pace}
                table = await client.open_table("classic", bots, **setup)
                await client.start_game(table.id)
            await asyncio.sleep(1.0)

    with running_server(tmp_path) as server:
        asyncio.run(open_tables())
        assert server.stop() == 0
    seeds = [seed for (seed,) in server.query("select seed from plays")]
    assert len(seeds) == 4
    assert not [seed for seed in seeds if seed in server.read_log()]
    assert "Error" not in server.read_log()


# -- damaged databases ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the database of two running games."""
    folder = tmp_path_factory.mktemp("two_games")

    async def play_two_games() -> None:
        for _ in range(2):
            async with two_players(server.address) as (_, seats):
                await play_decisions(seats, 3)
                for _ in range(8):
                    await seats[0].say("x" * 300)

    with running_server(folder) as server:
        asyncio.run(play_two_games())
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    return folder


@pytest.mark.parametrize("share", [0.3, 0.6])
def test_a_truncated_database_is_refused(two_games: Path, tmp_path: Path, share: float) -> None:
    whole = (two_games / "games.db").read_bytes()
    (tmp_path / "games.db").write_bytes(whole[: int(len(whole) * share)])

    error = start_error(database=f"sqlite:///{tmp_path}/games.db")

    assert (type(error), error.code) == (StoreError, "database_corrupt")


def test_a_database_with_a_damaged_page_is_refused(two_games: Path, tmp_path: Path) -> None:
    file = copy_database(two_games, tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        size = connection.execute("pragma page_size").fetchone()[0]
        find = "select rootpage from sqlite_master where name = 'moves'"
        page = connection.execute(find).fetchone()[0]
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"\xff" * size)

    error = start_error(database=f"sqlite:///{file}")

    assert (type(error), error.code) == (StoreError, "database_corrupt")


def copy_database(two_games: Path, folder: Path) -> Path:
    file = folder / "games.db"
    file.write_bytes((two_games / "games.db").read_bytes())
    return file


def test_a_game_with_a_damaged_move_does_not_stop_the_start(
    two_games: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(copy_database(two_games, tmp_path))) as connection, connection:
        one = "(select min(id) from plays)"
        connection.execute(f"update moves set move = 'rob bank' where play = {one}")

    with running_server(tmp_path) as server:
        assert "Traceback" not in server.read_log()
