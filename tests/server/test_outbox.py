"""Connections take turns when they have something to send."""

from __future__ import annotations

import asyncio
import time

from sixgun.server.outbox import SLICE, Outbox
from tests.server.players import async_test


class Sender:
    def __init__(self, address: str, sent: list[str], seconds: float = 0.0) -> None:
        self.address = address
        self.sent = sent
        self.seconds = seconds

    def flush(self) -> None:
        self.sent.append(self.address)
        if self.seconds:
            time.sleep(self.seconds)


@async_test
async def test_addresses_take_turns() -> None:
    outbox, sent = Outbox(), list[str]()
    for address in ["crowd"] * 4 + ["table"] * 2:
        outbox.add(Sender(address, sent))
    await asyncio.sleep(0.01)
    assert sent == ["crowd", "table", "crowd", "table", "crowd", "crowd"]


@async_test
async def test_other_addresses_are_served_between_two_slices() -> None:
    outbox, sent = Outbox(), list[str]()
    for _ in range(20):
        outbox.add(Sender("crowd", sent, SLICE))
    await asyncio.sleep(0)
    assert len(sent) == 1
    outbox.add(Sender("table", sent))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert "table" in sent
    assert len(sent) < 5
