"""A seat at a table over a WebSocket: server messages keep its view up to date."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sixgun.protocol import (
    VERSION,
    AskHint,
    AskWhy,
    ComeBack,
    Events,
    GameDealt,
    GameProof,
    Hello,
    Hurry,
    MakeMove,
    MoreTime,
    PendingDecision,
    Ping,
    Say,
    ServerMessage,
    TableChanged,
    TableInfo,
    ViewMessage,
    Welcome,
)

__all__ = ["ConnectionEnded", "Seat", "connection_ended", "open_socket"]

decode = msgspec.json.Decoder(ServerMessage).decode
encode = msgspec.json.encode

LARGEST: Final = 2**22  # bytes of a message
FOR_GOOD: Final = (1009, 4000, 4002)
FIRST_PAUSE: Final = 0.1  # seconds, then twice as long each time ...
LONGEST_PAUSE: Final = 5.0  # ... but no longer than this
NO_ANSWER: Final = 1006  # the code of a connection that ended without a close message


class ConnectionEnded(Exception):
    """The connection is closed; `code` says why, 1006 without a close message."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code

    @property
    def is_final(self) -> bool:
        """True if reconnecting with the same identity would fail again."""
        return self.code in FOR_GOOD


async def open_socket(address: str, cookie: str) -> ClientConnection:
    """Open a WebSocket with this cookie."""
    try:
        return await connect(
            address,
            additional_headers={"cookie": cookie},
            compression=None,
            proxy=None,
            max_size=LARGEST,
        )
    except (WebSocketException, EOFError, OSError, TimeoutError) as error:
        raise ConnectionEnded(NO_ANSWER) from error


def connection_ended(closed: ConnectionClosed) -> ConnectionEnded:
    return ConnectionEnded(closed.rcvd.code if closed.rcvd else NO_ANSWER)


class Seat:
    """Read messages with `next` (or `async for`); the newest view is always in `view`. After a
    disconnect, `reopen` resumes the game."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = address
        self.cookie = cookie
        self.connection: ClientConnection | None = None
        self.seat = -1
        self.table: TableInfo | None = None
        self.game: GameDealt | None = None
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []  # all events of this game so far
        self.asked: PendingDecision | None = None
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
        """Connect, and send how many events are already known."""
        await self.close()
        self.connection = await open_socket(self.address, self.cookie)
        play = self.game.play if self.game else ""
        await self.send(Hello(VERSION, play, len(self.events)))

    async def reopen(self, seconds: float = 60.0) -> None:
        """After a disconnect: retry for this long, with growing pauses. Raises ConnectionEnded if
        it fails."""
        loop = asyncio.get_running_loop()
        last, pause = loop.time() + seconds, FIRST_PAUSE
        while True:
            try:
                await self.open()
            except ConnectionEnded:
                if loop.time() + pause > last:
                    raise
            else:
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        """Close the connection; it can be reopened, nothing is lost."""
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    # -- sending ---------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """Send any message of the protocol."""
        assert self.connection is not None
        try:
            await self.connection.send(encode(message).decode())
        except ConnectionClosed as closed:
            raise connection_ended(closed) from closed

    async def move(self, move: str, ply: int | None = None) -> None:
        """Answer the current decision, or another one."""
        if ply is None:
            assert self.asked is not None
            ply = self.asked.ply
        await self.send(MakeMove(ply, move))

    async def say(self, text: str) -> None:
        """Send a line of chat."""
        await self.send(Say(text))

    async def ask_why(self, ply: int, move: str) -> None:
        """Ask why a move is not legal; the answer is a `Why`."""
        await self.send(AskWhy(ply, move))

    async def ask_hint(self, ply: int) -> None:
        """Ask for the marshal bot's move; the answer is a `Hint`."""
        await self.send(AskHint(ply))

    async def more_time(self, ply: int) -> None:
        """Ask for more time for this decision; all players get a `ClockState`."""
        await self.send(MoreTime(ply))

    async def come_back(self) -> None:
        """Take the seat back from the substitute bot."""
        await self.send(ComeBack())

    async def hurry(self) -> None:
        """If only bots are left, let them play to the end without pauses."""
        await self.send(Hurry())

    async def ping(self, n: int = 0) -> None:
        """Send a ping; the answer is a `Pong`."""
        await self.send(Ping(n))

    # -- receiving -------------------------------------------------------------------------

    async def next(self) -> Any:
        """The next message, after it has updated the view."""
        assert self.connection is not None
        try:
            message = decode(await self.connection.recv())
        except ConnectionClosed as closed:
            raise connection_ended(closed) from closed
        self.update(message)
        return message

    async def __aiter__(self) -> AsyncIterator[Any]:
        """All messages until the connection ends."""
        while True:
            try:
                yield await self.next()
            except ConnectionEnded:
                return

    @property
    def my_decision(self) -> PendingDecision | None:
        """The current decision, if it is this seat's."""
        return self.asked if self.asked is not None and self.asked.moves else None

    def update(self, message: Any) -> None:
        """Apply a message to the view."""
        if isinstance(message, (Welcome, TableChanged)):
            self.seat, self.table = message.seat, message.table
        elif isinstance(message, GameDealt):
            if self.game is None or self.game.play != message.play:
                self.events, self.proof = [], ""
            self.game = message
        elif isinstance(message, ViewMessage):
            self.events = self.events[: message.told] + message.events
            self.view, self.asked = message.view, message.asked
        elif isinstance(message, Events):
            self.events += message.events
            self.view = {**self.view, **message.changes}
            self.asked = message.asked
        elif isinstance(message, GameProof):
            self.proof = message.record
