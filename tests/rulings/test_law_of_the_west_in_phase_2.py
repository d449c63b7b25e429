"""The moves that Law of the West allows in phase 2: R251."""

from __future__ import annotations

from sixgun.testing import next_cards, ruling, table

LAW = "the_law_of_the_west"


@ruling("R251")
def test_other_cards_may_be_played_before_the_one_that_was_shown() -> None:
    ann, bob, *_ = table(players=4, event="law_of_the_west")
    ann.holds("bang-7C")
    next_cards("mustang-9H", "saloon-5H")

    ann.starts_turn().plays("mustang").plays("bang", at=bob)
    bob.passes()

    assert ann.refused_end() == LAW
    ann.plays("saloon").ends_turn()
    assert bob.is_active


@ruling("R251")
def test_another_bang_may_not_use_up_the_limit_of_the_one_shown() -> None:
    ann, bob, *_ = table(players=4, event="law_of_the_west")
    ann.holds("bang-7C")
    next_cards("duel-8C", "bang-8C")

    ann.starts_turn()

    assert ann.refused("bang-7C", at=bob) == LAW
    assert ann.refused("bang-8C", at=bob) == ""


@ruling("R251")
def test_with_a_volcanic_another_bang_may_come_first() -> None:
    ann, bob, *_ = table(players=4, event="law_of_the_west")
    ann.holds("bang-7C").has_in_play("volcanic-10S")
    next_cards("duel-8C", "bang-8C")

    ann.starts_turn()

    assert ann.refused("bang-7C", at=bob) == ""


@ruling("R251")
def test_janet_may_not_use_up_the_limit_with_a_missed_either() -> None:
    janet, bob, *_ = table("calamity_janet", players=4, event="law_of_the_west")
    janet.holds("missed-2S")
    next_cards("duel-8C", "bang-8C")

    janet.starts_turn()

    assert janet.refused("missed", at=bob, as_="bang") == LAW


@ruling("R251")
def test_a_weapon_that_shoots_too_short_for_the_bang_shown_may_not_be_laid() -> None:
    ann, bob, _, dot = table(players=4, event="law_of_the_west")
    ann.holds("volcanic-10S", "remington-KC").has_in_play("schofield-JC")
    bob.has_in_play("mustang-8H")
    dot.has_in_play("mustang-9H")
    next_cards("duel-8C", "bang-8C")

    ann.starts_turn()

    assert ann.refused("volcanic") == LAW
    assert ann.refused("remington") == ""


@ruling("R251")
def test_another_card_of_the_same_name_may_not_be_laid_first() -> None:
    ann, *_ = table(players=4, event="law_of_the_west")
    ann.holds("barrel-QS")
    next_cards("duel-8C", "barrel-KS")

    ann.starts_turn()

    assert ann.refused("barrel-QS") == LAW
    assert ann.refused("barrel-KS") == ""


@ruling("R251")
def test_the_only_aim_of_the_card_shown_may_not_be_taken_away() -> None:
    ann, bob, cal, _ = table(players=4, event="law_of_the_west")
    ann.holds("cat_balou-KH")
    bob.has_in_play("scope")
    cal.has_in_play("winchester")
    next_cards("duel-8C", "panic-JH")

    ann.starts_turn()

    assert ann.refused("cat_balou", at=bob.card("scope")) == LAW
    assert ann.refused("cat_balou", at=cal.card("winchester")) == ""


@ruling("R251")
def test_a_green_card_may_not_take_the_only_aim_of_the_card_shown_either() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city", event="law_of_the_west")
    ann.has_in_play("conestoga")
    bob.holds("scope")
    next_cards("duel-JS", "cat_balou-KH")

    ann.starts_turn()

    assert ann.refused_use("conestoga", at=bob) == LAW


@ruling("R251")
def test_the_last_card_that_could_pay_for_the_one_shown_may_not_be_played() -> None:
    ann, *_ = table(players=4, boxes="dodge_city", event="law_of_the_west")
    next_cards("saloon-5H", "whisky-QH")

    ann.starts_turn()

    assert ann.refused("saloon") == LAW
    ann.plays("whisky").discards("saloon")
    assert ann.refused_end() == ""


@ruling("R251")
def test_what_brings_a_card_to_pay_with_may_be_played_first() -> None:
    ann, *_ = table(players=4, boxes="dodge_city", event="law_of_the_west")
    next_cards("general_store-9C", "whisky-QH")

    ann.starts_turn()

    assert ann.refused("general_store") == ""


@ruling("R251")
def test_by_the_house_rule_a_beer_cannot_be_made_useless_by_another() -> None:
    ann, *_ = table(players=4, event="law_of_the_west", house="useful_duty")
    ann.has_life(4).holds("beer-7H", "saloon-5H")
    next_cards("duel-8C", "beer-6H")

    ann.starts_turn()

    assert ann.refused("beer-7H") == LAW
    assert ann.refused("saloon") == LAW
    assert ann.refused("beer-6H") == ""
