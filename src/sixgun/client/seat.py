"""A seat at a table, over the wire: the view is kept up to date by what the server tells."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sixgun.protocol import (
    VERSION,
    Asked,
    AskHint,
    AskWhy,
    ComeBack,
    Events,
    GameDealt,
    Hello,
    MakeMove,
    MoreTime,
    Ping,
    Proof,
    Say,
    ServerMessage,
    TableChanged,
    TableInfo,
    View,
    Welcome,
)

__all__ = ["Ended", "Seat"]

decode = msgspec.json.Decoder(ServerMessage).decode
encode = msgspec.json.encode

LARGEST: Final = 2**22  # bytes of a message
NO_ANSWER: Final = 1006  # the code of a connection that has ended without a word


class Ended(Exception):
    """The connection is closed; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Seat:
    """Read messages with `next` (or `async for`); the newest view is always in `view`. After a
    break open it again: it goes on where it was."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = address
        self.cookie = cookie
        self.wire: ClientConnection | None = None
        self.seat = -1
        self.table: TableInfo | None = None
        self.game: GameDealt | None = None
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []  # all that was told of this game
        self.asked: Asked | None = None
        self.proof = ""  # the record, when the game is over

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and say how much is known already."""
        await self.close()
        try:
            self.wire = await connect(
                self.address,
                additional_headers={"cookie": self.cookie},
                compression=None,
                proxy=None,
                max_size=LARGEST,
            )
        except (WebSocketException, EOFError, OSError, TimeoutError) as error:
            raise Ended(NO_ANSWER) from error
        play = self.game.play if self.game else ""
        await self.send(Hello(VERSION, play, len(self.events)))

    async def close(self) -> None:
        if self.wire is not None:
            await self.wire.close()
            self.wire = None

    # -- saying ----------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        assert self.wire is not None
        try:
            await self.wire.send(encode(message).decode())
        except ConnectionClosed as closed:
            raise Ended(closed.rcvd.code if closed.rcvd else NO_ANSWER) from closed

    async def move(self, move: str, ply: int | None = None) -> None:
        """Answer the decision that stands, or another one."""
        if ply is None:
            assert self.asked is not None
            ply = self.asked.ply
        await self.send(MakeMove(ply, move))

    async def say(self, text: str) -> None:
        await self.send(Say(text))

    async def ask_why(self, ply: int, move: str) -> None:
        await self.send(AskWhy(ply, move))

    async def ask_hint(self, ply: int) -> None:
        await self.send(AskHint(ply))

    async def more_time(self, ply: int) -> None:
        await self.send(MoreTime(ply))

    async def come_back(self) -> None:
        await self.send(ComeBack())

    async def ping(self, n: int = 0) -> None:
        await self.send(Ping(n))

    # -- hearing ---------------------------------------------------------------------------

    async def next(self) -> Any:
        """The next message, after it was taken into account."""
        assert self.wire is not None
        try:
            message = decode(await self.wire.recv())
        except ConnectionClosed as closed:
            raise Ended(closed.rcvd.code if closed.rcvd else NO_ANSWER) from closed
        self.take(message)
        return message

    async def __aiter__(self) -> AsyncIterator[Any]:
        """All messages until the connection ends."""
        while True:
            try:
                yield await self.next()
            except Ended:
                return

    @property
    def mine(self) -> Asked | None:
        """The decision that stands, if it is this seat's."""
        return self.asked if self.asked is not None and self.asked.moves else None

    def take(self, message: Any) -> None:
        if isinstance(message, (Welcome, TableChanged)):
            self.seat, self.table = message.seat, message.table
        elif isinstance(message, GameDealt):
            if self.game is None or self.game.play != message.play:
                self.events, self.proof = [], ""
            self.game = message
        elif isinstance(message, View):
            self.events = self.events[: message.told] + message.events
            self.view, self.asked = message.view, message.asked
        elif isinstance(message, Events):
            self.events += message.events
            self.view = {**self.view, **message.changes}
            self.asked = message.asked
        elif isinstance(message, Proof):
            self.proof = message.record
