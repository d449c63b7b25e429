"""Histograms of how long games last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixgun.arena.statistics import Spread, quantile, spread

__all__ = ["Histogram", "build_histogram"]

BINS: Final = 24
STEPS: Final = (1, 2, 5)  # bin widths: these times a power of ten


@dataclass(frozen=True)
class Histogram:
    """A histogram of game lengths, in one measure."""

    spread: Spread
    first: int  # where the first bin begins
    width: int  # of a bin
    bins: list[int]  # number of games; the last bin also counts longer games


def build_histogram(lengths: Sequence[int], seeds: Sequence[int]) -> Histogram:
    """Build a histogram of at least one game."""
    found = spread(zip(lengths, seeds, strict=True))
    assert found is not None
    ranked = sorted(lengths)
    width = bin_width(ranked[0], int(quantile(ranked, 0.99)))
    first = ranked[0] // width * width
    bins = [0] * (BINS + 1)
    for length in lengths:
        bins[min((length - first) // width, BINS)] += 1
    while not bins[-1]:
        bins.pop()
    return Histogram(found, first, width, bins)


def bin_width(least: int, most: int) -> int:
    """The narrowest round bin width that gives few enough bins."""
    tens = 1
    while True:
        for step in STEPS:
            if (most - least) // (step * tens) < BINS - 1:
                return step * tens
        tens *= 10
