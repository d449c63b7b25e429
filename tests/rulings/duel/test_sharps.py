"""Sharps, against which the target's ability and cards have no effect."""

from sixgun.testing import duel, ruling


@ruling("D189")
def test_against_sharps_the_cards_lying_with_its_target_do_nothing() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("sharps")
    outlaw.active.has_in_play("barrel", "hat", "lucky_penny")

    law.plays("sharps", at=outlaw.active)

    assert outlaw.options == ["pass"]
    assert outlaw.refused_use("hat") == "cards_do_nothing"


@ruling("D189")
def test_against_sharps_avoid_cards_of_the_hand_work() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("sharps")
    outlaw.holds("return_fire")

    law.plays("sharps", at=outlaw.active)
    outlaw.plays("return_fire")
    law.passes()

    assert outlaw.active.life == 3
    assert law.active.life == 4


@ruling("D189")
def test_against_sharps_sid_curry_reveals_nothing() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry tom_thorn", mode="reinforcements")
    law.holds("sharps")

    law.plays("sharps", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D189")
def test_against_sharps_annie_oakey_converts_nothing() -> None:
    law, outlaw = duel("annie_oakey jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("carbine")
    outlaw.holds("sharps").is_playing()

    outlaw.plays("sharps", at=law.active)

    assert law.options == ["pass"]


@ruling("D189")
def test_against_sharps_mystic_maid_gives_up_nothing() -> None:
    law, outlaw = duel("mystic_maid jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("gold_pan")
    outlaw.holds("sharps").is_playing()

    outlaw.plays("sharps", at=law.active)

    assert law.options == ["pass"]


@ruling("D189")
def test_alan_pinkertoon_does_not_strike_back_for_sharps() -> None:
    law, outlaw = duel("alan_pinkertoon jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("sharps").is_playing()

    outlaw.plays("sharps", at=law.active)
    law.passes()

    assert law.active.life == 3
    assert outlaw.active.life == 3
    assert outlaw.prompt == "play"


@ruling("D189")
def test_dalon_ranger_draws_nothing_for_sharps() -> None:
    law, outlaw = duel("dalon_ranger jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("sharps").is_playing()

    outlaw.plays("sharps", at=law.active)
    law.passes()

    assert law.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D189")
def test_slim_poet_discards_nothing_for_sharps() -> None:
    law, outlaw = duel("pat_garret jango", "slim_poet tom_thorn", mode="reinforcements")
    law.holds("sharps", "water")

    law.plays("sharps", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D189", "D193")
def test_sharps_may_be_aimed_at_who_bears_spurs() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("sharps", "colt")
    outlaw.active.has_in_play("spurs")

    assert law.refused("colt", at=outlaw.active) == "shielded"
    law.plays("sharps", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 2


@ruling("D189")
def test_buffalo_bell_may_take_the_point_that_sharps_costs_his_partner() -> None:
    law, outlaw = duel("pat_garret buffalo_bell", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("sharps").is_playing()

    outlaw.plays("sharps", at=law.active)
    law.passes().uses()

    assert (law.active.life, law.rearguard.life) == (5, 3)
