"""The pool of worker processes for bots; a worker that hangs or dies is restarted."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from sixgun.server.bot_workers.requests import BotRequest, BotResponse
from sixgun.server.bot_workers.worker import run_bot_worker
from sixgun.server.child_process import ChildProcess, ProcessFailed
from sixgun.server.fair_queue import FairQueue

__all__ = ["BotFailed", "BotPool"]


class BotFailed(Exception):
    """The bot raised an exception or did not answer in time."""


class Worker(ChildProcess):
    """One worker process with its queue."""

    def __init__(self, boxes: Sequence[str]) -> None:
        super().__init__(run_bot_worker, boxes, "sixgun-bots")
        self.queue = FairQueue()


class BotPool:
    """Several workers; a game always goes to the same one, which caches it."""

    def __init__(self, workers: int, boxes: Sequence[str] = ()) -> None:
        self.workers = [Worker(boxes) for _ in range(workers)]

    async def ask(
        self, request: BotRequest, host: str, timeout: float, address: str = ""
    ) -> BotResponse:
        """The response of a bot; hosts and addresses take turns in the queue."""
        worker = self.workers[zlib.crc32(request.play.encode()) % len(self.workers)]
        try:
            async with worker.queue.turn(host, timeout, address):
                response = await worker.ask(request, timeout)
        except TimeoutError as error:
            raise BotFailed(f"no turn in {timeout:g} s") from error
        except ProcessFailed as error:
            raise BotFailed(str(error)) from error
        if isinstance(response, str):
            raise BotFailed(response)
        assert isinstance(response, BotResponse)
        return response

    def warm_up(self) -> None:
        """Start all workers now, so that the first move of a bot is not slow."""
        for worker in self.workers:
            worker.thread.submit(worker.start)

    async def close(self) -> None:
        """Kill all workers; pending requests fail."""
        for worker in self.workers:
            await worker.close()
