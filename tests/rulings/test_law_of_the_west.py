"""Law of the West: R9, R249, R250, R252, R253."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import next_cards, only_cards, ruling, table
from tests.rulings.table_helpers import open_cards

LAW = "the_law_of_the_west"


@ruling("R249")
def test_the_second_card_of_phase_1_is_shown_and_the_first_is_not() -> None:
    ann, *_ = table(players=4, event="law_of_the_west")
    ann.holds("scope")
    next_cards("duel-8C", "saloon-5H")

    ann.starts_turn()

    assert ann.hand == ["scope", "duel", "saloon"]
    assert open_cards(ann) == ["saloon-5H"]


@ruling("R9", "R249")
def test_the_card_shown_must_be_played_before_the_turn_can_end() -> None:
    ann, bob, *_ = table(players=4, event="law_of_the_west")
    next_cards("duel-8C", "saloon-5H")

    ann.starts_turn()

    with pytest.raises(IllegalMove, match=LAW):
        ann.ends_turn()
    ann.plays("saloon").ends_turn()
    assert bob.is_active


@ruling("R9", "R249")
def test_no_other_card_must_be_played() -> None:
    ann, bob, *_ = table(players=4, event="law_of_the_west")
    ann.holds("saloon-5H")
    next_cards("stagecoach", "missed-2S")

    ann.starts_turn().ends_turn()

    assert bob.is_active


@ruling("R249")
def test_the_law_binds_each_player_to_his_own_second_card() -> None:
    ann, bob, *_ = table(players=4, event="law_of_the_west")
    next_cards("saloon-5H", "missed-2S", "missed-3S", "stagecoach-9S")

    ann.starts_turn().ends_turn()

    assert ann.hand == ["saloon", "missed"]
    assert bob.refused_end() == LAW
    assert bob.refused("stagecoach") == ""


@ruling("R250")
def test_a_beer_must_be_played_at_full_life() -> None:
    ann, *_ = table(players=4, event="law_of_the_west")
    next_cards("duel-8C", "beer-6H")

    ann.starts_turn()

    assert ann.refused_end() == LAW
    ann.plays("beer")
    assert ann.refused_end() == ""


@ruling("R250")
def test_by_the_house_rule_a_beer_at_full_life_need_not_be_played() -> None:
    ann, *_ = table(players=4, event="law_of_the_west", house="useful_duty")
    next_cards("duel-8C", "beer-6H")

    ann.starts_turn()

    assert ann.refused_end() == ""


@ruling("R250")
def test_a_bang_without_a_target_in_reach_need_not_be_played() -> None:
    ann, bob, _, dot = table(players=4, event="law_of_the_west")
    bob.has_in_play("mustang-8H")
    dot.has_in_play("mustang-9H")
    next_cards("duel-8C", "bang-7C")

    ann.starts_turn()

    assert ann.refused_end() == ""


@ruling("R250")
def test_a_bang_that_comes_into_reach_in_phase_2_must_be_played_then() -> None:
    ann, bob, _, dot = table(players=4, event="law_of_the_west")
    ann.holds("schofield-JC")
    bob.has_in_play("mustang-8H")
    dot.has_in_play("mustang-9H")
    next_cards("duel-8C", "bang-7C")

    ann.starts_turn().plays("schofield")

    assert ann.refused_end() == LAW


@ruling("R250")
def test_a_blue_card_whose_name_is_in_play_need_not_be_played() -> None:
    ann, *_ = table(players=4, event="law_of_the_west")
    ann.has_in_play("barrel-QS")
    next_cards("duel-8C", "barrel-KS")

    ann.starts_turn()

    assert ann.refused_end() == ""


@ruling("R252")
def test_of_kits_cards_the_second_he_keeps_in_the_order_of_the_deck_is_shown() -> None:
    kit, *_ = table("kit_carlson", players=4, event="law_of_the_west")
    next_cards("duel-8C", "missed-2S", "saloon-5H")

    kit.starts_turn().picks("saloon").picks("duel")

    assert open_cards(kit) == ["saloon-5H"]
    assert kit.refused_end() == LAW


@ruling("R252")
def test_of_clauss_cards_the_second_he_keeps_in_the_order_of_the_deck_is_shown() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4, event="law_of_the_west")
    next_cards("duel-8C", "missed-2S", "missed-3S", "saloon-5H", "missed-4S")

    claus.starts_turn().gives("missed-3S", to=bob).gives("2S", to=cal).gives("4S", to=dot)

    assert claus.hand == ["duel", "saloon"]
    assert open_cards(claus) == ["saloon-5H"]


@ruling("R252")
def test_of_pixie_petes_three_cards_the_second_is_shown() -> None:
    pete, *_ = table("pixie_pete", players=4, event="law_of_the_west")
    next_cards("duel-8C", "saloon-5H", "stagecoach")

    pete.starts_turn()

    assert open_cards(pete) == ["saloon-5H"]


@ruling("R252")
def test_jesse_shows_the_card_after_the_one_he_took() -> None:
    jesse, bob, *_ = table("jesse_jones", players=4, event="law_of_the_west")
    bob.holds("duel-8C")
    next_cards("saloon-5H")

    jesse.starts_turn().draws_from(bob)

    assert jesse.refused_end() == LAW
    assert open_cards(jesse) == ["saloon-5H"]


@ruling("R252")
def test_bill_at_full_life_draws_one_card_and_shows_none() -> None:
    bill, *_ = table("bill_noface", players=4, event="law_of_the_west")
    bill.holds("duel-8C")
    next_cards("saloon-5H")

    bill.starts_turn()

    assert open_cards(bill) == []
    assert bill.refused_end() == ""


@ruling("R252")
def test_pat_who_takes_a_card_in_play_owes_nothing() -> None:
    pat, bob, *_ = table("pat_brennan", players=4, event="law_of_the_west")
    pat.holds("duel-8C")
    bob.has_in_play("scope")

    pat.starts_turn().draws_from(bob.card("scope"))

    assert pat.refused_end() == ""


@ruling("R249")
def test_sid_cannot_heal_between_the_draw_and_the_showing() -> None:
    sid, *_ = table("sid_ketchum", players=4, event="law_of_the_west")
    sid.has_life(3).holds("duel-8C")
    next_cards("missed-2S", "saloon-5H")

    sid.starts_turn()

    assert sid.prompt == "play"
    assert open_cards(sid) == ["saloon-5H"]


@ruling("R253")
def test_the_duty_ends_when_the_card_is_stolen() -> None:
    ann, gringo, *_ = table("willy_the_kid", "el_gringo", players=4, event="law_of_the_west")
    next_cards("bang-7C", "saloon-5H")

    ann.starts_turn().plays("bang", at=gringo)
    gringo.passes()

    assert gringo.hand == ["saloon"]
    assert ann.refused_end() == ""


@ruling("R253")
def test_the_duty_ends_when_the_card_is_paid_with() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city", event="law_of_the_west")
    ann.holds("springfield")
    next_cards("duel-8C", "saloon-5H")

    ann.starts_turn().plays("springfield", at=bob).discards("saloon")
    bob.passes()

    assert ann.hand == ["duel"]
    assert ann.refused_end() == ""


@ruling("R249", "R253")
def test_a_card_that_was_played_and_taken_back_need_not_be_played_again() -> None:
    ann, *_ = table(players=4, event="law_of_the_west")
    next_cards("panic-JH", "mustang-8H")

    ann.starts_turn().plays("mustang").plays("panic", at=ann.card("mustang"))

    assert ann.hand == ["mustang"]
    assert ann.refused_end() == ""


@ruling("R249", "R253")
def test_a_card_that_was_played_and_drawn_again_need_not_be_played_again() -> None:
    ann, *_ = table(players=4, event="law_of_the_west")
    only_cards("duel-8C", "stagecoach-9S")

    ann.starts_turn().plays("stagecoach")

    assert ann.hand == ["duel", "stagecoach"]
    assert ann.refused_end() == ""
