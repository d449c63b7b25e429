"""Numbers against those computed by hand."""

from __future__ import annotations

import math

import pytest

from sixgun.arena.statistics import Sums, Z, average_of, mean_of, spread, win_rate
from sixgun.arena.timings import MoveTimings


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # by the formula, and in many textbooks
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_wilson(won: int, games: int, low: float, high: float) -> None:
    found = win_rate(won, games)
    assert found.rate == won / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_the_share_of_no_games() -> None:
    assert (win_rate(0, 0).low, win_rate(0, 0).high) == (0.0, 1.0)


def sums(*deals: tuple[float, ...]) -> dict[int, Sums]:
    return {number: Sums(sum(values), len(values)) for number, values in enumerate(deals)}


TWELVE = [(1.0,), (0.0,), (1.0,), (0.0,), (-1.0,), (1.0,)] * 2


def test_the_interval_of_paired_differences() -> None:
    """1, 0, 1, 0, -1, 1, twice: mean 1/3, sum of squares 20/3, so the variance is 20/33."""
    found = mean_of(sums(*TWELVE))
    assert found.mean == pytest.approx(1 / 3)
    assert found.half == pytest.approx(Z * math.sqrt((20 / 33) / 12))
    assert (found.count, found.deals) == (12, 12)


def test_equal_differences_of_one_deal_count_as_one() -> None:
    once = mean_of(sums(*TWELVE))
    twice = mean_of(sums(*(deal * 2 for deal in TWELVE)))
    assert twice.mean == once.mean
    assert (twice.count, twice.deals) == (24, 12)
    assert twice.half == pytest.approx(once.half)


def test_opposite_differences_of_one_deal_are_certain() -> None:
    assert mean_of(sums(*[(1, -1), (0, 0)] * 5)).half == 0.0


def test_every_role_counts_the_same_in_the_average() -> None:
    few, many = sums((1,), (1,)), sums((0, 0, 0), (0, 0, 0))
    found = average_of([few, many, {}])
    assert found.mean == 0.5
    assert found.count == 8


def test_the_average_allows_for_roles_of_the_same_deal() -> None:
    """If one role gains where the other loses, the average is certain."""
    one, other = sums(*[(1,), (0,)] * 5), sums(*[(0,), (1,)] * 5)
    assert average_of([one, other]).half == pytest.approx(0.0)
    assert average_of([one, one]).half == pytest.approx(mean_of(one).half)


def test_few_deals_have_no_interval() -> None:
    assert mean_of(sums(*TWELVE[:9])).half is None
    assert mean_of(sums(*TWELVE[:10])).half is not None
    assert average_of([]).half is None
    assert mean_of(sums((1, 0))).to_json() == {
        "deals": 1,
        "pairs": 2,
        "difference": 0.5,
        "low": None,
        "high": None,
    }


def test_lengths() -> None:
    found = spread([(10, 1), (30, 2), (20, 3), (40, 4), (40, 5)])
    assert found is not None
    assert found.to_json() == {
        "mean": 28.0,
        "median": 30,
        "95th": 40.0,
        "longest": 40,
        "longest_seed": 4,
    }
    assert spread([]) is None


def test_a_quantile_lies_between_two_values() -> None:
    found = spread((length, 0) for length in range(0, 101, 10))
    assert found is not None
    assert (found.median, found.most) == (50, 95)


def test_the_timings_of_moves() -> None:
    slow, fast = MoveTimings(), MoveTimings()
    for _ in range(98):
        fast.add(0.001)
    slow.add(0.5)
    slow.add(2.0)
    fast.merge(slow)

    assert fast.moves == 100
    assert fast.mean == pytest.approx(2.598 / 100)
    assert fast.longest == 2.0
    assert fast.quantile(0.98) == pytest.approx(0.001, rel=0.03)
    assert fast.quantile(0.99) == pytest.approx(0.5, rel=0.03)
    assert fast.quantile(1.0) == pytest.approx(2.0, rel=0.03)


def test_timings_survive_json() -> None:
    timings = MoveTimings()
    for seconds in (0.001, 0.001, 0.2):
        timings.add(seconds)
    again = MoveTimings.from_json(*timings.to_json())
    assert again.to_json() == timings.to_json()
    assert again.moves == 3
