"""Errors of the database."""

from __future__ import annotations

from sqlalchemy import URL

from sixgun.engine import SixgunError
from sixgun.server.refusals import Refusal

__all__ = ["RETRY_DELAY", "Conflict", "DamagedRow", "StoreError", "file_of"]

MAX_LENGTH = 200  # characters of a file name in an error
RETRY_DELAY = 1.0  # seconds until a failed write is retried


class StoreError(SixgunError):
    """The database cannot be used now; committed data is not affected."""


class Conflict(Refusal):
    """Another server with the same database has written this row first."""

    def __init__(self) -> None:
        super().__init__("changed_elsewhere", 409)


class DamagedRow(ValueError):
    """The rows of a table or tournament are inconsistent; other rows are not affected."""


def file_of(url: URL) -> str:
    """Return the file or URL of the database for error messages, without its password."""
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database[-MAX_LENGTH:]
    return url.render_as_string()[:MAX_LENGTH]
