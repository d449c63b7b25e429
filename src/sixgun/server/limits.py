"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

__all__ = ["Bucket", "Buckets"]

MOST_KEYS: Final = 20_000


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at_once", "left", "rate", "seen")

    def __init__(self, rate: float, at_once: int, at: float) -> None:
        self.rate = rate
        self.at_once = at_once
        self.left = float(at_once)
        self.seen = at

    def take(self, at: float) -> bool:
        self.left = min(self.left + (at - self.seen) * self.rate, self.at_once)
        self.seen = at
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """One for each address or person; those unseen for the longest time are forgotten."""

    def __init__(
        self, rate: float, at_once: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.at_once = at_once
        self.clock = clock
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        at = self.clock()
        bucket = self.kept.pop(key, None) or Bucket(self.rate, self.at_once, at)
        self.kept[key] = bucket
        if len(self.kept) > MOST_KEYS:
            self.kept.popitem(last=False)
        return bucket.take(at)
