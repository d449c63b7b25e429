"""The outbox schedules outgoing WebSocket messages, so that connections take turns."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from typing import Final, Protocol

__all__ = ["Outbox", "Sender"]

SLICE: Final = 0.003  # seconds of sending before the event loop may do something else


class Sender(Protocol):
    """A connection with queued messages."""

    address: str

    def flush(self) -> None: ...


class Outbox:
    """Sends round-robin by address, a few milliseconds at a time.

    A broadcast to a thousand spectators of one table does not delay the messages of another.
    """

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Sender]] = OrderedDict()  # by address
        self.is_scheduled = False

    def add(self, sender: Sender) -> None:
        self.waiting.setdefault(sender.address, deque()).append(sender)
        if not self.is_scheduled:
            self.schedule()

    def schedule(self) -> None:
        self.is_scheduled = True
        asyncio.get_running_loop().call_soon(self.flush_some)

    def flush_some(self) -> None:
        self.is_scheduled = False
        end = time.monotonic() + SLICE
        try:
            while self.waiting:
                self.pop_next().flush()
                if time.monotonic() >= end:
                    break
        finally:  # even if one of them fails
            if self.waiting:
                self.schedule()

    def pop_next(self) -> Sender:
        """Take a sender of the next address, and move that address to the end of the line."""
        address, senders = self.waiting.popitem(last=False)
        sender = senders.popleft()
        if senders:
            self.waiting[address] = senders
        return sender
