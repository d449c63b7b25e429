"""Raw WebSockets and TCP connections, opened without our client."""

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
from tests.server.server_process import Server
from tests.server.two_players import open_table_for_two

__all__ = ["HELLO", "MESSAGES", "RunningGame", "close_code", "next_message", "raw_connection"]
__all__ += ["raw_socket", "receive_pending", "receive_until_closed", "refusal_codes", "start_game"]

HELLO: Final = json.dumps({"type": "hello", "version": VERSION})
# One message of each type a client may send after hello.
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "move", "ply": 0, "move": "pass"},
    {"type": "ask_why", "ply": 0, "move": "pass"},
    {"type": "ask_hint", "ply": 0},
    {"type": "more_time", "ply": 0},
    {"type": "come_back"},
    {"type": "say", "text": "Howdy"},
    {"type": "ping", "n": 1},
)


class RunningGame(NamedTuple):
    """A table with a running game, and the tokens of its two players."""

    table: str
    ann: str
    bob: str


async def start_game(server: Server, **setup: Any) -> RunningGame:
    """Start a game of two players who then close their clients."""
    table, people = await open_table_for_two(server.address, **setup)
    for client in people:
        await client.close()
    return RunningGame(table.id, people[0].token, people[1].token)


@asynccontextmanager
async def raw_socket(
    server: Server, table: str, token: str = "", greet: bool = True, **headers: str
) -> AsyncIterator[ClientConnection]:
    """A WebSocket to a table; `greet` says hello and reads the first messages."""
    all_headers = {"cookie": f"sixgun={token}", **headers} if token else dict(headers)
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(
        url,
        additional_headers=all_headers,
        compression=None,
        proxy=None,
        max_size=2**22,
        max_queue=None,
    ) as websocket:
        if greet:
            await websocket.send(HELLO)
            await next_message(websocket, "presence")
        yield websocket


@contextmanager
def raw_connection(server: Server) -> Iterator[socket.socket]:
    """A TCP connection with a small receive buffer."""
    parts = urlsplit(server.address)
    with socket.socket() as connection:
        # Small packets: with large ones the kernel would buffer megabytes.
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        connection.settimeout(20)
        connection.connect((parts.hostname, parts.port))
        yield connection


async def next_message(websocket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    async with asyncio.timeout(10):
        while True:
            message: dict[str, Any] = json.loads(await websocket.recv())
            if message["type"] == kind:
                return message


async def receive_pending(websocket: ClientConnection) -> list[dict[str, Any]]:
    """Send a ping and return all messages that arrive before its pong."""
    number = random.randrange(1, 2**50)
    await websocket.send(json.dumps({"type": "ping", "n": number}))
    messages: list[dict[str, Any]] = []
    async with asyncio.timeout(20):
        while True:
            message = json.loads(await websocket.recv())
            if message["type"] == "pong" and message["n"] == number:
                return messages
            messages.append(message)


async def refusal_codes(websocket: ClientConnection) -> list[str]:
    """The codes of all refusals that arrive before a pong."""
    messages = await receive_pending(websocket)
    return [message["code"] for message in messages if message["type"] == "refused"]


async def receive_until_closed(websocket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All messages until the server closes the connection, and the close code."""
    messages: list[dict[str, Any]] = []
    async with asyncio.timeout(10):
        try:
            while True:
                messages.append(json.loads(await websocket.recv()))
        except ConnectionClosed as closed:
            return messages, closed.rcvd.code if closed.rcvd else 1006


async def close_code(websocket: ClientConnection) -> int:
    """Wait for the server to close the connection; return the close code."""
    return (await receive_until_closed(websocket))[1]
