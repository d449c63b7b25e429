"""What can go wrong with a database."""

from __future__ import annotations

from sqlalchemy import URL

from sixgun.engine import SixgunError

__all__ = ["StoreError", "file_of"]

LONGEST = 200  # characters of what is told


class StoreError(SixgunError):
    """The database cannot be used now; what was promised before is still in it."""


def file_of(url: URL) -> str:
    """Which database it is, for whoever has to look for it; without a password."""
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database[-LONGEST:]
    return url.render_as_string()[:LONGEST]
