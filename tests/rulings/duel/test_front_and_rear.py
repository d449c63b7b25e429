"""Whose ability works: always the front's, the rear's only while they are a target."""

from __future__ import annotations

from sixgun.testing import duel, ruling


@ruling("D36")
def test_equipment_works_in_front() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "carbine").active.has_in_play("gun_belt", "scope")

    law.plays("colt", at=outlaw.rearguard)
    outlaw.passes()

    assert outlaw.rearguard.life == 3
    assert law.refused("carbine", at=outlaw.active) == ""


@ruling("D36")
def test_equipment_of_the_rear_is_ignored() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "carbine").rearguard.has_in_play("gun_belt", "scope")

    assert law.refused("colt", at=outlaw.rearguard) == "behind_the_front"
    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.refused("carbine", at=outlaw.active) == "bang_limit"


@ruling("D36")
def test_the_ability_of_the_front_works_and_that_of_the_rear_does_not() -> None:
    law, outlaw = duel("tex_killer jango", "west_harding toco_ramirez")
    outlaw.holds("colt", "colt", "beer").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert outlaw.refused("colt", at=law.active) == ""
    assert outlaw.refused("beer", at=law.active, as_="colt") == "not_playable_as_that"


@ruling("D36")
def test_a_clock_and_a_watcher_in_the_rear_see_no_swap() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.rearguard.has_in_play("clock")
    outlaw.is_playing()

    outlaw.swaps()

    assert outlaw.prompt == "play"
    assert law.hand == []


@ruling("D36")
def test_a_clock_and_a_watcher_in_front_see_a_swap() -> None:
    law, outlaw = duel("jango tex_killer", "sid_curry west_harding")
    law.active.has_in_play("clock")
    outlaw.is_playing()

    outlaw.swaps()
    law.chooses("jango").draws_from("deck")

    assert len(law.hand) == 2


@ruling("D36")
def test_tex_killer_in_the_rear_asks_for_no_card_more() -> None:
    law, outlaw = duel("jango tex_killer", "west_harding sid_curry")
    law.holds("colt")
    outlaw.holds("missed", "missed")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed")

    assert outlaw.hand == ["missed"]
    assert law.prompt == "play"


@ruling("D37")
def test_what_is_always_active_in_the_rear_adds_to_the_front() -> None:
    law, outlaw = duel("annie_oakey the_stranger", "bull_anderson west_harding")
    law.holds("missed", "colt", "carbine")

    law.plays("missed", at=outlaw.active, as_="colt")
    outlaw.passes()
    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 3
    assert law.refused("carbine", at=outlaw.active) == "bang_limit"


@ruling("D37")
def test_always_active_equipment_works_with_the_rear() -> None:
    _, outlaw = duel("tex_killer jango", "sid_curry dalton_bros")
    outlaw.rearguard.has_in_play("rattlesnake", "stampede")
    outlaw.next_cards("missed-snake.outlaw")

    outlaw.starts_turn()

    assert outlaw.second.life == 2
    assert outlaw.second.is_in_front


@ruling("D38")
def test_a_rear_that_is_shot_at_uses_his_own_barrel() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("derringer").active.has_in_play("scope")
    outlaw.rearguard.has_in_play("barrel")
    outlaw.next_cards("beer-barrel.outlaw")

    law.plays("derringer", at=outlaw.rearguard)
    outlaw.uses("barrel")

    assert outlaw.rearguard.life == 4
    assert law.prompt == "play"


@ruling("D38")
def test_meanwhile_the_front_is_asleep_with_all_that_lies_with_him() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("winchester")
    outlaw.active.has_in_play("barrel", "hat")

    law.plays("winchester", at=outlaw.rearguard)

    assert outlaw.options == ["pass"]
    assert outlaw.refused_use("barrel") == "not_in_play"
    assert outlaw.refused_use("hat") == "not_in_play"
    assert outlaw.refused_use(as_="sid_curry") == "no_use_now"


@ruling("D38")
def test_a_rear_that_is_shot_at_uses_his_own_ability() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding sid_curry")
    law.holds("winchester").next_cards("missed-barrel.law")

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.uses(as_="sid_curry")
    law.passes()

    assert outlaw.rearguard.life == 4
    assert law.active.life == 4


