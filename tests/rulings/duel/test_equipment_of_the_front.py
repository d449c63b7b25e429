"""D100, D104, D116, D126, D241: Bank, Clock, Gun Belt and Scope, which work in front."""

from __future__ import annotations

from sixgun.testing import duel, ruling


@ruling("D100")
def test_a_bank_with_the_front_is_worth_one_more_card_in_phase_1() -> None:
    law, _ = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.active.has_in_play("bank")
    law.next_cards("water", "wagon", "indians", "duel")

    law.starts_turn()

    assert law.hand == ["water", "wagon", "indians"]
    assert law.prompt == "play"


@ruling("D100")
def test_a_bank_with_the_rear_is_worth_nothing() -> None:
    law, _ = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.rearguard.has_in_play("bank")
    law.next_cards("water", "wagon", "indians")

    law.starts_turn()

    assert law.hand == ["water", "wagon"]


@ruling("D100")
def test_a_bank_is_worth_nothing_to_the_other_side_and_to_other_draws() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("wagon").active.has_in_play("bank")
    law.next_cards("water", "indians", "duel", "gatling")

    law.plays("wagon").discards("duel")
    outlaw.starts_turn()

    assert law.hand == ["water", "indians"]
    assert len(outlaw.hand) == 2


@ruling("D104")
def test_a_clock_with_the_front_draws_when_the_opponent_moves_his_token() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.active.has_in_play("clock")
    outlaw.next_cards("beer", "duel")

    law.swaps()

    assert outlaw.hand == ["beer"]
    assert law.prompt == "play"


@ruling("D104")
def test_a_clock_draws_for_each_movement_whoever_caused_it() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("water")
    outlaw.active.has_in_play("clock")
    outlaw.holds("water-barrel.outlaw").next_cards("beer", "duel", "indians", "knife")

    law.plays("water", at=law.active).swaps()
    in_the_others_turn = outlaw.hand
    outlaw.is_playing().plays("water", at=law.active)

    assert in_the_others_turn == ["water", "beer", "duel"]
    assert outlaw.hand == ["beer", "duel", "indians"]


@ruling("D104")
def test_a_clock_with_the_rear_draws_nothing() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.rearguard.has_in_play("clock")

    law.swaps()

    assert outlaw.hand == []


@ruling("D104")
def test_a_clock_draws_nothing_for_the_swaps_of_its_own_side() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().rearguard.has_in_play("clock-horseshoe.outlaw")
    outlaw.active.has_in_play("clock-horseshoe.outlaw.2")
    law.holds("water")

    outlaw.swaps()
    law.is_playing().plays("water", at=outlaw.active)

    assert outlaw.hand == []


@ruling("D104")
def test_a_clock_draws_nothing_when_the_fall_of_his_partner_moves_the_token() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "west_harding babe_leroy")
    outlaw.is_playing().holds("colt").active.has_in_play("clock")
    law.active.has_life(1)

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert law.active.character == "bill_tightman"
    assert outlaw.hand == []


@ruling("D116")
def test_a_gun_belt_with_the_front_lifts_the_limit_of_red_cards() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("colt", "carbine", "winchester").active.has_in_play("gun_belt")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.plays("carbine", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 2
    assert law.refused("winchester", at=outlaw.active) == ""


@ruling("D116")
def test_a_gun_belt_with_the_rear_lifts_nothing() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("colt", "carbine").rearguard.has_in_play("gun_belt")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.refused("carbine", at=outlaw.active) == "bang_limit"


@ruling("D116")
def test_a_gun_belt_works_as_soon_as_its_bearer_comes_to_the_front() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("colt", "carbine").rearguard.has_in_play("gun_belt")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.swaps()

    assert law.refused("carbine", at=outlaw.active) == ""


@ruling("D126")
def test_with_a_scope_hit_cards_reach_the_rear() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("colt", "derringer", "knife").active.has_in_play("scope")

    law.plays("colt", at=outlaw.rearguard)
    outlaw.passes()
    law.plays("derringer", at=outlaw.rearguard)
    outlaw.passes()
    law.plays("knife", at=outlaw.rearguard)
    outlaw.passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 1)


