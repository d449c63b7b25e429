"""The database: its form, its steps, and many writes at once."""

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
from sixgun.server.store import Store, StoreError, Taken
from sixgun.server.store.migrating import CURRENT, STEPS, migrate
from sixgun.server.store.schema import METADATA, people


def opened(folder: Path) -> Store:
    return Store(f"sqlite:///{folder}/a.db")


def add(number: int, to: Connection) -> int:
    to.execute(insert(people).values(id=str(number), name="Ann", created=0))
    return number


def test_the_steps_lead_to_the_form_that_the_code_uses(tmp_path: Path) -> None:
    store = opened(tmp_path)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    assert ScriptDirectory(str(STEPS)).get_current_head() == CURRENT
    asyncio.run(store.close())


def test_what_an_older_version_has_written_is_still_there(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/a.db")
    with engine.connect() as connection:
        migrate(connection, "0001")
        add(1, connection)
        connection.commit()
        assert not inspect(connection).has_table("more_time")
    engine.dispose()
    store = opened(tmp_path)
    with store.engine.connect() as connection:
        assert inspect(connection).has_table("more_time")
        assert [row.id for row in connection.execute(select(people))] == ["1"]
    asyncio.run(store.close())


def test_what_was_written_is_there_in_the_next_life(tmp_path: Path) -> None:
    async def life(number: int) -> int:
        store = opened(tmp_path)
        await store.write(lambda to: add(number, to))
        found = await store.read(lambda at: len(list(at.execute(select(people)))))
        await store.close()
        return found

    assert [asyncio.run(life(number)) for number in range(3)] == [1, 2, 3]


def test_of_many_writes_only_those_fail_that_come_too_late(tmp_path: Path) -> None:
    async def many() -> list[object]:
        store = opened(tmp_path)
        writes = [store.write(partial(add, number % 900)) for number in range(1000)]
        found = await asyncio.gather(*writes, return_exceptions=True)
        kept = await store.read(lambda at: len(list(at.execute(select(people)))))
        await store.close()
        assert kept == 900
        return list(found)

    found = asyncio.run(many())
    assert found[:900] == list(range(900))
    assert all(isinstance(error, Taken) for error in found[900:])


def test_a_job_that_fails_takes_nobody_along(tmp_path: Path) -> None:
    async def some() -> None:
        store = opened(tmp_path)
        good = store.write(lambda to: add(1, to))
        bad = store.write(lambda to: to.execute(text("INSERT INTO nowhere VALUES (1)")))
        found = await asyncio.gather(good, bad, return_exceptions=True)
        await store.close()
        assert found[0] == 1
        assert isinstance(found[1], StoreError)
        assert found[1].code == "database_failed"

    asyncio.run(some())


@pytest.mark.parametrize(
    ("pragma", "while_it_lasts", "after", "code"),
    [
        ("query_only", "on", "off", "database_read_only"),
        ("max_page_count", "1", "1000000", "disk_full"),  # 1: not one page more than there are
    ],
)
def test_a_database_that_takes_nothing_for_a_while_loses_nothing(
    tmp_path: Path, pragma: str, while_it_lasts: str, after: str, code: str
) -> None:
    def much(to: Connection) -> None:
        to.execute(insert(people).values(id="much", name="x" * 100_000, created=0))

    def set_to(value: str) -> None:
        """For the connection that all writes have."""
        with store.engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA {pragma}={value}")

    async def tried() -> list[str]:
        await store.write(partial(add, 1))
        set_to(while_it_lasts)
        with pytest.raises(StoreError) as refused:
            await store.write(much)
        assert refused.value.code == code
        set_to(after)
        await store.write(partial(add, 2))
        found = await store.read(lambda at: [row.id for row in at.execute(select(people))])
        await store.close()
        return found

    store = opened(tmp_path)
    assert asyncio.run(tried()) == ["1", "2"]


def test_a_later_version_s_database_is_left_alone(tmp_path: Path) -> None:
    store = opened(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    asyncio.run(store.close())
    with pytest.raises(SixgunError) as refused:
        opened(tmp_path)
    assert refused.value.code == "database_too_new"
    assert refused.value.facts["revision"] == "9999"
