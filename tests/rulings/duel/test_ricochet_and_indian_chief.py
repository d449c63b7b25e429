"""Ricochet and Indian Chief: cards given up, or life lost."""

from sixgun.testing import duel, ruling


@ruling("D183")
def test_indian_chief_goes_to_the_opponents_front_then_to_his_rearguard() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("carbine")
    outlaw.holds("indian_chief").is_playing()

    outlaw.plays("indian_chief")
    law.discards("carbine").passes()

    assert (law.active.life, law.rearguard.life) == (5, 2)
    assert outlaw.prompt == "play"


@ruling("D183")
def test_indian_chief_spares_the_side_that_plays_it() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("indian_chief").is_playing()

    outlaw.plays("indian_chief")
    law.passes().passes()

    assert (law.active.life, law.rearguard.life) == (4, 2)
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)
    assert outlaw.prompt == "play"


@ruling("D183")
def test_indian_chief_concerns_a_sole_character_once() -> None:
    law, outlaw = duel("pat_garret", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("indian_chief").is_playing()

    outlaw.plays("indian_chief")
    law.passes()

    assert law.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D187")
def test_in_a_ricochet_the_opponent_begins_and_who_stops_loses_a_point() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ricochet", "missed")
    outlaw.holds("missed")

    law.plays("ricochet", at=outlaw.active)
    outlaw.discards("missed")
    law.discards("missed")
    outlaw.passes()

    assert outlaw.active.life == 2
    assert law.active.life == 5
    assert law.prompt == "play"


@ruling("D187")
def test_a_ricochet_may_be_lost_by_who_played_it() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ricochet")
    outlaw.holds("missed")

    law.plays("ricochet", at=outlaw.active)
    outlaw.discards("missed")
    law.passes()

    assert law.active.life == 4
    assert outlaw.active.life == 3


@ruling("D187")
def test_hat_and_lucky_penny_of_the_front_serve_in_a_ricochet_but_no_barrel() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry tom_thorn", mode="reinforcements")
    law.holds("ricochet")
    outlaw.active.has_in_play("barrel", "hat", "lucky_penny", "howitzer")

    law.plays("ricochet", at=outlaw.active)

    assert outlaw.options == [
        "discard hat-horseshoe.outlaw",
        "discard lucky_penny-horseshoe.ren_outlaw",
        "pass",
    ]
    outlaw.discards("hat")
    law.passes()
    assert law.active.life == 4


@ruling("D187")
def test_what_lies_with_the_rearguard_does_not_serve_in_a_ricochet() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ricochet")
    outlaw.rearguard.has_in_play("hat", "lucky_penny")

    law.plays("ricochet", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D187")
def test_abilities_do_not_help_in_a_ricochet() -> None:
    law, outlaw = duel("annie_oakey jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("carbine")
    outlaw.holds("ricochet").is_playing()

    outlaw.plays("ricochet", at=law.active)

    assert law.options == ["pass"]


@ruling("D187")
def test_mystic_maid_gives_up_no_equipment_in_a_ricochet() -> None:
    law, outlaw = duel("mystic_maid jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("scope")
    outlaw.holds("ricochet").is_playing()

    outlaw.plays("ricochet", at=law.active)

    assert law.options == ["pass"]


@ruling("D187")
def test_the_texts_of_avoid_cards_do_nothing_in_a_ricochet() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ricochet", "missed", "missed")
    outlaw.holds("agility", "return_fire")

    law.plays("ricochet", at=outlaw.active)
    outlaw.discards("agility")
    law.discards("missed")
    outlaw.discards("return_fire")
    law.passes()

    assert outlaw.hand == []
    assert law.active.life == 4  # the point is lost, without an extra hit
    assert law.prompt == "play"
