"""Too much, and too little taken."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.hostile.wires import (
    HELLO,
    close_code,
    heard,
    placed,
    raw_socket,
    refusals,
    until_now,
)
from tests.server.players import played
from tests.server.serving import Server


@played
async def test_a_client_that_never_reads_is_cut_off_and_holds_nobody_up(server: Server) -> None:
    table, ann, bob = await placed(server)
    async with raw_socket(server, table, ann) as talking, raw_socket(server, table, bob) as hearing:
        with deaf_socket(server, table):
            while (await heard(hearing, "presence"))["onlookers"] != 1:
                pass
            while not await all_told(talking, hearing):
                pass


async def all_told(talking: ClientConnection, hearing: ClientConnection) -> bool:
    """Some lines of chat, which others hear at once; whether the last onlooker has gone."""
    for _ in range(50):
        line = {"type": "say", "text": "\N{CACTUS}" * 300}
        await talking.send(json.dumps(line, ensure_ascii=False))
    assert await refusals(talking) == []
    told = await until_now(hearing)
    assert sum(message["type"] == "chat" for message in told) == 50
    return any(message.get("onlookers") == 0 for message in told)


@contextmanager
def deaf_socket(server: Server, table: str) -> Iterator[socket.socket]:
    """Somebody who says hello and then never takes anything from the wire."""
    parts = urlsplit(server.address)
    greeting = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    data = HELLO.encode()
    with socket.socket() as wire:
        # Small parts, or the system itself would take megabytes for him.
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        wire.connect((parts.hostname, parts.port))
        wire.sendall(greeting.encode())
        while not wire.recv(1_000).endswith(b"\r\n\r\n"):
            pass
        wire.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)  # masked with zeros
        yield wire


@played
async def test_a_flood_of_messages_is_refused_and_then_cut_off(strict: Server) -> None:
    table, ann, bob = await placed(strict)
    async with (
        raw_socket(strict, table, ann) as wire,
        raw_socket(strict, table, bob) as other,
    ):
        with suppress(ConnectionClosed):
            for number in range(1_000):
                await wire.send(json.dumps({"type": "ping", "n": number}))
        assert await close_code(wire) in (4002, 1006)
        assert await refusals(other) == []


@played
async def test_who_chats_or_asks_too_much_is_refused(strict: Server) -> None:
    table, ann, _ = await placed(strict)
    async with raw_socket(strict, table, ann) as wire:
        for _ in range(20):
            await wire.send(json.dumps({"type": "say", "text": "Howdy"}))
        assert (await refusals(wire)).count("too_fast") >= 11
    said = strict.stored("select count(*) from chat where table_id = ?", table)
    assert said[0][0] <= 9


@played
async def test_coming_again_does_not_help_whoever_chats_too_much(strict: Server) -> None:
    table, ann, _ = await placed(strict)
    for _ in range(4):
        async with raw_socket(strict, table, ann) as wire:
            for _ in range(8):
                await wire.send(json.dumps({"type": "say", "text": "Howdy"}))
            await refusals(wire)
    said = strict.stored("select count(*) from chat where table_id = ?", table)
    assert said[0][0] <= 10