@ruling("D38")
def test_after_the_reaction_the_rear_sleeps_again_and_the_front_is_awake() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding sid_curry")
    law.holds("gatling")
    outlaw.active.has_in_play("hat-horseshoe.outlaw")
    outlaw.rearguard.has_in_play("hat-horseshoe.law", "barrel")

    law.plays("gatling")
    assert outlaw.options == ["use hat-horseshoe.outlaw", "pass"]
    outlaw.uses("hat")
    law.passes()
    assert len(outlaw.options) == 4  # Hat, Barrel, Sid's ability, or nothing
    outlaw.uses("hat-horseshoe.law")
    law.holds("derringer").plays("derringer", at=outlaw.active)

    assert outlaw.options == ["pass"]
    assert (outlaw.first.life, outlaw.second.life) == (4, 4)


@ruling("D38")
def test_an_own_gatling_wakes_the_rear_as_well() -> None:
    law, outlaw = duel("pat_garret annie_oakey", "west_harding")
    law.holds("gatling", "carbine")

    law.plays("gatling")
    outlaw.passes()
    law.plays("carbine", as_="missed")

    assert law.rearguard.life == 4


@ruling("D39")
def test_a_reacting_rearguard_uses_their_ability_on_the_outcome() -> None:
    law, outlaw = duel("tex_killer alan_pinkertoon", "jack_ransome sid_curry")
    outlaw.holds("knife").is_playing()

    outlaw.plays("knife", at=law.rearguard)
    law.passes()

    assert law.rearguard.life == 3
    assert outlaw.prompt == "hit"


@ruling("D39")
def test_dalon_in_the_rear_draws_for_a_point_lost_as_a_target() -> None:
    law, outlaw = duel("tex_killer dalon_ranger", "jack_ransome sid_curry")
    outlaw.holds("knife").is_playing()

    outlaw.plays("knife", at=law.rearguard)
    law.passes()
    law.draws_from("deck")

    assert len(law.hand) == 1


@ruling("D39")
def test_a_rear_that_was_a_target_in_this_turn_still_cannot_act() -> None:
    law, outlaw = duel("pat_garret mystic_maid", "west_harding", mode="reinforcements")
    law.holds("gatling", "colt").rearguard.has_in_play("hat", "gun_belt")

    law.plays("gatling")
    outlaw.passes()
    law.passes()

    assert law.refused_use("hat", at=outlaw.active, as_="colt") == "asleep"
    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.holds("carbine")
    assert law.refused("carbine", at=outlaw.active) == "bang_limit"


@ruling("D39")
def test_actions_of_ones_own_turn_are_for_the_front() -> None:
    _, outlaw = duel("pat_garret jango", "west_harding cattle_katie")
    outlaw.is_playing().rearguard.has_in_play("hat")

    assert outlaw.refused_use(at=outlaw.rearguard.card("hat"), as_="cattle_katie") == "asleep"
    outlaw.swaps().uses(at=outlaw.active.card("hat"), as_="cattle_katie")

    assert len(outlaw.hand) == 2


@ruling("D40")
def test_annie_in_front_does_not_help_the_rear() -> None:
    law, outlaw = duel("annie_oakey tex_killer", "jack_ransome sid_curry")
    outlaw.holds("knife").is_playing()
    law.holds("colt")

    outlaw.plays("knife", at=law.rearguard)

    assert law.options == ["pass"]
    assert law.refused("colt", as_="missed") == "no_avoid"


@ruling("D40")
def test_annie_in_the_rear_helps_herself() -> None:
    law, outlaw = duel("tex_killer annie_oakey", "jack_ransome sid_curry")
    outlaw.holds("knife").is_playing()
    law.holds("colt")

    outlaw.plays("knife", at=law.rearguard)
    law.plays("colt", as_="missed")

    assert law.rearguard.life == 4


@ruling("D40")
def test_sid_curry_in_front_reveals_nothing_for_the_rear() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("gatling").next_cards("missed-barrel.law")

    law.plays("gatling")
    outlaw.passes()
    law.passes()

    assert outlaw.options == ["pass"]
