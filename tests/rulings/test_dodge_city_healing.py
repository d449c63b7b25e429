"""Tequila, Whisky and Canteen: they heal, but they are not Beers."""

from __future__ import annotations

import pytest

from sixgun.testing import ruling, table

BOX = "dodge_city"


@ruling("R85")
def test_a_tequila_heals_a_player_at_any_distance() -> None:
    ann, _bob, _cal, dot, *_ = table(players=6, boxes=BOX)
    ann.holds("tequila", "missed").has_life(2)
    dot.has_life(2)

    ann.plays("tequila", at=dot).discards("missed")

    assert (ann.life, dot.life) == (2, 3)


@ruling("R85")
def test_a_tequila_may_heal_the_one_who_plays_it() -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.holds("tequila", "missed").has_life(2)

    ann.plays("tequila", at=ann).discards("missed")

    assert ann.life == 3


@ruling("R86")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_a_whisky_heals_two_up_to_the_starting_life(before: int, after: int) -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.holds("whisky", "missed").has_life(before)

    ann.plays("whisky").discards("missed")

    assert ann.life == after


# -- what only a Beer can do ---------------------------------------------------------------


@ruling("R41")
def test_no_tequila_whisky_or_canteen_saves_the_last_life_point() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("bang")
    bob.has_life(1).holds("tequila", "whisky", "missed").has_in_play("canteen")

    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.prompt == "dying"
    assert bob.refused("tequila", at=bob) == "cannot_save_a_life"
    assert bob.refused("whisky") == "cannot_save_a_life"
    assert bob.refused_use("canteen") == "save_yourself_or_pass"
    assert bob.options == ["pass"]


@ruling("R41")
def test_tequila_whisky_and_canteen_do_not_save_the_last_life_point_in_the_own_turn() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.has_life(1).holds("duel", "tequila", "whisky", "missed").has_in_play("canteen")
    bob.holds("bang")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.passes()

    assert (ann.prompt, ann.options) == ("dying", ["pass"])


@ruling("R42")
@pytest.mark.parametrize(("card", "after"), [("tequila", 3), ("whisky", 4)])
def test_tequila_and_whisky_still_heal_with_two_players_left(card: str, after: int) -> None:
    ann, _bob, cal, dot = table(players=4, boxes=BOX)
    cal.is_out()
    dot.is_out()
    ann.has_life(2).holds(card, "beer", "missed")

    ann.plays("beer")
    ann.plays(card, at=ann if card == "tequila" else None).discards("missed")

    assert ann.life == after


@ruling("R42")
def test_a_canteen_still_heals_with_two_players_left() -> None:
    ann, _bob, cal, dot = table(players=4, boxes=BOX)
    cal.is_out()
    dot.is_out()
    ann.has_life(2).has_in_play("canteen")

    ann.uses("canteen")

    assert ann.life == 3
