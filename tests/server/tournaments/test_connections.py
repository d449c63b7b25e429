"""Bad first messages on a tournament socket."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.client import Client
from sixgun.client.seat_connection import open_socket
from tests.server.players import async_test
from tests.server.server_process import Server

FIRST_MESSAGES: dict[str, tuple[str | bytes, str]] = {
    "nothing at all": ("", "bad_message"),
    "no JSON": ("howdy", "bad_message"),
    "bytes that are no text": (b"\xff\xfe", "bad_message"),
    "half a letter": ('{"type":"attend","version":1,"judge":"\\ud800"}', "bad_message"),
    "deep": ("[" * 2_000, "bad_message"),
    "of a table": ('{"type":"hello","version":1}', "bad_message"),
    "a ping": ('{"type":"ping"}', "say_hello_first"),
    "another version": ('{"type":"attend","version":2}', "wrong_version"),
    "a word too many": ('{"type":"attend","version":1,"admin":true}', "bad_message"),
    "a secret too long": (
        '{"type":"attend","version":1,"judge":"' + "x" * 101 + '"}',
        "bad_message",
    ),
    "a wrong secret": ('{"type":"attend","version":1,"judge":"guess"}', "wrong_secret"),
    "a wrong code": ('{"type":"attend","version":1,"player":"guess"}', "wrong_secret"),
    "a right secret and a wrong code": (
        '{"type":"attend","version":1,"judge":"SECRET","player":"guess"}',
        "wrong_secret",
    ),
}


async def send_first(server: Server, tournament: str, first: str | bytes) -> tuple[str, int]:
    """Send a first message; return the response and the close code."""
    async with Client(server.address) as client:
        address = client.socket_url(f"/api/tournaments/{tournament}/socket")
        websocket = await open_socket(address, "")
        await websocket.send(first)
        response = str(await asyncio.wait_for(websocket.recv(), 20))
        with pytest.raises(ConnectionClosed):
            await websocket.recv()
        await websocket.close()
        return response, websocket.close_code or 0


@pytest.mark.parametrize("kind", FIRST_MESSAGES)
@async_test
async def test_a_bad_first_message_is_refused_and_closes_the_connection(
    server: Server, kind: str
) -> None:
    first, code = FIRST_MESSAGES[kind]
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
    first = first.replace("SECRET", judge.secret) if isinstance(first, str) else first

    response, close_code = await send_first(server, judge.id, first)

    assert f'"code":"{code}"' in response
    assert close_code == 4000


@async_test
async def test_an_unknown_tournament_is_refused(server: Server) -> None:
    response, close_code = await send_first(server, "none", '{"type":"attend","version":1}')
    assert '"code":"no_such_tournament"' in response
    assert close_code == 4000
