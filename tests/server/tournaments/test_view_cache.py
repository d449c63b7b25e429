"""Tournament views are encoded once per change, and large ones less often."""

from __future__ import annotations

from sixgun.protocol import Pong
from sixgun.server.tournaments.view_cache import (
    BYTES_PER_SECOND,
    MIN_INTERVAL,
    EncodedView,
    ViewCache,
)


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_view_is_encoded_once_per_change() -> None:
    made: list[Pong] = []

    def make() -> Pong:
        made.append(Pong(len(made), 0))
        return made[-1]

    clock = Clock()
    views = ViewCache(clock)
    first = views.current("hall", make)
    assert views.current("hall", make) is first
    views.invalidate()
    assert views.recent("hall", "hall", make) is first  # not yet
    assert views.current("hall", make) is not first
    views.invalidate()
    clock.now += 60
    views.recent("hall", "hall", make)
    assert len(made) == 3


def test_large_views_for_many_readers_are_sent_less_often() -> None:
    views = ViewCache(Clock())
    small = EncodedView(b"x", 0, 100.0, 0.0)
    assert views.due("judge", small) == 100.0 + MIN_INTERVAL
    large = EncodedView(b"x" * (BYTES_PER_SECOND // 10), 0, 100.0, 0.0)
    views.readers["judge"] = 20
    assert views.due("judge", large) == 102.0
