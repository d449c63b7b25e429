"""A worker process that answers requests and is restarted when it hangs or dies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

__all__ = ["ChildProcess", "ProcessFailed", "ProcessTimedOut"]


class ProcessFailed(Exception):
    """The process did not answer: it died, or it took too long."""


class ProcessTimedOut(ProcessFailed):
    """The process did not answer before the timeout."""


class ChildProcess:
    """One worker process, and a thread that waits for its responses."""

    def __init__(
        self, target: Callable[[Connection, Sequence[str]], None], boxes: Sequence[str], name: str
    ) -> None:
        self.target = target
        self.boxes = tuple(boxes)
        self.name = name
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.closed = False

    def start(self) -> None:
        """Start a new interpreter: the server has threads and sockets, so a fork is not safe."""
        context = get_context("spawn")
        self.pipe, child_end = context.Pipe()
        process = context.Process(
            target=self.target, args=(child_end, self.boxes), name=self.name, daemon=True
        )
        process.start()
        child_end.close()
        self.process = process  # only now, because `stop` kills and joins it

    async def ask(self, request: object, timeout: float) -> Any:
        """Send a request and return the response without blocking the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.send_and_receive, request, timeout)

    def send_and_receive(self, request: object, timeout: float) -> Any:
        if self.process is None or not self.process.is_alive():
            self.stop()
            self.start()
        if self.closed:
            raise ProcessFailed("the server is closing")
        assert self.pipe is not None
        try:
            self.pipe.send(request)
            response = self.pipe.recv() if self.pipe.poll(timeout) else None
        except (EOFError, OSError) as error:
            self.stop()
            raise ProcessFailed("the process has died") from error
        if response is None:
            self.stop()
            raise ProcessTimedOut(f"no answer in {timeout:g} s")
        return response

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None

    async def close(self) -> None:
        """Kill the process now; pending requests fail."""
        self.closed = True
        process = self.process  # a copy, because the thread may stop it at the same time
        if process is not None:
            process.kill()
        await asyncio.to_thread(self.thread.shutdown, cancel_futures=True)
        self.stop()
