"""Where cards of each border may be played, and what happens to Equipment."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, pile, ruling


@ruling("D48")
def test_one_bang_card_a_turn() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt", "carbine")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.refused("carbine", at=outlaw.active) == "bang_limit"


@ruling("D48")
def test_the_next_turn_has_its_own_bang_card() -> None:
    law, outlaw = duel("tex_killer jango", "west_harding sid_curry")
    law.holds("colt", "carbine")
    outlaw.holds("colt")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.ends_turn()
    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.ends_turn()

    assert law.refused("carbine", at=outlaw.active) == ""


@ruling("D48")
def test_a_bang_card_counts_also_if_it_is_avoided() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros sid_curry")
    law.holds("colt", "peacemaker")
    outlaw.holds("missed")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed")

    assert law.refused("peacemaker", at=outlaw.active) == "bang_limit"


@ruling("D48")
def test_a_bang_card_is_for_the_opponents_front_only() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt")

    assert law.options == ["play colt-dynamite.law > bob.1", "swap", "end"]
    assert law.refused("colt", at=outlaw.rearguard) == "behind_the_front"
    assert law.refused("colt", at=law.rearguard) == "not_yourself"
    assert law.refused("colt", at=law.active) == "not_yourself"


@ruling("D49")
def test_an_action_may_be_aimed_at_anybody_but_the_opponents_rear() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("strong_ale")

    for target in (law.active, law.rearguard, outlaw.active):
        assert law.refused("strong_ale", at=target) == ""
    assert law.refused("strong_ale", at=outlaw.rearguard) == "behind_the_front"


@ruling("D49")
def test_cards_of_your_own_characters_may_be_chosen_front_and_rear() -> None:
    law, _ = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("schoolmarm", "stealing")
    law.active.has_in_play("rattlesnake")
    law.rearguard.has_in_play("bank")

    law.plays("stealing", at=law.active.card("rattlesnake"))
    law.plays("schoolmarm", at=law.rearguard.card("bank"))

    assert law.hand == ["bank"]
    assert law.active.in_play == law.rearguard.in_play == []


@ruling("D49")
def test_an_action_lies_on_the_pile_before_it_takes_effect() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("derringer-snake.law", "wagon-barrel.law")
    law.next_cards("colt", "bank", "gatling")

    law.plays("derringer", at=outlaw.active)
    assert pile() == ["derringer-snake.law"]
    outlaw.passes()
    law.plays("wagon")
    assert pile()[-1] == "wagon-barrel.law"
    law.discards("bank")

    assert pile() == ["derringer-snake.law", "wagon-barrel.law", "bank-barrel.law"]


@ruling("D50")
def test_equipment_goes_to_your_rear_or_the_opponents_front() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("barrel", "hat", "rattlesnake")

    for card in ("barrel", "hat", "rattlesnake"):
        assert law.refused(card, at=law.active) == "not_on_your_front"
        assert law.refused(card, at=outlaw.rearguard) == "behind_the_front"
    law.plays("barrel", at=law.rearguard)
    law.plays("rattlesnake", at=outlaw.active)

    assert law.rearguard.in_play == ["barrel"]
    assert outlaw.active.in_play == ["rattlesnake"]


@ruling("D50")
def test_resources_go_where_equipment_goes() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("gold_pan")

    assert law.refused("gold_pan", at=law.active) == "not_on_your_front"
    assert law.refused("gold_pan", at=outlaw.rearguard) == "behind_the_front"
    assert law.refused("gold_pan", at=law.rearguard) == ""
    assert law.refused("gold_pan", at=outlaw.active) == ""


@ruling("D52")
def test_the_bearer_of_a_bad_card_suffers_it_whichever_side_played_it() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    outlaw.holds("rattlesnake").is_playing()
    law.next_cards("missed-snake.law")

    outlaw.plays("rattlesnake", at=law.active).ends_turn()

    assert law.active.life == 3
    assert outlaw.active.life == 4


@ruling("D52")
def test_the_bearer_of_a_good_card_uses_it_whichever_side_played_it() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("hat", "colt")

    law.plays("hat", at=outlaw.active)
    law.plays("colt", at=outlaw.active)
    assert law.prompt == ""
    outlaw.uses("hat")

    assert outlaw.active.life == 4
    assert outlaw.active.in_play == []


@ruling("D52")
def test_equipment_works_for_its_bearer_alone() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt", "carbine").rearguard.has_in_play("barrel")
    outlaw.active.has_in_play("gun_belt", "scope")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.refused("carbine", at=outlaw.active) == "bang_limit"
    assert law.refused("carbine", at=outlaw.rearguard) == "bang_limit"


@ruling("D53")
def test_a_second_equipment_of_the_same_name_takes_the_place_of_the_first() -> None:
    law, _ = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("hat-horseshoe.law")
    law.rearguard.has_in_play("hat-horseshoe.outlaw", "barrel")

    law.plays("hat", at=law.rearguard)

    assert law.rearguard.in_play == ["barrel", "hat"]
    assert pile() == ["hat-horseshoe.outlaw"]


@ruling("D53")
def test_equal_names_may_lie_with_two_characters() -> None:
    law, _ = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("hat-horseshoe.law")
    law.active.has_in_play("hat-horseshoe.outlaw")

    law.plays("hat", at=law.rearguard)

    assert law.active.in_play == law.rearguard.in_play == ["hat"]
    assert pile() == []


@ruling("D53")
def test_a_resource_takes_the_place_of_one_of_its_name() -> None:
    law, _ = duel("pat_garret jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("gold_pan-horseshoe.ren_law")
    law.rearguard.has_in_play("gold_pan-horseshoe.ren_outlaw")

    law.plays("gold_pan", at=law.rearguard)

    assert law.rearguard.in_play == ["gold_pan"]
    assert pile() == ["gold_pan-horseshoe.ren_outlaw"]


@ruling("D54")
def test_wild_bill_does_not_answer_a_replacement() -> None:
    law, outlaw = duel("wild_bill jango", "sid_curry west_harding")
    outlaw.holds("hat-horseshoe.outlaw").is_playing()
    law.active.has_in_play("hat-horseshoe.law")

    outlaw.plays("hat", at=law.active)

    assert pile() == ["hat-horseshoe.law"]
    assert outlaw.prompt == "play"


@ruling("D54")
def test_hick_addams_does_not_draw_for_a_replacement() -> None:
    law, outlaw = duel("hick_addams jango", "sid_curry west_harding", mode="reinforcements")
    outlaw.holds("hat-horseshoe.outlaw", "stealing").is_playing()
    law.active.has_in_play("hat-horseshoe.law")

    outlaw.plays("hat", at=law.active)
    assert law.hand == []
    outlaw.plays("stealing", at=law.active.card("hat"))

    assert len(law.hand) == 1  # except for this one


@ruling("D59")
def test_a_beer_may_be_played_at_full_life() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    outlaw.holds("beer").is_playing()

    outlaw.plays("beer")

    assert (outlaw.first.life, outlaw.second.life) == (4, 4)
    assert outlaw.hand == []


@ruling("D59")
def test_a_fanning_may_be_played_at_a_target_without_equipment() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("fanning-barrel.law", "strong_ale-barrel.law")
    law.active.has_life(3)

    law.plays("fanning", at=outlaw.active)
    law.plays("strong_ale", at=law.active)

    assert outlaw.active.life == 4
    assert law.active.life == 3
    assert pile() == ["fanning-barrel.law", "strong_ale-barrel.law"]


@ruling("D59")
def test_a_forbidden_target_stays_forbidden_though_nothing_would_happen() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("fanning", "strong_ale")
    outlaw.rearguard.has_life(3)

    assert law.refused("fanning", at=outlaw.rearguard) == "behind_the_front"
    assert law.refused("strong_ale", at=outlaw.rearguard) == "behind_the_front"


@ruling("D59")
def test_water_stays_forbidden_on_a_side_that_stands_alone() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry")
    law.holds("water")

    assert law.refused("water", at=outlaw.active) == "stands_alone"


@ruling("D59")
@pytest.mark.parametrize("card", ["schoolmarm", "stealing"])
def test_a_card_that_finds_nothing_to_take_may_be_played(card: str) -> None:
    law, _outlaw = duel()
    law.holds(card)

    law.plays(card)

    assert law.hand == []
    assert law.prompt == "play"
