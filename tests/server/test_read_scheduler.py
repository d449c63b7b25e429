"""An address that sends too much is read later; others are not."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial

from sixgun.server.read_scheduler import ReadScheduler
from sixgun.server.settings import Limits
from tests.server.players import async_test

LIMITS = replace(Limits(), read_seconds_per_second=0.2, read_seconds_burst=0.01)


def slow_read(done: list[int], number: int) -> None:
    """Take 20 ms of processor time: waiting does not count."""
    started = time.thread_time()
    while time.thread_time() < started + 0.02:
        pass
    done.append(number)


@async_test
async def test_an_address_that_has_used_up_its_time_waits() -> None:
    scheduler, done = ReadScheduler(LIMITS), list[int]()
    assert scheduler.run("crowd", partial(slow_read, done, 0))
    assert not scheduler.run("crowd", partial(slow_read, done, 1))
    assert not scheduler.run("crowd", partial(slow_read, done, 2))
    assert scheduler.run("table", partial(done.append, 9))
    assert done == [0, 9]
    await wait_until_read(scheduler)
    assert done == [0, 9, 1, 2]


@async_test
async def test_others_run_between_two_reads_of_one_address() -> None:
    scheduler, done = ReadScheduler(LIMITS), list[int]()
    for number in range(4):
        scheduler.run("crowd", partial(slow_read, done, number))
    read_so_far = set[int]()
    while scheduler.waiting:
        await asyncio.sleep(0)
        read_so_far.add(len(done))
    assert read_so_far == {1, 2, 3, 4}  # one at a time


@async_test
async def test_a_failed_read_does_not_stop_the_next() -> None:
    scheduler, done = ReadScheduler(LIMITS), list[int]()
    asyncio.get_running_loop().set_exception_handler(lambda *_: done.append(-1))
    scheduler.run("crowd", partial(slow_read, done, 0))
    scheduler.run("crowd", lambda: 1 / 0)  # type: ignore[arg-type]
    scheduler.run("crowd", partial(slow_read, done, 1))
    await wait_until_read(scheduler)
    assert done == [0, -1, 1]


@async_test
async def test_charged_work_counts() -> None:
    scheduler, done = ReadScheduler(LIMITS), list[int]()
    scheduler.charge("crowd", 0.05)
    assert not scheduler.run("crowd", partial(done.append, 1))
    await wait_until_read(scheduler)
    assert done == [1]


@async_test
async def test_without_an_address_there_is_no_limit() -> None:
    scheduler, done = ReadScheduler(LIMITS), list[int]()
    assert all(scheduler.run("", partial(slow_read, done, n)) for n in range(3))


async def wait_until_read(scheduler: ReadScheduler) -> None:
    async with asyncio.timeout(10):
        while scheduler.waiting:
            await asyncio.sleep(0.005)
