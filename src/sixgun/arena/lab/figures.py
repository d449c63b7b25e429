"""The sorts of figures a report is made of besides shares: lengths, and who did what to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixgun.arena.lab.notes import Count
from sixgun.arena.statistics import Spread, quantile, spread

__all__ = ["Length", "Matrix", "length_of", "matrix_of"]

BINS: Final = 24
STEPS: Final = (1, 2, 5)  # the widths of bins: these, and ten, a hundred times these


@dataclass(frozen=True)
class Length:
    """How long games are, in one measure."""

    spread: Spread
    first: int  # where the first bin begins
    width: int  # of a bin
    bins: list[int]  # how many games; the last bin also has whatever is longer


def length_of(lengths: Sequence[int], seeds: Sequence[int]) -> Length:
    """Of at least one game."""
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
    return Length(found, first, width, bins)


def bin_width(least: int, most: int) -> int:
    """The narrowest round width with which not too many bins are needed."""
    tens = 1
    while True:
        for step in STEPS:
            if (most - least) // (step * tens) < BINS - 1:
                return step * tens
        tens *= 10


@dataclass(frozen=True)
class Matrix:
    """Who did something to whom: counts by row (who) and column (to whom)."""

    rows: list[str]
    columns: list[str]
    counts: list[list[int]]

    def doers(self) -> list[str]:
        """Those who did it at least once."""
        return [who for who, row in zip(self.rows, self.counts, strict=True) if any(row)]


def matrix_of(counts: Counter[Count], what: str, roles: Sequence[str]) -> Matrix:
    """First the roles, then whoever else did it: oneself, a card, nobody."""
    others = sorted({key[1] for key in counts if key[0] == what} - {*roles})
    rows = [*roles, *others]
    table = [[counts[what, row, column] for column in roles] for row in rows]
    return Matrix(rows, list(roles), table)
