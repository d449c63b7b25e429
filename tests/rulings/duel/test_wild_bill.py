"""D146-D148: Wild Bill, who shoots at any player who takes his cards."""

from __future__ import annotations

from sixgun.testing import duel, ruling


@ruling("D146")
def test_a_card_stolen_from_the_hand_brings_a_hit_on_the_thiefs_front() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing")
    law.holds("water", "water")

    outlaw.plays("stealing", at=law.active)
    outlaw.passes()

    assert (law.hand, outlaw.hand) == (["water"], ["water"])
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)
    assert outlaw.prompt == "play"


@ruling("D146")
def test_wild_bills_hit_may_be_avoided_and_with_the_stolen_card() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing")
    law.holds("missed")

    outlaw.plays("stealing", at=law.active).plays("missed")

    assert outlaw.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D146")
def test_a_card_with_wild_bill_discarded_by_stealing_brings_a_hit() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing")
    law.active.has_in_play("bank")

    outlaw.plays("stealing", at=law.active.card("bank"))
    outlaw.passes()

    assert (law.active.in_play, outlaw.active.life) == ([], 3)


@ruling("D146")
def test_a_card_with_wild_bill_taken_by_a_schoolmarm_brings_a_hit() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("schoolmarm")
    law.active.has_in_play("bank")

    outlaw.plays("schoolmarm", at=law.active.card("bank"))
    outlaw.passes()

    assert (outlaw.hand, outlaw.active.life) == (["bank"], 3)


@ruling("D146")
def test_a_card_with_wild_bill_struck_by_a_carbine_brings_a_hit() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("carbine")
    law.holds("missed").active.has_in_play("bank")

    outlaw.plays("carbine", at=law.active)
    law.plays("missed")
    outlaw.picks(at=law.active.card("bank")).passes()

    assert (law.active.life, outlaw.active.life) == (5, 3)


@ruling("D146")
def test_a_card_that_a_peacemaker_makes_him_discard_brings_a_hit() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("peacemaker")
    law.holds("missed", "water")

    outlaw.plays("peacemaker", at=law.active)
    law.plays("missed").discards("water")
    outlaw.passes()

    assert (law.active.life, law.hand, outlaw.active.life) == (5, [], 3)
    assert outlaw.prompt == "play"


@ruling("D146")
def test_a_card_that_slim_poet_strikes_from_the_hand_brings_a_hit() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "slim_poet west_harding")
    law.holds("colt", "water")

    law.plays("colt", at=outlaw.active)
    outlaw.passes().uses(as_="slim_poet").passes()

    assert (law.hand, outlaw.active.life) == ([], 2)
    assert law.prompt == "play"


@ruling("D146")
def test_each_card_that_bull_anderson_takes_from_the_hand_brings_a_hit() -> None:
    law, outlaw = duel("wild_bill annie_oakey jango", "bull_anderson west_harding")
    outlaw.is_playing().holds("knife").active.has_in_play("scope")
    law.holds("water", "water", "water").rearguard.has_life(1)

    outlaw.plays("knife", at=law.rearguard)
    law.passes()
    outlaw.picks(at=law.rearguard).picks(at=law.rearguard)
    outlaw.passes().passes()

    assert outlaw.hand == ["water", "water"]
    assert outlaw.active.life == 3
    assert outlaw.prompt == "play"


@ruling("D146")
def test_cards_of_his_fallen_partner_that_bull_anderson_takes_bring_no_hit() -> None:
    law, outlaw = duel("wild_bill annie_oakey jango", "bull_anderson west_harding")
    outlaw.is_playing().holds("knife").active.has_in_play("scope")
    law.rearguard.has_life(1).has_in_play("bank", "stampede")

    outlaw.plays("knife", at=law.rearguard)
    law.passes()
    outlaw.picks(at=law.rearguard.card("bank")).picks(at=law.rearguard.card("stampede"))

    assert (outlaw.hand, outlaw.active.life) == (["bank", "stampede"], 5)
    assert outlaw.prompt == "play"


@ruling("D146")
def test_a_wild_bill_who_falls_does_not_answer_bull_anderson() -> None:
    law, outlaw = duel("wild_bill annie_oakey jango", "bull_anderson west_harding")
    outlaw.is_playing().holds("knife")
    law.holds("water").active.has_life(1).has_in_play("bank")

    outlaw.plays("knife", at=law.active)
    law.passes()
    outlaw.picks(at=law.active).picks(at=law.active.card("bank"))

    assert (outlaw.hand, outlaw.active.life) == (["water", "bank"], 5)
    assert outlaw.prompt == "play"


@ruling("D146")
def test_a_slap_at_hand_and_front_brings_two_hits() -> None:
    law, renegade = duel(
        "wild_bill annie_oakey", "big_steve charlie_basset", mode="renegade_vs_law"
    )
    renegade.is_playing().holds("slap")
    law.holds("water").active.has_in_play("bank")

    renegade.plays("slap").picks(at=law.active.card("bank")).picks(at=law.active)
    renegade.passes().passes()

    assert (law.hand, law.active.in_play) == ([], [])
    assert renegade.active.life == 2
    assert renegade.prompt == "play"


