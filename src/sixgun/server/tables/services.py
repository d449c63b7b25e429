"""What tables need of the house they stand in."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from sixgun.engine import SixgunError
from sixgun.server.metrics import Metrics
from sixgun.server.origins import Origins
from sixgun.server.settings import Settings
from sixgun.server.store import Store
from sixgun.server.thinking.pool import Thinkers

__all__ = ["Services", "new_id", "now"]

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # easily told apart when read out
ID_LENGTH: Final = 12


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Of a table or a tournament: nobody guesses it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class Services:
    """Handed from room to room; nothing in it belongs to a single table."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = Metrics()
        self.origins = Origins()
        self.log = structlog.get_logger("sixgun")
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on when the one who asked for it has gone; the house waits for it before
        it closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, SixgunError):
            self.log.error("task_failed", exc_info=error)
