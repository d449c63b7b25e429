"""The WebSocket of a tournament: sends the whole view again after each change."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec

from sixgun.engine import SixgunError
from sixgun.protocol import VERSION, Attend, Ping, Pong
from sixgun.server.context import now
from sixgun.server.refusals import Refusal
from sixgun.server.tables.subscription import encode
from sixgun.server.tournaments.judge_view import judge_view
from sixgun.server.tournaments.service import TournamentService
from sixgun.server.tournaments.view_cache import MIN_INTERVAL, EncodedView
from sixgun.server.tournaments.views import hall_view, player_view
from sixgun.server.websocket import MESSAGE_ERRORS, Connection

__all__ = ["TournamentConnection"]

decode = msgspec.json.Decoder(Attend | Ping).decode

MIN_PAUSE: Final = 0.05  # seconds between two views to one connection


class TournamentConnection(Connection):
    """A connection of the judge, a player or a spectator to one tournament.

    Only the newest view counts, so a slow connection gets fewer views.
    """

    # Higher than for tables: all players in a hall may share one address.
    anonymous_limit = "tournament_spectators_per_address"
    service: TournamentService | None = None
    judge = ""  # the judge's secret
    player = 0
    kind = ""  # of the view: "judge", "player" or "hall"
    sender: asyncio.Task[Any] | None = None

    async def begin(self, first: bytes | str) -> None:
        """Handle the first message: check the secret, subscribe and start sending views."""
        message = decode(first)
        if not isinstance(message, Attend):
            raise Refusal("say_hello_first")
        if message.version != VERSION:
            raise Refusal("wrong_version", wanted=VERSION, version=message.version)
        service = await self.application.tournament_registry.find(
            self.websocket.path_params["tournament"]
        )
        self.check(service, message)
        self.kind = "judge" if self.judge else "player" if self.player else "hall"
        limit = self.application.settings.limits.judge_connections_per_tournament
        if self.kind == "judge" and service.views.readers["judge"] >= limit:
            raise Refusal("too_many_connections", 429)
        service.views.readers[self.kind] += 1
        self.service = service
        self.changed = asyncio.Event()
        self.notify()
        service.watchers.add(self)
        self.sender = self.application.context.spawn(self.run_sender(service))

    def check(self, service: TournamentService, message: Attend) -> None:
        """Refuse a wrong secret of the judge or code of a player."""
        self.judge = message.judge
        self.player = service.player_of(message.player) if message.player else 0
        is_wrong = self.judge and not service.is_judge(self.judge)
        is_wrong = is_wrong or (
            message.player and self.player not in service.tournament.state.players
        )
        if is_wrong:
            raise self.application.wrong_secret(self.address, self.judge or message.player)

    def leave(self) -> None:
        if self.service is not None:
            self.service.watchers.discard(self)
            self.service.views.readers[self.kind] -= 1
        if self.sender is not None:
            self.sender.cancel()

    def notify(self) -> None:
        self.changed.set()

    async def run_sender(self, service: TournamentService) -> None:
        try:
            await self.send_views(service)
        except SixgunError as error:  # a player whose registration was undone
            self.refuse(error, -1)
            self.dismiss()

    async def send_views(self, service: TournamentService) -> None:
        """Send each changed view, as often as the view cache allows."""
        last = b""
        while True:
            await self.changed.wait()
            self.changed.clear()
            view = self.view(service)
            if view.content != last:
                self.send(view.content)
                last = view.content
            due = service.views.due(self.kind, view)
            await asyncio.sleep(max(due - time.monotonic(), MIN_PAUSE))
            while self.queued_bytes:  # the last view is still being sent
                await asyncio.sleep(MIN_INTERVAL)
            if view.version != service.views.version:
                self.notify()

    def view(self, service: TournamentService) -> EncodedView:
        views = service.views
        if self.judge:
            return views.recent("judge", "judge", lambda: judge_view(service, self.judge))
        if self.player:  # not cached: only this reader gets it
            return views.encode_view("", lambda: player_view(service, self.player, self.person))
        return views.recent("hall", "hall", lambda: hall_view(service))

    async def handle(self, data: bytes | str) -> None:
        try:
            message = decode(data)
            if not isinstance(message, Ping):
                raise Refusal("hello_again")
            self.send(encode(Pong(message.n, now())))
        except MESSAGE_ERRORS as error:
            self.refuse(error, -1)