@ruling("D146")
def test_a_card_struck_by_an_ambush_brings_a_hit() -> None:
    law, renegade = duel(
        "wild_bill annie_oakey", "big_steve charlie_basset", mode="renegade_vs_law"
    )
    renegade.is_playing().holds("ambush")
    law.active.has_in_play("bank")

    renegade.plays("ambush").picks(at=law.active.card("bank")).passes()

    assert (law.active.in_play, renegade.active.life) == ([], 3)


@ruling("D146")
def test_a_card_that_poker_alicia_draws_from_him_brings_a_hit() -> None:
    law, renegade = duel(
        "wild_bill annie_oakey", "poker_alicia charlie_basset", mode="renegade_vs_law"
    )
    law.active.has_in_play("bank")

    renegade.starts_turn()
    renegade.draws_from(law.active.card("bank")).passes()

    assert (renegade.hand, renegade.active.life) == (["bank"], 3)
    assert renegade.prompt == "play"


@ruling("D146")
def test_wild_bills_own_player_may_take_his_cards_unharmed() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    law.holds("schoolmarm", "stealing").active.has_in_play("bank", "rattlesnake")

    law.plays("schoolmarm", at=law.active.card("bank"))
    law.plays("stealing", at=law.active.card("rattlesnake"))

    assert law.prompt == "play"
    assert (law.active.life, outlaw.active.life) == (5, 4)


@ruling("D147")
def test_wild_bill_behind_is_silent_for_cards_of_the_hand() -> None:
    law, outlaw = duel("annie_oakey wild_bill", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing", "peacemaker")
    law.holds("missed", "missed", "missed")

    outlaw.plays("stealing", at=law.active)
    after_stealing = outlaw.prompt
    outlaw.plays("peacemaker", at=law.active)
    law.plays("missed").discards("missed")

    assert after_stealing == "play"
    assert (law.hand, outlaw.active.life) == ([], 4)
    assert outlaw.prompt == "play"


@ruling("D147")
def test_wild_bill_behind_is_silent_for_cards_of_his_front() -> None:
    law, outlaw = duel("annie_oakey wild_bill", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing")
    law.active.has_in_play("bank")

    outlaw.plays("stealing", at=law.active.card("bank"))

    assert outlaw.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D147")
def test_wild_bill_in_front_is_silent_for_cards_of_his_rear() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "jack_ransome west_harding")
    outlaw.is_playing().holds("stealing")
    law.rearguard.has_in_play("bank")

    outlaw.plays("stealing", at=law.rearguard.card("bank"))

    assert (law.rearguard.in_play, outlaw.active.life) == ([], 4)
    assert outlaw.prompt == "play"


@ruling("D147")
def test_wild_bill_behind_wakes_when_jack_ransome_takes_a_card_lying_with_him() -> None:
    law, outlaw = duel("annie_oakey wild_bill", "jack_ransome west_harding")
    outlaw.is_playing().holds("stealing", "schoolmarm")
    law.rearguard.has_in_play("bank", "stampede")

    outlaw.plays("stealing", at=law.rearguard.card("bank")).passes()
    outlaw.plays("schoolmarm", at=law.rearguard.card("stampede")).passes()

    assert law.rearguard.in_play == []
    assert outlaw.active.life == 2
    assert outlaw.prompt == "play"


@ruling("D148")
def test_cards_above_the_hand_limit_do_not_wake_wild_bill() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    law.holds("water", "water", "water").active.has_life(2)

    law.ends_turn().discards("water")

    assert (law.hand, outlaw.active.life) == (["water", "water"], 4)
    assert outlaw.prompt == "play"


@ruling("D148")
def test_cards_given_up_in_a_duel_and_avoids_do_not_wake_wild_bill() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("duel", "colt")
    law.holds("derringer", "missed").active.has_in_play("hat")

    outlaw.plays("duel", at=law.active)
    law.discards("derringer")
    outlaw.passes()
    after_the_duel = outlaw.active.life
    outlaw.plays("colt", at=law.active)
    law.plays("missed")

    assert after_the_duel == 3
    assert (law.active.life, outlaw.active.life) == (5, 3)
    assert outlaw.prompt == "play"


@ruling("D148")
def test_a_hat_discarded_as_an_avoid_does_not_wake_wild_bill() -> None:
    law, outlaw = duel("wild_bill annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.active.has_in_play("hat")

    outlaw.plays("colt", at=law.active)
    law.uses("hat")

    assert (law.active.life, outlaw.active.life) == (5, 4)
    assert outlaw.prompt == "play"


@ruling("D148")
def test_cards_given_up_to_indians_or_put_down_against_a_derringer_do_not_wake_him() -> None:
    law, outlaw = duel("wild_bill", "babe_leroy west_harding")
    outlaw.is_playing().holds("indians", "derringer-snake.law")
    law.holds("derringer", "water")

    outlaw.plays("indians")
    law.discards("derringer")
    outlaw.passes().plays("derringer", at=law.active)
    law.plays("water")

    assert (law.active.life, law.hand) == (5, [])
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 3)
    assert outlaw.prompt == "play"


@ruling("D38", "D146")
def test_wild_bill_in_front_is_awake_again_when_his_rear_has_avoided_a_peacemaker() -> None:
    law, renegade = duel("wild_bill jango", "hottie_delou big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("peacemaker").active.has_in_play("scope")
    law.holds("missed", "colt")

    renegade.plays("peacemaker", at=law.rearguard)
    law.plays("missed").discards("colt")
    renegade.passes()

    assert renegade.active.life == 3
