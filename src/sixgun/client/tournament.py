"""Clients of a tournament: for the judge and for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlencode

import msgspec

from sixgun.client.watching import Watch
from sixgun.protocol import VERSION, Attend, CallWish, Deed, ExtraTime, JudgeView, PlayerView
from sixgun.tournament import AnyAction, Register, Undo
from sixgun.tournament import Entrant as Named

if TYPE_CHECKING:
    from sixgun.client.client import Client

__all__ = ["Entrant", "Judge"]

CSV: Final = "text/csv; charset=utf-8"


class Judge:
    """The judge's client, with the judge's secret. `seen` is the newest view."""

    def __init__(self, client: Client, tournament: str, secret: str) -> None:
        self.client = client
        self.id = tournament
        self.secret = secret
        self.path = f"/api/tournaments/{quote(tournament)}"
        self.key = f"Judge {secret}"
        self.seen: JudgeView | None = None

    async def look(self) -> JudgeView:
        """The judge's current view."""
        self.seen = await self.client.ask("GET", f"{self.path}/judge", JudgeView, secret=self.key)
        return self.seen

    async def act(self, action: AnyAction, reason: str = "") -> JudgeView:
        """Perform an action, if the log has not changed since the last look."""
        seen = self.seen or await self.look()
        return await self.deed(Deed(seen.entries, action, reason))

    async def deed(self, deed: Deed) -> JudgeView:
        path = f"{self.path}/act"
        self.seen = await self.client.ask("POST", path, JudgeView, deed, self.key)
        return self.seen

    async def register(self, *names: str, bot: str = "") -> JudgeView:
        """Register players or bots."""
        return await self.act(Register(players=[Named(name, bot) for name in names]))

    async def register_csv(self, text: str) -> JudgeView:
        """Register the players in a list."""
        path = f"{self.path}/players"
        response = await self.client.send("POST", path, text.encode(), CSV, self.key)
        self.seen = msgspec.json.decode(response.content, type=JudgeView)
        return self.seen

    async def undo(self, entry: int, reason: str = "") -> JudgeView:
        """Undo an entry."""
        return await self.act(Undo(entry=entry), reason)

    async def export(self, what: str) -> bytes:
        """Export a file, for instance "log.json"."""
        path = f"{self.path}/export/{quote(what)}"
        return (await self.client.send("GET", path, secret=self.key)).content

    async def sheets(self, round_: int, table: int = 0, form: str = "html", **how: str) -> bytes:
        """The record sheets of a round, or of one table; `how` are `language` and `paper`."""
        asked = urlencode({"form": form, **how})
        which = f"{round_}/{table}" if table else f"{round_}"
        path = f"{self.path}/sheets/{which}?{asked}"
        return (await self.client.send("GET", path, secret=self.key)).content

    async def give_time(self, table: str, seconds: int = 60) -> JudgeView:
        """Give more time to the player who is asked at a table on the server."""
        path = f"{self.path}/tables/{quote(table)}/more_time"
        wish = ExtraTime(seconds)
        self.seen = await self.client.ask("POST", path, JudgeView, wish, self.key)
        return self.seen

    async def record(self, play: str) -> str:
        """The record of a finished game, even before it is public."""
        path = f"/api/records/{quote(play)}"
        return (await self.client.send("GET", path, secret=self.key)).text

    def watch(self) -> Watch:
        """The view, updated on every change; use `async with`."""
        return Watch(self.client, self.id, Attend(VERSION, judge=self.secret))

    def code_of(self, player: int) -> str:
        """The code for a player's link, as last seen."""
        assert self.seen is not None
        return next(one.code for one in self.seen.accounts if one.player == player)


class Entrant:
    """A player's client, with their code."""

    def __init__(self, client: Client, tournament: str, code: str) -> None:
        self.client = client
        self.id = tournament
        self.code = code
        self.path = f"/api/tournaments/{quote(tournament)}"
        self.key = f"Player {code}"

    async def look(self) -> PlayerView:
        """The player's view; online, the first guest that opens it plays for them."""
        return await self.ask("GET", "me")

    async def play_here(self) -> PlayerView:
        """Let the current guest play for them from now on."""
        return await self.ask("POST", "me")

    async def call(self, words: str = "") -> PlayerView:
        """Call the judge to the player's table."""
        return await self.ask("POST", "call", CallWish(words))

    def watch(self) -> Watch:
        """The view, updated on every change; use `async with`."""
        return Watch(self.client, self.id, Attend(VERSION, player=self.code))

    async def ask(self, method: str, what: str, body: Any = None) -> PlayerView:
        path = f"{self.path}/{what}"
        return await self.client.ask(method, path, PlayerView, body, self.key)
