"""How long moves take: the total, the longest, and a histogram."""

from __future__ import annotations

import math
from typing import Final

__all__ = ["MoveTimings"]

STEP: Final = math.log(1.05)  # width of a histogram bin


class MoveTimings:
    """Move times of one bot, compact enough to store per game and to merge."""

    __slots__ = ("longest", "moves", "seconds", "total")

    def __init__(self) -> None:
        self.moves = 0
        self.total = 0.0
        self.longest = 0.0
        self.seconds: dict[int, int] = {}  # number of moves by the logarithm of their time

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.total += seconds
        if seconds > self.longest:
            self.longest = seconds
        place = round(math.log(max(seconds, 1e-9)) / STEP)
        self.seconds[place] = self.seconds.get(place, 0) + 1

    def merge(self, other: MoveTimings) -> None:
        self.moves += other.moves
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for place, moves in other.seconds.items():
            self.seconds[place] = self.seconds.get(place, 0) + moves

    @property
    def mean(self) -> float:
        return self.total / max(self.moves, 1)

    def quantile(self, share: float) -> float:
        """The time that this share of the moves does not exceed, within about 3 %."""
        left = share * self.moves
        for place in sorted(self.seconds):
            left -= self.seconds[place]
            if left <= 0:
                return min(math.exp(place * STEP), self.longest)
        return self.longest

    def to_json(self) -> tuple[float, float, dict[str, int]]:
        """Return plain values for a line of JSON."""
        counts = {str(place): self.seconds[place] for place in sorted(self.seconds)}
        return round(self.total, 6), round(self.longest, 6), counts

    @staticmethod
    def from_json(total: float, longest: float, counts: dict[str, int]) -> MoveTimings:
        timings = MoveTimings()
        timings.total, timings.longest = total, longest
        timings.seconds = {int(place): moves for place, moves in counts.items()}
        timings.moves = sum(timings.seconds.values())
        return timings
