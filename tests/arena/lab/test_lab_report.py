"""The figures of a report: against values worked out by hand, and against planted effects."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from sixgun import classic
from sixgun.arena.lab import Observations, report_to_json
from sixgun.arena.lab.histograms import bin_width, build_histogram
from sixgun.arena.lab.lifts import Baseline, Lift
from sixgun.arena.lab.matrices import CountMatrix, build_matrix
from sixgun.arena.lab.observations import Count
from sixgun.arena.statistics import Z, win_rate
from tests.arena.lab.sample_games import (
    CLASSIC,
    DUEL,
    EVERYTHING,
    FIRST,
    experiment,
    observe_games,
    report,
    sample_observation,
)

TINY = classic.Config(players=3).validate()


# -- differences ---------------------------------------------------------------------------


def halves() -> Baseline:
    """Four games of a against b: each wins two."""
    return Baseline([sample_observation(seed, "ab", 1 if seed < 2 else 2) for seed in range(4)])


def test_a_difference_and_its_interval_by_hand() -> None:
    lift = halves().lift([[(0, 0)], [(0, 0)], [], []])
    # Two of two won, one of two expected. Each game pulls by a quarter: the square root of four
    # sixteenths, over two seats.
    assert (lift.seats, lift.won, lift.expected, lift.difference) == (2, 2, 0.5, 0.5)
    assert lift.margin == pytest.approx(Z * 0.25)
    assert lift.clear


def test_what_everybody_does_has_no_lift() -> None:
    lift = halves().lift([[(0, 0), (1, 0)]] * 4)
    assert lift == Lift(8, 4, 0.5, 0.0, 0.0)
    assert not lift.clear


def test_what_nobody_does_is_not_an_error() -> None:
    assert halves().lift([[], [], [], []]) == Lift(0, 0, 0.0, 0.0, 0.0)


def test_roles_are_compared_with_themselves() -> None:
    always = Baseline([sample_observation(seed, "abb", 1) for seed in range(4)])
    assert always.lift([[(0, 0)]] * 4).difference == 0
    assert always.lift([[(1, 0)], [], [(2, 0)], []]).difference == 0


def test_late_plays_are_compared_with_seats_still_in_the_game() -> None:
    """Of four seats two fall in round 1 and lose; the others last to round 3 and win."""
    games = [
        sample_observation(n, "ab", *((1, (3, 1)) if n % 2 else (0, (1, 3)))) for n in range(4)
    ]
    baseline = Baseline(games)
    late_plays = [[(0, 3)] if n % 2 else [] for n in range(4)]
    assert baseline.share("a", 0) == 0.5
    assert baseline.share("a", 2) == 1.0
    assert baseline.lift(late_plays).difference == 0.0
    assert (
        baseline.lift([[(seat, 0) for seat, _ in entry] for entry in late_plays]).difference == 0.5
    )


def test_intervals_contain_the_true_difference() -> None:
    """Seats with the thing win with 0.6, others with 0.4: a difference of 0.1 to the role. Both
    seats of a role win together, so they must not count twice."""
    held = 0
    for trial in range(200):
        rng = random.Random(trial)
        games, seats_by_game = [], []
        for seed in range(120):
            have = rng.random() < 0.5
            won = rng.random() < (0.6 if have else 0.4)
            games.append(sample_observation(seed, "aab", 0b011 if won else 0b100))
            seats_by_game.append([(0, 0), (1, 0)] if have else [])
        lift = Baseline(games).lift(seats_by_game)
        held += abs(lift.difference - 0.1) <= lift.margin
    assert 184 <= held <= 197


# -- lengths and deeds ---------------------------------------------------------------------


def test_lengths_by_hand() -> None:
    found = build_histogram([4, 10, 4, 7], [11, 12, 13, 14])
    assert (found.spread.mean, found.spread.median) == (6.25, 5.5)
    assert (found.spread.longest, found.spread.seed) == (10, 12)
    assert (found.first, found.width, found.bins) == (4, 1, [2, 0, 0, 1, 0, 0, 1])


def test_a_histogram_has_a_limited_number_of_bins() -> None:
    found = build_histogram(list(range(1000)), list(range(1000)))
    assert found.width == bin_width(0, 989) == 50
    assert found.bins == [50] * 20
    tail = build_histogram([*range(100), 5000], list(range(101)))
    assert len(tail.bins) <= 25
    assert sum(tail.bins) == 101
    assert tail.bins[-1] == 1


def test_a_matrix_has_all_roles_and_other_causes() -> None:
    counts: Counter[Count] = Counter(
        {("falls", "b", "a"): 2, ("falls", "dynamite", "b"): 1, ("life", "c", "a"): 9}
    )
    assert build_matrix(counts, "falls", ["a", "b"]) == CountMatrix(
        rows=["a", "b", "dynamite"], columns=["a", "b"], counts=[[0, 0], [2, 0], [0, 1]]
    )


# -- the report ----------------------------------------------------------------------------


def test_the_report_of_a_tiny_game() -> None:
    found = report(TINY, 1, FIRST, 1073)
    assert (found.games, found.several, found.interrupted) == (1, False, False)
    assert found.sides == {"renegade": win_rate(1, 1)}
    assert [(line.role, line.won.won, line.a_game) for line in found.roles] == [
        ("deputy", 0, 1),
        ("outlaw", 0, 1),
        ("renegade", 1, 1),
    ]
    assert [line.stayed for line in found.roles] == [[1.0], [0.0], [1.0]]
    cards = {line.id: line for line in found.cards}
    assert (cards["bang"].copies, cards["bang"].drawn, cards["bang"].played) == (25, 8.0, 3.0)
    assert (cards["bang"].lift.seats, cards["bang"].lift.won) == (2, 1)
    assert cards["gatling"].lift.seats == 0
    assert found.falls.counts == [[0, 0, 0], [0, 0, 0], [0, 1, 0]]
    assert found.lengths["turns"].spread.longest == 2


def test_seats_that_win_together_count_once_per_game() -> None:
    found = {line.role: line for line in report(CLASSIC, 12).roles}
    assert found["outlaw"].a_game == 2
    assert {line.won.games for line in found.values()} == {12}
    assert found["sheriff"].won == found["deputy"].won
    assert sum(found[role].won.won for role in ("sheriff", "outlaw", "renegade")) == 12


def test_characters_are_counted_by_role_and_in_all() -> None:
    found = report(CLASSIC, 12)
    assert sum(line.won.games for line in found.characters) == 60
    for line in found.characters:
        assert line.won.games == sum(part.games for part in line.roles.values())
        assert line.won.won == sum(part.won for part in line.roles.values()) == line.lift.won
    differences = [line.lift.difference for line in found.characters]
    assert differences == sorted(differences, reverse=True)
    assert sum(line.lift.difference * line.lift.seats for line in found.characters) == (
        pytest.approx(0)
    )


def test_survival_curves_never_rise() -> None:
    for line in report(EVERYTHING, 5).roles:
        assert line.stayed == sorted(line.stayed, reverse=True)
        assert all(0 <= value <= 1 for value in line.stayed)


def test_in_the_duel_the_losing_side_has_lost_all_four() -> None:
    found = report(DUEL, 5)
    assert found.several
    assert sum(line.lost[-1] for line in found.roles) >= 4
    assert all(line.lost == sorted(line.lost) for line in found.roles)


def test_events_are_reported_with_their_turns() -> None:
    found = report(EVERYTHING, 5)
    assert found.events
    assert sum(line.turns for line in found.events) <= 5 * found.lengths["turns"].spread.mean
    assert max(line.games for line in found.events) <= 5
    assert not report(CLASSIC, 12).events


def test_the_report_does_not_depend_on_the_order_of_games() -> None:
    whole = observe_games(CLASSIC, 12)
    mixed = Observations(
        whole.games[::-1], Counter(dict(sorted(whole.counts.items(), reverse=True)))
    )
    again = experiment(CLASSIC, 12, "greenhorn", 1).report(mixed, "a table")
    assert json.dumps(report_to_json(again)) == json.dumps(report_to_json(report(CLASSIC, 12)))


def test_a_report_of_no_games() -> None:
    empty = experiment(CLASSIC, 12, "greenhorn", 1).report(
        Observations(interrupted=True), "a table"
    )
    assert report_to_json(empty)["games"] == 0
    assert (empty.roles, empty.characters, empty.lengths) == ([], [], {})
