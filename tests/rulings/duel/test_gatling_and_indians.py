"""D113, D114, D118: Gatling and Indians!, which spare only the front of their player."""

from __future__ import annotations

from sixgun.testing import duel, ruling


@ruling("D113")
def test_a_gatling_goes_to_the_other_front_then_the_own_rear_then_the_other_rear() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("gatling", "missed")
    outlaw.holds("missed", "missed")

    law.plays("gatling")
    outlaw.passes()
    front_first = (outlaw.active.life, outlaw.rearguard.life, law.rearguard.life)
    law.passes()
    own_rear_next = (outlaw.active.life, outlaw.rearguard.life, law.rearguard.life)
    outlaw.passes()

    assert front_first == (3, 4, 5)
    assert own_rear_next == (3, 4, 4)
    assert (outlaw.active.life, outlaw.rearguard.life, law.rearguard.life) == (3, 3, 4)
    assert law.active.life == 5
    assert law.prompt == "play"


@ruling("D113")
def test_the_owner_of_each_may_avoid_the_gatling() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("gatling", "missed")
    outlaw.holds("missed").rearguard.has_in_play("hat")

    law.plays("gatling")
    outlaw.plays("missed")
    law.plays("missed")
    outlaw.uses("hat")

    assert (law.rearguard.life, outlaw.active.life, outlaw.rearguard.life) == (5, 4, 4)


@ruling("D113")
def test_a_gatling_in_the_outlaws_turn_begins_with_the_front_of_the_law() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("gatling")

    outlaw.plays("gatling")
    law.passes()
    outlaw.passes()
    law.passes()

    assert (law.active.life, law.rearguard.life) == (4, 4)
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 3)


@ruling("D113")
def test_the_own_rear_may_answer_with_a_return_fire_which_hits_the_opponent() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("gatling", "return_fire")

    law.plays("gatling")
    outlaw.passes()
    law.plays("return_fire")
    outlaw.passes()
    before_the_return_fire = (outlaw.active.life, outlaw.rearguard.life)
    outlaw.passes()

    assert before_the_return_fire == (3, 3)
    assert (outlaw.active.life, outlaw.rearguard.life) == (2, 3)
    assert (law.active.life, law.rearguard.life) == (5, 5)


@ruling("D113")
def test_a_gatling_is_no_red_card() -> None:
    law, outlaw = duel("pat_garret", "babe_leroy")
    law.holds("gatling", "colt")

    law.plays("gatling")
    outlaw.passes()
    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert (law.active.life, outlaw.active.life) == (5, 2)


@ruling("D114")
def test_sid_curry_behind_avoids_the_gatling_of_his_own_front_and_aims_at_him() -> None:
    law, outlaw = duel("pat_garret", "babe_leroy sid_curry")
    outlaw.is_playing().holds("gatling")
    law.next_cards("wagon-barrel.law")

    outlaw.plays("gatling")
    law.passes()
    outlaw.uses(as_="sid_curry")
    outlaw.passes()

    assert (outlaw.active.character, outlaw.active.life) == ("babe_leroy", 3)
    assert outlaw.rearguard.life == 4
    assert law.active.life == 4


@ruling("D114")
def test_sid_curry_hit_by_the_others_gatling_aims_at_their_front() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy sid_curry")
    law.holds("gatling").next_cards("wagon-barrel.law")

    law.plays("gatling")
    outlaw.passes()
    law.passes()
    outlaw.uses(as_="sid_curry")
    law.passes()

    assert (law.active.character, law.active.life) == ("pat_garret", 4)
    assert law.rearguard.life == 4
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)


@ruling("D118")
def test_indians_go_round_like_a_gatling_and_each_gives_up_a_hit_card() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("indians", "derringer")
    outlaw.holds("knife", "colt")

    law.plays("indians")
    outlaw.discards("knife")
    law.discards("derringer")
    outlaw.discards("colt")

    assert (law.hand, outlaw.hand) == ([], [])
    assert (law.rearguard.life, outlaw.active.life, outlaw.rearguard.life) == (5, 4, 4)
    assert law.prompt == "play"


@ruling("D118")
def test_indians_cost_all_but_the_own_front_a_life_point() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("indians")

    outlaw.plays("indians")
    law.passes()
    before_the_second_round = (law.rearguard.life, outlaw.rearguard.life)
    outlaw.passes()
    before_the_last = (law.rearguard.life, outlaw.rearguard.life)
    law.passes()

    assert (before_the_second_round, before_the_last) == ((5, 4), (5, 3))
    assert (law.active.life, law.rearguard.life) == (4, 4)
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 3)


@ruling("D118")
def test_a_gatling_given_up_to_indians_shoots_at_nobody() -> None:
    law, outlaw = duel("pat_garret", "babe_leroy")
    law.holds("indians")
    outlaw.holds("gatling")

    law.plays("indians")
    outlaw.discards("gatling")

    assert (law.active.life, outlaw.active.life) == (5, 4)
    assert law.prompt == "play"


@ruling("D118")
def test_neither_avoids_nor_barrel_nor_hat_help_against_indians() -> None:
    law, outlaw = duel("pat_garret", "sid_curry")
    law.holds("indians").next_cards("wagon-barrel.law")
    outlaw.holds("missed", "return_fire", "beer").active.has_in_play("barrel", "hat")

    law.plays("indians")

    assert outlaw.options == ["pass"]
    assert outlaw.refused_discard("missed") == "no_hit_card"
    assert outlaw.refused_discard("hat") == "no_hit_card"
    assert outlaw.refused("missed") == "give_up_a_hit_or_pass"
    assert outlaw.refused_use("barrel") == "give_up_a_hit_or_pass"


@ruling("D118")
def test_a_hit_resource_lying_with_the_front_is_not_given_up_for_the_rear() -> None:
    law, renegade = duel(
        "pat_garret bill_tightman", "big_steve kitty_leroy", mode="renegade_vs_law"
    )
    law.holds("indians")
    renegade.active.has_in_play("howitzer")

    law.plays("indians")
    for_the_front = renegade.options
    renegade.passes()
    law.passes()

    assert for_the_front == ["discard howitzer-horseshoe.ren_outlaw", "pass"]
    assert renegade.options == ["pass"]
