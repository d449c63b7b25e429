"""Uvicorn protocols for HTTP and WebSocket with timeouts and a fair share of reading time."""

from __future__ import annotations

import asyncio
import socket
import struct
import weakref
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import h11
import uvicorn
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame

from sixgun.server.read_scheduler import ReadScheduler
from sixgun.server.request_errors import RequestErrors
from sixgun.server.security import client_address
from sixgun.server.settings import Settings

__all__ = ["HttpProtocol", "UvicornConfig", "WebSocketProtocol"]

NO_LINGER: Final = struct.pack("ii", 1, 0)  # discard unsent data when the socket closes
REQUEST_INCOMPLETE: Final = (h11.IDLE, h11.SEND_BODY)  # states of the client
RESPONSE_NOT_STARTED: Final = (h11.IDLE, h11.SEND_RESPONSE)  # states of the server
READ_BYTES: Final = 2_048  # that one read takes from a socket: parsing them never takes long
REQUEST_SECONDS: Final = 0.0003  # charged for answering a request, in addition to parsing it
ACCEPTS: Final = 64  # new connections that the event loop accepts before it does something else
MAX_FRAGMENTS: Final = 64  # frames of one WebSocket message
HEARTBEAT_INTERVAL: Final = 20.0  # seconds between WebSocket pings
HEARTBEAT_TIMEOUT: Final = 20.0  # seconds for the client to answer a ping
BAD_REQUEST: Final = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"x-content-type-options: nosniff\r\ncontent-length: 12\r\nconnection: close\r\n\r\n"
    b"Bad request\n"
)


class UvicornConfig(uvicorn.Config):
    """Uvicorn's configuration, plus what our protocols need."""

    def __init__(self, app: ASGIApp, settings: Settings, errors: RequestErrors) -> None:
        super().__init__(
            app,
            http=HttpProtocol,
            ws=WebSocketProtocol,
            ws_max_size=settings.limits.message_bytes,
            ws_ping_interval=HEARTBEAT_INTERVAL,
            ws_ping_timeout=HEARTBEAT_TIMEOUT,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            lifespan="off",
            timeout_graceful_shutdown=3,
            backlog=ACCEPTS,
        )
        self.settings = settings
        self.errors = errors
        self.connections: Counter[str] = Counter()  # TCP connections by address
        self.reads = ReadScheduler(settings.limits)

    def is_within_limit(self, address: str) -> bool:
        """Check the connection limit, which is off behind a proxy, where all share one address."""
        limit = self.settings.limits.tcp_connections_per_address
        return self.settings.trusted_proxy or self.connections[address] <= limit

    def count_connection(self, address: str, change: int) -> None:
        self.connections[address] += change
        if not self.connections[address]:
            del self.connections[address]


