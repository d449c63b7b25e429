"""One at a time, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

__all__ = ["Turns"]


class Turns:
    """A lock that is handed round among those who wait for it: whoever comes with much to do waits
    longer, and nobody else does."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, who: str, seconds: float) -> AsyncIterator[None]:
        """His turn; a TimeoutError if it does not come in time."""
        if self.is_taken:
            await self.wait(who, seconds)
        self.is_taken = True
        try:
            yield
        finally:
            self.hand_on()

    async def wait(self, who: str, seconds: float) -> None:
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        try:
            async with asyncio.timeout(seconds):
                await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it came, but he has gone
                self.hand_on()
            raise

    def hand_on(self) -> None:
        while self.waiting:
            who, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[who] = turns  # behind the others
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False
