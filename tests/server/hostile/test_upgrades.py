"""Bad or unfinished WebSocket upgrades: the server answers 400 or closes the connection."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from sixgun.server.metrics import Metrics
from sixgun.server.request_errors import RequestErrors
from sixgun.server.settings import Settings
from sixgun.server.uvicorn_protocols import HttpProtocol, UvicornConfig
from tests.server.hostile.conftest import healthy_server
from tests.server.hostile.raw_requests import send_request
from tests.server.hostile.raw_sockets import raw_connection
from tests.server.players import async_test
from tests.server.server_process import NO_LIMITS, Server

SHORT_TIMEOUT: Final = 0.3  # seconds
HEADERS: Final = (
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
SOCKET: Final = b"GET /api/tables/none/socket HTTP/1.1\r\n"
UPGRADE: Final = SOCKET + HEADERS + b"\r\n"
REFUSED: Final = {  # by the WebSocket library
    "another method": UPGRADE.replace(b"GET", b"POST"),
    "no key": SOCKET + b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    "another version": UPGRADE.replace(b"13", b"12"),
}
UNREADABLE: Final = {  # to the WebSocket library, although it is HTTP
    "a body": SOCKET + HEADERS + b"Content-Length: 5\r\n\r\nhello",
    "chunks": SOCKET + HEADERS + b"Transfer-Encoding: chunked\r\n\r\n",
    "a long line": SOCKET + HEADERS + b"X-Long: " + b"a" * 10_000 + b"\r\n\r\n",
    "a long path": b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\n" + HEADERS + b"\r\n",
    "many headers": SOCKET + HEADERS + b"X-Many: a\r\n" * 200 + b"\r\n",
}
BAD: Final = REFUSED | UNREADABLE


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with healthy_server(tmp_path_factory.mktemp("quiet")) as server:
        yield server


def response_to(server: Server, request: bytes) -> bytes:
    """Everything the server sends until it closes the connection; fails if it stays open."""
    response = b""
    with raw_connection(server) as connection:
        connection.settimeout(3.0)
        connection.sendall(request)
        with suppress(ConnectionError):
            while some := connection.recv(2**16):
                response += some
    return response


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_upgrade_is_refused_and_the_connection_closed(own_server: Server, kind: str) -> None:
    response = response_to(own_server, BAD[kind])
    status = b"400" if kind in UNREADABLE else rb"4\d\d"
    assert re.match(rb"HTTP/1\.1 " + status + b" ", response)


@pytest.mark.parametrize("kind", ["a body", "no key"])
def test_bad_upgrades_are_counted_and_leave_few_log_lines(tmp_path: Path, kind: str) -> None:
    """Closed connections do not count towards the connections of an address."""
    limits = replace(NO_LIMITS, tcp_connections_per_address=10)
    with healthy_server(tmp_path, limits=limits, admin_secret="secret") as server:
        logged, sockets = len(server.read_log()), server.sockets
        for _ in range(50):
            assert response_to(server, BAD[kind]).startswith(b"HTTP/1.1 4")
        lines = server.read_log()[logged:].splitlines()
        assert 1 <= len(lines) <= 10
        assert all(len(line) < 300 and '"bad_request"' in line for line in lines)
        assert server.sockets <= sockets
        metrics = send_request(
            server, "GET", "/metrics", headers={"authorization": "Bearer secret"}
        )[2]
        assert 'code="bad_request"} 50.0' in metrics.text


# -- before the application answers --------------------------------------------------------


@dataclass
class Unanswered:
    """A connection with an upgrade that the application does not answer."""

    config: UvicornConfig
    state: ServerState
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def response(self) -> bytes:
        """Everything until the server closes the connection and forgets it."""
        response = b""
        with suppress(ConnectionError):
            response = await asyncio.wait_for(self.reader.read(), 10 * SHORT_TIMEOUT)
        while self.config.connections or self.state.connections:
            await asyncio.sleep(0.01)
        return response


@asynccontextmanager
async def unanswered_upgrade() -> AsyncIterator[Unanswered]:
    async def never_answers(_scope: Scope, receive: Receive, _send: Send) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = UvicornConfig(
        never_answers, Settings(request_timeout=SHORT_TIMEOUT), RequestErrors(Metrics())
    )
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)
    async with asyncio.timeout(10), server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        try:
            writer.write(UPGRADE)
            while not state.tasks:
                await asyncio.sleep(0.01)
            yield Unanswered(config, state, reader, writer)
        finally:
            writer.close()


@async_test
async def test_an_unfinished_handshake_times_out() -> None:
    async with unanswered_upgrade() as connection:
        assert await connection.response() == b""


@async_test
async def test_a_bad_frame_before_the_handshake_is_complete_is_refused() -> None:
    async with unanswered_upgrade() as connection:
        connection.writer.write(b"\xff" * 20)
        assert (await connection.response()).startswith(b"HTTP/1.1 400 ")