def peer_address(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def abort_connection(transport: asyncio.Transport) -> None:
    """Close the connection at once and discard unsent data."""
    sock: socket.socket | None = transport.get_extra_info("socket")
    if sock is not None and sock.fileno() >= 0:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
    transport.abort()


class HttpProtocol(H11Protocol):
    """HTTP with a request timeout, a write timeout, and limits for each address.

    The request timeout starts with the connection or with the first byte of a later request.
    """

    config: UvicornConfig
    request_timeout: asyncio.TimerHandle | None = None
    write_timeout: asyncio.TimerHandle | None = None
    read_address = ""  # for the read scheduler; "" behind a proxy, where all share one address
    is_waiting = False  # for the read scheduler

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # With a limit of 0, asyncio calls `pause_writing` whenever data is unsent.
        transport.set_write_buffer_limits(high=0)
        transport.max_size = READ_BYTES  # type: ignore[attr-defined] # of asyncio's sockets
        address = peer_address(transport)
        self.read_address = "" if self.config.settings.trusted_proxy else address
        self.config.count_connection(address, 1)
        if self.config.is_within_limit(address):
            self.start_request_timeout()
        else:
            abort_connection(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.count_connection(peer_address(self.transport), -1)
        self.cancel_request_timeout()
        if self.write_timeout is not None:
            self.write_timeout.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.start_request_timeout()
        super().data_received(data)

    def handle_events(self) -> None:
        """Parse what was received, now or when it is the turn of this connection."""
        if not self.is_waiting:
            self.is_waiting = not self.config.reads.run(self.read_address, self.parse)
        if self.is_waiting:
            self.transport.pause_reading()

    def parse(self) -> None:
        has_waited, self.is_waiting = self.is_waiting, False
        if self.transport.is_closing():
            return
        super().handle_events()
        if self.conn.their_state not in REQUEST_INCOMPLETE:
            self.cancel_request_timeout()
        if has_waited and not self.flow.read_paused:
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        """Start the write timeout, because the client reads the response too slowly."""
        super().pause_writing()
        seconds = self.config.settings.write_timeout
        self.write_timeout = self.loop.call_later(seconds, abort_connection, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.write_timeout is not None:
            self.write_timeout.cancel()
            self.write_timeout = None

    def on_response_complete(self) -> None:
        self.config.reads.charge(self.read_address, REQUEST_SECONDS)
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # of the next, pipelined request
            self.start_request_timeout()

    def send_400_response(self, msg: str) -> None:
        """Answer 400 to bytes that are not a valid request, and close the connection.

        If a response has started, no 400 is sent; a response still in progress is dropped.
        """
        self.config.errors.report_bad_request(peer_address(self.transport), msg)
        if self.conn.our_state in RESPONSE_NOT_STARTED:
            self.transport.write(BAD_REQUEST)
        cycle: RequestResponseCycle | None = getattr(self, "cycle", None)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            self.flow.resume_writing()
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing: the request is answered without the upgrade."""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.cancel_request_timeout()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade(event)

    def start_request_timeout(self) -> None:
        if self.request_timeout is None:
            seconds = self.config.settings.request_timeout
            self.request_timeout = self.loop.call_later(seconds, abort_connection, self.transport)

    def cancel_request_timeout(self) -> None:
        if self.request_timeout is not None:
            self.request_timeout.cancel()
            self.request_timeout = None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket with handshake and close timeouts and limits for each address.

    It is available as `websocket.state.protocol`.
    """

    config: UvicornConfig
    waiting_reads = 0  # for the read scheduler
    abort_timer: asyncio.TimerHandle | None = None
    handshake_timer: asyncio.TimerHandle | None = None
    on_writable: Callable[[], None] | None = None

    def __init__(
        self,
        config: UvicornConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        # A weak reference, because the protocol itself holds this state.
        state = {**app_state, "protocol": weakref.proxy(self)}
        super().__init__(config, server_state, state, _loop)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        seconds = self.config.settings.request_timeout
        self.handshake_timer = self.loop.call_later(seconds, self.abort_unless_accepted)

    def abort_unless_accepted(self) -> None:
        """Abort a connection whose handshake has taken too long."""
        if not self.handshake_complete:
            abort_connection(self.transport)

    @property
    def read_address(self) -> str:
        """The address for the read scheduler; behind a proxy, known after the handshake."""
        if not self.config.settings.trusted_proxy:
            return peer_address(self.transport)
        if not self.handshake_initiated:
            return ""
        return client_address(HTTPConnection(dict(self.scope)), self.config.settings)

    def data_received(self, data: bytes) -> None:
        """Parse the data, now or when it is the turn of this connection."""
        if not self.config.reads.run(self.read_address, partial(self.parse, data)):
            self.waiting_reads += 1
            self.transport.pause_reading()

    def parse(self, data: bytes) -> None:
        if self.waiting_reads:
            self.waiting_reads -= 1
            if not self.waiting_reads and not self.read_paused:
                self.transport.resume_reading()
        if not self.transport.is_closing():
            self.parse_frames(data)

    def parse_frames(self, data: bytes) -> None:
        super().data_received(data)
        error = self.conn.handshake_exc
        if error is not None and self.handshake_initiated:  # a response has been sent already
            self.report_bad_request(error)
        elif error is not None:
            self.refuse_upgrade(error)

    def handle_parser_exception(self) -> None:
        """Close after a bad frame, even before the handshake is complete."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        elif self.conn.parser_exc is not None:
            self.refuse_upgrade(self.conn.parser_exc)

    def handle_cont(self, event: Frame) -> None:
        """Close a connection that splits a message into too many frames, perhaps empty ones."""
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            super().handle_parser_exception()

    def handle_ping(self) -> None:
        """Send a pong, unless the client does not read."""
        pongs = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pongs)

    def refuse_upgrade(self, error: Exception) -> None:
        """Answer 400 and close the connection."""
        self.report_bad_request(error)
        self.transport.write(BAD_REQUEST)
        self.close_sent = True
        self.transport.close()

    def report_bad_request(self, error: Exception) -> None:
        self.config.errors.report_bad_request(peer_address(self.transport), type(error).__name__)

    def send_messages(self, messages: deque[bytes]) -> int:
        """Send queued messages while the transport is writable; returns the number of bytes.

        If the client has disconnected, the messages are discarded.
        """
        sent = 0
        if self.disconnected or self.close_sent or self.transport.is_closing():
            sent = sum(len(message) for message in messages)
            messages.clear()
        while messages and self.writable.is_set():
            message = messages.popleft()
            sent += len(message)
            with suppress(InvalidState):  # the client is closing the connection
                self.conn.send_text(message)
                self.transport.write(b"".join(self.conn.data_to_send()))
        return sent

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def send_close_frame(self, code: int) -> None:
        """Send a close frame behind unsent data, even if the client does not read it."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.start_abort_timer()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.start_abort_timer()

    def start_abort_timer(self) -> None:
        """Start the close timeout: abort if the client does not read the rest in time."""
        if self.abort_timer is None and not self.disconnected:
            seconds = self.config.settings.close_timeout
            self.abort_timer = self.loop.call_later(seconds, abort_connection, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        address = peer_address(self.transport)
        self.config.count_connection(address, -1)  # HttpProtocol counted it before the upgrade
        for timer in (self.abort_timer, self.handshake_timer):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)
