"""Calamity Janet and El Gringo: R115-R120."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove, Rng
from sixgun.testing import current, next_cards, ruling, table
from tests.rulings.table_helpers import Cannon, Sidestep, top_of_deck


@ruling("R115")
def test_a_missed_played_as_bang_uses_up_janets_bang_of_the_turn() -> None:
    janet, bob, *_ = table("calamity_janet", players=4)
    janet.holds("missed", "bang")

    janet.plays("missed", at=bob, as_="bang")
    bob.passes()

    assert bob.life == 3
    assert janet.refused("bang", at=bob) == "bang_limit"


@ruling("R115")
def test_after_a_bang_janet_cannot_shoot_with_a_missed_either() -> None:
    janet, bob, *_ = table("calamity_janet", players=4)
    janet.holds("missed", "bang")

    janet.plays("bang", at=bob)
    bob.passes()

    assert janet.refused("missed", at=bob, as_="bang") == "bang_limit"


@ruling("R115")
def test_a_volcanic_lets_janet_shoot_with_a_missed_after_a_bang() -> None:
    janet, bob, *_ = table("calamity_janet", players=4)
    janet.holds("missed", "bang").has_in_play("volcanic")

    janet.plays("bang", at=bob)
    bob.passes()
    janet.plays("missed", at=bob, as_="bang")
    bob.passes()

    assert bob.life == 2


@ruling("R115")
def test_a_missed_played_as_bang_flies_no_farther_than_a_bang() -> None:
    janet, _, cal, _ = table("calamity_janet", players=4)
    janet.holds("missed")

    refusal = janet.refused("missed", at=cal, as_="bang")

    assert refusal == "out_of_range"


@ruling("R115")
def test_a_missed_played_as_bang_can_be_avoided_like_a_bang() -> None:
    janet, bob, *_ = table("calamity_janet", players=4)
    janet.holds("missed")
    bob.has_in_play("barrel")
    next_cards("5H")

    janet.plays("missed", at=bob, as_="bang")
    bob.uses("barrel")

    assert bob.life == 4
    assert janet.prompt == "play"


@ruling("R116")
def test_janet_gives_up_a_missed_in_a_duel() -> None:
    ann, janet, *_ = table("bystander", "calamity_janet", players=4)
    ann.holds("duel")
    janet.holds("missed")

    ann.plays("duel", at=janet)
    janet.discards("missed", as_="bang")
    ann.passes()

    assert (ann.life, janet.life) == (4, 4)
    assert janet.hand == []


@ruling("R116")
def test_janet_gives_up_a_missed_to_the_indians() -> None:
    ann, janet, cal, dot = table("bystander", "calamity_janet", players=4)
    ann.holds("indians")
    janet.holds("missed")

    ann.plays("indians")
    janet.discards("missed", as_="bang")
    cal.passes()
    dot.passes()

    assert (janet.life, cal.life, dot.life) == (4, 3, 3)


@ruling("R116")
def test_janet_avoids_a_shot_with_a_bang() -> None:
    ann, janet, *_ = table("bystander", "calamity_janet", players=4)
    ann.holds("bang-2C")
    janet.holds("bang-3C")

    ann.plays("bang", at=janet)
    janet.plays("bang", as_="missed")

    assert janet.life == 4
    assert janet.hand == []


@ruling("R116")
def test_others_avoid_no_shot_with_a_bang() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-2C")
    bob.holds("bang-3C")

    ann.plays("bang", at=bob)

    assert bob.options == ["pass"]


@ruling("R116")
def test_only_cards_named_missed_serve_janet_as_bang() -> None:
    ann, janet, *_ = table("bystander", "calamity_janet", players=4, cards=[Sidestep])
    ann.holds("duel")
    janet.holds("sidestep")

    ann.plays("duel", at=janet)

    assert janet.options == ["pass"]
    with pytest.raises(IllegalMove, match="no_bang_card"):
        janet.discards("sidestep", as_="bang")


@ruling("R117")
def test_el_gringo_takes_a_card_from_the_one_who_hurt_him() -> None:
    ann, gringo, cal, _ = table("bystander", "el_gringo", players=4)
    ann.holds("bang", "beer")
    cal.holds("scope")

    ann.plays("bang", at=gringo)
    gringo.passes()

    assert gringo.hand == ["beer"]
    assert ann.hand == []
    assert cal.hand == ["scope"]


@ruling("R117")
def test_el_gringo_takes_one_card_for_each_life_point() -> None:
    ann, gringo, *_ = table("bystander", "el_gringo", players=4, cards=[Cannon])
    ann.holds("cannon", "beer", "beer", "beer")

    ann.plays("cannon", at=gringo)

    assert gringo.life == 1
    assert gringo.hand == ["beer", "beer"]
    assert ann.hand == ["beer"]


@ruling("R117")
def test_chance_names_the_card_that_el_gringo_takes() -> None:
    taken = set()
    for seed in range(20):
        ann, gringo, *_ = table("bystander", "el_gringo", players=4)
        ann.holds("bang", "beer", "scope", "mustang")
        current().game.rng = Rng.from_seed(seed)

        ann.plays("bang", at=gringo)
        gringo.passes()
        taken.update(gringo.hand)

    assert taken == {"beer", "scope", "mustang"}


@ruling("R117")
def test_el_gringo_gets_nothing_from_an_empty_hand() -> None:
    ann, gringo, *_ = table("bystander", "el_gringo", players=4)
    ann.holds("bang").has_in_play("scope")

    ann.plays("bang", at=gringo)
    gringo.passes()

    assert gringo.life == 2
    assert gringo.hand == []
    assert ann.in_play == ["scope"]


@ruling("R118")
def test_el_gringo_gets_nothing_for_a_dynamite_whoever_brought_it() -> None:
    ann, gringo, *_ = table("bystander", "el_gringo", players=4)
    ann.holds("barrel").has_in_play("dynamite")
    gringo.holds("beer-6H")
    next_cards("bang-2C", "scope", "mustang", "missed-2S", "duel", "panic")

    ann.starts_turn()
    ann.ends_turn()
    gringo.plays("beer")

    assert gringo.life == 1
    assert ann.hand == ["barrel", "scope", "mustang"]
    assert gringo.hand == ["duel", "panic"]


@ruling("R119")
def test_el_gringo_gets_nothing_for_a_duel_of_his_own() -> None:
    gringo, bob, *_ = table("el_gringo", players=4)
    gringo.holds("duel")
    bob.holds("bang", "beer")

    gringo.plays("duel", at=bob)
    bob.discards("bang")
    gringo.passes()

    assert gringo.life == 3
    assert gringo.hand == []
    assert bob.hand == ["beer"]


@ruling("R119")
def test_el_gringo_takes_from_the_challenger_if_he_loses_the_duel() -> None:
    ann, gringo, *_ = table("bystander", "el_gringo", players=4)
    ann.holds("duel", "beer")

    ann.plays("duel", at=gringo)
    gringo.passes()

    assert gringo.life == 2
    assert gringo.hand == ["beer"]


@ruling("R120", "T112")
def test_suzy_shoots_el_gringo_with_her_last_card_and_draws_twice() -> None:
    suzy, gringo, *_ = table("suzy_lafayette", "el_gringo", players=4)
    suzy.holds("bang")
    next_cards("scope", "mustang", "barrel")

    suzy.plays("bang", at=gringo)
    gringo.passes()

    assert gringo.hand == ["scope"]
    assert suzy.hand == ["mustang"]
    assert top_of_deck().startswith("barrel")
