"""The wires below requests and sockets, as uvicorn has them, but without endless patience: whoever
never comes to the end of a request, or never takes the last of what was sent, is cut off, and what
was kept for him is free."""

from __future__ import annotations

import asyncio
import socket
import struct
import weakref
from collections import Counter
from typing import Any, Final

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from sixgun.server.request_faults import RequestFaults
from sixgun.server.settings import Settings

__all__ = ["Requests", "Wire", "Wiring"]

AT_ONCE: Final = struct.pack("ii", 1, 0)  # nothing more is sent, not even by the system
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
UNANSWERED: Final = (h11.IDLE, h11.SEND_RESPONSE)
BAD_REQUEST: Final = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"x-content-type-options: nosniff\r\ncontent-length: 12\r\nconnection: close\r\n\r\n"
    b"Bad request\n"
)


class Wiring(uvicorn.Config):
    def __init__(self, app: ASGIApp, settings: Settings, faults: RequestFaults) -> None:
        super().__init__(
            app,
            http=Requests,
            ws=Wire,
            ws_max_size=settings.limits.frame,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            lifespan="off",
            timeout_graceful_shutdown=3,
        )
        self.settings = settings
        self.faults = faults
        self.lines: Counter[str] = Counter()  # by address, of requests and sockets together

    def has_room_for(self, address: str) -> bool:
        """Whether one more is not too many; behind a proxy all come from one address."""
        most = self.settings.limits.lines_an_address
        return self.settings.trusted_proxy or self.lines[address] <= most

    def count(self, address: str, more: int) -> None:
        self.lines[address] += more
        if not self.lines[address]:
            del self.lines[address]


def address_of(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def cut(transport: asyncio.Transport) -> None:
    line: socket.socket | None = transport.get_extra_info("socket")
    if line is not None and line.fileno() >= 0:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


class Requests(H11Protocol):
    """Each request has some seconds to come, from its first byte on; the first from the beginning
    of the connection; and an answer that waits has some more to be taken. Nobody has more than so
    many connections."""

    config: Wiring
    late: asyncio.TimerHandle | None = None
    untaken: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = address_of(transport)
        self.config.count(address, 1)
        if self.config.has_room_for(address):
            self.hurry()
        else:
            cut(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.count(address_of(self.transport), -1)
        self.relax()
        if self.untaken is not None:
            self.untaken.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.hurry()
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self.relax()

    def pause_writing(self) -> None:
        """More waits to be sent than should."""
        super().pause_writing()
        seconds = self.config.settings.slow_answer
        self.untaken = self.loop.call_later(seconds, cut, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.untaken is not None:
            self.untaken.cancel()
            self.untaken = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # of the next one, which was waiting
            self.hurry()

    def send_400_response(self, msg: str) -> None:
        """What was sent is no request, or no body of the last one: that ends the connection. An
        answer that has begun stays as it is, and one that is still being made is not sent."""
        self.config.faults.note_bad(address_of(self.transport), msg)
        if self.conn.our_state in UNANSWERED:
            self.transport.write(BAD_REQUEST)
        begun: RequestResponseCycle | None = getattr(self, "cycle", None)
        if begun is not None and not begun.response_complete:
            begun.disconnected = True
            begun.message_event.set()
            self.flow.resume_writing()
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """It is answered as if nothing else had been asked for."""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.relax()
        super().handle_websocket_upgrade(event)

    def hurry(self) -> None:
        if self.late is None:
            seconds = self.config.settings.first_word
            self.late = self.loop.call_later(seconds, cut, self.transport)

    def relax(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None


class Wire(WebSocketsSansIOProtocol):
    """What the application knows as `websocket.state.wire`."""

    config: Wiring
    end: asyncio.TimerHandle | None = None

    def __init__(
        self,
        config: Wiring,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        # A proxy, since the connection itself keeps this state.
        state = {**app_state, "wire": weakref.proxy(self)}
        super().__init__(config, server_state, state, _loop)

    def hang_up(self, code: int) -> None:
        """A last word after all that is on its way, although the other end does not take it."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def end_soon(self) -> None:
        """Closed it is already, but that takes until all that waits is taken."""
        if self.end is None and not self.disconnected:
            seconds = self.config.settings.last_words
            self.end = self.loop.call_later(seconds, cut, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.count(address_of(self.transport), -1)  # it was counted as a request
        if self.end is not None:
            self.end.cancel()
        super().connection_lost(exc)
