"""The tournament's own rulings on cases at the table; rulings that match BANG! are tested there."""

from __future__ import annotations

from sixgun.testing import next_cards, pile, ruling, table


@ruling("T105", "R66")
def test_a_failed_draw_for_the_jail_costs_a_single_turn() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("jail-4H")
    next_cards("9D", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C")
    ann.plays("jail", at=bob).ends_turn()

    cal.ends_turn()
    dot.ends_turn()
    ann.ends_turn()

    assert bob.prompt == "play"
    assert bob.hand == ["duel", "general_store"]


@ruling("T105", "R66")
def test_a_player_who_is_jailed_again_draws_again() -> None:
    ann, bob, cal, *_ = table(players=4)
    ann.holds("jail-4H")
    cal.holds("jail-10S")
    next_cards("9D", "2C", "3C", "4C", "5C", "6C", "7C", "8D")
    ann.plays("jail", at=bob).ends_turn()

    cal.plays("jail", at=bob).ends_turn()

    assert bob.in_play == ["jail"]
    assert pile() == ["cat_balou-9D", "jail-4H"]


@ruling("T108", "R25")
def test_a_second_card_of_the_same_name_may_be_discarded_above_the_limit() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(1).holds("barrel", "missed").has_in_play("barrel")

    ann.ends_turn().discards("barrel")

    assert bob.is_active
    assert ann.hand == ["missed"]
    assert ann.in_play == ["barrel"]
