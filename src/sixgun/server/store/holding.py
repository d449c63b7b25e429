"""One server for a file: two would each seat people without the other's knowledge."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import ModuleType
from typing import IO

from sqlalchemy import URL

from sixgun.server.store.errors import StoreError, file_of

__all__ = ["hold"]

fcntl: ModuleType | None = None
with contextlib.suppress(ImportError):  # where there is none, nothing is held
    import fcntl


def hold(url: URL) -> IO[bytes] | None:
    """A file beside the database, locked for as long as it is open, and no longer than we live."""
    path = url.database if url.get_backend_name() == "sqlite" else None
    if fcntl is None or not path or path == ":memory:":
        return None
    try:
        held = Path(f"{path}.lock").open("wb")  # noqa: SIM115 - until the store is closed
    except OSError:
        return None  # where nothing can be written, the database will say so itself
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise StoreError("database_in_use", file=file_of(url)) from None
    return held
