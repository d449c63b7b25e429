"""Dodge City's shots: their reach, the BANG! limit, Barrels and Slab; and changes of distance."""

from __future__ import annotations

import pytest

from sixgun.testing import Player, next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds

BOX = "dodge_city"
FROM_HAND = ("punch", "springfield")
FROM_PLAY = ("knife", "pepperbox", "derringer", "buffalo_rifle", "howitzer")
SHOTS = (*FROM_HAND, *FROM_PLAY)
AT_DISTANCE_1 = ("punch", "knife", "derringer")


def armed(player: Player, shot: str) -> Player:
    """Give a player this card where they can shoot with it at once."""
    if shot in FROM_PLAY:
        return player.has_in_play(shot)
    return player.holds(shot, "duel") if shot == "springfield" else player.holds(shot)


def fires(player: Player, shot: str, at: Player) -> None:
    """Shoot with it, and pay its cost."""
    if shot in FROM_PLAY:
        player.uses(shot, at=None if shot == "howitzer" else at)
        return
    player.plays(shot, at=at)
    if shot == "springfield":
        player.discards("duel")


# -- distance ------------------------------------------------------------------------------


@ruling("R21", "R22")
def test_a_hideout_beside_a_mustang_puts_its_owner_two_steps_away() -> None:
    ann, bob, *_ = table(players=6, boxes=BOX)
    ann.holds("hideout").has_in_play("mustang")

    ann.plays("hideout")

    assert ann.in_play == ["mustang", "hideout"]
    assert (bob.distance_to(ann), ann.distance_to(bob)) == (3, 1)


@ruling("R21", "R22")
def test_a_binocular_beside_a_scope_brings_the_others_two_steps_nearer() -> None:
    ann, _bob, cal, dot, eli, *_ = table(players=8, boxes=BOX)
    ann.holds("binocular").has_in_play("scope")

    ann.plays("binocular")

    assert ann.in_play == ["scope", "binocular"]
    assert [ann.distance_to(other) for other in (cal, dot, eli)] == [1, 1, 2]
    assert eli.distance_to(ann) == 4


@ruling("R21")
def test_rose_doolan_with_a_binocular_and_paul_regret_with_a_hideout_add_up_too() -> None:
    rose, _bob, paul, *_ = table("rose_doolan", "bystander", "paul_regret", players=8, boxes=BOX)
    paul.has_in_play("hideout")
    before = rose.distance_to(paul)
    rose.has_in_play("binocular")

    assert (before, rose.distance_to(paul)) == (3, 2)


# -- reach ---------------------------------------------------------------------------------


@ruling("R23")
@pytest.mark.parametrize("shot", AT_DISTANCE_1)
def test_no_weapon_carries_a_shot_at_distance_1_farther(shot: str) -> None:
    ann, bob, cal, *_ = table(players=6, boxes=BOX)
    armed(ann, shot).has_in_play("winchester")
    refused = ann.refused if shot in FROM_HAND else ann.refused_use

    assert refused(shot, at=bob) == ""
    assert refused(shot, at=cal) == "out_of_range"


@ruling("R23")
@pytest.mark.parametrize("shot", AT_DISTANCE_1)
def test_a_binocular_does_carry_it_farther(shot: str) -> None:
    ann, _bob, cal, *_ = table(players=6, boxes=BOX)
    armed(ann, shot).has_in_play("binocular")

    fires(ann, shot, at=cal)
    cal.passes()

    assert cal.life == 3


@ruling("R89")
def test_a_pepperbox_shoots_as_far_as_the_weapon_does() -> None:
    ann, _bob, cal, dot, *_ = table(players=6, boxes=BOX)
    ann.has_in_play("pepperbox")
    with_a_colt = ann.refused_use("pepperbox", at=cal)
    ann.has_in_play("schofield")

    assert with_a_colt == "out_of_range"
    assert ann.refused_use("pepperbox", at=cal) == ""
    assert ann.refused_use("pepperbox", at=dot) == "out_of_range"


@pytest.mark.parametrize("shot", ["springfield", "buffalo_rifle", "howitzer"])
def test_these_shots_reach_everybody(shot: str) -> None:
    ann, bob, cal, dot, *_ = table(players=6, boxes=BOX)
    armed(ann, shot)
    dot.has_in_play("mustang", "hideout")

    fires(ann, shot, at=dot)
    if shot == "howitzer":
        bob.passes()
        cal.passes()
    dot.passes()

    assert dot.life == 3


# -- shots that are not BANG! cards --------------------------------------------------------


