"""Buffalo Rifle, Double Barrel, Gold Pan and Howitzer when they are used."""

from sixgun.testing import discard_pile, duel, pile, ruling


@ruling("D176")
def test_a_buffalo_rifle_is_aimed_at_the_front_or_behind_it() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("buffalo_rifle")

    assert law.refused_use("buffalo_rifle", at=outlaw.active) == ""
    law.uses("buffalo_rifle", at=outlaw.rearguard)
    outlaw.passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 3)


@ruling("D176")
def test_the_card_of_a_buffalo_rifle_is_drawn_before_its_target_reacts() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.next_cards("water").active.has_in_play("buffalo_rifle")
    outlaw.holds("return_fire")

    law.uses("buffalo_rifle", at=outlaw.active)

    assert law.hand == ["water"]
    outlaw.plays("return_fire")
    assert law.hand == ["water"]


@ruling("D177")
def test_an_avoided_double_barrel_is_aimed_at_the_other_character_too() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel")
    outlaw.holds("missed")

    law.uses("double_barrel", at=outlaw.active)
    outlaw.plays("missed").passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 3)


@ruling("D177")
def test_a_double_barrel_that_was_not_avoided_spares_the_other_character() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel")

    law.uses("double_barrel", at=outlaw.active)
    outlaw.passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (2, 4)
    assert law.prompt == "play"


@ruling("D177")
def test_a_second_avoid_settles_a_double_barrel() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel")
    outlaw.active.has_in_play("hat")
    outlaw.rearguard.has_in_play("lucky_penny")
    outlaw.holds("missed")

    law.uses("double_barrel", at=outlaw.active)
    outlaw.uses("hat").uses("lucky_penny")

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)
    assert law.prompt == "play"
    assert "missed" in outlaw.hand


@ruling("D177")
def test_a_double_barrel_aimed_behind_the_front_goes_on_to_the_front() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel", "scope")
    outlaw.holds("missed")

    law.uses("double_barrel", at=outlaw.rearguard)
    outlaw.plays("missed").passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (2, 4)


@ruling("D177")
def test_an_avoided_double_barrel_does_no_more_to_a_sole_character() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros", mode="reinforcements")
    law.active.has_in_play("double_barrel")
    outlaw.holds("missed")

    law.uses("double_barrel", at=outlaw.active)
    outlaw.plays("missed")

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D180")
def test_a_gold_pan_takes_the_top_discard_and_then_lies_on_the_pile_itself() -> None:
    law, _ = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("gold_pan")
    discard_pile("knife-snake.outlaw", "beer")

    law.uses("gold_pan")

    assert law.hand == ["beer"]
    assert pile() == ["knife-snake.outlaw", "gold_pan-horseshoe.ren_law.2"]


@ruling("D180")
def test_a_gold_pan_does_not_take_itself_from_an_empty_pile() -> None:
    law, _ = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("gold_pan")

    law.uses("gold_pan")

    assert law.hand == []
    assert pile() == ["gold_pan-horseshoe.ren_law.2"]


@ruling("D181")
def test_an_unavoided_howitzer_costs_front_and_rear_one_point_each() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.active.has_in_play("howitzer")
    outlaw.is_playing()

    outlaw.uses("howitzer", at=law.active)
    law.passes()

    assert (law.active.life, law.rearguard.life) == (4, 2)


@ruling("D181")
def test_an_avoided_howitzer_costs_nobody_anything() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("missed")
    outlaw.active.has_in_play("howitzer")
    outlaw.is_playing()

    outlaw.uses("howitzer", at=law.active)
    law.plays("missed")

    assert (law.active.life, law.rearguard.life) == (5, 3)


@ruling("D181")
def test_an_unavoided_howitzer_costs_a_sole_character_one_point() -> None:
    law, outlaw = duel("pat_garret", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.active.has_in_play("howitzer")
    outlaw.is_playing()

    outlaw.uses("howitzer", at=law.active)
    law.passes()

    assert law.active.life == 4


@ruling("D181")
def test_by_house_rule_the_hit_of_a_howitzer_costs_a_point_of_its_own() -> None:
    law, outlaw = duel(
        "pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements", house="heavy_howitzer"
    )
    outlaw.active.has_in_play("howitzer")
    outlaw.is_playing()

    outlaw.uses("howitzer", at=law.active)
    law.passes()

    assert (law.active.life, law.rearguard.life) == (3, 2)


@ruling("D182")
def test_the_rearguard_cannot_avoid_what_a_howitzer_costs_him() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("missed").rearguard.has_in_play("hat")
    outlaw.active.has_in_play("howitzer")
    outlaw.is_playing()

    outlaw.uses("howitzer", at=law.active)
    law.passes()

    assert outlaw.prompt == "play"
    assert (law.active.life, law.rearguard.life) == (4, 2)


@ruling("D182")
def test_what_a_howitzer_costs_the_rearguard_is_caused_by_the_opponent() -> None:
    law, outlaw = duel("pat_garret dalon_ranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.next_cards("water")
    outlaw.active.has_in_play("howitzer")
    outlaw.is_playing()

    outlaw.uses("howitzer", at=law.active)
    law.passes().draws_from("deck")

    assert (law.active.life, law.rearguard.life) == (4, 4)
    assert law.hand == ["water"]


@ruling("D182")
def test_slim_poet_behind_the_front_answers_a_howitzer() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros slim_poet", mode="reinforcements")
    law.holds("water").active.has_in_play("howitzer")

    law.uses("howitzer", at=outlaw.active)
    outlaw.passes().uses()

    assert (outlaw.active.life, outlaw.rearguard.life) == (2, 3)
    assert law.hand == []
