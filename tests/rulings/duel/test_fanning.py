"""D111, D112: a Fanning, with as many hits as cards lie with its target."""

from __future__ import annotations

from sixgun.testing import duel, ruling


@ruling("D111")
def test_a_fanning_is_a_hit_for_every_card_lying_with_its_target() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("fanning")
    outlaw.active.has_in_play("clock", "rattlesnake", "dynamite")
    outlaw.rearguard.has_in_play("scope")

    law.plays("fanning", at=outlaw.active)
    outlaw.passes().passes().passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (1, 4)
    assert law.prompt == "play"


@ruling("D111")
def test_a_fanning_counts_resources() -> None:
    law, renegade = duel(
        "pat_garret bill_tightman", "big_steve kitty_leroy", mode="renegade_vs_law"
    )
    law.holds("fanning")
    renegade.active.has_in_play("gold_pan", "howitzer")

    law.plays("fanning", at=renegade.active)
    renegade.passes().passes()

    assert renegade.active.life == 2
    assert law.prompt == "play"


@ruling("D111")
def test_cards_that_lie_with_the_shooter_or_with_another_are_not_counted() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("fanning").active.has_in_play("scope", "bank")
    outlaw.active.has_in_play("clock", "dynamite")
    outlaw.rearguard.has_in_play("rattlesnake")

    law.plays("fanning", at=outlaw.rearguard)
    outlaw.passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 3)
    assert law.prompt == "play"


@ruling("D111")
def test_each_hit_of_a_fanning_is_avoided_by_itself() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("fanning")
    outlaw.holds("missed").active.has_in_play("clock", "rattlesnake")

    law.plays("fanning", at=outlaw.active)
    outlaw.plays("missed").passes()

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D111")
def test_a_hat_used_up_does_not_shorten_the_fanning() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("fanning")
    outlaw.active.has_in_play("clock", "hat")

    law.plays("fanning", at=outlaw.active)
    outlaw.uses("hat")

    assert outlaw.prompt == "hit"
    outlaw.passes()
    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D111")
def test_live_fanning_a_hat_used_up_takes_a_hit_with_it() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding", house="live_fanning")
    law.holds("fanning")
    outlaw.active.has_in_play("clock", "hat")

    law.plays("fanning", at=outlaw.active)
    outlaw.uses("hat")

    assert outlaw.active.life == 4
    assert law.prompt == "play"


@ruling("D111")
def test_live_fanning_as_many_hits_as_cards_that_stay() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding", house="live_fanning")
    law.holds("fanning")
    outlaw.active.has_in_play("clock", "rattlesnake", "hat")

    law.plays("fanning", at=outlaw.active)
    outlaw.passes().uses("hat")

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D112")
def test_a_fanning_without_a_hit_is_the_red_card_of_the_turn() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("fanning", "colt")

    law.plays("fanning", at=outlaw.active)

    assert outlaw.active.life == 4
    assert law.prompt == "play"
    assert law.refused("colt", at=outlaw.active) == "bang_limit"


@ruling("D112")
def test_a_fanning_of_many_hits_is_one_red_card() -> None:
    law, outlaw = duel("the_stranger bill_tightman", "babe_leroy west_harding")
    law.holds("fanning", "colt", "carbine")
    outlaw.active.has_in_play("clock", "rattlesnake")

    law.plays("fanning", at=outlaw.active)
    outlaw.passes().passes()
    second = law.refused("colt", at=outlaw.active)
    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert second == ""
    assert law.refused("carbine", at=outlaw.active) == "bang_limit"
