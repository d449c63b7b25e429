"""Migrate the database to the latest revision of the schema."""

# ruff: noqa: PLC0415 - Alembic is slow to import and rarely needed

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from sixgun.engine import SixgunError
from sixgun.server.store.errors import StoreError, file_of

__all__ = ["LATEST_REVISION", "MIGRATIONS", "VERSION_TABLE", "DatabaseTooNew", "migrate"]

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LATEST_REVISION: Final = "0005"
VERSION_TABLE: Final = "alembic_version"


class DatabaseTooNew(SixgunError):
    """A later version of Sixgun has migrated this database."""


def migrate(connection: Connection, to: str = LATEST_REVISION) -> None:
    """Run the missing migrations; refuse a database that is too new or not ours."""
    current = revision_of(connection)
    if current == to:
        return
    file = file_of(connection.engine.url)
    if current is None and inspect(connection).get_table_names():
        raise StoreError("database_foreign", file=file)
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        revision = revision_of(connection) or ""
        raise DatabaseTooNew("database_too_new", revision=revision, file=file) from error
    connection.commit()


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
