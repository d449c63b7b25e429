"""A lock file that lets only one server use a database file."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import ModuleType
from typing import IO

from sqlalchemy import URL

from sixgun.server.store.errors import StoreError, file_of

__all__ = ["lock_database_file"]

fcntl: ModuleType | None = None
with contextlib.suppress(ImportError):  # not available on Windows: no lock
    import fcntl


def lock_database_file(url: URL) -> IO[bytes] | None:
    """Lock a file beside the database, until it is closed or the process ends."""
    path = url.database if url.get_backend_name() == "sqlite" else None
    if fcntl is None or not path or path == ":memory:":
        return None
    try:
        lock = Path(f"{path}.lock").open("wb")  # noqa: SIM115 - until the store is closed
    except OSError:
        return None  # not writable: opening the database reports the error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError("database_in_use", file=file_of(url)) from None
    return lock
