"""The database: schema, migrations, and many writes at once."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, inspect, select, text

from sixgun.engine import SixgunError
from sixgun.server.store import Conflict, Store, StoreError
from sixgun.server.store.migrate import LATEST_REVISION, MIGRATIONS, migrate
from sixgun.server.store.schema import METADATA, people


def open_store(folder: Path) -> Store:
    return Store(f"sqlite:///{folder}/a.db")


def add_user(number: int, to: Connection) -> int:
    to.execute(insert(people).values(id=str(number), name="Ann", created=0))
    return number


def test_the_migrations_lead_to_the_current_schema(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == LATEST_REVISION
    asyncio.run(store.close())


def test_a_migration_keeps_the_rows_of_an_older_version(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/a.db")
    with engine.connect() as connection:
        migrate(connection, "0001")
        add_user(1, connection)
        connection.commit()
        assert not inspect(connection).has_table("more_time")
    engine.dispose()
    store = open_store(tmp_path)
    with store.engine.connect() as connection:
        assert inspect(connection).has_table("more_time")
        assert [row.id for row in connection.execute(select(people))] == ["1"]
    asyncio.run(store.close())


def test_rows_are_there_after_closing_and_reopening(tmp_path: Path) -> None:
    async def open_and_write(number: int) -> int:
        store = open_store(tmp_path)
        await store.write(lambda to: add_user(number, to))
        found = await store.read(lambda at: len(list(at.execute(select(people)))))
        await store.close()
        return found

    assert [asyncio.run(open_and_write(number)) for number in range(3)] == [1, 2, 3]


def test_only_conflicting_writes_of_a_batch_fail(tmp_path: Path) -> None:
    async def many() -> list[object]:
        store = open_store(tmp_path)
        writes = [store.write(partial(add_user, number % 900)) for number in range(1000)]
        found = await asyncio.gather(*writes, return_exceptions=True)
        stored = await store.read(lambda at: len(list(at.execute(select(people)))))
        await store.close()
        assert stored == 900
        return list(found)

    found = asyncio.run(many())
    assert found[:900] == list(range(900))
    assert all(isinstance(error, Conflict) for error in found[900:])


def test_a_failing_write_does_not_affect_others(tmp_path: Path) -> None:
    async def some() -> None:
        store = open_store(tmp_path)
        good = store.write(lambda to: add_user(1, to))
        bad = store.write(lambda to: to.execute(text("INSERT INTO nowhere VALUES (1)")))
        found = await asyncio.gather(good, bad, return_exceptions=True)
        await store.close()
        assert found[0] == 1
        assert isinstance(found[1], StoreError)
        assert found[1].code == "database_failed"

    asyncio.run(some())


@pytest.mark.parametrize(
    ("pragma", "failing", "working", "code"),
    [
        ("query_only", "on", "off", "database_read_only"),
        ("max_page_count", "1", "1000000", "disk_full"),  # 1: no page can be added
    ],
)
def test_writes_work_again_after_a_temporary_failure(
    tmp_path: Path, pragma: str, failing: str, working: str, code: str
) -> None:
    def write_a_large_row(to: Connection) -> None:
        to.execute(insert(people).values(id="write_a_large_row", name="x" * 100_000, created=0))

    def set_pragma(value: str) -> None:
        """Set the pragma for the connection that all writes share."""
        with store.engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA {pragma}={value}")

    async def write_before_and_after() -> list[str]:
        await store.write(partial(add_user, 1))
        set_pragma(failing)
        with pytest.raises(StoreError) as refused:
            await store.write(write_a_large_row)
        assert refused.value.code == code
        set_pragma(working)
        await store.write(partial(add_user, 2))
        found = await store.read(lambda at: [row.id for row in at.execute(select(people))])
        await store.close()
        return found

    store = open_store(tmp_path)
    assert asyncio.run(write_before_and_after()) == ["1", "2"]


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    asyncio.run(store.close())
    with pytest.raises(SixgunError) as refused:
        open_store(tmp_path)
    assert refused.value.code == "database_too_new"
    assert refused.value.facts["revision"] == "9999"
