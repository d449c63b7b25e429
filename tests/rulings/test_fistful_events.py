"""Ambush, Blood Brothers and The Judge: R235-R239, R270, R271."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import next_cards, next_events, ruling, table
from tests.rulings.event_helpers import turn_comes_to

# -- Ambush --------------------------------------------------------------------------------


@ruling("R235")
def test_in_an_ambush_everybody_is_at_distance_1() -> None:
    ann, *others = table(players=7, event="ambush")
    ann.holds("bang-7C", "panic-JH")
    others[2].holds("scope")

    assert [ann.distance_to(other) for other in others] == [1] * 6
    assert ann.refused("bang", at=others[2]) == ""
    assert ann.refused("panic", at=others[2]) == ""


@ruling("R236")
def test_mustang_and_scope_count_in_an_ambush() -> None:
    ann, bob, cal, dot = table(players=4, event="ambush")
    cal.has_in_play("mustang-8H")
    bob.has_in_play("scope-AS")

    assert ann.distance_to(cal) == 2
    assert bob.distance_to(cal) == 1
    assert ann.distance_to(dot) == 1


@ruling("R236")
def test_hideout_and_binocular_count_in_an_ambush() -> None:
    ann, bob, cal, _ = table(players=4, boxes="dodge_city", event="ambush")
    cal.has_in_play("hideout", "mustang-8H")
    bob.has_in_play("binocular-10D")

    assert ann.distance_to(cal) == 3
    assert bob.distance_to(cal) == 2


@ruling("R236")
def test_paul_regret_and_rose_doolan_keep_their_distances_in_an_ambush() -> None:
    ann, paul, rose, _ = table(
        "willy_the_kid", "paul_regret", "rose_doolan", "bart_cassidy", event="ambush"
    )

    assert ann.distance_to(paul) == 2
    assert rose.distance_to(paul) == 1


@ruling("R235")
def test_when_the_ambush_is_covered_distances_are_as_before() -> None:
    ann, _, cal, _ = table(players=4, event="ambush")
    next_events("the_judge")

    turn_comes_to(ann)

    assert ann.distance_to(cal) == 2


# -- Blood Brothers ------------------------------------------------------------------------


@ruling("R237")
def test_a_blood_brother_gives_one_life_at_the_start_of_his_turn() -> None:
    ann, _, cal, _ = table(players=4, event="blood_brothers")
    cal.has_life(2)

    ann.starts_turn().picks(at=cal)

    assert (ann.life, cal.life) == (4, 3)
    assert ann.prompt == "play"


@ruling("R237")
def test_nobody_has_to_be_a_blood_brother() -> None:
    ann, bob, *_ = table(players=4, event="blood_brothers")
    bob.has_life(2)

    ann.starts_turn().passes()

    assert (ann.life, bob.life, ann.prompt) == (5, 2, "play")


@ruling("R237")
def test_the_last_life_point_cannot_be_given() -> None:
    ann, bob, *_ = table(players=4, event="blood_brothers")
    ann.has_life(1)
    bob.has_life(2)

    ann.starts_turn()

    assert ann.prompt == "play"


@ruling("R7", "R237")
def test_blood_is_given_before_the_dynamite() -> None:
    ann, bob, *_ = table(players=4, event="blood_brothers")
    ann.has_in_play("dynamite")
    bob.has_life(2)

    ann.starts_turn()

    assert ann.prompt == "blood"
    assert ann.in_play == ["dynamite"]


@ruling("R238")
def test_blood_goes_to_another_player_who_is_wounded() -> None:
    ann, bob, cal, _ = table(players=4, event="blood_brothers")
    ann.has_life(3)
    cal.has_life(3)

    ann.starts_turn()

    for healthy in (ann, bob):
        with pytest.raises(IllegalMove, match="pick_a_wounded_player"):
            ann.picks(at=healthy)


@ruling("R238")
def test_where_nobody_else_is_wounded_no_blood_is_given() -> None:
    ann, *_ = table(players=4, event="blood_brothers")
    ann.has_life(3)

    ann.starts_turn()

    assert ann.prompt == "play"


@ruling("R239")
def test_bart_draws_a_card_for_the_life_he_gives() -> None:
    bart, bob, *_ = table("bart_cassidy", players=4, event="blood_brothers")
    bob.has_life(2)
    next_cards("scope", "duel-8C", "saloon-5H")

    bart.starts_turn().picks(at=bob)

    assert bart.hand == ["scope", "duel", "saloon"]


@ruling("R239")
def test_el_gringo_takes_nothing_for_the_life_he_gives() -> None:
    gringo, bob, *_ = table("el_gringo", players=4, event="blood_brothers")
    bob.has_life(2).holds("barrel-QS")

    gringo.starts_turn().picks(at=bob)

    assert gringo.life == 3
    assert bob.hand == ["barrel"]


# -- The Judge -----------------------------------------------------------------------------


@ruling("R270")
def test_under_the_judge_no_blue_card_may_be_played() -> None:
    ann, bob, *_ = table(players=4, event="the_judge")
    ann.holds("barrel-QS", "winchester", "dynamite", "jail-JS")

    assert ann.refused("barrel") == "nothing_into_play_now"
    assert ann.refused("winchester") == "nothing_into_play_now"
    assert ann.refused("dynamite") == "nothing_into_play_now"
    assert ann.refused("jail", at=bob) == "nothing_into_play_now"


@ruling("R270")
def test_under_the_judge_no_green_card_may_be_put_down() -> None:
    ann, *_ = table(players=4, boxes="dodge_city", event="the_judge")
    ann.holds("sombrero", "knife")

    assert ann.refused("sombrero") == "nothing_into_play_now"
    assert ann.refused("knife") == "nothing_into_play_now"


@ruling("R271")
def test_under_the_judge_cards_already_in_play_work() -> None:
    ann, bob, cal, _ = table(players=4, boxes="dodge_city", event="the_judge")
    ann.holds("bang-7C").has_in_play("winchester", "knife")
    bob.has_in_play("sombrero")
    cal.has_in_play("barrel-QS")
    next_cards("beer-6H")

    ann.plays("bang", at=cal)
    cal.uses("barrel")
    ann.uses("knife", at=bob)
    bob.uses("sombrero")

    assert (bob.life, cal.life) == (4, 4)
    assert (ann.in_play, bob.in_play) == (["winchester"], [])


@ruling("R271")
def test_under_the_judge_a_dynamite_still_moves_on() -> None:
    _, bob, cal, _ = table(players=4, event="the_judge")
    bob.has_in_play("dynamite")
    next_cards("bang-7C")

    bob.starts_turn()

    assert cal.in_play == ["dynamite"]


@ruling("R271")
def test_under_the_judge_uncle_will_may_make_a_store_of_a_blue_card() -> None:
    will, *_ = table("uncle_will", players=4, event="the_judge")
    will.holds("barrel-QS")

    will.plays("barrel", as_="general_store")

    assert will.prompt == "store"


@ruling("R271")
def test_under_the_judge_elena_may_avoid_a_shot_with_a_blue_card() -> None:
    ann, elena, *_ = table("willy_the_kid", "elena_fuente", players=4, event="the_judge")
    ann.holds("bang-7C")
    elena.holds("barrel-QS")

    ann.plays("bang", at=elena)
    elena.plays("barrel")

    assert elena.life == 3
