"""Ricochet: R259-R262."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import next_cards, pile, ruling, table


@ruling("R259")
def test_a_bang_discarded_at_a_card_in_play_discards_it() -> None:
    ann, bob, *_ = table(players=4, event="ricochet")
    ann.holds("bang-7C")
    bob.has_in_play("scope", "mustang-8H")

    ann.discards("bang", at=bob.card("scope"))
    bob.passes()

    assert bob.in_play == ["mustang"]
    assert bob.life == 4
    assert pile() == ["bang-7C", "scope-AS"]


@ruling("R259")
def test_a_missed_saves_the_card_from_a_ricochet() -> None:
    ann, bob, *_ = table(players=4, event="ricochet")
    ann.holds("bang-7C")
    bob.holds("missed-2S").has_in_play("scope")

    ann.discards("bang", at=bob.card("scope"))
    bob.plays("missed")

    assert bob.in_play == ["scope"]
    assert pile() == ["bang-7C", "missed-2S"]


@ruling("R259")
def test_each_ricochet_takes_one_bang_for_one_card() -> None:
    ann, bob, cal, _ = table(players=4, event="ricochet")
    ann.holds("bang-7C", "bang-8C")
    bob.has_in_play("scope")
    cal.has_in_play("barrel-QS")

    ann.discards("bang", at=bob.card("scope"))
    bob.passes()
    ann.discards("bang", at=cal.card("barrel"))
    cal.passes()

    assert (bob.in_play, cal.in_play, ann.hand) == ([], [], [])


@ruling("R259")
def test_only_a_bang_card_ricochets() -> None:
    ann, bob, *_ = table(players=4, event="ricochet")
    ann.holds("gatling", "missed-2S")
    bob.has_in_play("scope")

    for card in ("gatling", "missed"):
        with pytest.raises(IllegalMove, match="no_bang_card"):
            ann.discards(card, at=bob.card("scope"))


@ruling("R259")
def test_janets_missed_ricochets() -> None:
    janet, bob, *_ = table("calamity_janet", players=4, event="ricochet")
    janet.holds("missed-2S")
    bob.has_in_play("scope")

    janet.discards("missed", at=bob.card("scope"))
    bob.passes()

    assert bob.in_play == []


@ruling("R259")
def test_janets_bang_saves_a_card_from_a_ricochet() -> None:
    ann, janet, *_ = table("bart_cassidy", "calamity_janet", players=4, event="ricochet")
    ann.holds("bang-7C")
    janet.holds("bang-8C").has_in_play("scope")

    ann.discards("bang", at=janet.card("scope"))
    janet.plays("bang", as_="missed")

    assert janet.in_play == ["scope"]


@ruling("R260")
def test_a_ricochet_reaches_any_distance() -> None:
    ann, _, _, dot, *_ = table(players=6, event="ricochet")
    ann.holds("bang-7C")
    dot.has_in_play("mustang-8H")

    ann.discards("bang", at=dot.card("mustang"))
    dot.passes()

    assert dot.in_play == []


@ruling("R260")
def test_ricochets_leave_the_bang_limit_alone() -> None:
    ann, bob, *_ = table(players=4, event="ricochet")
    ann.holds("bang-7C", "bang-8C", "bang-9C")
    bob.has_in_play("scope", "mustang-8H")

    ann.discards("bang-7C", at=bob.card("mustang"))
    bob.passes()
    ann.plays("bang-8C", at=bob)
    bob.passes()
    ann.discards("bang-9C", at=bob.card("scope"))
    bob.passes()

    assert (bob.in_play, bob.life) == ([], 3)


@ruling("R261")
def test_the_barrel_aimed_at_may_defend_itself() -> None:
    ann, bob, *_ = table(players=4, event="ricochet")
    ann.holds("bang-7C")
    bob.has_in_play("barrel-QS")
    next_cards("beer-6H")

    ann.discards("bang", at=bob.card("barrel"))
    bob.uses("barrel")

    assert bob.in_play == ["barrel"]
    assert ann.prompt == "play"


@ruling("R261")
def test_jourdonnais_may_draw_for_a_card_of_his() -> None:
    ann, jourdonnais, *_ = table("bart_cassidy", "jourdonnais", players=4, event="ricochet")
    ann.holds("bang-7C")
    jourdonnais.has_in_play("scope")
    next_cards("beer-6H")

    ann.discards("bang", at=jourdonnais.card("scope"))
    jourdonnais.uses()

    assert jourdonnais.in_play == ["scope"]


@ruling("R261")
def test_a_green_missed_may_save_another_card() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city", event="ricochet")
    ann.holds("bang-7C")
    bob.has_in_play("scope", "sombrero")

    ann.discards("bang", at=bob.card("scope"))
    bob.uses("sombrero")

    assert bob.in_play == ["scope"]


@ruling("R261")
def test_one_missed_is_enough_against_slabs_ricochet() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4, event="ricochet")
    slab.holds("bang-7C")
    bob.holds("missed-2S").has_in_play("scope")

    slab.discards("bang", at=bob.card("scope"))
    bob.plays("missed")

    assert bob.in_play == ["scope"]
    assert slab.prompt == "play"


@ruling("R261")
def test_a_diamond_ricochet_does_nothing_to_apache_kids_cards() -> None:
    ann, kid, *_ = table("bart_cassidy", "apache_kid", players=4, event="ricochet")
    ann.holds("bang-7D", "bang-7C")
    kid.has_in_play("scope")

    ann.discards("bang-7D", at=kid.card("scope"))

    assert kid.in_play == ["scope"]
    assert ann.hand == ["bang"]
    ann.discards("bang-7C", at=kid.card("scope"))
    kid.passes()
    assert kid.in_play == []


@ruling("R261")
def test_nobody_aims_at_a_card_of_his_own() -> None:
    ann, *_ = table(players=4, event="ricochet")
    ann.holds("bang-7C").has_in_play("dynamite")

    with pytest.raises(IllegalMove, match="no_such_target"):
        ann.discards("bang", at=ann.card("dynamite"))


@ruling("R262")
def test_neither_beer_nor_sid_saves_a_card() -> None:
    ann, sid, *_ = table("bart_cassidy", "sid_ketchum", players=4, event="ricochet")
    ann.holds("bang-7C")
    sid.has_life(1).holds("beer-6H", "beer-7H").has_in_play("scope")

    sid.passes()
    ann.discards("bang", at=sid.card("scope"))

    assert sid.options == ["pass"]


@ruling("R262")
def test_no_bang_ricochets_out_of_turn() -> None:
    ann, bob, *_ = table(players=4, event="ricochet")
    ann.holds("indians").has_in_play("scope")
    bob.holds("bang-7C")

    ann.plays("indians")

    with pytest.raises(IllegalMove):
        bob.discards("bang", at=ann.card("scope"))
