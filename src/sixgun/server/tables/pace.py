"""How long answers take that nobody has to think about: as long as others, lest time betrays a
hand."""

from __future__ import annotations

import math
import random
from collections import deque
from typing import Final

__all__ = ["Pace"]

SPREAD: Final = 0.45  # of the logarithm
ABOUT: Final = 0.05  # of an answer that is taken as an example
REMEMBERED: Final = 16
LONGEST: Final = 8.0  # seconds: whoever has fallen asleep is no example


class Pace:
    """By seat: how long its player took to answer when there was something to choose."""

    def __init__(self, seats: int, usual: float, luck: random.Random) -> None:
        self.usual = usual
        self.luck = luck
        self.taken: list[deque[float]] = [deque(maxlen=REMEMBERED) for _ in range(seats)]

    def thought(self, seat: int, seconds: float) -> None:
        self.taken[seat].append(min(seconds, LONGEST))

    def forced(self, seat: int, unknown: float | None = None) -> float:
        """For the only move of a seat: like one of its own answers, as far as there are any."""
        taken = self.taken[seat]
        if not taken:
            return self.around(self.usual) if unknown is None else unknown
        return self.luck.choice(taken) * self.luck.uniform(1 - ABOUT, 1 + ABOUT)

    def around(self, seconds: float) -> float:
        """About so long: mostly a little less, now and then much more."""
        return seconds * math.exp(self.luck.gauss(0.0, SPREAD))
