"""Statistics with intervals: shares, paired differences, lengths."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

__all__ = [
    "MIN_DEALS",
    "Spread",
    "Sums",
    "WinRate",
    "Z",
    "average_of",
    "mean_of",
    "spread",
    "win_rate",
]

Z: Final = 1.959963984540054  # the 97.5 % quantile of the normal distribution
MIN_DEALS: Final = 10  # deals needed for an interval


@dataclass(frozen=True)
class WinRate:
    """A share with its 95 % interval."""

    won: int
    games: int
    rate: float
    low: float
    high: float

    def to_json(self) -> dict[str, float | int]:
        return {
            "games": self.games,
            "won": self.won,
            "rate": round(self.rate, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
        }


def win_rate(won: int, games: int) -> WinRate:
    """Compute Wilson's interval, which also holds for few games and for shares near 0 and 1."""
    if not games:
        return WinRate(0, 0, 0.0, 0.0, 1.0)
    rate = won / games
    wide = Z * Z / games
    middle = (rate + wide / 2) / (1 + wide)
    half = Z * math.sqrt(rate * (1 - rate) / games + wide / (4 * games)) / (1 + wide)
    return WinRate(won, games, rate, max(middle - half, 0.0), min(middle + half, 1.0))


# -- differences of pairs ------------------------------------------------------------------


@dataclass
class Sums:
    """The sum and the count of the values of one deal, which are correlated."""

    total: float = 0.0
    count: int = 0

    def add(self, value: float) -> None:
        self.total += value
        self.count += 1


@dataclass(frozen=True)
class Mean:
    """A mean and its interval; no interval with too few deals."""

    mean: float
    half: float | None
    count: int
    deals: int = 0

    def to_json(self) -> dict[str, float | int | None]:
        low = None if self.half is None else round(self.mean - self.half, 6)
        high = None if self.half is None else round(self.mean + self.half, 6)
        return {
            "deals": self.deals,
            "pairs": self.count,
            "difference": round(self.mean, 6),
            "low": low,
            "high": high,
        }


def mean_of(deals: Mapping[int, Sums]) -> Mean:
    """The mean of all values, clustered by deal."""
    return average_of([deals])


def average_of(groups: Sequence[Mapping[int, Sums]]) -> Mean:
    """The unweighted average of the means of groups, clustered by deal."""
    groups = [deals for deals in groups if any(sums.count for sums in deals.values())]
    if not groups:
        return Mean(0.0, None, 0)
    influence: dict[int, float] = {}  # by deal: its influence on the average
    mean, count = 0.0, 0
    for deals in groups:
        number = sum(sums.count for sums in deals.values())
        middle = sum(sums.total for sums in deals.values()) / number
        mean += middle / len(groups)
        count += number
        for deal, sums in deals.items():
            change = (sums.total - middle * sums.count) / (number * len(groups))
            influence[deal] = influence.get(deal, 0.0) + change
    if len(influence) < MIN_DEALS:
        return Mean(mean, None, count, len(influence))
    variance = math.fsum(value * value for value in influence.values())
    half = Z * math.sqrt(variance * len(influence) / (len(influence) - 1))
    return Mean(mean, half, count, len(influence))


# -- lengths -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spread:
    """The distribution of lengths: mean, median, 95th percentile, longest."""

    mean: float
    median: float
    most: float  # the 95th percentile
    longest: int
    seed: int | str  # of the longest

    def to_json(self) -> dict[str, float | int | str]:
        return {
            "mean": round(self.mean, 3),
            "median": self.median,
            "95th": self.most,
            "longest": self.longest,
            "longest_seed": self.seed,
        }


def spread(lengths: Iterable[tuple[int, int | str]]) -> Spread | None:
    """Summarize lengths with the seeds of their games; None without games."""
    ordered = sorted(lengths, key=lambda entry: entry[0])
    if not ordered:
        return None
    values = [length for length, _ in ordered]
    longest = next(entry for entry in ordered if entry[0] == values[-1])
    return Spread(
        mean=sum(values) / len(values),
        median=quantile(values, 0.5),
        most=quantile(values, 0.95),
        longest=longest[0],
        seed=longest[1],
    )


def quantile(ordered: Sequence[int], part: float) -> float:
    """Interpolate between two values."""
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])
