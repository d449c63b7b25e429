"""Delays for forced moves and bots, so that response times do not reveal a hand."""

from __future__ import annotations

import math
import random
from collections import deque
from typing import Final

__all__ = ["ResponseDelay"]

SPREAD: Final = 0.45  # standard deviation of the logarithm
JITTER: Final = 0.05  # relative change of a sampled response time
MAX_SAMPLES: Final = 16
MAX_DELAY: Final = 8.0  # seconds; longer response times are cut to this


class ResponseDelay:
    """The recent response times of each seat, for decisions with a real choice."""

    def __init__(self, seats: int, usual: float, rng: random.Random) -> None:
        self.usual = usual
        self.rng = rng
        self.samples: list[deque[float]] = [deque(maxlen=MAX_SAMPLES) for _ in range(seats)]

    def record(self, seat: int, seconds: float) -> None:
        self.samples[seat].append(min(seconds, MAX_DELAY))

    def for_forced_move(self, seat: int, unknown: float | None = None) -> float:
        """Return a delay for a forced move that looks like this seat's other response times."""
        samples = self.samples[seat]
        if not samples:
            return self.randomize(self.usual) if unknown is None else unknown
        return self.rng.choice(samples) * self.rng.uniform(1 - JITTER, 1 + JITTER)

    def randomize(self, seconds: float) -> float:
        """Return a random delay around `seconds`, with a log-normal distribution."""
        return seconds * math.exp(self.rng.gauss(0.0, SPREAD))
