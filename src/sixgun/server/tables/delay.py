"""Onlookers who are some time behind: a second game that gets the moves later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from sixgun.server.store.plays import KeptMove
from sixgun.server.tables.play import Play

__all__ = ["Delayed"]


class Delayed:
    """Follows a game at a distance of some seconds."""

    def __init__(self, behind: Play, seconds: float, at_end: Callable[[], None]) -> None:
        self.play = behind
        self.seconds = seconds
        self.at_end = at_end
        self.coming: deque[KeptMove] = deque()

    def add(self, move: KeptMove, age: float = 0.0) -> None:
        """A move that was made just now, or some seconds ago."""
        if age >= self.seconds and not self.coming:
            self.make(move)
            return
        self.coming.append(move)
        asyncio.get_running_loop().call_later(max(self.seconds - age, 0.0), self.next)

    def next(self) -> None:
        if self.coming:
            self.make(self.coming.popleft())

    def make(self, move: KeptMove) -> None:
        self.play.tell(self.play.make(move))
        if self.play.kernel.over:
            self.at_end()
