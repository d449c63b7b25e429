"""The context of one HTTP request, the declaration of an endpoint, and types of responses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sixgun.engine import SPECTATOR, Viewpoint
from sixgun.protocol import TableInfo, User
from sixgun.server.application import Application
from sixgun.server.jobs import Job
from sixgun.server.refusals import Refusal
from sixgun.server.tables import Table
from sixgun.server.tournaments import TournamentService

__all__ = [
    "JUDGE",
    "PLAYER",
    "EncodedJson",
    "Endpoint",
    "File",
    "RequestContext",
    "SessionResponse",
    "Text",
]

T = TypeVar("T")

JUDGE: Final = "judge"  # authorization schemes of a tournament
PLAYER: Final = "player"
BYTES_PER_CPU_SECOND: Final = 20_000_000  # compressed and sent
TOO_MANY_REQUESTS: Final = 429


@dataclass
class RequestContext:
    """One request: its user, address, parameters and body."""

    application: Application
    user: User | None
    address: str
    path: dict[str, str]
    body: Any = None
    viewpoint: Viewpoint = SPECTATOR  # of a replay
    is_operator: bool = False
    scheme: str = ""  # of the Authorization header, lowercase
    secret: str = field(default="", repr=False)  # of the Authorization header
    query: dict[str, str] = field(default_factory=dict)  # validated query parameters

    def require_operator(self) -> None:
        """Refuse anyone but the operator.

        The operator chooses the secret, so it may be weak. An address that has tried many wrong
        secrets has to wait even with the right one; otherwise it could go on guessing.
        """
        if not self.application.settings.admin_secret:
            raise Refusal("no_such_page", 404)
        guesses = self.application.rate_limits.operator_guesses
        if self.secret and guesses.is_empty(self.address):
            raise Refusal("too_many_requests", 429)
        if not self.is_operator:
            if self.secret:
                guesses.take(self.address)
            raise Refusal("only_the_operator", 403)

    async def record(self) -> tuple[str, int]:
        """The record of a finished game and its number at the table; rate-limits wrong secrets."""
        try:
            return await self.application.records.find(
                self.path["play"], self.user, self.judge_secret, self.address
            )
        except Refusal as refusal:
            if refusal.code == "ranking_not_published" and self.judge_secret:
                limited = self.application.wrong_secret(self.address, self.judge_secret)
                raise (limited if limited.status == TOO_MANY_REQUESTS else refusal) from None
            raise

    def limit_replays(self) -> None:
        """Apply the rate limit of replays, which cost more than other requests."""
        if not self.application.rate_limits.replays.take(self.address):
            raise Refusal("too_many_requests", 429)

    async def run(self, job: Job) -> bytes:
        """Run a slow job in the worker process."""
        return await self.application.jobs.run(job, self.address)

    @property
    def me(self) -> User:
        """The user; raises a Refusal without a session."""
        if self.user is None:
            raise Refusal("who_are_you", 401)
        return self.user

    @property
    def judge_secret(self) -> str:
        """The secret of the judge that came with the request, not verified yet."""
        return self.secret if self.scheme == JUDGE else ""

    async def require_judge(self) -> TournamentService:
        """The tournament; raises a Refusal unless the request comes from its judge."""
        service = await self.service()
        if not service.is_judge(self.judge_secret):
            raise self.application.wrong_secret(self.address, self.secret)
        self.application.context.addresses.note(service.host, self.address)
        return service

    async def require_player(self) -> tuple[TournamentService, int]:
        """The tournament and the player; raises a Refusal without a valid player's secret."""
        service = await self.service()
        player = service.player_of(self.secret) if self.scheme == PLAYER else 0
        if player not in service.tournament.state.players:
            raise self.application.wrong_secret(self.address, self.secret)
        return service, player

    async def service(self) -> TournamentService:
        """The tournament of the path; raises a Refusal if the address has used its CPU time."""
        if not self.application.rate_limits.cpu_seconds.has_tokens(self.address):
            raise Refusal("too_many_requests", 429)
        return await self.application.tournament_registry.find(self.path["tournament"])

    @contextmanager
    def charge_cpu(self) -> Iterator[None]:
        """Charge the CPU time of the block to the rate limit of the address."""
        start = time.thread_time()
        try:
            yield
        finally:
            self.charge_seconds(time.thread_time() - start)

    async def run_in_thread(self, function: Callable[[], T]) -> T:
        """Run a function in a thread, and charge its CPU time to the rate limit of the address."""
        seconds = 0.0

        def run() -> T:
            nonlocal seconds
            start = time.thread_time()
            try:
                return function()
            finally:
                seconds = time.thread_time() - start

        try:
            return await asyncio.to_thread(run)
        finally:
            self.charge_seconds(seconds)

    def charge_response(self, content: bytes) -> bytes:
        """Charge the cost of compressing and sending a response to the address."""
        self.charge_seconds(len(content) / BYTES_PER_CPU_SECOND)
        return content

    def charge_seconds(self, seconds: float) -> None:
        """Charge CPU time to the rate limit of the address."""
        self.application.rate_limits.cpu_seconds.charge(self.address, seconds)

    async def table(self) -> Table:
        return await self.application.lobby.find(self.path["table"])

    def table_info(self, table: Table) -> TableInfo:
        """The table as this user sees it."""
        return table.info(table.seating.viewpoint_of(self.user.id if self.user else ""))

    @property
    def seat(self) -> int:
        return int(self.path["seat"])


@dataclass
class SessionResponse:
    """A response that also sets the session cookie."""

    payload: Any
    token: str


@dataclass
class EncodedJson:
    """A response that is already encoded as JSON."""

    content: bytes


@dataclass
class Text:
    """A plain text body, of a request or a response."""

    text: str


@dataclass
class File:
    """A file to download."""

    content: bytes
    media: str
    name: str


@dataclass(frozen=True)
class Endpoint:
    """One method of one path: its handler, types, errors and checks."""

    method: str
    path: str
    handler: Callable[[RequestContext], Awaitable[Any]]
    response_type: Any
    body_type: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()  # status codes, in addition to the common ones
    has_viewpoint: bool = False  # takes `?seat=`
    # Query parameters and their choices; the first is the default.
    query: dict[str, tuple[str, ...]] = field(default_factory=dict)
    secret: str = ""  # the authorization scheme that it needs
    # Media types of a text body, or of the files in the response.
    media: tuple[str, ...] = ("text/plain",)
    large_body: bool = False  # allows a larger body than most requests
    check: Callable[[RequestContext], None] | None = None  # runs before the body is read

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring, for the OpenAPI description."""
        return (self.handler.__doc__ or "").strip().split("\n")[0]