@ruling("R28", "R89")
@pytest.mark.parametrize("shot", SHOTS)
def test_a_shot_that_is_no_bang_card_may_follow_the_bang(shot: str) -> None:
    ann, bob = table(players=2, boxes=BOX)
    armed(ann, shot).holds("bang")

    ann.plays("bang", at=bob)
    bob.passes()
    fires(ann, shot, at=bob)
    bob.passes()

    assert bob.life == 2


@ruling("R28", "R89")
@pytest.mark.parametrize("shot", SHOTS)
def test_a_shot_that_is_no_bang_card_leaves_the_limit_untouched(shot: str) -> None:
    ann, bob = table(players=2, boxes=BOX)
    armed(ann, shot).holds("bang")

    fires(ann, shot, at=bob)
    bob.passes()

    assert ann.refused("bang", at=bob) == ""


@ruling("R33")
@pytest.mark.parametrize("shot", FROM_HAND)
def test_a_shot_that_is_no_bang_card_does_not_help_against_indians(shot: str) -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("indians")
    armed(bob, shot)

    ann.plays("indians")

    assert bob.options == ["pass"]


@ruling("R48")
@pytest.mark.parametrize("shot", SHOTS)
def test_a_barrel_helps_against_every_shot(shot: str) -> None:
    ann, bob = table(players=2, boxes=BOX)
    armed(ann, shot)
    bob.has_in_play("barrel")
    next_cards("beer-6H", "beer-7H")  # the Derringer draws the first of them

    fires(ann, shot, at=bob)
    bob.uses("barrel")

    assert bob.life == 4
    assert ann.prompt == "play"


@ruling("R90")
@pytest.mark.parametrize("shot", SHOTS)
def test_one_missed_is_enough_against_a_shot_of_slab_that_is_no_bang_card(shot: str) -> None:
    slab, bob = table("slab_the_killer", players=2, boxes=BOX)
    armed(slab, shot)
    bob.holds("missed")

    fires(slab, shot, at=bob)
    bob.plays("missed")

    assert bob.life == 4
    assert slab.prompt == "play"


# -- the Derringer's card ------------------------------------------------------------------


@ruling("R88")
def test_a_derringer_draws_its_card_before_the_target_answers() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.has_in_play("derringer")
    next_cards("saloon")

    ann.uses("derringer", at=bob)

    assert (bob.prompt, ann.hand) == ("shot", ["saloon"])


@ruling("R88")
@pytest.mark.parametrize("missed", [True, False])
def test_a_derringer_draws_hit_or_miss(missed: bool) -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.has_in_play("derringer")
    bob.holds("missed")
    next_cards("saloon", "beer")

    ann.uses("derringer", at=bob)
    if missed:
        bob.plays("missed")
    else:
        bob.passes()

    assert bob.life == (4 if missed else 3)
    assert ann.hand == ["saloon"]


@ruling("R88")
def test_by_the_house_rule_a_derringer_draws_after_the_shot() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX, house="shot_first")
    ann.has_in_play("derringer")
    next_cards("saloon")

    ann.uses("derringer", at=bob)
    during = ann.hand
    bob.passes()

    assert (during, ann.hand) == ([], ["saloon"])


# -- the Howitzer --------------------------------------------------------------------------


@ruling("R64", "R17")
def test_a_howitzer_shoots_at_everybody_else_clockwise() -> None:
    ann, bob, cal, dot = table(players=4, boxes=BOX)
    ann.has_in_play("howitzer")
    cal.holds("missed")

    ann.uses("howitzer")
    bob.passes()
    cal.plays("missed")
    dot.passes()

    assert [player.life for player in (ann, bob, cal, dot)] == [5, 3, 4, 3]
    assert discarded_kinds() == ["howitzer", "missed"]


@ruling("R64")
def test_a_player_who_fires_a_howitzer_is_rewarded_for_each_outlaw_it_eliminates() -> None:
    ann, bob, cal, dot = table(roles="sheriff outlaw outlaw renegade", players=4, boxes=BOX)
    ann.has_in_play("howitzer")
    bob.has_life(1)
    cal.has_life(1)

    ann.uses("howitzer")
    bob.passes().passes()
    cal.passes().passes()
    dot.passes()

    assert len(ann.hand) == 6


@ruling("R18")
def test_bart_cassidy_draws_when_the_howitzer_has_reached_the_last_target() -> None:
    ann, bart, cal, dot = table("bystander", "bart_cassidy", players=4, boxes=BOX)
    ann.has_in_play("howitzer")

    ann.uses("howitzer")
    bart.passes()
    cal.passes()
    before = bart.hand
    dot.passes()

    assert (len(before), len(bart.hand)) == (0, 1)
