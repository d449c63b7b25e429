"""Messages that are none."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hostile.wires import Place, close_code, raw_socket, refusals
from tests.server.players import played
from tests.server.serving import Server

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


@played
async def test_garbage_is_refused_and_the_connection_goes_on(server: Server, place: Place) -> None:
    async with raw_socket(server, place.table, place.ann) as wire:
        for frame in GARBAGE:
            await wire.send(frame)
            assert await refusals(wire) == ["bad_message"], frame


@pytest.mark.parametrize(
    "frame",
    ["x" * 5_000, "[" * 100_000, b"\x00" * 1_000_000, ["x" * 1_000] * 6],
    ids=["5 KB", "deep", "1 MB", "in pieces"],
)
@played
async def test_a_frame_that_is_too_large_ends_the_connection(
    server: Server, place: Place, frame: Any
) -> None:
    async with raw_socket(server, place.table, place.ann) as wire:
        with contextlib.suppress(ConnectionClosed):
            await wire.send(frame)
        assert await close_code(wire) in (1009, 1006)  # the latter if it came in between


@played
async def test_text_that_is_no_text_ends_the_connection_and_is_no_fault_of_ours(
    server: Server, place: Place
) -> None:
    before = len(server.logged())
    async with raw_socket(server, place.table, place.ann) as wire:
        await wire.send(b'{"type": "say", "text": "\xc3\x28"}', text=True)
        assert await close_code(wire) == 1007
    assert "Traceback" not in server.logged()[before:]
