"""Lasso: R246-R248."""

from __future__ import annotations

from sixgun.testing import event, next_cards, next_events, pile, ruling, table
from tests.rulings.event_helpers import turn_comes_to


@ruling("R246")
def test_under_the_lasso_everybody_shoots_with_a_colt() -> None:
    ann, bob, cal, _ = table(players=4, event="lasso")
    ann.holds("bang-7C").has_in_play("winchester")

    assert ann.refused("bang", at=cal) == "out_of_range"
    assert ann.refused("bang", at=bob) == ""


@ruling("R246")
def test_under_the_lasso_a_volcanic_gives_no_second_bang() -> None:
    ann, bob, *_ = table(players=4, event="lasso")
    ann.holds("bang-7C", "bang-8C").has_in_play("volcanic-10S")

    ann.plays("bang-7C", at=bob)
    bob.passes()

    assert ann.refused("bang-8C", at=bob) == "bang_limit"


@ruling("R246")
def test_under_the_lasso_a_barrel_does_nothing() -> None:
    ann, bob, *_ = table(players=4, event="lasso")
    ann.holds("bang-7C")
    bob.has_in_play("barrel-QS")

    ann.plays("bang", at=bob)

    assert bob.options == ["pass"]


@ruling("R246")
def test_under_the_lasso_mustang_and_scope_do_nothing() -> None:
    ann, bob, cal, _ = table(players=4, event="lasso")
    ann.has_in_play("scope")
    bob.has_in_play("mustang-8H")

    assert ann.distance_to(bob) == 1
    assert ann.distance_to(cal) == 2


@ruling("R246")
def test_under_the_lasso_green_cards_do_nothing() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city", event="lasso")
    ann.holds("bang-7C").has_in_play("knife")
    bob.has_in_play("sombrero")

    assert ann.refused_use("knife", at=bob) == "cards_do_nothing"
    ann.plays("bang", at=bob)
    assert bob.options == ["pass"]


@ruling("R247")
def test_under_the_lasso_dynamite_and_jail_stay_unchecked_where_they_are() -> None:
    _, bob, cal, _ = table(players=4, event="lasso")
    bob.has_in_play("dynamite", "jail-JS")
    next_cards("missed-2S", "missed-3S")

    bob.starts_turn()

    assert (bob.life, bob.prompt, bob.hand) == (4, "play", ["missed", "missed"])
    assert bob.in_play == ["dynamite", "jail"]
    assert (cal.in_play, pile()) == ([], [])


@ruling("R247")
def test_a_jail_kept_by_the_lasso_is_checked_when_another_event_is_in_force() -> None:
    ann, bob, cal, _ = table(players=4, event="lasso")
    next_events("the_judge")
    bob.has_in_play("jail-JS")
    next_cards("duel-8C", "scope", "missed-2S")

    turn_comes_to(ann)
    ann.ends_turn()

    assert event() == "the_judge"
    assert cal.is_active
    assert bob.in_play == []


@ruling("R248")
def test_under_the_lasso_jourdonnais_still_draws() -> None:
    ann, jourdonnais, *_ = table("bart_cassidy", "jourdonnais", players=4, event="lasso")
    ann.holds("bang-7C")
    next_cards("beer-6H")

    ann.plays("bang", at=jourdonnais)
    jourdonnais.uses()

    assert jourdonnais.life == 4


@ruling("R248")
def test_under_the_lasso_paul_regret_rose_doolan_and_willy_have_their_abilities() -> None:
    willy, paul, rose, dot = table(
        "willy_the_kid", "paul_regret", "rose_doolan", players=4, event="lasso"
    )
    willy.holds("bang-7C", "bang-8C")

    assert willy.distance_to(paul) == 2
    assert rose.distance_to(willy) == 1
    willy.plays("bang-7C", at=dot)
    dot.passes()
    assert willy.refused("bang-8C", at=dot) == ""


@ruling("R248")
def test_under_the_lasso_cards_are_laid_taken_and_discarded_as_usual() -> None:
    ann, bob, *_ = table(players=4, event="lasso")
    ann.holds("schofield-JC", "panic-JH", "cat_balou-KH").has_in_play("winchester")
    bob.has_in_play("scope", "mustang-8H")

    ann.plays("schofield").plays("panic", at=bob.card("mustang"))
    ann.plays("cat_balou", at=bob.card("scope"))

    assert (ann.in_play, ann.hand, bob.in_play) == (["schofield"], ["mustang"], [])


@ruling("R246")
def test_when_the_lasso_is_covered_cards_in_play_work_again() -> None:
    ann, bob, cal, _ = table(players=4, event="lasso")
    next_events("the_judge")
    ann.holds("bang-7C").has_in_play("winchester")
    bob.has_in_play("mustang-8H")

    turn_comes_to(ann)

    assert ann.refused("bang", at=cal) == ""
    assert cal.distance_to(bob) == 2
