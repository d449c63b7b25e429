"""R140-R146, R307: Apache Kid, who is immune to other players' Diamonds."""

from __future__ import annotations

import pytest

from sixgun.testing import next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds


@ruling("R140")
def test_a_diamond_bang_does_nothing_to_apache_kid_but_uses_the_limit() -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4)
    ann.holds("bang-2D", "bang-2C")

    ann.plays("bang-2D", at=apache)

    assert ann.prompt == "play"
    assert (apache.life, discarded_kinds()) == (3, ["bang"])
    assert ann.refused("bang-2C", at=apache) == "bang_limit"


@ruling("R140")
def test_a_bang_of_another_suit_hits_apache_kid() -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4)
    ann.holds("bang-2C")

    ann.plays("bang-2C", at=apache)
    apache.passes()

    assert apache.life == 2


@ruling("R140")
def test_diamond_indians_pass_by_apache_kid() -> None:
    ann, apache, cal, dot = table("bystander", "apache_kid", players=4)
    ann.holds("indians-KD")

    ann.plays("indians")
    cal.passes()
    dot.passes()

    assert (apache.life, cal.life, dot.life) == (3, 3, 3)


@ruling("R140")
@pytest.mark.parametrize("card", ["panic-8D", "cat_balou-9D"])
def test_a_diamond_card_takes_nothing_from_apache_kid(card: str) -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4)
    ann.holds(card)
    apache.holds("beer").has_in_play("barrel")

    ann.plays(card, at=apache.card("barrel"))

    assert (ann.hand, apache.hand, apache.in_play) == ([], ["beer"], ["barrel"])


@ruling("R140")
def test_a_diamond_conestoga_takes_nothing_from_apache_kid() -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4)
    ann.has_in_play("conestoga-9D")
    apache.holds("beer")

    ann.uses("conestoga", at=apache)

    assert (ann.hand, ann.in_play, apache.hand) == ([], [], ["beer"])


@ruling("R140")
def test_a_diamond_missed_of_calamity_janet_does_nothing_to_apache_kid() -> None:
    janet, apache, *_ = table("calamity_janet", "apache_kid", players=4)
    janet.holds("missed-8D", "bang-2C")

    janet.plays("missed-8D", at=apache, as_="bang")

    assert (janet.prompt, apache.life) == ("play", 3)
    assert janet.refused("bang-2C", at=apache) == "bang_limit"


@ruling("R141")
def test_a_diamond_bang_counts_against_apache_kid_in_a_duel() -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4)
    ann.holds("duel-8C", "bang-2D")
    apache.holds("bang-2C")

    ann.plays("duel", at=apache)
    apache.discards("bang")
    ann.discards("bang-2D")
    apache.passes()

    assert (ann.life, apache.life) == (5, 2)


@ruling("R142")
def test_a_diamond_duel_works_on_apache_kid() -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4)
    ann.holds("duel-QD")

    ann.plays("duel", at=apache)
    apache.passes()

    assert apache.life == 2


@ruling("R142")
def test_by_the_house_rule_apache_kid_ignores_a_diamond_duel() -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4, house="shun_duels")
    ann.holds("duel-QD", "duel-8C")

    ann.plays("duel-QD", at=apache)
    ignored = ann.prompt == "play"
    ann.plays("duel-8C", at=apache)
    apache.passes()

    assert ignored
    assert apache.life == 2


@ruling("R143")
def test_apache_kids_own_diamonds_work() -> None:
    apache, bob, *_ = table("apache_kid", players=4)
    apache.holds("bang-2D", "panic-8D", "cat_balou-9D").has_in_play("dynamite")
    bob.holds("beer")

    apache.plays("bang-2D", at=bob)
    bob.passes()
    apache.plays("panic-8D", at=bob)
    apache.plays("cat_balou-9D", at=apache.card("dynamite"))

    assert bob.life == 3
    assert (apache.hand, apache.in_play) == (["beer"], [])


@ruling("R145")
def test_apache_kid_takes_part_in_a_store_made_of_a_diamond() -> None:
    will, apache, cal, dot = table("uncle_will", "apache_kid", players=4)
    will.holds("bang-2D")
    next_cards("saloon", "beer", "duel", "gatling")

    will.plays("bang-2D", as_="general_store").picks("saloon")
    apache.picks("gatling")
    cal.picks("beer")
    dot.picks("duel")

    assert apache.hand == ["gatling"]


@ruling("R146")
@pytest.mark.parametrize("event", ["curse", "blessing"])
def test_where_no_card_is_a_diamond_apache_kid_is_not_protected(event: str) -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4, event=event)
    ann.holds("bang-2D")

    ann.plays("bang-2D", at=apache)
    apache.passes()

    assert apache.life == 2


@ruling("R307")
def test_diamond_missed_effects_cancel_the_shots_of_apache_kid() -> None:
    apache, bob, *_ = table("apache_kid", players=4)
    apache.holds("bang-2C", "punch", "springfield", "duel")
    bob.holds("missed-8D", "dodge-7D").has_in_play("iron_plate-AD")
    next_cards("saloon")

    apache.plays("bang", at=bob)
    bob.plays("missed-8D")
    apache.plays("punch", at=bob)
    bob.plays("dodge-7D")
    apache.plays("springfield", at=bob).discards("duel")
    bob.uses("iron_plate")

    assert (bob.life, bob.hand) == (4, ["saloon"])


@ruling("R307")
def test_diamond_cards_in_front_of_others_work_against_apache_kid() -> None:
    apache, bob, cal, dot, *_ = table("apache_kid", players=6)
    bob.has_in_play("hideout-KD")
    cal.has_in_play("binocular-10D")
    dot.has_in_play("remington-6D").holds("bang-2C")

    assert (apache.distance_to(bob), cal.distance_to(apache)) == (2, 1)
    dot.is_playing().plays("bang", at=apache)
    apache.passes()
    assert apache.life == 3
