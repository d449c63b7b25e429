"""The processes that think. One that hangs or dies is replaced, and only its question is lost."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from sixgun.server.thinking.questions import Advice, Question
from sixgun.server.thinking.thinker import serve
from sixgun.server.thinking.turns import Turns

__all__ = ["Thinkers", "ThinkingFailed"]


class ThinkingFailed(Exception):
    """There is no answer: the bot has failed, or was not ready in time."""


class Lane:
    """One process, and a thread that waits for it."""

    def __init__(self, houses: Sequence[str]) -> None:
        self.houses = tuple(houses)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self.turns = Turns()
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.closed = False

    def start(self) -> None:
        """A fresh interpreter: a fork of a server with threads and sockets would be asking for
        trouble."""
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs, self.houses), name="sixgun-bots", daemon=True
        )
        process.start()
        theirs.close()
        self.process = process  # now that it can be killed

    def ask(self, question: Question, seconds: float) -> Advice:
        if self.process is None or not self.process.is_alive():
            self.start()
        if self.closed:
            raise ThinkingFailed("nobody waits for it")
        assert self.line is not None
        try:
            self.line.send(question)
            answer = self.line.recv() if self.line.poll(seconds) else None
        except (EOFError, OSError) as error:
            self.stop()
            raise ThinkingFailed("the process has died") from error
        if answer is None:
            self.stop()
            raise ThinkingFailed(f"no answer in {seconds:g} s")
        if isinstance(answer, str):
            raise ThinkingFailed(answer)
        assert isinstance(answer, Advice)
        return answer

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None


class Thinkers:
    """Several lanes; a game always goes to the same one, which remembers it."""

    def __init__(self, lanes: int, houses: Sequence[str] = ()) -> None:
        self.lanes = [Lane(houses) for _ in range(lanes)]

    async def ask(self, question: Question, host: str, seconds: float, address: str = "") -> Advice:
        """What a bot would do. Tables of one host, and hosts of one address, wait for each other,
        not those of another."""
        lane = self.lanes[zlib.crc32(question.play.encode()) % len(self.lanes)]
        loop = asyncio.get_running_loop()
        try:
            async with lane.turns.of(host, seconds, address):
                return await loop.run_in_executor(lane.thread, lane.ask, question, seconds)
        except TimeoutError as error:
            raise ThinkingFailed(f"no turn in {seconds:g} s") from error

    def warm_up(self) -> None:
        """Start all processes now, lest the first move of a bot waits for them."""
        for lane in self.lanes:
            lane.thread.submit(lane.start)

    async def close(self) -> None:
        """At once: nobody waits for the answers any more."""
        for lane in self.lanes:
            lane.closed = True
            process = lane.process  # its thread may put it away at this moment
            if process is not None:
                process.kill()
            await asyncio.to_thread(lane.thread.shutdown, cancel_futures=True)
            lane.stop()
