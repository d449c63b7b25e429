"""Where random configurations come from: a generator, or the search of hypothesis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hypothesis import strategies as st

__all__ = ["Drawn", "Luck", "some"]


class Luck(Protocol):
    """Whatever picks a number; `Rng` does."""

    def below(self, n: int, /) -> int: ...


class Drawn:
    """Numbers that hypothesis picks, so that it can look for a smaller example."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def below(self, n: int) -> int:
        return self.draw(st.integers(min_value=0, max_value=n - 1))


def some(luck: Luck, names: Sequence[str], most: int) -> tuple[str, ...]:
    """A few of these, none of them twice."""
    left = list(names)
    return tuple(left.pop(luck.below(len(left))) for _ in range(luck.below(most + 1)))
