"""The whole server, without its wires: people, tables, store, thinkers."""

from __future__ import annotations

import asyncio
from typing import Final

from sixgun.live import load_box
from sixgun.live.game import start
from sixgun.live.rulesets import RULESETS
from sixgun.server.limits import Buckets
from sixgun.server.lobby import Lobby
from sixgun.server.people import People
from sixgun.server.refusals import Refusal
from sixgun.server.replaying import Replays
from sixgun.server.request_faults import RequestFaults
from sixgun.server.settings import Settings
from sixgun.server.store import Store
from sixgun.server.tables import Services
from sixgun.server.thinking.pool import Thinkers
from sixgun.server.tournaments import Desks

__all__ = ["House"]

LAST_WORDS: Final = 5.0  # seconds to finish what is being written


class House:
    """Opened before the first connection, closed after the last."""

    def __init__(self, settings: Settings) -> None:
        for house in settings.houses:
            load_box(house)
        limits = settings.limits
        self.settings = settings
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.lanes, settings.houses)
        self.services = Services(settings, self.store, self.thinkers)
        self.faults = RequestFaults(self.services.metrics)
        self.people = People(self.store, settings.link)
        self.lobby = Lobby(self.services)
        self.desks = self.lobby.tournaments = Desks(self.lobby)
        self.requests = Buckets(limits.requests, limits.requests_at_once)
        self.guests = Buckets(limits.guests_a_minute / 60, limits.guests_a_minute)
        self.messages = Buckets(limits.messages, limits.messages_at_once)
        self.chat = Buckets(limits.chat, limits.chat_at_once)
        self.hints = Buckets(limits.hints, limits.hints_at_once)
        self.replay_wishes = Buckets(limits.replays, limits.replays_at_once)
        self.replays = Replays(limits)
        self.tournaments = Buckets(limits.tournaments_an_hour / 3600, limits.tournaments_an_hour)
        self.wrong_secrets = Buckets(limits.wrong_secrets / 60, limits.wrong_secrets)
        self.connections: dict[str, int] = {}  # by person, or by address

    def wrong_secret(self, address: str, given: str) -> Refusal:
        """Whoever tries many has to wait."""
        if given and not self.wrong_secrets.take(address):
            return Refusal("too_many_requests", 429)
        return Refusal("wrong_secret", 401)

    async def open(self) -> None:
        self.thinkers.warm_up()
        for rules in RULESETS.values():
            start(rules.config(), 1)  # so that what all games share is made before `freeze`
        await self.lobby.restore()
        await self.desks.restore()

    async def close(self) -> None:
        """Finish what is being written; everything else is in the store already."""
        await self.lobby.close()
        tasks = [task for task in self.services.tasks if not task.done()]
        await self.thinkers.close()
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=LAST_WORDS)
            for task in late:
                task.cancel()
        await self.store.close()
