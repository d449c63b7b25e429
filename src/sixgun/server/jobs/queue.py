"""The queue in front of the job worker: addresses take turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sixgun.server.child_process import ChildProcess, ProcessFailed, ProcessTimedOut
from sixgun.server.fair_queue import FairQueue
from sixgun.server.jobs.job import Job, SerializedError
from sixgun.server.jobs.worker import run_job_worker
from sixgun.server.refusals import Refusal
from sixgun.server.settings import Limits

__all__ = ["JobFailed", "JobQueue"]

JOB_TIMEOUT: Final = 60.0  # seconds to wait in the queue, and again for the job to finish
ATTEMPTS: Final = 2  # the worker may have exited just now because it was idle


class JobFailed(Exception):
    """A job raised an unexpected exception; the message comes from the worker."""


class JobQueue:
    """Runs jobs one at a time in a worker process, which starts with the first job."""

    def __init__(self, limits: Limits, boxes: Sequence[str] = ()) -> None:
        self.limits = limits
        self.process = ChildProcess(run_job_worker, boxes, "sixgun-jobs")
        self.turns = FairQueue()
        self.pending: Counter[str] = Counter()  # jobs by address, running or queued

    async def run(self, job: Job, address: str) -> bytes:
        """The result of a job; raises what the job raises, or a Refusal if the queue is full."""
        if self.pending[address] >= self.limits.queued_jobs_per_address:
            raise Refusal("too_many_requests", 429)
        if self.pending.total() >= self.limits.queued_jobs:
            raise Refusal("too_busy", 503)
        self.pending[address] += 1
        try:
            async with self.turns.turn(address, JOB_TIMEOUT, address):
                result = await self.send(job)
        except TimeoutError:
            raise Refusal("too_busy", 503) from None
        finally:
            self.pending[address] -= 1
            if not self.pending[address]:
                del self.pending[address]
        if isinstance(result, SerializedError):
            raise result.restore()
        if isinstance(result, str):
            raise JobFailed(result)
        return result

    async def send(self, job: Job) -> bytes | SerializedError | str:
        """Send a job to the worker, and try again if the worker has just exited."""
        for attempt in range(ATTEMPTS):
            try:
                result: bytes | SerializedError | str = await self.process.ask(job, JOB_TIMEOUT)
            except ProcessTimedOut:
                raise Refusal("too_busy", 503) from None
            except ProcessFailed:
                if attempt == ATTEMPTS - 1 or self.process.closed:
                    raise Refusal("too_busy", 503) from None
            else:
                return result
        raise AssertionError("unreachable")

    async def close(self) -> None:
        await self.process.close()
