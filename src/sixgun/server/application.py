"""The composition root: creates users, tables, store and worker processes and connects them."""

from __future__ import annotations

import asyncio
from typing import Final

from sixgun.live import load_box
from sixgun.live.game import start
from sixgun.live.rulesets import RULESETS
from sixgun.server.bot_workers.pool import BotPool
from sixgun.server.jobs import JobQueue
from sixgun.server.lobby import Lobby
from sixgun.server.outbox import Outbox
from sixgun.server.rate_limits import ConnectionLimiter, RateLimits
from sixgun.server.records import Records
from sixgun.server.refusals import Refusal
from sixgun.server.request_errors import RequestErrors
from sixgun.server.settings import Settings
from sixgun.server.store import Store
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables import ServerContext, Table
from sixgun.server.tournaments import TournamentRegistry
from sixgun.server.users import Users

__all__ = ["Application"]

SHUTDOWN_TIMEOUT: Final = 5.0  # seconds for background tasks to finish
SWEEP_INTERVAL: Final = 5.0  # seconds


class Application:
    """The server without its network layer: open it before the first request, close it at exit."""

    def __init__(self, settings: Settings) -> None:
        for box in settings.boxes:
            load_box(box)
        self.settings = settings
        self.store = Store(settings.database)
        self.bot_pool = BotPool(settings.bot_workers, settings.boxes)
        self.jobs = JobQueue(settings.limits, settings.boxes)
        self.context = ServerContext(settings, self.store, self.bot_pool, self.jobs)
        self.request_errors = RequestErrors(self.context.metrics)
        self.users = Users(self.store, settings.link_lifetime)
        self.lobby = Lobby(self.context, self.make_table)
        self.tournament_registry = TournamentRegistry(self.lobby)
        self.records = Records(self.context, self.tournament_registry)
        self.rate_limits = RateLimits(settings.limits)
        self.connections = ConnectionLimiter(settings.limits)
        self.outbox = Outbox()
        self.sweep_task: asyncio.Task[None] | None = None

    async def make_table(self, stored: StoredTable) -> Table:
        """Create a table from its stored row."""
        if stored.tournament:
            return await self.tournament_registry.make_table(stored)
        return Table(stored, self.context)

    def wrong_secret(self, address: str, secret: str) -> Refusal:
        """The refusal of a wrong secret; too many wrong secrets hit the rate limit."""
        if secret and not self.rate_limits.wrong_secrets.take(address):
            return Refusal("too_many_requests", 429)
        return Refusal("wrong_secret", 401)

    async def open(self) -> None:
        """Start the bot workers and restore tables and tournaments from the store."""
        self.bot_pool.warm_up()
        for rules in RULESETS.values():
            start(rules.config(), 1)  # creates the data that all games share, before `freeze_gc`
        await self.lobby.restore()
        self.sweep_task = asyncio.get_running_loop().create_task(self.sweep())
        await self.tournament_registry.restore()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            self.unload_idle()

    def unload_idle(self) -> None:
        """Unload the tables and tournaments that nobody uses; they are loaded again on demand."""
        self.lobby.unload_idle()
        self.tournament_registry.unload_idle()

    async def close(self) -> None:
        """Finish pending writes and stop the worker processes."""
        if self.sweep_task is not None:
            self.sweep_task.cancel()
        self.lobby.close()
        tasks = [task for task in self.context.tasks if not task.done()]
        await self.bot_pool.close()
        await self.jobs.close()
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=SHUTDOWN_TIMEOUT)
            for task in late:
                task.cancel()
        await self.store.close()
