"""Clients that send or read too slowly are disconnected, and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
import pytest

from sixgun.server.websocket import TOO_SLOW
from tests.server.hostile.conftest import HIGH_LIMITS, healthy_server
from tests.server.hostile.raw_sockets import (
    HELLO,
    RunningGame,
    close_code,
    raw_connection,
    raw_socket,
    receive_pending,
    refusal_codes,
    start_game,
)
from tests.server.players import async_test
from tests.server.server_process import Server

SHORT_TIMEOUT = 0.3  # seconds


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with very short timeouts."""
    folder = tmp_path_factory.mktemp("impatient")
    timeouts = {
        "request_timeout": SHORT_TIMEOUT,
        "close_timeout": SHORT_TIMEOUT,
        "write_timeout": SHORT_TIMEOUT,
    }
    with healthy_server(folder, limits=HIGH_LIMITS, **timeouts) as server:
        yield server


# -- clients that do not read --------------------------------------------------------------


@async_test
async def test_a_client_that_never_reads_is_disconnected(impatient_server: Server) -> None:
    running_game = await start_game(impatient_server)
    with unread_websocket(impatient_server, running_game.table) as unread:
        before = impatient_server.sockets
        await chat_until_no_spectator_is_left(impatient_server, running_game)
        assert await asyncio.to_thread(is_closed_by_server, unread)
        assert impatient_server.sockets < before


def is_closed_by_server(connection: socket.socket) -> bool:
    """Whether the server closes the connection; poll notices it without reading."""
    poll = select.poll()
    poll.register(connection, 0)
    return bool(poll.poll(20_000))


@async_test
async def test_a_client_that_reads_too_late_gets_a_close_code(server: Server) -> None:
    running_game = await start_game(server)
    with unread_websocket(server, running_game.table) as unread:
        await chat_until_no_spectator_is_left(server, running_game)
        received = b""
        while some := await asyncio.to_thread(unread.recv, 2**16):
            received += some
    assert received.endswith(bytes([0x88, 2]) + TOO_SLOW.to_bytes(2))


async def chat_until_no_spectator_is_left(server: Server, running_game: RunningGame) -> None:
    """Chat until the slow spectator is disconnected; players still get every line."""
    async with (
        raw_socket(server, running_game.table, running_game.ann) as speaker,
        raw_socket(server, running_game.table, running_game.bob) as listener,
    ):
        received: list[dict[str, Any]] = []
        while not any(message.get("onlookers") == 0 for message in received):
            for _ in range(50):
                line = {"type": "say", "text": "\N{CACTUS}" * 300}
                await speaker.send(json.dumps(line, ensure_ascii=False))
            assert await refusal_codes(speaker) == []
            received = await receive_pending(listener)
            assert sum(message["type"] == "chat" for message in received) == 50


@contextmanager
def unread_websocket(server: Server, table: str) -> Iterator[socket.socket]:
    """A spectator that connects to a table and then never reads."""
    greeting = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    data = HELLO.encode()
    with raw_connection(server) as connection:
        connection.sendall(greeting.encode())
        while not connection.recv(1_000).endswith(b"\r\n\r\n"):
            pass
        connection.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)  # masked with zeros
        assert connection.recv(1)  # the first byte of the welcome message
        yield connection


# -- unread responses and unfinished requests ----------------------------------------------


@pytest.mark.parametrize("end", [b"", b"Connection: close\r\n"], ids=["keep-alive", "close"])
def test_an_unread_response_is_dropped(impatient_server: Server, end: bytes) -> None:
    with raw_connection(impatient_server) as connection:
        connection.sendall(b"GET /api/rulings HTTP/1.1\r\nHost: x\r\n" + end + b"\r\n")
        assert is_closed_by_server(connection)


def test_unread_responses_do_not_use_up_memory(impatient_server: Server) -> None:
    before = impatient_server.memory, impatient_server.sockets
    request = b"GET /api/library HTTP/1.1\r\nHost: x\r\n\r\n"
    for _ in range(5):
        with ExitStack() as stack:
            connections = [stack.enter_context(raw_connection(impatient_server)) for _ in range(40)]
            for connection in connections:
                connection.sendall(request * 5)
            assert all(is_closed_by_server(connection) for connection in connections)
    assert impatient_server.sockets <= before[1]
    assert impatient_server.memory < before[0] + 20_000  # kilobytes


def test_unread_short_responses_are_dropped(impatient_server: Server) -> None:
    """The client sends many requests and reads none of the short responses."""
    request = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    with raw_connection(impatient_server) as connection:
        connection.settimeout(SHORT_TIMEOUT)
        with suppress(TimeoutError, ConnectionError):
            while True:
                connection.sendall(request * 100)
        assert is_closed_by_server(connection)


@async_test
async def test_a_connection_without_hello_times_out(impatient_server: Server) -> None:
    running_game = await start_game(impatient_server)
    async with raw_socket(
        impatient_server, running_game.table, running_game.ann, greet=False
    ) as websocket:
        assert await close_code(websocket) == 4000


HEAD = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HALF = HEAD + b"Content-Length: 1000\r\n\r\n{"
TOO_LONG = HEAD + b"Content-Length: 100000000\r\n\r\n" + b" " * 20_000


@pytest.mark.parametrize("begun", [b"", HEAD, HALF], ids=["nothing", "head", "body"])
def test_an_unfinished_request_times_out(impatient_server: Server, begun: bytes) -> None:
    with raw_connection(impatient_server) as connection:
        connection.sendall(begun)
        assert is_closed_by_server(connection)


@pytest.mark.parametrize(
    ("begun", "drop"),
    [(HEAD, b"X-Slow: yes\r\n"), (HALF, b" "), (TOO_LONG, b" ")],
    ids=["head", "body", "refused already"],
)
def test_a_request_sent_byte_by_byte_times_out(
    impatient_server: Server, begun: bytes, drop: bytes
) -> None:
    with raw_connection(impatient_server) as connection:
        connection.sendall(begun)
        with pytest.raises(ConnectionError):
            send_slowly(connection, drop)


def send_slowly(connection: socket.socket, drop: bytes) -> None:
    for _ in range(1_000):
        connection.sendall(drop)
        time.sleep(0.02)


def test_a_connection_with_many_requests_does_not_time_out(impatient_server: Server) -> None:
    with httpx.Client(base_url=impatient_server.address, trust_env=False) as client:
        begun = time.monotonic()
        while time.monotonic() - begun < 2 * SHORT_TIMEOUT:
            assert client.get("/api/health").status_code == 200
