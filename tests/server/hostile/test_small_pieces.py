"""Frames, chunks and requests in very small pieces, which take long to parse."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from tests.server.hostile.raw_sockets import RunningGame, close_code, raw_socket
from tests.server.players import async_test
from tests.server.server_process import NO_LIMITS, Server, running_server

ABUSER: Final = "127.0.0.2"
OTHER: Final = "127.0.0.3"
MASK: Final = b"\0\0\0\0"
EMPTY_PING: Final = b"\x89\x80" + MASK
EMPTY_FRAGMENT: Final = b"\x00\x80" + MASK
CHUNKED: Final = (
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
REQUEST: Final = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
MANY_HEADERS: Final = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 4_000 + b"\r\n"


@pytest.fixture
def short_reads_server(tmp_path: Path) -> Iterator[Server]:
    """A server that reads from each address for a twentieth of a second."""
    limits = replace(NO_LIMITS, read_seconds_per_second=1e-6, read_seconds_burst=0.05)
    with running_server(tmp_path, limits=limits) as server:
        yield server
    assert "Traceback" not in server.read_log()


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def connect_from(server: Server, address: str) -> socket.socket:
    parts = urlsplit(server.address)
    assert parts.port is not None
    return socket.create_connection(("127.0.0.1", parts.port), 10, (address, 0))


@pytest.mark.parametrize(
    ("first", "pieces"),
    [
        (upgrade("unknown"), EMPTY_PING * 40_000),
        (CHUNKED, b"1\r\nx\r\n" * 40_000),
        (b"", REQUEST * 2_000),
        (b"", MANY_HEADERS * 40),
    ],
    ids=["pings", "chunks", "requests", "headers"],
)
def test_an_address_that_sends_small_pieces_waits_and_others_do_not(
    short_reads_server: Server, first: bytes, pieces: bytes
) -> None:
    with connect_from(short_reads_server, ABUSER) as abuser:
        abuser.settimeout(1)
        with suppress(OSError):  # the server does not read all of it
            abuser.sendall(first)
            if first.startswith(b"GET"):
                abuser.recv(1)  # the response to the upgrade
            abuser.sendall(pieces)
        for _ in range(20):  # until the server has read for long enough
            assert is_answered(short_reads_server, OTHER, 20)
            if not is_answered(short_reads_server, ABUSER):
                break
        else:
            pytest.fail("the abuser never waits")


def is_answered(server: Server, address: str, seconds: float = 1) -> bool:
    """Whether a request from this address gets a response in time."""
    with connect_from(server, address) as connection, suppress(TimeoutError):
        connection.settimeout(seconds)
        connection.sendall(REQUEST)
        return connection.recv(12) == b"HTTP/1.1 200"
    return False


@async_test
async def test_a_message_in_too_many_frames_closes_the_connection(
    server: Server, running_game: RunningGame
) -> None:
    """Empty frames would otherwise fill the memory."""
    async with raw_socket(server, running_game.table, running_game.ann) as websocket:
        websocket.transport.write(b"\x01\x80" + MASK + EMPTY_FRAGMENT * 1_000)
        assert await close_code(websocket) == 1009


@async_test
async def test_a_message_in_some_frames_is_read(server: Server, running_game: RunningGame) -> None:
    async with raw_socket(server, running_game.table, running_game.ann) as websocket:
        await websocket.send(iter(['{"type": ', '"ping", ', '"n": 7}']))
        async with asyncio.timeout(10):
            async for message in websocket:
                if b'"pong"' in (message if isinstance(message, bytes) else message.encode()):
                    break
