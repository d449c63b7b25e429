"""Sources of random configurations: a generator, or hypothesis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hypothesis import strategies as st

__all__ = ["HypothesisSource", "RandomSource", "pick_some"]


class RandomSource(Protocol):
    """Picks random numbers; `Rng` is one."""

    def below(self, n: int, /) -> int: ...


class HypothesisSource:
    """Numbers that hypothesis picks, so that it can look for a smaller example."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def below(self, n: int) -> int:
        return self.draw(st.integers(min_value=0, max_value=n - 1))


def pick_some(source: RandomSource, names: Sequence[str], most: int) -> tuple[str, ...]:
    """A few of these names, each at most once."""
    left = list(names)
    return tuple(left.pop(source.below(len(left))) for _ in range(source.below(most + 1)))
