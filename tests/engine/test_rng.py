"""Chance is the same everywhere: in the pure and the compiled form, today and next year."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.engine import Rng

pytestmark = pytest.mark.conformance

# The first words of xoshiro128+ from the state 0, 1, 2, 3, as its authors' program gives them.
PUBLISHED = [
    3, 4098, 8398849, 22028806, 2160079882, 580154890, 2188909838, 706519639, 1959711752,
    1044417639, 1377895525, 1383819037, 4190575430, 3702202053, 3499793018, 1460919382,
]  # fmt: skip

seeds = st.integers() | st.text()


def unevenness(counts: list[int]) -> float:
    """How many deviations chi-square is away from what fair dice give."""
    fair = sum(counts) / len(counts)
    square = sum((count - fair) ** 2 / fair for count in counts)
    freedom = len(counts) - 1
    return (square - freedom) / (2 * freedom) ** 0.5


def test_it_is_the_published_generator() -> None:
    rng = Rng(0, 1, 2, 3)

    words = [rng.below(2**31) for _ in PUBLISHED]

    assert words == [word >> 1 for word in PUBLISHED]


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (7, (968634863, 2734647899, 2647432941, 3301245317)),
        ("7", (968634863, 2734647899, 2647432941, 3301245317)),
        ("rematch", (2648719711, 441830014, 820822996, 17195510)),
        (2**128, (588274851, 3991712617, 29210703, 1648686040)),
    ],
)
def test_a_seed_always_gives_the_same_state(
    seed: int | str, words: tuple[int, int, int, int]
) -> None:
    assert Rng.from_seed(seed).words() == words


def test_a_seed_always_gives_the_same_luck() -> None:
    rng = Rng.from_seed(7)
    cards = list(range(20))

    rng.shuffle(cards)

    assert cards == [12, 11, 14, 4, 6, 13, 8, 18, 5, 9, 7, 10, 15, 17, 2, 0, 16, 1, 3, 19]
    assert [rng.below(80) for _ in range(12)] == [31, 43, 23, 66, 79, 10, 8, 65, 51, 5, 11, 65]


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
def test_a_copy_goes_on_alike_and_apart(seed: int | str) -> None:
    rng = Rng.from_seed(seed)
    rng.below(6)
    twin = rng.copy()

    ahead = [rng.below(1000) for _ in range(5)]

    assert twin.words() != rng.words()
    assert [twin.below(1000) for _ in range(5)] == ahead


@given(seeds)
def test_a_pickled_one_goes_on_alike(seed: int | str) -> None:
    rng = Rng.from_seed(seed)

    twin = pickle.loads(pickle.dumps(rng))

    assert [twin.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]


def test_every_seed_is_another_game() -> None:
    states = {Rng.from_seed(seed).words() for seed in range(-500, 500)}

    assert len(states) == 1000


@given(seeds)
def test_no_seed_gives_the_state_of_zeros(seed: int | str) -> None:
    assert any(Rng.from_seed(seed).words())
