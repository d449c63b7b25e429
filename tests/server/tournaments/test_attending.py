"""First words on the socket of a tournament, and those that are none."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.client import Client
from sixgun.client.seat import connected
from tests.server.players import played
from tests.server.serving import Server

FIRST_WORDS: dict[str, tuple[str | bytes, str]] = {
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


async def said(server: Server, tournament: str, first: str | bytes) -> tuple[str, int]:
    """The message before the end, and the code of the end."""
    async with Client(server.address) as client:
        address = client.socket(f"/api/tournaments/{tournament}/socket")
        wire = await connected(address, "")
        await wire.send(first)
        heard = str(await asyncio.wait_for(wire.recv(), 20))
        with pytest.raises(ConnectionClosed):
            await wire.recv()
        await wire.close()
        return heard, wire.close_code or 0


@pytest.mark.parametrize("words", FIRST_WORDS)
@played
async def test_what_is_no_first_word_is_refused_and_ends_it(server: Server, words: str) -> None:
    first, code = FIRST_WORDS[words]
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
    first = first.replace("SECRET", judge.secret) if isinstance(first, str) else first

    heard, end = await said(server, judge.id, first)

    assert f'"code":"{code}"' in heard
    assert end == 4000


@played
async def test_a_tournament_that_there_is_not(server: Server) -> None:
    heard, end = await said(server, "none", '{"type":"attend","version":1}')
    assert '"code":"no_such_tournament"' in heard
    assert end == 4000
