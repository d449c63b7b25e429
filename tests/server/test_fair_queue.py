"""The fair queue: one holder at a time, users and addresses take turns."""

from __future__ import annotations

import asyncio

import pytest

from sixgun.server.fair_queue import FairQueue
from tests.server.players import async_test

TIMEOUT = 10.0


async def work(queue: FairQueue, user: str, done: list[str], address: str = "") -> None:
    async with queue.turn(user, TIMEOUT, address):
        await asyncio.sleep(0)
        done.append(user)


@async_test
async def test_users_take_turns_however_much_one_of_them_has_queued() -> None:
    queue, done = FairQueue(), []  # type: tuple[FairQueue, list[str]]
    asked = ["ann"] * 5 + ["bob"] + ["cid"] * 2
    await asyncio.gather(*(work(queue, user, done) for user in asked))
    assert done == ["ann", "ann", "bob", "cid", "ann", "cid", "ann", "ann"]
    assert not queue.is_taken


@async_test
async def test_guests_of_one_address_share_its_turns() -> None:
    queue, done = FairQueue(), []  # type: tuple[FairQueue, list[str]]
    many = [work(queue, f"guest {n % 5}", done, "192.0.2.1") for n in range(10)]
    few = [work(queue, "ann", done, "192.0.2.2") for _ in range(2)]
    await asyncio.gather(*many, *few)
    assert done[:4] == ["guest 0", "guest 1", "ann", "guest 2"]
    assert done.index("ann", 3) == 4
    assert done[5:7] == ["guest 3", "guest 4"]
    assert len(done) == 12
    assert not queue.is_taken
    assert not queue.waiting


@async_test
async def test_a_waiter_that_times_out_does_not_block_the_queue() -> None:
    queue, done = FairQueue(), []  # type: tuple[FairQueue, list[str]]
    async with queue.turn("ann", TIMEOUT):
        with pytest.raises(TimeoutError):
            async with queue.turn("bob", 0.01):
                done.append("bob")
    await work(queue, "cid", done)
    assert done == ["cid"]


@async_test
async def test_a_cancelled_waiter_does_not_block_the_queue() -> None:
    queue, done = FairQueue(), []  # type: tuple[FairQueue, list[str]]
    async with queue.turn("ann", TIMEOUT):
        waiting = [asyncio.create_task(work(queue, user, done)) for user in ("bob", "cid")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert done == ["cid"]
    assert not queue.is_taken


@async_test
async def test_a_waiter_cancelled_at_its_turn_passes_it_on() -> None:
    queue, done = FairQueue(), []  # type: tuple[FairQueue, list[str]]
    async with queue.turn("ann", TIMEOUT):
        waiting = [asyncio.create_task(work(queue, user, done)) for user in ("bob", "cid")]
        await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert done == ["cid"]
    assert not queue.is_taken
