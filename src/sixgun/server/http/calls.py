"""One request, whoever makes it: what comes with it, and what may come back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from sixgun.protocol import Person, TableInfo
from sixgun.server.house import House
from sixgun.server.refusals import Refusal
from sixgun.server.tables import Table
from sixgun.server.tables.match import ONLOOKER
from sixgun.server.tournaments import Desk

__all__ = ["JUDGE", "PLAYER", "Call", "Endpoint", "File", "Text", "WithToken"]

JUDGE: Final = "judge"  # schemes of the secrets of a tournament
PLAYER: Final = "player"


@dataclass
class Call:
    """One request: who asks, what for."""

    house: House
    person: Person | None
    address: str
    path: dict[str, str]
    body: Any = None
    eyes: int = ONLOOKER  # through which a game is looked at
    is_operator: bool = False
    scheme: str = ""  # of the secret that came along, as in "Judge SECRET" ...
    secret: str = field(default="", repr=False)  # ... and the secret
    query: dict[str, str] = field(default_factory=dict)  # what stands behind the ? of the address

    def must_be_operator(self) -> None:
        """Without a secret there is no operator, and nothing here for him."""
        if not self.house.settings.admin_secret:
            raise Refusal("no_such_page", 404)
        if not self.is_operator:
            raise Refusal("only_the_operator", 403)

    def wish_for_replay(self) -> None:
        """It costs more than other requests."""
        if not self.house.replay_wishes.take(self.address):
            raise Refusal("too_many_requests", 429)

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Refusal("who_are_you", 401)
        return self.person

    @property
    def judge(self) -> str:
        """The secret of whoever says that he is a judge."""
        return self.secret if self.scheme == JUDGE else ""

    async def judged(self) -> Desk:
        """The tournament, if the judge asks."""
        desk = await self.desk()
        if not desk.is_judge(self.judge):
            raise self.house.wrong_secret(self.address, self.secret)
        self.house.services.origins.note(desk.host, self.address)
        return desk

    async def played(self) -> tuple[Desk, int]:
        """The tournament, and which of its players asks."""
        desk = await self.desk()
        player = desk.player_of(self.secret) if self.scheme == PLAYER else 0
        if player not in desk.made.state.players:
            raise self.house.wrong_secret(self.address, self.secret)
        return desk, player

    async def desk(self) -> Desk:
        return await self.house.desks.find(self.path["tournament"])

    async def table(self) -> Table:
        return await self.house.lobby.find(self.path["table"])

    def sees(self, table: Table) -> TableInfo:
        """The table, as whoever asks sees it."""
        return table.info(table.seat_of(self.person.id if self.person else ""))

    @property
    def seat(self) -> int:
        return int(self.path["seat"])


@dataclass
class WithToken:
    """An answer that gives a browser its secret."""

    answer: Any
    token: str


@dataclass
class Text:
    text: str


@dataclass
class File:
    """Something to be kept or printed."""

    content: bytes
    media: str
    name: str


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    gives: Any
    takes: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()  # besides those that every request may get
    has_eyes: bool = False  # `?seat=` says from where a game is looked at
    query: dict[str, tuple[str, ...]] = field(default_factory=dict)  # what may; the first is usual
    secret: str = ""  # the scheme of the secret that it needs
    media: tuple[str, ...] = ("text/plain",)  # of a text that it takes, or of files that it gives
    is_long: bool = False  # what it takes may be longer than most messages
    check: Callable[[Call], None] | None = None  # who may, before what it takes is read

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().split("\n")[0]
