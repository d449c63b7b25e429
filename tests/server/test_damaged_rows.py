"""Rows of the database that make no sense any more: refused with a code, and nobody else cares."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sixgun.client import Client
from sixgun.server.store import Store, StoreError
from tests.server.hostile.asking import refused
from tests.server.pairs import dealt_table
from tests.server.players import person, played
from tests.server.serving import running

BROKEN = ('{"game": 5}', "no JSON", "", '{"game": "duel", "later": true}')


@pytest.mark.parametrize("wishes", BROKEN)
@played
async def test_a_table_whose_wishes_cannot_be_read_hides_no_other(
    tmp_path: Path, wishes: str
) -> None:
    with running(tmp_path) as server:
        async with person(server) as ann:
            broken, well = await ann.open_table("duel"), await ann.open_table("duel")
        server.kill()
        server.stored("update tables set wishes = ? where id = ?", wishes, broken.id)
        server.start()
        async with Client(server.address, ann.token) as ann:
            assert [table.id for table in (await ann.tables()).mine] == [well.id]
            for doing in (ann.table(broken.id), ann.start(broken.id), ann.sit(broken.id)):
                assert await refused(doing) == (503, "table_set_aside")
        assert server.logged().count("table_set_aside") == 1
        assert '"level": "error"' not in server.logged()


@played
async def test_a_game_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        plays = [await finished_game(server.address) for _ in range(2)]
        (broken, token), (well, other) = plays
        server.kill()
        server.stored("update plays set options = '[]' where id = ?", broken)
        server.start()
        async with Client(server.address, token) as ann:
            assert (await ann.records()).records == []
            assert await refused(ann.record(broken)) == (503, "table_set_aside")
            assert await refused(ann.replay(broken)) == (503, "table_set_aside")
        async with Client(server.address, other) as bob:
            assert [entry.id for entry in (await bob.records()).records] == [well]
            assert await bob.record(well)
        server.stored("update moves set move = 'nonsense' where play = ? and ply = 0", well)
        async with Client(server.address, other) as bob:
            assert await refused(bob.record(well)) == (503, "table_set_aside")
        assert '"level": "error"' not in server.logged()


async def finished_game(address: str) -> tuple[str, str]:
    """Its id, and the secret of one who has played it."""
    table, people = await dealt_table(address)
    await people[0].give_up(table.id)
    for client in people:
        await client.close()
    return table.play, people[0].token


@played
async def test_whatever_the_database_raises_is_a_store_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")

    def busy(*_: Any) -> None:
        raise PoolTimeout("QueuePool limit reached")

    with monkeypatch.context() as patch:
        patch.setattr(store.engine, "connect", busy)
        patch.setattr(store.engine, "begin", busy)
        for doing in (store.read(lambda _: 1), store.write(lambda _: 1)):
            with pytest.raises(StoreError, match="database_failed"):
                await doing
    assert await store.read(lambda _: 1) == 1
    await store.close()
