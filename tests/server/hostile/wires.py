"""Sockets without any manners."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixgun.protocol import VERSION
from tests.server.pairs import dealt_table
from tests.server.serving import Server

__all__ = ["HELLO", "MESSAGES", "Place", "close_code", "heard", "line_to", "placed", "raw_socket"]
__all__ += ["refusals", "until_now", "until_the_end"]

HELLO: Final = json.dumps({"type": "hello", "version": VERSION})
# One of each that may follow.
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "move", "ply": 0, "move": "pass"},
    {"type": "ask_why", "ply": 0, "move": "pass"},
    {"type": "ask_hint", "ply": 0},
    {"type": "more_time", "ply": 0},
    {"type": "come_back"},
    {"type": "say", "text": "Howdy"},
    {"type": "ping", "n": 1},
)


class Place(NamedTuple):
    """A table with a game, and the secrets of the two who play."""

    table: str
    ann: str
    bob: str


async def placed(server: Server, **wishes: Any) -> Place:
    table, people = await dealt_table(server.address, **wishes)
    for client in people:
        await client.close()
    return Place(table.id, people[0].token, people[1].token)


@asynccontextmanager
async def raw_socket(
    server: Server, table: str, token: str = "", greet: bool = True, **headers: str
) -> AsyncIterator[ClientConnection]:
    """With `greet` it says hello, and the answers are read away."""
    sent = {"cookie": f"sixgun={token}", **headers} if token else dict(headers)
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(
        url,
        additional_headers=sent,
        compression=None,
        proxy=None,
        max_size=2**22,
        max_queue=None,
    ) as wire:
        if greet:
            await wire.send(HELLO)
            await heard(wire, "presence")
        yield wire


@contextmanager
def line_to(server: Server) -> Iterator[socket.socket]:
    """No more than a connection, with room for little."""
    parts = urlsplit(server.address)
    with socket.socket() as wire:
        # Of small packets; of large ones the system itself would take megabytes on their way.
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        wire.settimeout(20)
        wire.connect((parts.hostname, parts.port))
        yield wire


async def heard(wire: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(10):
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if message["type"] == kind:
                return message


async def until_now(wire: ClientConnection) -> list[dict[str, Any]]:
    """All messages that were sent before the answer to a ping."""
    number = random.randrange(1, 2**50)
    await wire.send(json.dumps({"type": "ping", "n": number}))
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(20):
        while True:
            message = json.loads(await wire.recv())
            if message["type"] == "pong" and message["n"] == number:
                return found
            found.append(message)


async def refusals(wire: ClientConnection) -> list[str]:
    """The codes of all refusals until now."""
    found = await until_now(wire)
    return [message["code"] for message in found if message["type"] == "refused"]


async def until_the_end(wire: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All messages until the server ends the connection, and its code."""
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(10):
        try:
            while True:
                found.append(json.loads(await wire.recv()))
        except ConnectionClosed as closed:
            return found, closed.rcvd.code if closed.rcvd else 1006


async def close_code(wire: ClientConnection) -> int:
    """With which the server ends the connection."""
    return (await until_the_end(wire))[1]
