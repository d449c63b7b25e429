"""Chance is the same everywhere: in the pure and the compiled build, today and next year."""

from __future__ import annotations

import math
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.engine import Rng

pytestmark = pytest.mark.conformance

# The first words of the generator from state 1, computed by its definition apart from our code.
WORDS = [
    1, 698769069, 1402549915, 3160385218, 3422842832, 250181603, 1417127873, 479735591,
    1687370037, 1682870081, 2764516543, 2405800917,
]  # fmt: skip
STATES = 698769069 * 2**32 - 1

seeds = st.integers() | st.text()


def unevenness(counts: list[int]) -> float:
    """How many deviations chi-square is away from the value of fair dice."""
    fair = sum(counts) / len(counts)
    square = sum((count - fair) ** 2 / fair for count in counts)
    freedom = len(counts) - 1
    return (square - freedom) / math.sqrt(2 * freedom)


def test_the_generator_multiplies_with_carry() -> None:
    rng = Rng(1)

    words = [rng.below(2**31) for _ in WORDS]

    assert words == [word >> 1 for word in WORDS]


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        (7, 2889346250335872858),
        ("007", 2142821603761478997),
        ("rematch", 2193324586906624031),
        (2**128, 2430497527663706493),
    ],
)
def test_a_seed_always_gives_the_same_state(seed: int | str, state: int) -> None:
    assert Rng.from_seed(seed).state == state


def test_a_seed_always_gives_the_same_numbers() -> None:
    rng = Rng.from_seed(7)
    cards = list(range(20))

    rng.shuffle(cards)

    assert cards == [3, 13, 12, 1, 11, 10, 5, 16, 15, 6, 4, 9, 17, 18, 19, 8, 14, 0, 7, 2]
    assert [rng.below(80) for _ in range(12)] == [24, 21, 33, 56, 66, 69, 0, 38, 29, 6, 36, 49]


@given(st.integers(min_value=1, max_value=STATES - 1))
def test_the_state_stays_in_its_range(state: int) -> None:
    rng = Rng(state)

    rng.below(6)

    assert 0 < rng.state < STATES
    assert rng.state != state


@given(seeds, st.integers(min_value=1, max_value=2**31))
def test_a_number_is_below_its_bound(seed: int | str, bound: int) -> None:
    rng = Rng.from_seed(seed)

    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [2, 3, 7, 16, 80])
def test_numbers_are_equally_likely(bound: int) -> None:
    rng = Rng.from_seed("dice")
    counts = [0] * bound

    for _ in range(200 * bound):
        counts[rng.below(bound)] += 1

    assert unevenness(counts) < 5


def test_consecutive_numbers_are_independent() -> None:
    rng = Rng.from_seed("pairs")
    counts = [0] * 256

    for _ in range(50_000):
        counts[rng.below(16) * 16 + rng.below(16)] += 1

    assert unevenness(counts) < 5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng.from_seed("dealer")
    counts: dict[tuple[int, ...], int] = {}

    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1

    assert len(counts) == 24
    assert unevenness(list(counts.values())) < 5


@given(seeds, st.lists(st.integers(min_value=0, max_value=500)))
def test_a_shuffle_loses_no_card(seed: int | str, cards: list[int]) -> None:
    shuffled = cards[:]

    Rng.from_seed(seed).shuffle(shuffled)

    assert sorted(shuffled) == sorted(cards)


@given(seeds)
def test_a_copy_gives_the_same_numbers_and_is_independent(seed: int | str) -> None:
    rng = Rng.from_seed(seed)
    rng.below(6)
    twin = rng.copy()

    ahead = [rng.below(1000) for _ in range(5)]

    assert twin.state != rng.state
    assert [twin.below(1000) for _ in range(5)] == ahead


@given(seeds)
def test_a_pickled_generator_gives_the_same_numbers(seed: int | str) -> None:
    rng = Rng.from_seed(seed)

    twin = pickle.loads(pickle.dumps(rng))

    assert [twin.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]


def test_every_seed_is_another_game() -> None:
    states = {Rng.from_seed(seed).state for seed in range(-500, 500)}

    assert len(states) == 1000


@given(seeds)
def test_no_seed_gives_a_fixed_point(seed: int | str) -> None:
    assert 0 < Rng.from_seed(seed).state < STATES
