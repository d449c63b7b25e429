"""A cache of encoded tournament views, shared by all readers and limited in rate."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sixgun.server.tables.subscription import encode

__all__ = ["EncodedView", "ViewCache"]

MIN_INTERVAL: Final = 0.5  # seconds between two views
COST_FACTOR: Final = 50  # wait this many times the CPU time of a view before the next
BYTES_PER_SECOND: Final = 4_000_000  # to all readers together


class EncodedView(NamedTuple):
    content: bytes
    version: int  # of the tournament
    at: float
    seconds: float  # CPU time of building and encoding it


class ViewCache:
    """Encodes views at a limited rate, so that large tournaments leave CPU time for tables."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.version = 0
        self.readers: Counter[str] = Counter()  # by kind of view
        self.cached: dict[str, EncodedView] = {}

    def invalidate(self) -> None:
        """Mark all cached views as outdated."""
        self.version += 1

    def current(self, key: str, make: Callable[[], Any]) -> EncodedView:
        """Return the up-to-date view, from the cache if possible."""
        view = self.cached.get(key)
        if view is not None and view.version == self.version:
            return view
        return self.encode_view(key, make)

    def recent(self, kind: str, key: str, make: Callable[[], Any]) -> EncodedView:
        """Return the cached view, even if outdated, until a new one is due."""
        view = self.cached.get(key)
        if view is not None and self.due(kind, view) > self.clock():
            return view
        return self.current(key, make)

    def encode_view(self, key: str, make: Callable[[], Any]) -> EncodedView:
        """Build and encode a view, and cache it under its key, if any."""
        started = time.thread_time()
        content = encode(make())
        view = EncodedView(content, self.version, self.clock(), time.thread_time() - started)
        if key:
            self.cached[key] = view
        return view

    def due(self, kind: str, last: EncodedView) -> float:
        """Return when the next view of this kind may be sent."""
        sent = len(last.content) * self.readers[kind]
        return last.at + max(MIN_INTERVAL, last.seconds * COST_FACTOR, sent / BYTES_PER_SECOND)
