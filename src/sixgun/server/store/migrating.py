"""The database is brought to the form that this version needs, step by step."""

# ruff: noqa: PLC0415 - a server whose database is current need not wait for Alembic

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from sixgun.engine import SixgunError
from sixgun.server.store.errors import StoreError, file_of

__all__ = ["CURRENT", "KEPT_IN", "STEPS", "DatabaseTooNew", "migrate"]

STEPS: Final = Path(__file__).parent / "migrations"
CURRENT: Final = "0005"  # the last of the steps
KEPT_IN: Final = "alembic_version"


class DatabaseTooNew(SixgunError):
    """A later version of Sixgun has used it."""


def migrate(connection: Connection, to: str = CURRENT) -> None:
    found = revision_of(connection)
    if found == to:
        return
    file = file_of(connection.engine.url)
    if found is None and inspect(connection).get_table_names():
        raise StoreError("database_foreign", file=file)
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        revision = revision_of(connection) or ""
        raise DatabaseTooNew("database_too_new", revision=revision, file=file) from error
    connection.commit()


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table(KEPT_IN):
        return None
    return connection.execute(text(f"SELECT version_num FROM {KEPT_IN}")).scalar()
