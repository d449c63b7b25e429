"""Jobs in a worker process: results, errors, limits, and a process that dies."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from sixgun.engine import MalformedRecord
from sixgun.server.jobs import JobQueue
from sixgun.server.jobs.queue import JobFailed
from sixgun.server.refusals import Refusal
from sixgun.server.settings import Limits
from tests.server.players import async_test


@dataclass(frozen=True)
class Echo:
    text: str
    seconds: float = 0.0

    def run(self) -> bytes:
        time.sleep(self.seconds)
        return self.text.encode()


@dataclass(frozen=True)
class Fail:
    error: str

    def run(self) -> bytes:
        if self.error == "refusal":
            raise Refusal("no_such_seat", 404, seat=3)
        if self.error == "record":
            raise MalformedRecord("too_many_moves", most=5)
        raise ValueError("a bug")


@asynccontextmanager
async def workers(**limits: int) -> AsyncIterator[JobQueue]:
    found = JobQueue(Limits(**limits))
    try:
        yield found
    finally:
        await found.close()


@async_test
async def test_a_job_returns_its_result_or_raises_its_error() -> None:
    async with workers() as made:
        assert await made.run(Echo("hello"), "a") == b"hello"
        with pytest.raises(Refusal) as refused:
            await made.run(Fail("refusal"), "a")
        assert (refused.value.code, refused.value.status) == ("no_such_seat", 404)
        assert refused.value.facts == {"seat": 3}
        with pytest.raises(MalformedRecord) as malformed:
            await made.run(Fail("record"), "a")
        assert malformed.value.facts == {"most": 5}
        with pytest.raises(JobFailed, match="ValueError: a bug"):
            await made.run(Fail("bug"), "a")


@async_test
async def test_a_dead_worker_process_is_replaced() -> None:
    async with workers() as made:
        await made.run(Echo("hello"), "a")
        assert made.process.process is not None
        made.process.process.kill()
        assert await made.run(Echo("again"), "a") == b"again"


@async_test
async def test_jobs_are_limited_per_address_and_addresses_take_turns() -> None:
    async with workers(queued_jobs_per_address=3, queued_jobs=4) as made:
        await made.run(Echo("ready"), "")
        ended: list[str] = []

        async def run(address: str) -> None:
            await made.run(Echo(address, 0.1), address)
            ended.append(address)

        jobs = [asyncio.create_task(run(address)) for address in ("a", "a", "a", "b")]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too_many_requests"):
            await made.run(Echo(""), "a")
        with pytest.raises(Refusal, match="too_busy"):
            await made.run(Echo(""), "c")
        await asyncio.gather(*jobs)
        assert ended[-1] == "a"
        assert not made.pending
