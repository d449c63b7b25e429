"""WebSocket frames that are not valid messages."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hostile.raw_sockets import RunningGame, close_code, raw_socket, refusal_codes
from tests.server.players import async_test
from tests.server.server_process import Server

GARBAGE: tuple[str | bytes, ...] = (
    "",
    " ",
    "\x00",
    "hello",
    "{",
    '{"type": "ping"',
    "null",
    "[]",
    "[1]",
    '"ping"',
    "1e999",
    "1" * 4_000,
    "{}",
    '{"type": null}',
    '{"type": "nothing"}',
    '{"type": "welcome"}',
    '{"type": ["ping"]}',
    '{"type": "ping", "n": -1}',
    '{"type": "ping", "n": 1e3000}',
    '{"type": "ping", "n": 99999999999999999999}',
    '{"type": "ping", "n": ' + "9" * 4_000 + "}",
    '{"type": "ping", "n": "1"}',
    '{"type": "ping", "x": 1}',
    '{"type": "move"}',
    '{"type": "move", "ply": 0, "move": 5}',
    '{"type": "move", "ply": 0.5, "move": "pass"}',
    '{"type": "move", "ply": 0, "move": "' + "x" * 201 + '"}',
    '{"type": "move", "ply": 0, "move": "\\ud800"}',
    '{"type": "say", "text": ""}',
    '{"type": "say", "text": "' + "x" * 301 + '"}',
    '{"type": "say", "text": {"$gt": ""}}',
    "[" * 4_000,
    '{"type":' + "[" * 4_000,
    '{"type": "say", "text":' + "[" * 4_000,
    '{"a":' * 800,
    b"\xff\xfe\x00",
    b'{"type": "say", "text": "\xc3\x28"}',
    b"\x80" * 4_000,
)


@async_test
async def test_garbage_is_refused_and_the_connection_stays_open(
    server: Server, running_game: RunningGame
) -> None:
    async with raw_socket(server, running_game.table, running_game.ann) as websocket:
        for frame in GARBAGE:
            await websocket.send(frame)
            assert await refusal_codes(websocket) == ["bad_message"], frame


@pytest.mark.parametrize(
    "frame",
    ["x" * 5_000, "[" * 100_000, b"\x00" * 1_000_000, ["x" * 1_000] * 6],
    ids=["5 KB", "deep", "1 MB", "in pieces"],
)
@async_test
async def test_a_frame_that_is_too_large_closes_the_connection(
    server: Server, running_game: RunningGame, frame: Any
) -> None:
    async with raw_socket(server, running_game.table, running_game.ann) as websocket:
        with contextlib.suppress(ConnectionClosed):
            await websocket.send(frame)
        # 1006: the server closed the connection while we were sending.
        assert await close_code(websocket) in (1009, 1006)


@async_test
async def test_invalid_utf8_closes_the_connection_without_a_traceback(
    server: Server, running_game: RunningGame
) -> None:
    before = len(server.read_log())
    async with raw_socket(server, running_game.table, running_game.ann) as websocket:
        await websocket.send(b'{"type": "say", "text": "\xc3\x28"}', text=True)
        assert await close_code(websocket) == 1007
    assert "Traceback" not in server.read_log()[before:]
