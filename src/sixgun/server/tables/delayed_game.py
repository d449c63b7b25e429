"""The spectator delay: a second copy of a game that receives the moves later."""

from __future__ import annotations

import asyncio
from collections import deque

from sixgun.server.store.plays import StoredMove
from sixgun.server.tables.happenings import GameOver, Happenings, MoveMade
from sixgun.server.tables.play import Play

__all__ = ["DelayedGame"]


class DelayedGame:
    """A copy of a game that stays some seconds behind, for spectators."""

    def __init__(self, play: Play, seconds: float, happenings: Happenings) -> None:
        self.play = play
        self.seconds = seconds
        self.happenings = happenings
        self.pending: deque[tuple[StoredMove, int]] = deque()  # with their numbers
        self.timers: deque[asyncio.TimerHandle] = deque()

    def add(self, move: StoredMove, code: int, age: float = 0.0) -> None:
        """Schedule a move that was made `age` seconds ago.

        A move that is old enough is only applied: its game is being loaded and has no subscribers.
        """
        if age >= self.seconds and not self.pending:
            self.play.make(move, code)
            return
        self.pending.append((move, code))
        loop = asyncio.get_running_loop()
        self.timers.append(loop.call_later(max(self.seconds - age, 0.0), self.apply_next))

    def apply_next(self) -> None:
        if self.pending:
            self.timers.popleft()
            self.make(*self.pending.popleft())

    def stop(self) -> None:
        """Drop all pending moves."""
        self.pending.clear()
        while self.timers:
            self.timers.popleft().cancel()

    def make(self, move: StoredMove, code: int) -> None:
        events = self.play.make(move, code)
        self.happenings.publish(MoveMade(self.play, events, is_delayed=True))
        if self.play.kernel.over:
            self.happenings.publish(GameOver(self.play, is_delayed=True))
