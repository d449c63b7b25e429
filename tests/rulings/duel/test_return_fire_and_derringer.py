"""D105, D122, D123: the Return Fire shoots back; any card avoids a Derringer."""

from __future__ import annotations

from sixgun.testing import duel, pile, ruling


@ruling("D105")
def test_any_hand_card_avoids_a_derringer_and_its_text_is_void() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("derringer-snake.law")
    outlaw.holds("beer").active.has_life(2)

    law.plays("derringer", at=outlaw.active)
    outlaw.plays("beer")

    assert (outlaw.active.life, outlaw.hand) == (2, [])
    assert pile() == ["derringer-snake.law", "beer-barrel.outlaw"]
    assert law.prompt == "play"


@ruling("D105")
def test_equipment_and_hit_cards_of_the_hand_avoid_a_derringer_too() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("derringer", "derringer")
    outlaw.holds("clock", "knife")

    law.plays("derringer", at=outlaw.active)
    outlaw.plays("clock")
    law.plays("derringer", at=outlaw.active)
    outlaw.plays("knife")

    assert (law.active.life, outlaw.active.life) == (5, 4)
    assert (outlaw.active.in_play, outlaw.rearguard.in_play) == ([], [])
    assert law.prompt == "play"


@ruling("D105")
def test_a_derringer_that_nothing_is_put_down_against_strikes() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("derringer")
    outlaw.holds("beer")

    law.plays("derringer", at=outlaw.active)
    outlaw.passes()

    assert (outlaw.active.life, outlaw.hand) == (3, ["beer"])


@ruling("D105")
def test_a_return_fire_against_a_derringer_shoots_back() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("derringer")
    outlaw.holds("return_fire")

    law.plays("derringer", at=outlaw.active)
    outlaw.plays("return_fire")
    law.passes()

    assert (law.active.life, outlaw.active.life) == (4, 4)


@ruling("D105")
def test_a_lucky_penny_put_down_from_the_hand_draws_nothing_and_agility_draws() -> None:
    law, renegade = duel(
        "pat_garret bill_tightman", "big_steve kitty_leroy", mode="renegade_vs_law"
    )
    law.holds("derringer", "derringer")
    renegade.holds("lucky_penny", "agility").next_cards("whiskey", "slap")

    law.plays("derringer", at=renegade.active)
    renegade.plays("lucky_penny")
    after_the_penny = renegade.hand
    law.plays("derringer", at=renegade.active)
    renegade.plays("agility")

    assert after_the_penny == ["agility"]
    assert (renegade.active.life, renegade.hand) == (4, ["whiskey"])


@ruling("D105")
def test_a_barrel_a_hat_and_sid_curry_work_against_a_derringer() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "sid_curry west_harding")
    law.holds("derringer", "derringer", "derringer")
    law.next_cards("wagon-barrel.law")
    outlaw.next_cards("beer-barrel.outlaw").active.has_in_play("barrel", "hat")

    law.plays("derringer", at=outlaw.active)
    outlaw.uses("barrel")
    law.plays("derringer", at=outlaw.active)
    outlaw.uses("hat")
    law.plays("derringer", at=outlaw.active)
    outlaw.uses(as_="sid_curry")
    law.passes()

    assert (law.active.life, outlaw.active.life) == (4, 4)
    assert outlaw.active.in_play == ["barrel"]


@ruling("D105")
def test_a_colt_is_not_avoided_with_any_card() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.holds("beer", "knife")

    law.plays("colt", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D122")
def test_a_return_fire_avoids_the_hit_and_hits_the_opponents_front() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.holds("return_fire")

    outlaw.plays("colt", at=law.active)
    law.plays("return_fire")
    outlaw.passes()

    assert law.active.life == 5
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)
    assert outlaw.prompt == "play"


@ruling("D122")
def test_a_return_fire_may_be_played_for_the_rear() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt").active.has_in_play("scope")
    law.holds("return_fire")

    outlaw.plays("colt", at=law.rearguard)
    law.plays("return_fire")
    outlaw.passes()

    assert law.rearguard.life == 5
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)


@ruling("D122")
def test_a_return_fire_without_the_surcharge_hits_nobody() -> None:
    law, outlaw = duel("tex_killer bill_tightman", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.holds("return_fire", "beer")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("return_fire").passes().passes()

    assert (law.active.life, outlaw.active.life) == (4, 3)
    assert law.prompt == "play"


@ruling("D122")
def test_a_return_fire_spent_in_vain_hits_nobody_though_a_hat_cancels_the_hit() -> None:
    law, outlaw = duel("tex_killer bill_tightman", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.holds("return_fire", "beer").active.has_in_play("hat")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("return_fire").passes().uses("hat").discards("beer")

    assert (law.active.life, outlaw.active.life) == (4, 4)
    assert law.prompt == "play"


@ruling("D122")
def test_a_return_fire_with_the_surcharge_hits_tex_killer() -> None:
    law, outlaw = duel("tex_killer bill_tightman", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.holds("return_fire", "beer")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("return_fire").discards("beer")
    law.passes()

    assert (law.active.life, outlaw.active.life) == (3, 4)


@ruling("D122")
def test_a_return_fire_is_of_no_use_in_a_duel_or_against_indians() -> None:
    law, outlaw = duel("pat_garret", "babe_leroy")
    law.holds("duel", "indians")
    outlaw.holds("return_fire")

    law.plays("duel", at=outlaw.active)
    in_a_duel = outlaw.refused_discard("return_fire")
    outlaw.passes()
    law.plays("indians")

    assert in_a_duel == "no_hit_card"
    assert outlaw.refused_discard("return_fire") == "no_hit_card"
    assert outlaw.options == ["pass"]


@ruling("D122")
def test_a_return_fire_cannot_be_played_without_a_hit() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("return_fire")

    refused = law.refused("return_fire", at=outlaw.active)

    assert refused == "only_as_answer"


@ruling("D123")
def test_a_return_fire_is_answered_with_a_missed() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt", "missed")
    law.holds("return_fire")

    outlaw.plays("colt", at=law.active)
    law.plays("return_fire")
    outlaw.plays("missed")

    assert (law.active.life, outlaw.active.life) == (5, 4)
    assert outlaw.prompt == "play"


@ruling("D123")
def test_a_return_fire_is_answered_with_a_hat_or_by_sid_curry() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "sid_curry west_harding")
    outlaw.is_playing().holds("colt").active.has_in_play("hat")
    law.holds("return_fire").next_cards("wagon-barrel.law")

    outlaw.plays("colt", at=law.active)
    law.plays("return_fire")

    assert outlaw.options == ["use hat-horseshoe.outlaw", "use ability as sid_curry", "pass"]
    outlaw.uses(as_="sid_curry")
    law.passes()
    assert (law.active.life, outlaw.active.life) == (4, 4)


@ruling("D123")
def test_a_return_fire_is_answered_with_a_return_fire() -> None:
    law, outlaw = duel(
        "pat_garret bill_tightman",
        "babe_leroy west_harding",
        corrections="return_fire.outlaw=snake",
    )
    outlaw.is_playing().holds("colt", "return_fire-snake.outlaw")
    law.holds("return_fire-horseshoe.law")

    outlaw.plays("colt", at=law.active)
    law.plays("return_fire")
    outlaw.plays("return_fire")
    law.passes()

    assert (law.active.life, outlaw.active.life) == (4, 4)