@ruling("D126")
def test_without_a_scope_or_with_one_behind_hit_cards_reach_the_front_only() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("colt", "derringer", "knife").rearguard.has_in_play("scope-horseshoe.law")
    outlaw.active.has_in_play("scope-horseshoe.outlaw")

    refused = [law.refused(card, at=outlaw.rearguard) for card in ("colt", "derringer", "knife")]

    assert refused == ["behind_the_front"] * 3
    assert law.refused("colt", at=outlaw.active) == ""


@ruling("D126")
def test_a_scope_does_not_help_cards_that_are_no_hits() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.active.has_in_play("scope-horseshoe.law")
    law.holds("duel", "stealing", "schoolmarm", "strong_ale", "bank")
    outlaw.rearguard.has_in_play("barrel")

    refused = {
        "duel": law.refused("duel", at=outlaw.rearguard),
        "stealing": law.refused("stealing", at=outlaw.rearguard.card("barrel")),
        "schoolmarm": law.refused("schoolmarm", at=outlaw.rearguard.card("barrel")),
        "strong_ale": law.refused("strong_ale", at=outlaw.rearguard),
        "bank": law.refused("bank", at=outlaw.rearguard),
    }

    assert set(refused.values()) == {"behind_the_front"}


@ruling("D126")
def test_a_scope_does_not_turn_an_automatic_hit_to_the_rear() -> None:
    law, outlaw = duel("alan_pinkertoon bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.active.has_in_play("scope")

    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)


@ruling("D126")
def test_with_a_scope_hit_resources_reach_the_rear() -> None:
    law, renegade = duel(
        "annie_oakey bill_tightman", "big_steve charlie_basset", mode="renegade_vs_law"
    )
    renegade.is_playing().active.has_in_play("double_barrel", "howitzer")

    without = renegade.refused_use("double_barrel", at=law.rearguard)
    renegade.active.has_in_play("scope")
    renegade.is_playing().uses("double_barrel", at=law.rearguard)
    law.passes()

    assert without == "behind_the_front"
    assert (law.active.life, law.rearguard.life) == (4, 4)
    assert renegade.refused_use("howitzer", at=law.rearguard) == ""


@ruling("D241")
def test_with_a_scope_a_missed_that_annie_shoots_reaches_the_rear() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("missed")

    without = law.refused("missed", at=outlaw.rearguard, as_="colt")
    law.active.has_in_play("scope")
    law.is_playing().plays("missed", at=outlaw.rearguard, as_="colt")
    outlaw.passes()

    assert without == "behind_the_front"
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 3)


@ruling("D241")
def test_with_a_scope_any_card_that_toco_shoots_reaches_the_rear() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "toco_ramirez west_harding")
    outlaw.is_playing().holds("beer")

    without = outlaw.refused("beer", at=law.rearguard, as_="colt")
    outlaw.active.has_in_play("scope")
    outlaw.is_playing().plays("beer", at=law.rearguard, as_="colt")
    law.passes()

    assert without == "behind_the_front"
    assert (law.active.life, law.rearguard.life) == (4, 4)


@ruling("D241")
def test_with_a_scope_equipment_that_mystic_maid_shoots_reaches_the_rear() -> None:
    law, renegade = duel(
        "annie_oakey bill_tightman", "mystic_maid charlie_basset", mode="renegade_vs_law"
    )
    renegade.is_playing().active.has_in_play("gold_pan")

    without = renegade.refused_use("gold_pan", at=law.rearguard, as_="colt")
    renegade.active.has_in_play("scope")
    renegade.is_playing().uses("gold_pan", at=law.rearguard, as_="colt")
    law.passes()

    assert without == "behind_the_front"
    assert (law.active.life, law.rearguard.life) == (4, 4)
    assert renegade.active.in_play == ["scope"]
