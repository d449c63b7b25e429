"""Curse and Blessing: R146, R187, R188."""

from __future__ import annotations

import pytest

from sixgun.testing import current, next_cards, pile, ruling, table


@ruling("R187")
def test_under_the_curse_a_barrel_never_helps() -> None:
    ann, bob, *_ = table(players=4, event="curse")
    ann.holds("bang")
    bob.has_in_play("barrel")
    next_cards("9H")

    ann.plays("bang", at=bob)
    bob.uses("barrel").passes()

    assert bob.life == 3


@ruling("R187")
def test_under_the_curse_nobody_gets_out_of_jail() -> None:
    _, bob, cal, _ = table(players=4, event="curse")
    bob.has_in_play("jail-10S")
    next_cards("9H")

    bob.starts_turn()

    assert cal.is_active
    assert pile() == ["mustang-9H", "jail-10S"]


@ruling("R187")
@pytest.mark.parametrize(("card", "life"), [("2D", 1), ("9D", 1), ("7H", 1), ("10D", 4), ("KH", 4)])
def test_under_the_curse_a_dynamite_explodes_on_any_card_from_2_to_9(card: str, life: int) -> None:
    _, bob, *_ = table(players=4, event="curse")
    bob.has_in_play("dynamite")
    next_cards(card)

    bob.starts_turn()

    assert bob.life == life


@ruling("R188")
def test_under_the_blessing_a_barrel_always_helps() -> None:
    ann, bob, *_ = table(players=4, event="blessing")
    ann.holds("bang")
    bob.has_in_play("barrel")
    next_cards("2S")

    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.life == 4
    assert ann.prompt == "play"


@ruling("R188")
def test_under_the_blessing_everybody_gets_out_of_jail() -> None:
    _, bob, *_ = table(players=4, event="blessing")
    bob.has_in_play("jail-10S")
    next_cards("2S")

    bob.starts_turn()

    assert bob.prompt == "play"
    assert bob.in_play == []


@ruling("R188")
def test_under_the_blessing_a_dynamite_never_explodes() -> None:
    _, bob, cal, _ = table(players=4, event="blessing")
    bob.has_in_play("dynamite")
    next_cards("5S")

    bob.starts_turn()

    assert bob.life == 4
    assert cal.in_play == ["dynamite"]


@ruling("R146")
@pytest.mark.parametrize("happening", ["curse", "blessing"])
def test_when_no_card_is_a_diamond_apache_kid_is_protected_from_nothing(happening: str) -> None:
    ann, apache, *_ = table("bart_cassidy", "apache_kid", players=4, event=happening)
    ann.holds("bang-7D", "indians-KD")

    ann.plays("bang", at=apache)
    apache.passes()
    ann.plays("indians")
    while apache.life == 2:
        next(p for p in current().players if p.prompt).passes()

    assert apache.life == 1


@ruling("R187")
def test_under_the_curse_black_jack_never_gets_the_extra_card() -> None:
    jack, *_ = table("black_jack", players=4, event="curse")
    next_cards("scope-AS", "mustang-8H", "saloon-5H")

    jack.starts_turn()

    assert jack.hand == ["scope", "mustang"]


@ruling("R188")
def test_under_the_blessing_black_jack_always_gets_the_extra_card() -> None:
    jack, *_ = table("black_jack", players=4, event="blessing")
    next_cards("mustang-8H", "scope-AS", "duel-8C", "missed-2S")

    jack.starts_turn()

    assert jack.hand == ["mustang", "scope", "duel"]
