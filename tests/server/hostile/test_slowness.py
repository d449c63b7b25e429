"""Connections that say nothing, or take nothing: they are given up, and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from sixgun.server.lines import TOO_SLOW
from tests.server.hostile.conftest import PATIENT, unharmed
from tests.server.hostile.wires import (
    HELLO,
    Place,
    close_code,
    line_to,
    placed,
    raw_socket,
    refusals,
    until_now,
)
from tests.server.players import played
from tests.server.serving import Server

A_MOMENT = 0.3  # seconds


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Who lets nobody dawdle."""
    folder = tmp_path_factory.mktemp("hasty")
    times = {"first_word": A_MOMENT, "last_words": A_MOMENT, "slow_answer": A_MOMENT}
    with unharmed(folder, limits=PATIENT, **times) as server:
        yield server


# -- who takes nothing ---------------------------------------------------------------------


@played
async def test_a_client_that_never_reads_is_cut_off_and_holds_nobody_up(hasty: Server) -> None:
    place = await placed(hasty)
    with deaf_socket(hasty, place.table) as deaf:
        before = hasty.sockets
        await talk_until_nobody_looks_on(hasty, place)
        assert await asyncio.to_thread(is_cut, deaf)
        assert hasty.sockets < before


def is_cut(wire: socket.socket) -> bool:
    """Whether the server gives the line up, which shows although nothing is read."""
    poll = select.poll()
    poll.register(wire, 0)
    return bool(poll.poll(20_000))


@played
async def test_a_client_that_reads_too_late_is_told_so(server: Server) -> None:
    place = await placed(server)
    with deaf_socket(server, place.table) as deaf:
        await talk_until_nobody_looks_on(server, place)
        told = b""
        while some := await asyncio.to_thread(deaf.recv, 2**16):
            told += some
    assert told.endswith(bytes([0x88, 2]) + TOO_SLOW.to_bytes(2))


async def talk_until_nobody_looks_on(server: Server, place: Place) -> None:
    """Much is said, and others hear all of it."""
    async with (
        raw_socket(server, place.table, place.ann) as talking,
        raw_socket(server, place.table, place.bob) as hearing,
    ):
        told: list[dict[str, Any]] = []
        while not any(message.get("onlookers") == 0 for message in told):
            for _ in range(50):
                line = {"type": "say", "text": "\N{CACTUS}" * 300}
                await talking.send(json.dumps(line, ensure_ascii=False))
            assert await refusals(talking) == []
            told = await until_now(hearing)
            assert sum(message["type"] == "chat" for message in told) == 50


@contextmanager
def deaf_socket(server: Server, table: str) -> Iterator[socket.socket]:
    """Somebody who comes to a table, and then never takes anything from the wire."""
    greeting = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    data = HELLO.encode()
    with line_to(server) as wire:
        wire.sendall(greeting.encode())
        while not wire.recv(1_000).endswith(b"\r\n\r\n"):
            pass
        wire.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)  # masked with zeros
        assert wire.recv(1)  # it begins to be told of the table
        yield wire


# -- who says nothing ----------------------------------------------------------------------


@pytest.mark.parametrize("end", [b"", b"Connection: close\r\n"], ids=["kept", "closed"])
def test_an_answer_that_nobody_takes_is_not_kept(hasty: Server, end: bytes) -> None:
    with line_to(hasty) as wire:
        wire.sendall(b"GET /api/rulings HTTP/1.1\r\nHost: x\r\n" + end + b"\r\n")
        assert is_cut(wire)


@played
async def test_who_says_no_hello_is_turned_away(hasty: Server) -> None:
    place = await placed(hasty)
    async with raw_socket(hasty, place.table, place.ann, greet=False) as wire:
        assert await close_code(wire) == 4000


HEAD = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HALF = HEAD + b"Content-Length: 1000\r\n\r\n{"
TOO_LONG = HEAD + b"Content-Length: 100000000\r\n\r\n" + b" " * 20_000


@pytest.mark.parametrize("begun", [b"", HEAD, HALF], ids=["nothing", "head", "body"])
def test_who_never_comes_to_the_end_of_a_request_is_not_waited_for(
    hasty: Server, begun: bytes
) -> None:
    with line_to(hasty) as wire:
        wire.sendall(begun)
        assert is_cut(wire)


@pytest.mark.parametrize(
    ("begun", "drop"),
    [(HEAD, b"X-Slow: yes\r\n"), (HALF, b" "), (TOO_LONG, b" ")],
    ids=["head", "body", "refused already"],
)
def test_nor_is_who_sends_it_drop_by_drop(hasty: Server, begun: bytes, drop: bytes) -> None:
    with line_to(hasty) as wire:
        wire.sendall(begun)
        with pytest.raises(ConnectionError):
            send_all_day(wire, drop)


def send_all_day(wire: socket.socket, drop: bytes) -> None:
    for _ in range(1_000):
        wire.sendall(drop)
        time.sleep(0.02)


def test_many_requests_may_take_longer_than_one(hasty: Server) -> None:
    with httpx.Client(base_url=hasty.address, trust_env=False) as client:
        begun = time.monotonic()
        while time.monotonic() - begun < 2 * A_MOMENT:
            assert client.get("/api/health").status_code == 200
