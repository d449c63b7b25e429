"""Limits per user and per address."""

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
from tests.server.hostile.raw_requests import send_request, status_and_code
from tests.server.hostile.raw_sockets import (
    HELLO,
    close_code,
    next_message,
    raw_connection,
    raw_socket,
    start_game,
)
from tests.server.players import async_test, guest_client
from tests.server.server_process import NO_LIMITS, Server, running_server


@async_test
async def test_connections_of_a_user_are_limited(strict_server: Server) -> None:
    table, ann, bob = await start_game(strict_server)
    async with raw_socket(strict_server, table, bob) as watching:
        async with AsyncExitStack() as stack:
            for _ in range(12):
                await stack.enter_async_context(raw_socket(strict_server, table, ann))
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(raw_socket(strict_server, table, ann))
            assert refused.value.response.status_code == 403
        while (await next_message(watching, "presence"))["here"][0]:
            pass
        async with raw_socket(strict_server, table, ann):
            pass


@async_test
async def test_closed_tables_do_not_count(strict_server: Server) -> None:
    async with guest_client(strict_server) as client:
        for _ in range(12):
            table = await client.open_table("duel")
            await client.clear_seat(table.id, 0)


@async_test
async def test_tables_of_a_user_are_limited(strict_server: Server) -> None:
    async with guest_client(strict_server) as client:
        for _ in range(10):
            await client.open_table("duel")
        assert await status_and_code(client.open_table("duel")) == (429, "too_many_tables")


@pytest.fixture(scope="module")
def default_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with default limits, except that requests are read and allowed again fast."""
    with running_server(
        tmp_path_factory.mktemp("narrow"),
        limits=Limits(requests_per_second=100, read_seconds_burst=10),
    ) as server:
        yield server


def test_guests_of_an_address_are_limited_whatever_x_forwarded_for_says(
    default_server: Server,
) -> None:
    found = set()
    for number in range(40):
        claim = {"x-forwarded-for": f"10.0.0.{number}"}
        guest = send_request(
            default_server, "POST", "/api/guests", json={"name": "Ann"}, headers=claim
        )
        found.add(guest[:2])

    assert {(200, ""), (429, "too_many_guests")} <= found


def test_too_many_requests_from_one_address_are_refused(default_server: Server) -> None:
    parts = urlsplit(default_server.address)
    request = f"GET /api/health HTTP/1.1\r\nHost: {parts.netloc}\r\n"
    with socket.create_connection((parts.hostname, parts.port)) as connection:
        connection.sendall(f"{request}\r\n".encode() * 250)
        connection.sendall(f"{request}Connection: close\r\n\r\n".encode())
        answers = b""
        while some := connection.recv(2**16):
            answers += some
    refused = answers.count(b"HTTP/1.1 429")  # how many depends on earlier requests
    assert refused > 0
    assert answers.count(b"HTTP/1.1 200") + refused == 251


@pytest.fixture
def five_connections_server(tmp_path: Path) -> Iterator[Server]:
    """A server that allows five TCP connections per address."""
    with running_server(
        tmp_path, limits=replace(NO_LIMITS, tcp_connections_per_address=5)
    ) as server:
        yield server


def test_tcp_connections_of_an_address_are_limited(five_connections_server: Server) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(raw_connection(five_connections_server)) for _ in range(5)]
        with (
            raw_connection(five_connections_server) as another,
            pytest.raises(ConnectionResetError),
        ):
            another.recv(1)
        held[0].sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert held[0].recv(100).startswith(b"HTTP/1.1 200")


@async_test
async def test_closed_websockets_do_not_count(five_connections_server: Server) -> None:
    running_game = await start_game(five_connections_server)
    for _ in range(12):
        async with raw_socket(five_connections_server, running_game.table, running_game.ann):
            pass


@async_test
async def test_websockets_and_spectators_of_an_address_are_limited(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, connections_per_address=8, spectators_per_address=3)
    with running_server(tmp_path, limits=limits) as server:
        running_game = await start_game(server)
        async with AsyncExitStack() as stack:
            for token in ("", "", "", running_game.ann, running_game.bob):
                await stack.enter_async_context(raw_socket(server, running_game.table, token))
            connecting = raw_socket(server, running_game.table, "", greet=False)
            watching = await stack.enter_async_context(connecting)
            await watching.send(HELLO)
            assert (await next_message(watching, "refused"))["code"] == "too_many_spectators"
            assert await close_code(watching) == 4000
            for _ in range(3):  # spectators never take the place of a player
                await stack.enter_async_context(
                    raw_socket(server, running_game.table, running_game.ann)
                )
            with pytest.raises(InvalidStatus):
                await stack.enter_async_context(
                    raw_socket(server, running_game.table, running_game.ann)
                )


@async_test
async def test_renames_are_limited(tmp_path: Path) -> None:
    with running_server(
        tmp_path, limits=replace(NO_LIMITS, renames_per_second=0.001, renames_burst=2)
    ) as server:
        async with guest_client(server) as client:
            for name in ("Ada", "Ben"):
                await client.create_guest(name)
            assert await status_and_code(client.create_guest("Cleo")) == (429, "too_many_requests")


@async_test
async def test_tables_of_an_address_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=replace(NO_LIMITS, tables_per_address=3)) as server:
        async with guest_client(server) as ann, guest_client(server) as bob:
            for client in (ann, bob, ann):
                await client.open_table("duel")
            assert await status_and_code(bob.open_table("duel")) == (429, "too_many_tables")


def test_requests_for_the_openapi_description_are_limited(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests_per_second=0.001, requests_burst=3)
    with running_server(tmp_path, limits=limits) as server:
        statuses = [send_request(server, "GET", "/api/openapi.json")[0] for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
