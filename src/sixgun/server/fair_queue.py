"""A fair lock: addresses take turns, so a busy one delays only itself."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

__all__ = ["FairQueue"]

Waiting = deque[asyncio.Future[None]]


class FairQueue:
    """A lock that goes round-robin by address, and by host within each address.

    A host with many requests waits longer, but others do not. An address cannot jump the queue by
    using many hosts.
    """

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()  # by address

    @asynccontextmanager
    async def turn(self, host: str, timeout: float, address: str = "") -> AsyncIterator[None]:
        """Hold the lock; raises TimeoutError if it is not free in time."""
        if self.is_taken:
            await self.wait(host, timeout, address)
        self.is_taken = True
        try:
            yield
        finally:
            self.release()

    async def wait(self, host: str, timeout: float, address: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        hosts = self.waiting.setdefault(address, OrderedDict())
        hosts.setdefault(host, deque()).append(turn)
        try:
            async with asyncio.timeout(timeout):
                await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it got the lock while it was cancelled
                self.release()
            raise

    def release(self) -> None:
        """Pass the lock to the next waiter, or free it."""
        while self.waiting:
            turn = self.pop_next()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False

    def pop_next(self) -> asyncio.Future[None]:
        """Take the next waiter, and move its address and host to the end of the line."""
        address, hosts = self.waiting.popitem(last=False)
        host, turns = hosts.popitem(last=False)
        turn = turns.popleft()
        if turns:
            hosts[host] = turns
        if hosts:
            self.waiting[address] = hosts
        return turn
