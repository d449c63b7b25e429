"""Ratings: Elo for two bots, and recovery of known ratings."""

from __future__ import annotations

import math
import random

import pytest

from sixgun.arena.rating import RatedSeat, Rating, fit_ratings

TEN_TO_ONE = 400.0


def two(deal: int, first: int, second: int, first_wins: bool) -> list[RatedSeat]:
    """A game of two on seats of their own roles."""
    return [
        RatedSeat(deal, 0, first, (second,), first_wins),
        RatedSeat(deal, 1, second, (first,), not first_wins),
    ]


def of_two(wins: int, losses: int) -> list[Rating]:
    """Bot 0 against bot 1, as often on each side, as well on each."""
    results: list[RatedSeat] = []
    for deal in range(wins + losses):
        results += two(deal, 0, 1, deal < wins)
        results += two(deal, 1, 0, deal >= wins)
    return fit_ratings(results, 2, 2)


def test_ten_times_the_odds_are_400_points() -> None:
    better, worse = of_two(1000, 100)
    assert better.points - worse.points == pytest.approx(TEN_TO_ONE, abs=0.1)
    assert (better.points + worse.points) / 2 == pytest.approx(1500)


def test_the_interval_of_two_bots_follows_from_their_odds() -> None:
    """Of n independent deals won with p the logarithm of the odds scatters by 1 / sqrt(n p q); each
    rating is half of the difference."""
    better, _ = of_two(300, 100)
    scatter = 1 / math.sqrt(400 * 0.75 * 0.25)
    assert better.half == pytest.approx(1.96 * scatter * 400 / math.log(10) / 2, rel=0.01)


def test_the_better_side_does_not_change_ratings() -> None:
    """Both win 9 of 10 games on the first seat."""
    results: list[RatedSeat] = []
    for deal in range(100):
        results += two(deal, 0, 1, deal % 10 != 0)
        results += two(deal, 1, 0, deal % 10 != 0)
    first, second = fit_ratings(results, 2, 2)
    assert first.points == pytest.approx(1500)
    assert second.points == pytest.approx(1500)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    best, worst = of_two(50, 0)
    assert 300 < best.points - worst.points < 3000
    assert math.isfinite(best.half or 0)


def test_one_deal_has_no_interval() -> None:
    assert of_two(1, 0)[0].half is None
    assert of_two(1, 0)[0].to_json()["half"] is None


def planted(true: list[float], deals: int) -> list[RatedSeat]:
    """Games of three on their own with ratings that are known; luck from a fixed seed."""
    rng = random.Random(5)
    effects = (-1.0, -0.6, -0.4)
    results: list[RatedSeat] = []
    for deal in range(deals):
        for turn in range(len(true)):
            seats = [(seat + turn) % len(true) for seat in range(3)]
            for role, bot in enumerate(seats):
                rivals = tuple(other for other in seats if other != bot)
                ahead = true[bot] - sum(true[other] for other in rivals) / 2
                odds = math.exp(effects[role]) * 10 ** (ahead / 400)
                won = rng.random() < odds / (1 + odds)
                results.append(RatedSeat(deal, role, bot, rivals, won))
    return results


def test_true_ratings_are_within_their_intervals() -> None:
    true = [1350.0, 1500.0, 1560.0, 1590.0]
    for bot, found in enumerate(fit_ratings(planted(true, 1500), 4, 3)):
        assert found.half is not None
        assert found.half < 20
        assert abs(found.points - true[bot]) < 1.5 * found.half


def test_the_mean_of_all_ratings_is_1500() -> None:
    found = fit_ratings(planted([1200.0, 1700.0, 1400.0], 60), 3, 3)
    assert sum(rating.points for rating in found) / 3 == pytest.approx(1500)


def test_team_mates_are_not_rivals() -> None:
    """Seats with only equal rivals carry no information about ratings."""
    results = [RatedSeat(deal, 0, deal % 2, (deal % 2,), deal % 2 == 0) for deal in range(40)]
    assert [rating.points for rating in fit_ratings(results, 2, 1)] == [1500, 1500]
