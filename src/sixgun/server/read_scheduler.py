"""The read scheduler limits the time that the server spends reading from one address."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from sixgun.server.rate_limits import RateLimiter
from sixgun.server.settings import Limits

__all__ = ["ReadScheduler"]

WAIT: Final = 0.01  # seconds until an address is checked again


class ReadScheduler:
    """Runs reads in order, each address within its share of the event loop's time.

    Small frames, chunks, headers and requests take much longer to parse than to send. An address
    that has used up its time waits, and its connections are read one at a time; others do not wait.
    """

    def __init__(self, limits: Limits) -> None:
        self.seconds = RateLimiter(limits.read_seconds_per_second, limits.read_seconds_burst)
        self.waiting: dict[str, deque[Callable[[], None]]] = {}  # by address

    def run(self, address: str, read: Callable[[], None]) -> bool:
        """Run a read now, or later and return False. Without an address there is no limit."""
        if not address:
            read()
        elif address not in self.waiting and self.seconds.has_tokens(address):
            self.run_now(address, read)
        else:
            if address not in self.waiting:
                self.schedule(address)
            self.waiting.setdefault(address, deque()).append(read)
            return False
        return True

    def charge(self, address: str, seconds: float) -> None:
        """Charge work that a read has caused."""
        if address:
            self.seconds.charge(address, seconds)

    def run_now(self, address: str, read: Callable[[], None]) -> None:
        started = time.thread_time()  # not the time in which other programs run
        try:
            read()
        finally:
            self.seconds.charge(address, time.thread_time() - started)

    def schedule(self, address: str) -> None:
        asyncio.get_running_loop().call_later(WAIT, self.run_waiting, address)

    def run_waiting(self, address: str) -> None:
        """Run the next reads of an address until its time is used up again."""
        waiting = self.waiting[address]
        try:
            while waiting and self.seconds.has_tokens(address):
                self.run_now(address, waiting.popleft())
        finally:  # even if one of them fails
            if waiting:
                self.schedule(address)
            else:
                del self.waiting[address]
