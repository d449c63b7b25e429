"""WebSocket connections: accepting, rate limits, and an outgoing queue for each client."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sixgun.engine import SixgunError
from sixgun.protocol import Refused, User
from sixgun.server.application import Application
from sixgun.server.refusals import Refusal
from sixgun.server.security import SESSION_COOKIE, client_address, is_allowed_origin
from sixgun.server.store import StoreError
from sixgun.server.tables.subscription import encode

__all__ = ["MESSAGE_ERRORS", "REFUSED", "TOO_FAST", "TOO_SLOW", "Connection", "accept_connection"]

REFUSED: Final = 4000  # our own close codes
TOO_SLOW: Final = 4001
TOO_FAST: Final = 4002
MAX_DROPPED_MESSAGES: Final = 200  # over the rate limit, until the connection is closed
# Errors of one message, which `refuse` answers.
MESSAGE_ERRORS: Final = (SixgunError, msgspec.DecodeError, UnicodeDecodeError, RecursionError)


async def accept_connection(
    application: Application, websocket: WebSocket, kind: type[Connection]
) -> None:
    """Check origin and limits, accept the WebSocket, and serve it until it closes."""
    limits = application.settings.limits
    address = client_address(websocket, application.settings)
    if not is_allowed_origin(
        websocket, application.settings
    ) or not application.rate_limits.requests.take(address):
        await websocket.close(1008)
        return
    user = await application.users.find(websocket.cookies.get(SESSION_COOKIE, ""))
    key = user.id if user else f"{kind.anonymous_limit} {address}"
    key_limit = limits.connections_per_user if user else getattr(limits, kind.anonymous_limit)
    if not application.connections.add(key, key_limit, address):
        application.context.metrics.refused.labels("too_many_connections").inc()
        await websocket.close(1013)
        return
    application.context.metrics.connections.inc()
    try:
        await websocket.accept()
        await kind(application, websocket, user, key).serve()
    finally:
        application.context.metrics.connections.dec()
        application.connections.remove(key, address)


class Connection(ABC):
    """A WebSocket connection; subclasses handle its messages."""

    anonymous_limit = "connections_per_user"  # the limit for one address without a session

    def __init__(
        self, application: Application, websocket: WebSocket, user: User | None, key: str
    ) -> None:
        self.application = application
        self.websocket = websocket
        self.user = user
        self.person = user.id if user else ""
        self.key = key  # for rate limits: the user, or the address without a session
        self.address = client_address(websocket, application.settings)
        self.protocol = websocket.state.protocol
        self.queue: deque[bytes] = deque()
        self.queued_bytes = 0
        self.is_in_outbox = False
        self.closing = asyncio.Event()  # close when the queue is empty
        self.drained = asyncio.Event()
        self.too_slow = asyncio.Event()  # the client does not read its messages
        self.close_code = 0
        self.dropped_messages = 0
        self.has_ended = False

    async def serve(self) -> None:
        """Run until the client or the server closes the connection."""
        loop = asyncio.get_running_loop()
        self.protocol.on_writable = self.flush
        closing = loop.create_task(self.close())
        listening = loop.create_task(self.listen())
        too_slow = loop.create_task(self.too_slow.wait())
        try:
            await asyncio.wait([listening, too_slow], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.leave()
            self.close_code = self.close_code or 1000
            self.closing.set()
            if not self.too_slow.is_set():
                await asyncio.wait([closing], timeout=self.application.settings.close_timeout)
            if not closing.done():
                self.protocol.send_close_frame(self.close_code)
            self.has_ended = True
            self.queue.clear()
            self.protocol.on_writable = None
            for task in (closing, listening, too_slow):
                task.cancel()
            await asyncio.gather(closing, listening, too_slow, return_exceptions=True)
        if listening.done() and not listening.cancelled() and listening.exception():
            raise listening.exception()  # type: ignore[misc]

    async def listen(self) -> None:
        """Read and handle messages until the connection closes."""
        try:
            first = await asyncio.wait_for(
                self.receive(), self.application.settings.request_timeout
            )
            if first is None:
                return
            await self.begin(first)
        except MESSAGE_ERRORS as error:
            self.refuse(error, -1)
            self.close_code = REFUSED
            return
        except TimeoutError:
            self.close_code = REFUSED
            return
        while (data := await self.receive()) is not None:
            if self.is_within_rate_limits():
                self.dropped_messages = max(self.dropped_messages - 1, 0)
                await self.handle(data)
            elif self.dropped_messages >= MAX_DROPPED_MESSAGES:
                self.close_code = TOO_FAST
                return
            else:
                self.dropped_messages += 1
                if self.dropped_messages == 1:
                    self.refuse(Refusal("too_fast"), -1)

    def is_within_rate_limits(self) -> bool:
        """Take a token for this message from the buckets of the user and the address."""
        application = self.application
        return application.rate_limits.messages.take(
            self.key
        ) and application.rate_limits.address_messages.take(self.address)

    @abstractmethod
    async def begin(self, first: bytes | str) -> None:
        """Handle the first message; an exception refuses it and closes the connection."""

    @abstractmethod
    async def handle(self, data: bytes | str) -> None:
        """Handle a later message."""

    @abstractmethod
    def leave(self) -> None:
        """Clean up after the connection has closed."""

    async def receive(self) -> bytes | str | None:
        """The next message, or None if the connection is closing."""
        message = await self.websocket.receive()
        if message["type"] != "websocket.receive" or self.close_code:
            return None
        text: str | None = message.get("text")
        data: bytes | None = message.get("bytes")
        return text if text is not None else data

    # -- outgoing queue --------------------------------------------------------------------

    def dismiss(self) -> None:
        """Close the connection after sending the queue."""
        self.close_code = REFUSED
        self.closing.set()

    def send(self, message: bytes) -> None:
        """Queue a message; a client that reads too slowly is disconnected."""
        if self.has_ended:
            return
        limits = self.application.settings.limits
        self.queued_bytes += len(message)
        if len(self.queue) >= limits.queued_messages or self.queued_bytes > limits.queued_bytes:
            self.close_code = TOO_SLOW
            self.queue.clear()
            self.too_slow.set()
        else:
            self.queue.append(message)
            if not self.is_in_outbox:
                self.is_in_outbox = True
                self.application.outbox.add(self)

    def flush(self) -> None:
        """Send queued messages until the transport is full; the rest follows when it has room."""
        self.is_in_outbox = False
        if self.has_ended:
            return
        self.queued_bytes -= self.protocol.send_messages(self.queue)
        if not self.queue:
            self.drained.set()

    async def close(self) -> None:
        """Wait until closing is requested and the queue is empty, then close the WebSocket."""
        await self.closing.wait()
        while self.queue:
            self.drained.clear()
            await self.drained.wait()
        with suppress(RuntimeError, OSError, WebSocketDisconnect):  # the client has disconnected
            await self.websocket.close(self.close_code)

    def refuse(self, error: Exception, ply: int) -> None:
        """Send a refusal for a message."""
        if isinstance(error, StoreError):
            refused = Refused("cannot_store", {}, ply)
        elif isinstance(error, SixgunError):
            refused = Refused(error.code, error.facts, ply)
        else:
            refused = Refused("bad_message", {"reason": str(error)[:200]}, ply)
        self.application.context.metrics.refused.labels(refused.code).inc()
        self.send(encode(refused))
