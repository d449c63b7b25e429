"""Damaged database rows: requests for them are refused, everything else works."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sixgun.client import Client
from sixgun.server.store import Store, StoreError
from tests.server.hostile.raw_requests import status_and_code
from tests.server.players import async_test, guest_client
from tests.server.server_process import running_server
from tests.server.two_players import open_table_for_two

BROKEN = ('{"game": 5}', "no JSON", "", '{"game": "duel", "later": true}')


@pytest.mark.parametrize("setup", BROKEN)
@async_test
async def test_a_table_with_damaged_options_does_not_hide_other_tables(
    tmp_path: Path, setup: str
) -> None:
    with running_server(tmp_path) as server:
        async with guest_client(server) as ann:
            broken, intact = await ann.open_table("duel"), await ann.open_table("duel")
        server.kill()
        server.query("update tables set wishes = ? where id = ?", setup, broken.id)
        server.start()
        async with Client(server.address, ann.token) as ann:
            assert [table.id for table in (await ann.tables()).mine] == [intact.id]
            for request in (
                ann.table(broken.id),
                ann.start_game(broken.id),
                ann.take_seat(broken.id),
            ):
                assert await status_and_code(request) == (503, "table_set_aside")
        assert server.read_log().count("table_set_aside") == 1
        assert '"level": "error"' not in server.read_log()


CHAIRS = {
    "no chairs": "delete from chairs where table_id = ?",
    "one chair gone": "delete from chairs where seat = 0 and table_id = ?",
    "the last chair gone": "delete from chairs where seat = 1 and table_id = ?",
    "an unknown kind": "update chairs set kind = 'throne' where table_id = ?",
    "no host": "update tables set host = 'nobody' where id = ?",
}


@pytest.mark.parametrize("damage", CHAIRS)
@async_test
async def test_a_table_with_damaged_chairs_or_host_does_not_hide_other_tables(
    tmp_path: Path, damage: str
) -> None:
    with running_server(tmp_path) as server:
        async with guest_client(server) as ann:
            broken, intact = await ann.open_table("duel"), await ann.open_table("duel")
        server.kill()
        server.query(CHAIRS[damage], broken.id)
        server.start()
        async with Client(server.address, ann.token) as ann:
            assert intact.id in [table.id for table in (await ann.tables()).mine]
            for request in (
                ann.table(broken.id),
                ann.start_game(broken.id),
                ann.take_seat(broken.id),
            ):
                assert await status_and_code(request) == (503, "table_set_aside")
            assert (await ann.table(intact.id)).id == intact.id
        assert server.read_log().count("table_set_aside") == 1
        assert '"level": "error"' not in server.read_log()


@async_test
async def test_a_damaged_game_does_not_hide_other_games(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        plays = [await finished_game(server.address) for _ in range(2)]
        (broken, token), (intact, other) = plays
        server.kill()
        server.query("update plays set options = '[]' where id = ?", broken)
        server.start()
        async with Client(server.address, token) as ann:
            assert (await ann.records()).records == []
            assert await status_and_code(ann.record(broken)) == (503, "table_set_aside")
            assert await status_and_code(ann.replay(broken)) == (503, "table_set_aside")
        async with Client(server.address, other) as bob:
            assert [entry.id for entry in (await bob.records()).records] == [intact]
            assert await bob.record(intact)
        server.query("update moves set move = 'nonsense' where play = ? and ply = 0", intact)
        async with Client(server.address, other) as bob:
            assert await status_and_code(bob.record(intact)) == (503, "table_set_aside")
        assert '"level": "error"' not in server.read_log()


async def finished_game(address: str) -> tuple[str, str]:
    """The id of a finished game, and the token of one of its players."""
    table, people = await open_table_for_two(address)
    await people[0].give_up(table.id)
    for client in people:
        await client.close()
    return table.play, people[0].token


@async_test
async def test_every_database_exception_becomes_a_store_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")

    def busy(*_: Any) -> None:
        raise PoolTimeout("QueuePool limit reached")

    with monkeypatch.context() as patch:
        patch.setattr(store.engine, "connect", busy)
        patch.setattr(store.engine, "begin", busy)
        for request in (store.read(lambda _: 1), store.write(lambda _: 1)):
            with pytest.raises(StoreError, match="database_failed"):
                await request
    assert await store.read(lambda _: 1) == 1
    await store.close()
