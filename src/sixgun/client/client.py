"""The lobby of a server, from outside."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from sixgun.client.seat import Seat
from sixgun.client.tournament import Entrant, Judge
from sixgun.client.watching import Watch
from sixgun.engine import SixgunError
from sixgun.protocol import (
    VERSION,
    Attend,
    BotWish,
    ClockRules,
    Games,
    HallView,
    Health,
    Library,
    Link,
    NewGuest,
    NewTable,
    NewTournament,
    Person,
    Place,
    Records,
    Refused,
    RematchWish,
    Replay,
    Rulings,
    TableInfo,
    Tables,
    TournamentOpened,
    Tournaments,
)

__all__ = ["Client", "ServerRefused"]

T = TypeVar("T")
COOKIE = "sixgun"
JSON = "application/json"
PLAIN = "text/plain; charset=utf-8"
JUDGE = "Judge"  # the name of one who has told none
KEPT_OPEN = 3.0  # seconds; the server closes an idle connection after five


class ServerRefused(SixgunError):
    """The server has said no: its code, its facts, and the status of the answer. If no answer came
    at all, the code is `no_server`, the status 0."""

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
            limits=httpx.Limits(keepalive_expiry=KEPT_OPEN),
            trust_env=False,
            event_hooks={"request": [self.show_token], "response": [self.keep_token]},
        )

    async def show_token(self, request: httpx.Request) -> None:
        request.headers["cookie"] = self.cookie

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
        """The connections; one is still the same person with the same `token`."""
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, gives: type[T], body: Any = None, secret: str = ""
    ) -> T:
        """Any request; the answer is read as a type of the protocol."""
        content = None if body is None else msgspec.json.encode(body)
        response = await self.send(method, path, content, JSON, secret)
        return msgspec.json.decode(response.content, type=gives)

    async def send(
        self,
        method: str,
        path: str,
        content: bytes | None = None,
        kind: str = "",
        secret: str = "",
    ) -> httpx.Response:
        """A request as it is, with a content of some kind, and with a secret like "Judge ...";
        raises ServerRefused."""
        headers = {} if content is None else {"content-type": kind}
        if secret:
            headers["authorization"] = secret
        try:
            response = await self.http.request(method, path, content=content, headers=headers)
        except httpx.TransportError as error:
            raise ServerRefused("no_server", 0, reason=repr(error)[:200]) from error
        if response.status_code >= 300:
            raise refusal(response)
        return response

    # -- people ----------------------------------------------------------------------------

    async def come_in(self, name: str) -> Person:
        """Be a guest; whoever is one already gets another name."""
        return await self.ask("POST", "/api/guests", Person, NewGuest(name))

    async def me(self) -> Person:
        """Who one is."""
        return await self.ask("GET", "/api/me", Person)

    async def link(self) -> Link:
        """A code with which another device is the same person, once."""
        return await self.ask("POST", "/api/me/links", Link)

    async def follow(self, code: str) -> Person:
        """Be the person who has made the link, whoever one was before."""
        return await self.ask("POST", f"/api/links/{quote(code)}", Person)

    # -- tables ----------------------------------------------------------------------------

    async def health(self) -> Health:
        """Whether the server is well."""
        return await self.ask("GET", "/api/health", Health)

    async def games(self) -> Games:
        """What can be played, with all that can be chosen, and the levels of bots."""
        return await self.ask("GET", "/api/games", Games)

    async def library(self) -> Library:
        """All that is printed."""
        return await self.ask("GET", "/api/library", Library)

    async def rulings(self) -> Rulings:
        """The rulebook, number by number."""
        return await self.ask("GET", "/api/rulings", Rulings)

    async def tables(self) -> Tables:
        """Public tables that gather, and one's own."""
        return await self.ask("GET", "/api/tables", Tables)

    async def open_table(
        self,
        game: str = "classic",
        bots: list[str] | None = None,
        clock: ClockRules | None = None,
        options: dict[str, Any] | None = None,
        **wishes: Any,
    ) -> TableInfo:
        """Be the host of a new one; `wishes` are further fields of `NewTable`."""
        wish = NewTable(game, options or {}, bots or [], clock=clock or ClockRules(), **wishes)
        return await self.ask("POST", "/api/tables", TableInfo, wish)

    async def table(self, table: str) -> TableInfo:
        """A table by its id."""
        return await self.ask("GET", f"/api/tables/{quote(table)}", TableInfo)

    async def close_table(self, table: str) -> TableInfo:
        """For good; only the host may, and not during a game."""
        return await self.ask("DELETE", f"/api/tables/{quote(table)}", TableInfo)

    async def sit(self, table: str) -> Place:
        """Take the first free seat."""
        return await self.ask("POST", f"/api/tables/{quote(table)}/seats", Place)

    async def put_bot(self, table: str, seat: int, bot: str) -> TableInfo:
        """As the host: have a bot sit there."""
        path = f"/api/tables/{quote(table)}/seats/{seat}/bot"
        return await self.ask("PUT", path, TableInfo, BotWish(bot))

    async def clear(self, table: str, seat: int) -> TableInfo:
        """Leave one's own seat; as the host clear another one before a game."""
        return await self.ask("DELETE", f"/api/tables/{quote(table)}/seats/{seat}", TableInfo)

    async def stand_in(self, table: str, seat: int) -> TableInfo:
        """Have a bot play there until its player comes back."""
        path = f"/api/tables/{quote(table)}/seats/{seat}/stand_in"
        return await self.ask("POST", path, TableInfo)

    async def start(self, table: str) -> TableInfo:
        """As the host: the first game, when all seats are taken."""
        return await self.ask("POST", f"/api/tables/{quote(table)}/start", TableInfo)

    async def rematch(
        self, table: str, keep: bool = False, pass_sheriff: bool = False
    ) -> TableInfo:
        """As the host: the next game at the table. Survivors may keep their characters, and the
        Sheriff's role may go round."""
        wish = RematchWish(keep, pass_sheriff)
        return await self.ask("POST", f"/api/tables/{quote(table)}/rematch", TableInfo, wish)

    async def give_up(self, table: str) -> TableInfo:
        """Leave a running game for good."""
        return await self.ask("POST", f"/api/tables/{quote(table)}/give_up", TableInfo)

    # -- records ---------------------------------------------------------------------------

    async def records(self) -> Records:
        """The games that one has finished."""
        return await self.ask("GET", "/api/records", Records)

    async def record(self, play: str) -> str:
        """The record of a finished game, as text."""
        return (await self.send("GET", f"/api/records/{quote(play)}")).text

    async def replay(self, play: str, seat: int = -1) -> Replay:
        """A finished game as its table told it: to a seat, to an onlooker (-1), or open (-2)."""
        return await self.ask("GET", f"/api/records/{quote(play)}/replay?seat={seat}", Replay)

    async def replay_record(self, record: str, seat: int = -1) -> Replay:
        """The same of a record that is at hand."""
        path = f"/api/replays?seat={seat}"
        response = await self.send("POST", path, record.encode(), PLAIN)
        return msgspec.json.decode(response.content, type=Replay)

    # -- tournaments -----------------------------------------------------------------------

    async def tournaments(self) -> Tournaments:
        """The latest of all."""
        return await self.ask("GET", "/api/tournaments", Tournaments)

    async def open_tournament(self, name: str, **wishes: Any) -> Judge:
        """Be the judge of a new one; `wishes` are further fields of `NewTournament`. Who has not
        come in yet does so as the judge."""
        await self.come_in_as_judge()
        wish = NewTournament(name, **wishes)
        opened = await self.ask("POST", "/api/tournaments", TournamentOpened, wish)
        return self.judge(opened.id, opened.judge)

    async def come_in_as_judge(self) -> None:
        if not self.token:
            await self.come_in(JUDGE)

    async def import_tournament(self, log: str) -> Judge:
        """Go on with one from its log; who has not come in yet does so as the judge."""
        await self.come_in_as_judge()
        path = "/api/tournaments/import"
        response = await self.send("POST", path, log.encode(), PLAIN)
        opened = msgspec.json.decode(response.content, type=TournamentOpened)
        return self.judge(opened.id, opened.judge)

    async def hall(self, tournament: str) -> HallView:
        """What everybody may see of one."""
        return await self.ask("GET", f"/api/tournaments/{quote(tournament)}", HallView)

    def watch(self, tournament: str) -> Watch:
        """The same again whenever something has changed, with `async with`."""
        return Watch(self, tournament, Attend(VERSION))

    def judge(self, tournament: str, secret: str) -> Judge:
        """With the secret of the judge's link."""
        return Judge(self, tournament, secret)

    def entrant(self, tournament: str, code: str) -> Entrant:
        """With the code of a player's link."""
        return Entrant(self, tournament, code)

    # -- playing ---------------------------------------------------------------------------

    def seat(self, table: str) -> Seat:
        """A connection to a table, to be opened with `async with`."""
        return Seat(self.socket(f"/api/tables/{quote(table)}/socket"), self.cookie)

    def socket(self, path: str) -> str:
        """The address of one."""
        parts = urlsplit(self.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        return f"{scheme}://{parts.netloc}{parts.path}{path}"

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.token}" if self.token else ""


def refusal(response: httpx.Response) -> ServerRefused:
    try:
        said = msgspec.json.decode(response.content, type=Refused)
    except msgspec.DecodeError:
        return ServerRefused("http_error", response.status_code, text=response.text[:200])
    return ServerRefused(said.code, response.status_code, **said.facts)
