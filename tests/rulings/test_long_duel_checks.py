"""The long duel: whose ability works while Dynamite and Jail are checked at the start of a turn."""

from __future__ import annotations

import pytest

from sixgun.testing import long_duel, next_cards, ruling

THEIRS = "willy_the_kid pedro_ramirez"


@ruling("T62", "T118")
def test_a_rear_lucky_duke_turns_up_two_cards_for_his_own_jail() -> None:
    paul, lucky, *_ = long_duel("paul_regret lucky_duke", THEIRS)
    lucky.has_in_play("jail")
    next_cards("9C", "8H")

    paul.starts_turn()
    assert lucky.prompt == "flip"
    lucky.picks("8H")

    assert lucky.in_play == []
    assert paul.prompt == "front"  # he escaped: both may be in front


@ruling("T62", "T118")
def test_a_rear_lucky_duke_turns_up_two_cards_for_his_own_dynamite() -> None:
    paul, lucky, them, _ = long_duel("paul_regret lucky_duke", THEIRS)
    lucky.has_in_play("dynamite")
    next_cards("5S", "9C")

    paul.starts_turn()
    lucky.picks("9C")

    assert lucky.life == 4
    assert them.prompt == "place"


@ruling("T62", "T118")
@pytest.mark.parametrize("card", ["dynamite", "jail"])
def test_a_front_lucky_duke_does_not_draw_for_his_rear(card: str) -> None:
    lucky, rear, *_ = long_duel("lucky_duke slab_the_killer", THEIRS)
    rear.has_in_play(card)
    next_cards("5S", "9H")

    lucky.starts_turn()

    assert lucky.prompt != "flip"
    assert rear.in_play == []
    assert rear.life == (1 if card == "dynamite" else 4)


@ruling("T118")
def test_a_rear_bart_draws_for_the_points_that_his_dynamite_costs_him() -> None:
    paul, bart, *_ = long_duel("paul_regret bart_cassidy", THEIRS)
    bart.has_in_play("dynamite")
    next_cards("5S", "beer", "saloon", "panic")

    paul.starts_turn()

    assert bart.life == 1
    assert bart.hand == ["beer", "saloon", "panic"]


@ruling("T118")
def test_a_rear_bart_does_not_draw_for_the_dynamite_of_his_front() -> None:
    slab, bart, *_ = long_duel("slab_the_killer bart_cassidy", THEIRS)
    slab.has_in_play("dynamite")
    next_cards("5S")

    slab.starts_turn()

    assert slab.life == 1
    assert bart.hand == []


@ruling("T62", "T118")
def test_a_rear_sid_saves_himself_from_his_own_dynamite() -> None:
    paul, sid, *_ = long_duel("paul_regret sid_ketchum", THEIRS)
    sid.holds("duel", "missed").has_life(3).has_in_play("dynamite")
    next_cards("5S")

    paul.starts_turn()
    sid.uses().discards("duel", "missed")

    assert sid.life == 1
    assert sid.is_alive


@ruling("T62", "T118")
def test_a_front_sid_does_not_save_his_rear_from_dynamite() -> None:
    sid, paul, *_ = long_duel("sid_ketchum paul_regret", THEIRS)
    sid.holds("duel", "missed")
    paul.has_life(3).has_in_play("dynamite")
    next_cards("5S")

    sid.starts_turn()

    assert paul.prompt == "dying"
    assert paul.options == ["pass"]


@ruling("T61", "T118")
def test_while_cards_are_checked_the_front_of_the_last_turn_is_still_in_front() -> None:
    suzy, paul, *_ = long_duel("suzy_lafayette paul_regret", THEIRS)
    suzy.holds("beer")
    paul.has_life(3).has_in_play("dynamite")
    next_cards("5S", "saloon")

    suzy.starts_turn()
    paul.plays("beer")

    assert paul.life == 1
    assert suzy.hand == ["saloon"]  # the last card of the hand is gone, and she is in front
    assert suzy.prompt == "front"
