"""Onlookers who are some time behind: a second game that gets the moves later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from weakref import WeakMethod

from sixgun.server.store.plays import KeptMove
from sixgun.server.tables.play import Play

__all__ = ["Delayed"]


class Delayed:
    """Follows a game at a distance of some seconds."""

    def __init__(self, behind: Play, seconds: float, at_end: Callable[[], None]) -> None:
        self.play = behind
        self.seconds = seconds
        self.at_end = WeakMethod(at_end)  # of the game that holds this
        self.coming: deque[KeptMove] = deque()
        self.timers: deque[asyncio.TimerHandle] = deque()

    def add(self, move: KeptMove, age: float = 0.0) -> None:
        """A move that was made just now, or some seconds ago."""
        if age >= self.seconds and not self.coming:
            self.make(move)
            return
        self.coming.append(move)
        loop = asyncio.get_running_loop()
        self.timers.append(loop.call_later(max(self.seconds - age, 0.0), self.next))

    def next(self) -> None:
        if self.coming:
            self.timers.popleft()
            self.make(self.coming.popleft())

    def stop(self) -> None:
        """Nobody sees the rest."""
        self.coming.clear()
        while self.timers:
            self.timers.popleft().cancel()

    def make(self, move: KeptMove) -> None:
        self.play.tell(self.play.make(move))
        at_end = self.at_end()
        if self.play.kernel.over and at_end is not None:
            at_end()
