"""The services that tables and tournaments share: store, workers, metrics, log, tasks."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from sixgun.engine import SixgunError
from sixgun.server.bot_workers.pool import BotPool
from sixgun.server.client_addresses import ClientAddresses
from sixgun.server.jobs.queue import JobQueue
from sixgun.server.metrics import Metrics
from sixgun.server.rate_limits import RateLimiter
from sixgun.server.settings import Settings
from sixgun.server.store import Store

__all__ = ["ServerContext", "new_id", "now"]

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that are easily confused
ID_LENGTH: Final = 12
LOGGED_FAILURES_PER_MINUTE: Final = 1  # failures of bots in the log, per address
LOGGED_FAILURES_BURST: Final = 5


def now() -> int:
    """The current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A random id for a table or tournament that no one can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class ServerContext:
    """What every table and tournament of one server needs."""

    def __init__(self, settings: Settings, store: Store, bot_pool: BotPool, jobs: JobQueue) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool
        self.jobs = jobs
        self.metrics = Metrics()
        self.addresses = ClientAddresses()
        self.log = structlog.get_logger("sixgun")
        self.bot_failures = RateLimiter(LOGGED_FAILURES_PER_MINUTE / 60, LOGGED_FAILURES_BURST)
        self.tasks: set[asyncio.Task[Any]] = set()

    def note_bot_failure(self, host: str, bot: str, play: str, error: str) -> None:
        """Count a failure of a bot and log it, with a rate limit per address."""
        self.metrics.failed.labels("bot").inc()
        if self.bot_failures.take(self.addresses.of(host) or host):
            self.log.warning("bot_failed", bot=bot, play=play, error=error)

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a background task that outlives its request; `Application.close` waits for it."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_done)
        return task

    def on_task_done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, SixgunError):
            self.log.error("task_failed", exc_info=error)
