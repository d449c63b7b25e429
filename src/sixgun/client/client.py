"""The HTTP client of a server's lobby."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from sixgun.client.seat_connection import Seat
from sixgun.client.tournament_clients import JudgeClient, PlayerClient
from sixgun.client.tournament_subscription import TournamentSubscription
from sixgun.engine import SixgunError
from sixgun.protocol import (
    VERSION,
    Attend,
    ClockRules,
    GameList,
    HallView,
    Health,
    Library,
    LoginLink,
    NewGuest,
    NewTable,
    NewTournament,
    RecordList,
    Refused,
    RematchRequest,
    Replay,
    RulingList,
    SeatBotRequest,
    TableInfo,
    TableList,
    TakenSeat,
    TournamentList,
    TournamentOpened,
    User,
)

__all__ = ["Client", "ServerRefused"]

T = TypeVar("T")
COOKIE = "sixgun"
JSON = "application/json"
PLAIN = "text/plain; charset=utf-8"
JUDGE = "Judge"  # the default name of a judge
KEEP_ALIVE = 3.0  # seconds; the server closes an idle connection after five


class ServerRefused(SixgunError):
    """The server refused a request: its code, its facts, and the HTTP status. If there was no
    response, the code is `no_server` and the status 0."""

    def __init__(self, code: str, status: int, **facts: int | str) -> None:
        super().__init__(code, **facts)
        self.status = status


class Client:
    """A user of a server. `token` is the secret of a browser; it identifies the same user again."""

    def __init__(self, address: str, token: str = "", timeout: float = 10.0) -> None:
        self.address = address.rstrip("/") if "://" in address else f"http://{address}"
        self.token = token
        self.http = httpx.AsyncClient(
            base_url=self.address,
            timeout=timeout,
            limits=httpx.Limits(keepalive_expiry=KEEP_ALIVE),
            trust_env=False,
            event_hooks={"request": [self.add_cookie], "response": [self.store_token]},
        )

    async def add_cookie(self, request: httpx.Request) -> None:
        request.headers["cookie"] = self.cookie

    async def store_token(self, response: httpx.Response) -> None:
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
        """Close the connections; the `token` still identifies the same user."""
        await self.http.aclose()

    async def request(
        self, method: str, path: str, response_type: type[T], body: Any = None, secret: str = ""
    ) -> T:
        """Send a request and parse the response as a type of the protocol."""
        content = None if body is None else msgspec.json.encode(body)
        response = await self.send(method, path, content, JSON, secret)
        return msgspec.json.decode(response.content, type=response_type)

    async def send(
        self,
        method: str,
        path: str,
        content: bytes | None = None,
        content_type: str = "",
        secret: str = "",
    ) -> httpx.Response:
        """Send a raw request with any content type, and with a secret like "Judge ..."; raises
        ServerRefused."""
        headers = {} if content is None else {"content-type": content_type}
        if secret:
            headers["authorization"] = secret
        try:
            response = await self.http.request(method, path, content=content, headers=headers)
        except httpx.TransportError as error:
            raise ServerRefused("no_server", 0, reason=repr(error)[:200]) from error
        if response.status_code >= 300:
            raise parse_refusal(response)
        return response

    # -- users -----------------------------------------------------------------------------

    async def create_guest(self, name: str) -> User:
        """Become a guest; an existing guest gets a new name."""
        return await self.request("POST", "/api/guests", User, NewGuest(name))

    async def me(self) -> User:
        """The current user."""
        return await self.request("GET", "/api/me", User)

    async def create_link(self) -> LoginLink:
        """A code that lets another device use the same identity, once."""
        return await self.request("POST", "/api/me/links", LoginLink)

    async def use_link(self, code: str) -> User:
        """Become the user who made the link."""
        return await self.request("POST", f"/api/links/{quote(code)}", User)

    # -- tables ----------------------------------------------------------------------------

    async def health(self) -> Health:
        """The health of the server: version, build, load."""
        return await self.request("GET", "/api/health", Health)

    async def games(self) -> GameList:
        """The games, with their options and the levels of bots."""
        return await self.request("GET", "/api/games", GameList)

    async def library(self) -> Library:
        """Everything printed on the cards."""
        return await self.request("GET", "/api/library", Library)

    async def rulings(self) -> RulingList:
        """The rulebook, ruling by ruling."""
        return await self.request("GET", "/api/rulings", RulingList)

    async def tables(self) -> TableList:
        """The public tables that are gathering, and your own."""
        return await self.request("GET", "/api/tables", TableList)

    async def open_table(
        self,
        game: str = "classic",
        bots: list[str] | None = None,
        clock: ClockRules | None = None,
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> TableInfo:
        """Open a new table as its host; `settings` holds more fields of `NewTable`."""
        new_table = NewTable(
            game, options or {}, bots or [], clock=clock or ClockRules(), **settings
        )
        return await self.request("POST", "/api/tables", TableInfo, new_table)

    async def table(self, table: str) -> TableInfo:
        """A table by its id."""
        return await self.request("GET", f"/api/tables/{quote(table)}", TableInfo)

    async def close_table(self, table: str) -> TableInfo:
        """Close a table for good; only the host may, and not during a game."""
        return await self.request("DELETE", f"/api/tables/{quote(table)}", TableInfo)

    async def take_seat(self, table: str) -> TakenSeat:
        """Take the first free seat."""
        return await self.request("POST", f"/api/tables/{quote(table)}/seats", TakenSeat)

    async def seat_bot(self, table: str, seat: int, bot: str) -> TableInfo:
        """As the host, seat a bot."""
        path = f"/api/tables/{quote(table)}/seats/{seat}/bot"
        return await self.request("PUT", path, TableInfo, SeatBotRequest(bot))

    async def clear_seat(self, table: str, seat: int) -> TableInfo:
        """Leave your own seat; as the host, clear another one before a game."""
        return await self.request("DELETE", f"/api/tables/{quote(table)}/seats/{seat}", TableInfo)

    async def substitute_bot(self, table: str, seat: int) -> TableInfo:
        """Let a bot play there until its player comes back."""
        path = f"/api/tables/{quote(table)}/seats/{seat}/stand_in"
        return await self.request("POST", path, TableInfo)

    async def start_game(self, table: str) -> TableInfo:
        """As the host, start the first game when all seats are taken."""
        return await self.request("POST", f"/api/tables/{quote(table)}/start", TableInfo)

    async def rematch(
        self, table: str, keep: bool = False, pass_sheriff: bool = False
    ) -> TableInfo:
        """As the host, start the next game at the table. Survivors may keep their characters, and
        the Sheriff's role may move on."""
        body = RematchRequest(keep, pass_sheriff)
        return await self.request("POST", f"/api/tables/{quote(table)}/rematch", TableInfo, body)

    async def give_up(self, table: str) -> TableInfo:
        """Leave a running game for good."""
        return await self.request("POST", f"/api/tables/{quote(table)}/give_up", TableInfo)

    # -- records ---------------------------------------------------------------------------

    async def records(self) -> RecordList:
        """The games that you have finished."""
        return await self.request("GET", "/api/records", RecordList)

    async def record(self, play: str) -> str:
        """The record of a finished game, as text."""
        return (await self.send("GET", f"/api/records/{quote(play)}")).text

    async def replay(self, play: str, seat: int = -1) -> Replay:
        """A finished game as its table broadcast it: to a seat, to a spectator (-1), or open
        (-2)."""
        return await self.request("GET", f"/api/records/{quote(play)}/replay?seat={seat}", Replay)

    async def replay_record(self, record: str, seat: int = -1) -> Replay:
        """The same for a local record."""
        path = f"/api/replays?seat={seat}"
        response = await self.send("POST", path, record.encode(), PLAIN)
        return msgspec.json.decode(response.content, type=Replay)

    # -- tournaments -----------------------------------------------------------------------

    async def tournaments(self) -> TournamentList:
        """The latest tournaments."""
        return await self.request("GET", "/api/tournaments", TournamentList)

    async def open_tournament(self, name: str, **settings: Any) -> JudgeClient:
        """Open a new tournament as its judge; `settings` holds more fields of `NewTournament`.
        Without a user yet, it creates one named Judge."""
        await self.create_judge_guest()
        new_tournament = NewTournament(name, **settings)
        opened = await self.request("POST", "/api/tournaments", TournamentOpened, new_tournament)
        return self.judge(opened.id, opened.judge)

    async def create_judge_guest(self) -> None:
        if not self.token:
            await self.create_guest(JUDGE)

    async def import_tournament(self, log: str) -> JudgeClient:
        """Continue a tournament from its log. Without a user yet, it creates one named Judge."""
        await self.create_judge_guest()
        path = "/api/tournaments/import"
        response = await self.send("POST", path, log.encode(), PLAIN)
        opened = msgspec.json.decode(response.content, type=TournamentOpened)
        return self.judge(opened.id, opened.judge)

    async def tournament(self, tournament: str) -> HallView:
        """The public view of a tournament."""
        return await self.request("GET", f"/api/tournaments/{quote(tournament)}", HallView)

    def watch_tournament(self, tournament: str) -> TournamentSubscription:
        """The public view, updated on every change; use `async with`."""
        return TournamentSubscription(self, tournament, Attend(VERSION))

    def judge(self, tournament: str, secret: str) -> JudgeClient:
        """The judge's client, with the secret of the judge's link."""
        return JudgeClient(self, tournament, secret)

    def player(self, tournament: str, code: str) -> PlayerClient:
        """A player's client, with the code of their link."""
        return PlayerClient(self, tournament, code)

    # -- playing ---------------------------------------------------------------------------

    def seat(self, table: str) -> Seat:
        """A connection to a table; use `async with`."""
        return Seat(self.socket_url(f"/api/tables/{quote(table)}/socket"), self.cookie)

    def socket_url(self, path: str) -> str:
        """The WebSocket URL of a path."""
        parts = urlsplit(self.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        return f"{scheme}://{parts.netloc}{parts.path}{path}"

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.token}" if self.token else ""


def parse_refusal(response: httpx.Response) -> ServerRefused:
    try:
        refused = msgspec.json.decode(response.content, type=Refused)
    except msgspec.DecodeError:
        return ServerRefused("http_error", response.status_code, text=response.text[:200])
    return ServerRefused(refused.code, response.status_code, **refused.facts)
