"""One at a time, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

__all__ = ["Turns"]

Waiting = deque[asyncio.Future[None]]


class Turns:
    """A lock that is handed round among those who wait for it: the addresses take turns, and so do
    the hosts of one address. Whoever has much to do waits longer, and nobody else does: not even if
    one address comes as many hosts."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()  # by address

    @asynccontextmanager
    async def of(self, who: str, seconds: float, address: str = "") -> AsyncIterator[None]:
        """His turn; a TimeoutError if it does not come in time."""
        if self.is_taken:
            await self.wait(who, seconds, address)
        self.is_taken = True
        try:
            yield
        finally:
            self.hand_on()

    async def wait(self, who: str, seconds: float, address: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        hosts = self.waiting.setdefault(address, OrderedDict())
        hosts.setdefault(who, deque()).append(turn)
        try:
            async with asyncio.timeout(seconds):
                await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it came, but he has gone
                self.hand_on()
            raise

    def hand_on(self) -> None:
        while self.waiting:
            turn = self.next()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False

    def next(self) -> asyncio.Future[None]:
        """Whose turn it is; his address, and he himself there, come behind the others."""
        address, hosts = self.waiting.popitem(last=False)
        who, turns = hosts.popitem(last=False)
        turn = turns.popleft()
        if turns:
            hosts[who] = turns
        if hosts:
            self.waiting[address] = hosts
        return turn
