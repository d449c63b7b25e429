"""The short duel: a Beer is any of four other cards, and never heals."""

from __future__ import annotations

from sixgun.testing import ruling, short_duel


@ruling("T83", "R296")
def test_a_beer_is_not_played_as_a_beer() -> None:
    me, _ = short_duel("kit_carlson", "willy_the_kid")
    me.holds("beer").has_life(1)

    assert me.refused("beer") == "only_as_another_card"


@ruling("T83", "R296")
def test_a_beer_saves_nobody() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid pedro_ramirez paul_regret")
    me.holds("bang")
    them.holds("beer").has_life(1)

    me.plays("bang", at=them)
    them.passes()

    assert them.options == ["pass"]


@ruling("T83", "R296")
def test_a_beer_may_be_a_bang_and_counts_as_one() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid")
    me.holds("beer-6H", "beer-7H", "bang")

    me.plays("beer-6H", at=them, as_="bang")
    them.passes()

    assert them.life == 3
    assert me.refused("bang", at=them) == "bang_limit"
    assert me.refused("beer", at=them, as_="bang") == "bang_limit"


@ruling("T83", "R296")
def test_a_beer_may_be_a_missed() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid")
    me.holds("bang")
    them.holds("beer")

    me.plays("bang", at=them)
    them.plays("beer", as_="missed")

    assert them.life == 4
    assert me.prompt == "play"


@ruling("T83", "R296")
def test_a_beer_may_be_a_panic_or_a_cat_balou() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid")
    me.holds("beer-6H", "beer-7H")
    them.has_in_play("barrel", "mustang", "scope")
    assert me.refused("beer", at=them.card("barrel"), as_="panic") == "out_of_range"

    me.plays("beer-6H", at=them.card("mustang"), as_="cat_balou")
    me.plays("beer-7H", at=them.card("barrel"), as_="panic")

    assert them.in_play == ["scope"]
    assert me.hand == ["barrel"]


@ruling("T122")
def test_a_beer_is_a_bang_in_a_duel() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid")
    me.holds("duel", "beer-6H", "bang")
    them.holds("beer-7H")

    me.plays("duel", at=them)
    them.discards("beer", as_="bang")
    me.discards("beer", as_="bang")
    them.passes()

    assert (me.life, them.life) == (4, 3)
    assert me.refused("bang", at=them) == ""


@ruling("T122")
def test_a_beer_is_a_bang_against_the_indians() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid")
    me.holds("indians")
    them.holds("beer")

    me.plays("indians")
    them.discards("beer", as_="bang")

    assert them.life == 4
    assert them.hand == []


@ruling("T122")
def test_a_beer_is_one_of_the_two_missed_against_slab() -> None:
    slab, them = short_duel("slab_the_killer", "willy_the_kid")
    slab.holds("bang")
    them.holds("beer", "missed")

    slab.plays("bang", at=them)
    them.plays("beer", as_="missed")
    assert them.prompt == "shot"
    them.plays("missed")

    assert them.life == 4


@ruling("T122")
def test_a_beer_played_as_bang_by_slab_needs_two_missed() -> None:
    slab, them = short_duel("slab_the_killer", "willy_the_kid")
    slab.holds("beer")
    them.holds("missed")

    slab.plays("beer", at=them, as_="bang")
    them.plays("missed").passes()

    assert them.life == 3


@ruling("T122")
def test_calamity_janet_has_the_same_beer_as_everybody() -> None:
    janet, them = short_duel("calamity_janet", "willy_the_kid")
    janet.holds("beer-6H")
    them.holds("bang")

    janet.plays("beer", at=them, as_="bang")
    assert them.options == ["pass"]
    them.passes()

    assert them.life == 3
