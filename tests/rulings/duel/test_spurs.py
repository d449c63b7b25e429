"""Spurs, which keep hits away while the hand is empty."""

from sixgun.testing import duel, ruling


@ruling("D193")
def test_with_an_empty_hand_nobody_shoots_at_who_bears_spurs() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("carbine", "derringer", "pardner").active.has_in_play("buffalo_rifle", "howitzer")
    outlaw.active.has_in_play("spurs")

    assert law.refused("carbine", at=outlaw.active) == "shielded"
    assert law.refused("derringer", at=outlaw.active) == "shielded"
    assert law.refused("pardner", at=outlaw.active) == "shielded"
    assert law.refused_use("buffalo_rifle", at=outlaw.active) == "shielded"
    assert law.refused_use("howitzer", at=outlaw.active) == "shielded"


@ruling("D193")
def test_with_a_card_in_hand_spurs_protect_nobody() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("carbine")
    outlaw.holds("beer").active.has_in_play("spurs")

    assert law.refused("carbine", at=outlaw.active) == ""


@ruling("D193")
def test_spurs_protect_their_bearer_alone() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("winchester")
    outlaw.active.has_in_play("spurs")

    assert law.refused("winchester", at=outlaw.active) == "shielded"
    assert law.refused("winchester", at=outlaw.rearguard) == ""


@ruling("D193")
def test_spurs_protect_a_bearer_behind_the_front_as_well() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("winchester")
    outlaw.rearguard.has_in_play("spurs")

    assert law.refused("winchester", at=outlaw.rearguard) == "shielded"


@ruling("D193")
def test_by_house_rule_spurs_protect_only_who_is_in_front() -> None:
    law, outlaw = duel(
        "pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements", house="spurs_in_front"
    )
    law.holds("winchester")
    outlaw.rearguard.has_in_play("spurs")

    assert law.refused("winchester", at=outlaw.rearguard) == ""
    law.holds("water").plays("water", at=outlaw.active).passes()  # Tom Thorn's hit
    assert law.refused("winchester", at=outlaw.active) == "shielded"


@ruling("D193")
def test_a_gatling_skips_who_bears_spurs() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("gatling")
    outlaw.active.has_in_play("spurs")

    law.plays("gatling").passes()
    outlaw.passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 3)
    assert law.rearguard.life == 2


@ruling("D193")
def test_ones_own_gatling_skips_ones_own_rearguard_with_spurs() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros", mode="reinforcements")
    law.holds("gatling").rearguard.has_in_play("spurs")

    law.plays("gatling")
    outlaw.passes()

    assert law.rearguard.life == 3
    assert law.prompt == "play"


@ruling("D193")
def test_spurs_are_judged_when_the_targets_of_a_gatling_are_set() -> None:
    law, outlaw = duel("pat_garret", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("gatling")
    outlaw.holds("missed").rearguard.has_in_play("spurs")

    law.plays("gatling")
    outlaw.plays("missed").passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 3)


@ruling("D193")
def test_spurs_are_judged_when_a_fanning_is_aimed() -> None:
    law, outlaw = duel("pat_garret", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("fanning")
    outlaw.holds("missed").active.has_in_play("spurs", "scope")

    law.plays("fanning", at=outlaw.active)
    outlaw.plays("missed").passes()

    assert outlaw.active.life == 2


@ruling("D193")
def test_the_hit_of_tom_thorn_skips_who_bears_spurs() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.rearguard.has_in_play("spurs")
    outlaw.is_playing()

    outlaw.swaps()

    assert outlaw.active.character == "tom_thorn"
    assert outlaw.prompt == "play"
    assert law.rearguard.life == 3


@ruling("D193")
def test_the_hit_of_a_return_fire_skips_who_bears_spurs() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    law.holds("colt").active.has_in_play("spurs")
    outlaw.holds("return_fire")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("return_fire")

    assert law.prompt == "play"
    assert law.active.life == 5


@ruling("D193")
def test_the_hit_of_a_sidekick_skips_who_bears_spurs() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    law.active.has_in_play("spurs")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()

    assert outlaw.prompt == "play"
    assert law.active.life == 5


@ruling("D190", "D193")
def test_the_clock_draws_before_it_is_seen_whether_spurs_stop_a_sidekick() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    law.next_cards("bank").active.has_in_play("clock", "spurs")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()

    assert law.hand == ["bank"]
    assert law.prompt == "hit"
    law.passes()
    assert law.active.life == 4


@ruling("D190", "D193")
def test_dutch_harry_looks_at_the_card_of_the_clock_before_a_sidekick_hits() -> None:
    outlaw, renegade = duel(
        "dalton_bros west_harding", "big_steve dutch_harry", mode="renegade_vs_outlaw"
    )
    renegade.next_cards("walker", "feint").active.has_in_play("clock", "spurs")
    outlaw.is_playing().rearguard.has_in_play("sidekick")

    outlaw.swaps()
    before = renegade.prompt
    renegade.picks("walker")

    assert before == "look"
    assert renegade.prompt == "hit"
    renegade.passes()
    assert renegade.active.life == 3


@ruling("D190", "D193")
def test_a_clock_without_a_card_to_draw_leaves_spurs_in_force() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    law.active.has_in_play("clock", "spurs")
    law.only_cards()
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()

    assert law.hand == []
    assert outlaw.prompt == "play"
    assert law.active.life == 5


@ruling("D193")
def test_the_second_hit_of_a_double_barrel_skips_who_bears_spurs() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel")
    outlaw.holds("missed").rearguard.has_in_play("spurs")

    law.uses("double_barrel", at=outlaw.active)
    outlaw.plays("missed")

    assert law.prompt == "play"
    assert outlaw.rearguard.life == 4


@ruling("D193")
def test_spurs_do_not_protect_from_what_is_no_hit() -> None:
    law, outlaw = duel("pat_garret", "tom_thorn", mode="reinforcements")
    law.holds("duel", "indians", "indian_chief", "ricochet")
    outlaw.active.has_in_play("spurs")

    law.plays("duel", at=outlaw.active)
    outlaw.passes()
    law.plays("indians")
    outlaw.passes()
    law.plays("ricochet", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 1
    law.plays("indian_chief")
    outlaw.passes()
    assert law.has_won
