"""Clients that send too many messages."""

from __future__ import annotations

import json
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from tests.server.hostile.raw_sockets import (
    close_code,
    raw_socket,
    refusal_codes,
    start_game,
)
from tests.server.players import async_test
from tests.server.server_process import Server


@async_test
async def test_a_flood_of_messages_is_refused_and_then_cut_off(strict_server: Server) -> None:
    table, ann, bob = await start_game(strict_server)
    async with (
        raw_socket(strict_server, table, ann) as websocket,
        raw_socket(strict_server, table, bob) as other,
    ):
        with suppress(ConnectionClosed):
            for number in range(1_000):
                await websocket.send(json.dumps({"type": "ping", "n": number}))
        assert await close_code(websocket) in (4002, 1006)
        assert await refusal_codes(other) == []


@async_test
async def test_too_much_chat_is_refused(strict_server: Server) -> None:
    table, ann, _ = await start_game(strict_server)
    async with raw_socket(strict_server, table, ann) as websocket:
        for _ in range(20):
            await websocket.send(json.dumps({"type": "say", "text": "Howdy"}))
        assert (await refusal_codes(websocket)).count("too_fast") >= 11
    stored = strict_server.query("select count(*) from chat where table_id = ?", table)
    assert stored[0][0] <= 9


@async_test
async def test_reconnecting_does_not_reset_the_chat_limit(strict_server: Server) -> None:
    table, ann, _ = await start_game(strict_server)
    for _ in range(4):
        async with raw_socket(strict_server, table, ann) as websocket:
            for _ in range(8):
                await websocket.send(json.dumps({"type": "say", "text": "Howdy"}))
            await refusal_codes(websocket)
    stored = strict_server.query("select count(*) from chat where table_id = ?", table)
    assert stored[0][0] <= 10
