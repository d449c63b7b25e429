"""What can go wrong with a database."""

from __future__ import annotations

from sqlalchemy import URL

from sixgun.engine import SixgunError
from sixgun.server.refusals import Refusal

__all__ = ["StoreError", "Taken", "file_of"]

LONGEST = 200  # characters of what is told


class StoreError(SixgunError):
    """The database cannot be used now; what was promised before is still in it."""


class Taken(Refusal):
    """Somebody else has written this first: another server with the same database. Who knows what
    to make of it catches it; to anybody else it is a refusal."""

    def __init__(self) -> None:
        super().__init__("changed_elsewhere", 409)


def file_of(url: URL) -> str:
    """Which database it is, for whoever has to look for it; without a password."""
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database[-LONGEST:]
    return url.render_as_string()[:LONGEST]
