"""A line to somebody: what he is sent waits in a queue, so that nobody waits for him."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sixgun.engine import SixgunError
from sixgun.protocol import Person, Refused
from sixgun.server.doors import COOKIE, address_of, is_ours
from sixgun.server.house import House
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError
from sixgun.server.tables.eyes import encode

__all__ = ["REFUSED", "TOO_FAST", "TOO_SLOW", "UNREADABLE", "Line", "admit"]

REFUSED: Final = 4000  # codes of our own for closing
TOO_SLOW: Final = 4001
TOO_FAST: Final = 4002
FORGIVEN: Final = 200  # messages too many, until the line is cut
UNREADABLE: Final = (SixgunError, msgspec.DecodeError, UnicodeDecodeError, RecursionError)


async def admit(house: House, websocket: WebSocket, kind: type[Line]) -> None:
    """One connection from its first message to its last, if there is room for it."""
    limits = house.settings.limits
    address = address_of(websocket, house.settings)
    if not is_ours(websocket, house.settings) or not house.requests.take(address):
        await websocket.close(1008)
        return
    person = await house.people.find(websocket.cookies.get(COOKIE, ""))
    key = person.id if person else f"{kind.strangers} {address}"
    most = limits.connections_a_person if person else getattr(limits, kind.strangers)
    open_now = house.connections.get(key, 0)
    crowded = sum(house.connections.values()) >= limits.connections
    if open_now >= most or crowded:
        await websocket.close(1013)
        return
    house.connections[key] = open_now + 1
    house.services.metrics.connections.inc()
    try:
        await websocket.accept()
        await kind(house, websocket, person, key).serve()
    finally:
        house.services.metrics.connections.dec()
        house.connections[key] -= 1
        if not house.connections[key]:
            del house.connections[key]


class Line(ABC):
    """One connection, whatever it is about."""

    strangers = "connections_a_person"  # the limit for those of one address without a cookie

    def __init__(self, house: House, websocket: WebSocket, person: Person | None, key: str) -> None:
        self.house = house
        self.websocket = websocket
        self.who = person
        self.person = person.id if person else ""
        self.key = key  # of its limits
        self.address = address_of(websocket, house.settings)
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.something = asyncio.Event()
        self.cut = asyncio.Event()  # it does not take what it is sent
        self.close_code = 0
        self.too_many = 0

    async def serve(self) -> None:
        """Until either side has enough."""
        loop = asyncio.get_running_loop()
        sending = loop.create_task(self.send_all())
        listening = loop.create_task(self.listen())
        cut = loop.create_task(self.cut.wait())
        try:
            await asyncio.wait([listening, cut], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.leave()
            self.close_code = self.close_code or 1000
            self.something.set()
            if not self.cut.is_set():
                await asyncio.wait([sending], timeout=self.house.settings.last_words)
            if not sending.done():
                self.websocket.state.wire.hang_up(self.close_code)
            for task in (sending, listening, cut):
                task.cancel()
            await asyncio.gather(sending, listening, cut, return_exceptions=True)
        if listening.done() and not listening.cancelled() and listening.exception():
            raise listening.exception()  # type: ignore[misc]

    async def listen(self) -> None:
        try:
            first = await asyncio.wait_for(self.receive(), self.house.settings.first_word)
            if first is None:
                return
            await self.begin(first)
        except UNREADABLE as error:
            self.refuse(error, -1)
            self.close_code = REFUSED
            return
        except TimeoutError:
            self.close_code = REFUSED
            return
        while (data := await self.receive()) is not None:
            if self.house.messages.take(self.key):
                self.too_many = max(self.too_many - 1, 0)
                await self.handle(data)
            elif self.too_many >= FORGIVEN:
                self.close_code = TOO_FAST
                return
            else:
                self.too_many += 1
                if self.too_many == 1:
                    self.refuse(Refusal("too_fast"), -1)

    @abstractmethod
    async def begin(self, first: bytes | str) -> None:
        """The first message: what it is about. What is raised here ends it."""

    @abstractmethod
    async def handle(self, data: bytes | str) -> None:
        """Every message after that."""

    @abstractmethod
    def leave(self) -> None:
        """It has ended."""

    async def receive(self) -> bytes | str | None:
        """The next message; None when there is none any more."""
        message = await self.websocket.receive()
        if message["type"] != "websocket.receive" or self.close_code:
            return None
        text: str | None = message.get("text")
        data: bytes | None = message.get("bytes")
        return text if text is not None else data

    # -- out -------------------------------------------------------------------------------

    def dismiss(self) -> None:
        """Nothing more, after what waits already."""
        self.close_code = REFUSED
        self.something.set()

    def send(self, message: bytes) -> None:
        limits = self.house.settings.limits
        self.waiting_bytes += len(message)
        if len(self.waiting) >= limits.waiting or self.waiting_bytes > limits.waiting_bytes:
            self.close_code = TOO_SLOW
            self.waiting.clear()
            self.cut.set()
        else:
            self.waiting.append(message)
            self.something.set()

    async def send_all(self) -> None:
        try:
            while True:
                while self.waiting:
                    message = self.waiting.popleft()
                    await self.websocket.send_text(message.decode())
                    self.waiting_bytes -= len(message)
                if self.close_code:
                    await self.websocket.close(self.close_code)
                    return
                self.something.clear()
                await self.something.wait()
        except (RuntimeError, OSError, WebSocketDisconnect):
            return  # the other side has gone; what it missed it gets when it comes back

    def refuse(self, error: Exception, ply: int) -> None:
        if isinstance(error, StoreError):
            answer = Refused("cannot_store", {}, ply)
        elif isinstance(error, SixgunError):
            answer = Refused(error.code, error.facts, ply)
        else:
            answer = Refused("bad_message", {"reason": str(error)[:200]}, ply)
        self.house.services.metrics.refused.labels(answer.code).inc()
        self.send(encode(answer))
