"""More than one may have."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from sixgun.server.settings import Limits
from tests.server.hostile.asking import asked, refused
from tests.server.hostile.wires import heard, line_to, placed, raw_socket
from tests.server.players import person, played
from tests.server.serving import FREELY, Server, running


@played
async def test_nobody_has_many_connections(strict: Server) -> None:
    table, ann, bob = await placed(strict)
    async with raw_socket(strict, table, bob) as watching:
        async with AsyncExitStack() as stack:
            for _ in range(12):
                await stack.enter_async_context(raw_socket(strict, table, ann))
            with pytest.raises(InvalidStatus) as turned_away:
                await stack.enter_async_context(raw_socket(strict, table, ann))
            assert turned_away.value.response.status_code == 403
        while (await heard(watching, "presence"))["here"][0]:
            pass
        async with raw_socket(strict, table, ann):
            pass


@played
async def test_tables_that_were_closed_do_not_count(strict: Server) -> None:
    async with person(strict) as client:
        for _ in range(12):
            table = await client.open_table("duel")
            await client.clear(table.id, 0)


@played
async def test_nobody_opens_many_tables(strict: Server) -> None:
    async with person(strict) as client:
        for _ in range(10):
            await client.open_table("duel")
        assert await refused(client.open_table("duel")) == (429, "too_many_tables")


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the usual limits for an address; what is used up soon comes back."""
    with running(tmp_path_factory.mktemp("narrow"), limits=Limits(requests=100)) as server:
        yield server


def test_too_many_guests_from_one_address_are_refused_wherever_they_claim_to_come_from(
    narrow: Server,
) -> None:
    found = set()
    for number in range(40):
        claim = {"x-forwarded-for": f"10.0.0.{number}"}
        guest = asked(narrow, "POST", "/api/guests", json={"name": "Ann"}, headers=claim)
        found.add(guest[:2])

    assert {(200, ""), (429, "too_many_guests")} <= found


def test_too_many_requests_from_one_address_are_refused(narrow: Server) -> None:
    parts = urlsplit(narrow.address)
    request = f"GET /api/health HTTP/1.1\r\nHost: {parts.netloc}\r\n"
    with socket.create_connection((parts.hostname, parts.port)) as wire:
        wire.sendall(f"{request}\r\n".encode() * 250)
        wire.sendall(f"{request}Connection: close\r\n\r\n".encode())
        answers = b""
        while some := wire.recv(2**16):
            answers += some
    refused = answers.count(b"HTTP/1.1 429")  # how many depends on what others have asked before
    assert refused > 0
    assert answers.count(b"HTTP/1.1 200") + refused == 251


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """With few lines for an address."""
    with running(tmp_path, limits=replace(FREELY, lines_an_address=5)) as server:
        yield server


def test_nobody_holds_many_lines(small: Server) -> None:
    with ExitStack() as lines:
        held = [lines.enter_context(line_to(small)) for _ in range(5)]
        with line_to(small) as another, pytest.raises(ConnectionResetError):
            another.recv(1)
        held[0].sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert held[0].recv(100).startswith(b"HTTP/1.1 200")


@played
async def test_a_socket_that_is_closed_counts_no_more(small: Server) -> None:
    place = await placed(small)
    for _ in range(12):
        async with raw_socket(small, place.table, place.ann):
            pass
