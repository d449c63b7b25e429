"""Fair seats: everybody has every seat, and so every role and every hand, equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sixgun.arena.plan import FIRST, LONE, GameSlot
from sixgun.engine import BadConfig
from tests.arena.sample_bots import duel_plan, plan_for

BOTS = ("greenhorn", "gunslinger", "detective", "marshal")


@pytest.mark.parametrize("players", [3, 4, 5, 7])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_in_every_deal_each_bot_has_each_seat_once(players: int, count: int) -> None:
    plan = plan_for(*BOTS[:count], players=players)
    for deal in range(20):
        seatings = plan.seatings(deal)
        assert len(seatings) == count
        for seat in range(players):
            assert {seating[seat] for seating in seatings} == set(range(count))


@pytest.mark.parametrize("players", [4, 5])
def test_bots_share_a_table_evenly(players: int) -> None:
    plan = plan_for(*BOTS[:3], players=players)
    for seating in plan.seatings(0):
        counts = Counter(seating).values()
        assert max(counts) - min(counts) <= 1


def test_over_many_deals_all_bots_are_neighbours() -> None:
    plan = plan_for(*BOTS, players=5)
    neighbours = {
        (seating[seat], seating[(seat + 1) % 5])
        for deal in range(40)
        for seating in plan.seatings(deal)
        for seat in range(5)
    }
    assert {pair for pair in neighbours if pair[0] != pair[1]} == set(permutations(range(4), 2))


def test_with_two_seats_every_two_bots_meet_on_both_sides() -> None:
    assert duel_plan(*BOTS[:3]).seatings(5) == list(permutations(range(3), 2))
    assert duel_plan("greenhorn").seatings(5) == [(0, 0)]


def test_a_lone_bot_has_every_seat_and_a_table_without_it() -> None:
    seatings = plan_for(*BOTS[:3], players=4, lineup=LONE).seatings(0)

    assert len(seatings) == len(set(seatings)) == 3 + 3 * 2 * 4
    assert seatings[:3] == [(0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2)]
    for lone, kind in permutations(range(3), 2):
        for seat in range(4):
            assert tuple(lone if at == seat else kind for at in range(4)) in seatings


def test_with_two_seats_lone_lineups_have_no_duplicates() -> None:
    assert duel_plan(*BOTS[:2], lineup=LONE).seatings(0) == [(0, 0), (1, 1), (0, 1), (1, 0)]


def test_lineup_first_puts_only_the_first_bot_alone() -> None:
    plan = plan_for(*BOTS[:3], players=4, lineup=FIRST)
    seatings = plan.seatings(0)

    assert plan.pairs == ((0, 1), (0, 2))
    assert seatings[:2] == [(1,) * 4, (2,) * 4]
    assert sorted(seatings[2:]) == sorted(
        tuple(0 if at == seat else kind for at in range(4)) for seat in range(4) for kind in (1, 2)
    )
    assert plan_for(*BOTS[:3], players=4).pairs == ()


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = plan_for(*BOTS[:3], games=10)
    assert (plan.per_deal, plan.deals, plan.total) == (3, 4, 12)
    assert list(plan.slots())[2:5] == [GameSlot(0, 2), GameSlot(1, 0), GameSlot(1, 1)]
    assert len(list(plan.slots())) == 12


def test_a_deal_has_one_seed_and_the_next_deal_the_next() -> None:
    plan = plan_for(*BOTS[:2])
    assert {plan.seed_of(slot) for slot in plan.slots() if slot.deal == 3} == {4}


def test_different_texts_for_the_same_bot_are_duplicates() -> None:
    assert plan_for("greenhorn:temperature=1.0").bots == ("greenhorn:temperature=1",)


@pytest.mark.parametrize(
    ("bots", "lineup", "code"),
    [
        (("greenhorn", "greenhorn"), "mixed", "same_bot_twice"),
        (("greenhorn:temperature=0", "greenhorn"), "mixed", "same_bot_twice"),
        (("greenhorn",), "lone", "too_few_bots"),
        ((), "mixed", "too_few_bots"),
        (("greenhorn",), "round", "unknown_lineup"),
        (("greenhorn", "chess"), "mixed", "unknown_bot"),
    ],
)
def test_an_impossible_plan_is_refused(bots: tuple[str, ...], lineup: str, code: str) -> None:
    with pytest.raises(BadConfig) as refused:
        plan_for(*bots, lineup=lineup)
    assert refused.value.code == code
