"""The lobby of a server, from outside."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from sixgun.client.seat import Seat
from sixgun.engine import SixgunError
from sixgun.protocol import (
    BotWish,
    ClockRules,
    Games,
    Health,
    Library,
    Link,
    NewGuest,
    NewTable,
    Person,
    Place,
    Records,
    Refused,
    RematchWish,
    Replay,
    Rulings,
    TableInfo,
    Tables,
)

__all__ = ["Client", "ServerRefused"]

T = TypeVar("T")
COOKIE = "sixgun"


class ServerRefused(SixgunError):
    """The server has said no: its code, its facts, and the status of the answer."""

    def __init__(self, code: str, status: int, **facts: int | str) -> None:
        super().__init__(code, **facts)
        self.status = status


class Client:
    """Somebody at a server. `token` is the secret of a browser; with it one is the same again."""

    def __init__(self, address: str, token: str = "", timeout: float = 10.0) -> None:
        self.address = address.rstrip("/") if "://" in address else f"http://{address}"
        self.token = token
        self.http = httpx.AsyncClient(
            base_url=self.address,
            timeout=timeout,
            trust_env=False,
            event_hooks={"request": [self.show_token], "response": [self.keep_token]},
        )

    async def show_token(self, request: httpx.Request) -> None:
        request.headers["cookie"] = f"{COOKIE}={self.token}" if self.token else ""

    async def keep_token(self, response: httpx.Response) -> None:
        self.token = response.cookies.get(COOKIE) or self.token

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, gives: type[T], body: Any = None) -> T:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        response = await self.http.request(method, path, content=content, headers=headers)
        if response.status_code >= 300:
            raise refusal(response)
        return msgspec.json.decode(response.content, type=gives)

    # -- people ----------------------------------------------------------------------------

    async def come_in(self, name: str) -> Person:
        return await self.ask("POST", "/api/guests", Person, NewGuest(name))

    async def me(self) -> Person:
        return await self.ask("GET", "/api/me", Person)

    async def link(self) -> Link:
        return await self.ask("POST", "/api/me/links", Link)

    async def follow(self, code: str) -> Person:
        return await self.ask("POST", f"/api/links/{quote(code)}", Person)

    # -- tables ----------------------------------------------------------------------------

    async def health(self) -> Health:
        return await self.ask("GET", "/api/health", Health)

    async def games(self) -> Games:
        return await self.ask("GET", "/api/games", Games)

    async def library(self) -> Library:
        return await self.ask("GET", "/api/library", Library)

    async def rulings(self) -> Rulings:
        return await self.ask("GET", "/api/rulings", Rulings)

    async def tables(self) -> Tables:
        return await self.ask("GET", "/api/tables", Tables)

    async def open_table(
        self,
        game: str = "classic",
        bots: list[str] | None = None,
        clock: ClockRules | None = None,
        options: dict[str, Any] | None = None,
        **wishes: Any,
    ) -> TableInfo:
        wish = NewTable(game, options or {}, bots or [], clock=clock or ClockRules(), **wishes)
        return await self.ask("POST", "/api/tables", TableInfo, wish)

    async def table(self, table: str) -> TableInfo:
        return await self.ask("GET", f"/api/tables/{quote(table)}", TableInfo)

    async def close_table(self, table: str) -> TableInfo:
        return await self.ask("DELETE", f"/api/tables/{quote(table)}", TableInfo)

    async def sit(self, table: str) -> Place:
        return await self.ask("POST", f"/api/tables/{quote(table)}/seats", Place)

    async def put_bot(self, table: str, seat: int, bot: str) -> TableInfo:
        path = f"/api/tables/{quote(table)}/seats/{seat}/bot"
        return await self.ask("PUT", path, TableInfo, BotWish(bot))

    async def clear(self, table: str, seat: int) -> TableInfo:
        return await self.ask("DELETE", f"/api/tables/{quote(table)}/seats/{seat}", TableInfo)

    async def stand_in(self, table: str, seat: int) -> TableInfo:
        path = f"/api/tables/{quote(table)}/seats/{seat}/stand_in"
        return await self.ask("POST", path, TableInfo)

    async def start(self, table: str) -> TableInfo:
        return await self.ask("POST", f"/api/tables/{quote(table)}/start", TableInfo)

    async def rematch(
        self, table: str, keep: bool = False, pass_sheriff: bool = False
    ) -> TableInfo:
        wish = RematchWish(keep, pass_sheriff)
        return await self.ask("POST", f"/api/tables/{quote(table)}/rematch", TableInfo, wish)

    async def give_up(self, table: str) -> TableInfo:
        return await self.ask("POST", f"/api/tables/{quote(table)}/give_up", TableInfo)

    # -- records ---------------------------------------------------------------------------

    async def records(self) -> Records:
        return await self.ask("GET", "/api/records", Records)

    async def record(self, play: str) -> str:
        response = await self.http.get(f"/api/records/{quote(play)}")
        if response.status_code >= 300:
            raise refusal(response)
        return response.text

    async def replay(self, play: str, seat: int = -1) -> Replay:
        """A finished game as its table told it: to a seat, to an onlooker (-1), or open (-2)."""
        return await self.ask("GET", f"/api/records/{quote(play)}/replay?seat={seat}", Replay)

    async def replay_record(self, record: str, seat: int = -1) -> Replay:
        """The same of a record that is at hand."""
        headers = {"content-type": "text/plain; charset=utf-8"}
        path = f"/api/replays?seat={seat}"
        response = await self.http.post(path, content=record.encode(), headers=headers)
        if response.status_code >= 300:
            raise refusal(response)
        return msgspec.json.decode(response.content, type=Replay)

    # -- playing ---------------------------------------------------------------------------

    def seat(self, table: str) -> Seat:
        """A connection to a table, to be opened with `async with`."""
        parts = urlsplit(self.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        return Seat(
            f"{scheme}://{parts.netloc}{parts.path}/api/tables/{quote(table)}/socket",
            f"{COOKIE}={self.token}",
        )


def refusal(response: httpx.Response) -> ServerRefused:
    try:
        said = msgspec.json.decode(response.content, type=Refused)
    except msgspec.DecodeError:
        return ServerRefused("http_error", response.status_code, text=response.text[:200])
    return ServerRefused(said.code, response.status_code, **said.facts)
