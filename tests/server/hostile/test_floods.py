"""Too many messages."""

from __future__ import annotations

import json
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from tests.server.hostile.wires import (
    close_code,
    placed,
    raw_socket,
    refusals,
)
from tests.server.players import played
from tests.server.serving import Server


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
