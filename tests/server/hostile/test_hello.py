"""Bad first messages on a table socket."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.hostile.raw_sockets import (
    HELLO,
    MESSAGES,
    RunningGame,
    close_code,
    next_message,
    raw_socket,
    refusal_codes,
)
from tests.server.players import async_test
from tests.server.server_process import Server


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "ping"}', "say_hello_first"),
        ('{"type": "move", "ply": 0, "move": "pass"}', "say_hello_first"),
        ('{"type": "hello", "version": 2}', "wrong_version"),
        ('{"type": "hello", "version": 0}', "wrong_version"),
        ('{"type": "hello", "version": ' + "9" * 300 + "}", "wrong_version"),
        ('{"type": "hello", "version": ' + "9" * 4_000 + "}", "wrong_version"),
        ('{"type": "hello"}', "bad_message"),
        ('{"type": "hello", "version": "1"}', "bad_message"),
        ('{"type": "hello", "version": 1, "seat": 0}', "bad_message"),
        ('{"type": "hello", "version": 1, "told": -5}', "bad_message"),
        ('{"type":' + "[" * 4_000, "bad_message"),
        (b"\xff", "bad_message"),
        ("", "bad_message"),
    ],
    ids=range(13),
)
@async_test
async def test_a_connection_without_hello_is_closed(
    server: Server, running_game: RunningGame, first: str | bytes, code: str
) -> None:
    async with raw_socket(server, running_game.table, running_game.ann, greet=False) as websocket:
        await websocket.send(first)
        assert (await next_message(websocket, "refused"))["code"] == code
        assert await close_code(websocket) == 4000


@async_test
async def test_a_second_hello_is_refused(server: Server, running_game: RunningGame) -> None:
    async with raw_socket(server, running_game.table, running_game.ann) as websocket:
        await websocket.send(HELLO)
        assert await refusal_codes(websocket) == ["hello_again"]


@async_test
async def test_an_unknown_table_is_refused(server: Server, running_game: RunningGame) -> None:
    for table in ("nothing", "%ff", "x" * 2_000):
        async with raw_socket(server, table, running_game.ann, greet=False) as websocket:
            await websocket.send(HELLO)
            assert (await next_message(websocket, "refused"))["code"] == "no_such_table"
            assert await close_code(websocket) == 4000


@pytest.mark.parametrize("token", ["", "wrong", "x" * 3_000, '"', "a=b; sixgun=c"])
@async_test
async def test_with_a_wrong_cookie_one_is_only_a_spectator(
    server: Server, running_game: RunningGame, token: str
) -> None:
    async with raw_socket(server, running_game.table, token, greet=False) as websocket:
        await websocket.send(HELLO)
        assert (await next_message(websocket, "welcome"))["seat"] == -1
        assert (await next_message(websocket, "view"))["view"]["hand"] == []
        for message in MESSAGES:
            await websocket.send(json.dumps(message))
        codes = await refusal_codes(websocket)
        assert set(codes) == {"no_seat_here", "who_are_you"}
        assert len(codes) == len(MESSAGES) - 1  # all but the ping


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
@async_test
async def test_a_foreign_origin_gets_no_websocket(
    server: Server, running_game: RunningGame, origin: str
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with raw_socket(server, running_game.table, running_game.ann, origin=origin):
            pass
    assert refused.value.response.status_code == 403
