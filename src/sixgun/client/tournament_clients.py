"""Clients of a tournament: for the judge and for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlencode

import msgspec

from sixgun.client.tournament_subscription import TournamentSubscription
from sixgun.protocol import (
    VERSION,
    ActionRequest,
    Attend,
    CallRequest,
    ExtraTime,
    JudgeView,
    PlayerView,
)
from sixgun.tournament import AnyAction, NewPlayer, Register, Undo

if TYPE_CHECKING:
    from sixgun.client.client import Client

__all__ = ["JudgeClient", "PlayerClient"]

CSV: Final = "text/csv; charset=utf-8"


class JudgeClient:
    """The judge's client, with the judge's secret. `view` is the newest view."""

    def __init__(self, client: Client, tournament: str, secret: str) -> None:
        self.client = client
        self.id = tournament
        self.secret = secret
        self.path = f"/api/tournaments/{quote(tournament)}"
        self.credentials = f"Judge {secret}"
        self.view: JudgeView | None = None

    async def fetch(self) -> JudgeView:
        """The judge's current view."""
        self.view = await self.client.request(
            "GET", f"{self.path}/judge", JudgeView, secret=self.credentials
        )
        return self.view

    async def act(self, action: AnyAction, reason: str = "") -> JudgeView:
        """Perform an action, if the log has not changed since the last fetch."""
        view = self.view or await self.fetch()
        return await self.send_action(ActionRequest(view.entries, action, reason))

    async def send_action(self, request: ActionRequest) -> JudgeView:
        """Send an action that names the log entries it was made after."""
        path = f"{self.path}/act"
        self.view = await self.client.request("POST", path, JudgeView, request, self.credentials)
        return self.view

    async def register(self, *names: str, bot: str = "") -> JudgeView:
        """Register players or bots."""
        return await self.act(Register(players=[NewPlayer(name, bot) for name in names]))

    async def register_csv(self, text: str) -> JudgeView:
        """Register the players in a list."""
        path = f"{self.path}/players"
        response = await self.client.send("POST", path, text.encode(), CSV, self.credentials)
        self.view = msgspec.json.decode(response.content, type=JudgeView)
        return self.view

    async def undo(self, entry: int, reason: str = "") -> JudgeView:
        """Undo an entry."""
        return await self.act(Undo(entry=entry), reason)

    async def export(self, what: str) -> bytes:
        """Export a file, for instance "log.json"."""
        path = f"{self.path}/export/{quote(what)}"
        return (await self.client.send("GET", path, secret=self.credentials)).content

    async def sheets(
        self, round_: int, table: int = 0, file_format: str = "html", **options: str
    ) -> bytes:
        """The record sheets of a round, or of one table; `options` are `language` and `paper`."""
        query = urlencode({"form": file_format, **options})
        which = f"{round_}/{table}" if table else f"{round_}"
        path = f"{self.path}/sheets/{which}?{query}"
        return (await self.client.send("GET", path, secret=self.credentials)).content

    async def give_more_time(self, table: str, seconds: int = 60) -> JudgeView:
        """Give more time to the player who is asked at a table on the server."""
        path = f"{self.path}/tables/{quote(table)}/more_time"
        body = ExtraTime(seconds)
        self.view = await self.client.request("POST", path, JudgeView, body, self.credentials)
        return self.view

    async def record(self, play: str) -> str:
        """The record of a finished game, even before it is public."""
        path = f"/api/records/{quote(play)}"
        return (await self.client.send("GET", path, secret=self.credentials)).text

    def watch(self) -> TournamentSubscription:
        """The view, updated on every change; use `async with`."""
        return TournamentSubscription(self.client, self.id, Attend(VERSION, judge=self.secret))

    def code_of(self, player: int) -> str:
        """The code for a player's link, as last seen."""
        assert self.view is not None
        return next(one.code for one in self.view.accounts if one.player == player)


class PlayerClient:
    """A player's client, with their code."""

    def __init__(self, client: Client, tournament: str, code: str) -> None:
        self.client = client
        self.id = tournament
        self.code = code
        self.path = f"/api/tournaments/{quote(tournament)}"
        self.credentials = f"Player {code}"

    async def fetch(self) -> PlayerView:
        """The player's view; online, the first guest that opens it plays for them."""
        return await self.request("GET", "me")

    async def play_here(self) -> PlayerView:
        """Let the current guest play for them from now on."""
        return await self.request("POST", "me")

    async def call(self, words: str = "") -> PlayerView:
        """Call the judge to the player's table."""
        return await self.request("POST", "call", CallRequest(words))

    def watch(self) -> TournamentSubscription:
        """The view, updated on every change; use `async with`."""
        return TournamentSubscription(self.client, self.id, Attend(VERSION, player=self.code))

    async def request(self, method: str, what: str, body: Any = None) -> PlayerView:
        path = f"{self.path}/{what}"
        return await self.client.request(method, path, PlayerView, body, self.credentials)
