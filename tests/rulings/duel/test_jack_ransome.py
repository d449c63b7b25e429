"""Jack Ransome, whose cards go on any character, and a Duel fought behind the front."""

import pytest

from sixgun.testing import duel, ruling
from tests.rulings.duel.standout_table import offered_kinds, standout


@ruling("D156")
def test_jack_ransome_may_be_given_equipment_while_he_is_in_front() -> None:
    _, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    outlaw.holds("hat").is_playing()

    outlaw.plays("hat", at=outlaw.active)

    assert outlaw.active.in_play == ["hat"]


@ruling("D156")
def test_jack_ransome_lets_equipment_be_laid_with_the_opponents_rearguard() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    outlaw.holds("rattlesnake").is_playing()

    outlaw.plays("rattlesnake", at=law.rearguard)

    assert law.rearguard.in_play == ["rattlesnake"]


@ruling("D156")
def test_jack_ransome_lets_equipment_go_where_it_could_go_anyway() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    outlaw.holds("scope").is_playing()

    assert outlaw.refused("scope", at=law.active) == ""
    assert outlaw.refused("scope", at=outlaw.rearguard) == ""


@ruling("D156")
def test_jack_ransome_shoots_at_the_opponents_rearguard() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    outlaw.holds("colt", "knife").is_playing()

    outlaw.plays("colt", at=law.rearguard)
    law.passes()
    outlaw.plays("knife", at=law.rearguard)
    law.passes()

    assert law.rearguard.life == 2
    assert law.active.life == 5


@ruling("D156")
def test_jack_ransome_strikes_a_card_that_lies_with_the_opponents_rearguard() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    law.rearguard.has_in_play("hat")
    outlaw.holds("stealing").is_playing()

    outlaw.plays("stealing", at=law.rearguard.card("hat"))

    assert law.rearguard.in_play == []
    assert outlaw.hand == []


@ruling("D156")
def test_jack_ransome_takes_a_card_from_the_opponents_rearguard_with_a_schoolmarm() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    law.rearguard.has_in_play("hat")
    outlaw.holds("schoolmarm").is_playing()

    outlaw.plays("schoolmarm", at=law.rearguard.card("hat"))

    assert outlaw.hand == ["hat"]


@ruling("D156")
def test_jack_ransome_pours_strong_ale_for_the_opponents_rearguard() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    outlaw.holds("strong_ale").is_playing()

    outlaw.plays("strong_ale", at=law.rearguard)

    assert law.rearguard.life == 3


@ruling("D156")
def test_jack_ransome_lays_dynamite_with_anybody() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    outlaw.holds("dynamite").is_playing()

    everybody = [outlaw.active, outlaw.rearguard, law.active, law.rearguard]

    assert [outlaw.refused("dynamite", at=who) for who in everybody] == [""] * 4


@ruling("D156")
def test_dynamite_that_jack_ransome_laid_with_another_player_is_checked_in_his_turn() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    outlaw.holds("dynamite").is_playing()
    law.next_cards("dynamite", "missed", "missed")

    outlaw.plays("dynamite", at=law.active).ends_turn()

    assert law.active.life == 2
    assert law.rearguard.life == 4


@ruling("D156")
def test_jack_ransome_behind_the_front_helps_nobody() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn jack_ransome")
    law.rearguard.has_in_play("hat")
    outlaw.holds("colt", "knife", "duel", "stealing", "scope", "dynamite").is_playing()

    hat = law.rearguard.card("hat")

    assert outlaw.refused("colt", at=law.rearguard) == "behind_the_front"
    assert outlaw.refused("knife", at=law.rearguard) == "behind_the_front"
    assert outlaw.refused("duel", at=law.rearguard) == "behind_the_front"
    assert outlaw.refused("stealing", at=hat) == "behind_the_front"
    assert outlaw.refused("scope", at=law.rearguard) == "behind_the_front"
    assert outlaw.refused("scope", at=outlaw.active) == "not_on_your_front"
    assert outlaw.refused("dynamite", at=law.active) == "only_on_your_own"


@ruling("D156")
def test_jack_ransome_does_not_open_his_own_rear_to_the_opponent() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    law.holds("carbine", "hat")

    assert law.refused("carbine", at=outlaw.rearguard) == "behind_the_front"
    assert law.refused("hat", at=law.active) == "not_on_your_front"


@ruling("D156", "D175")
@pytest.mark.parametrize("side", ["law", "outlaw"])
def test_jack_ransome_ambushes_a_card_that_lies_with_any_rearguard(side: str) -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn", mode="reinforcements")
    behind = {"law": law.rearguard, "outlaw": outlaw.rearguard}[side]
    behind.has_in_play("hat")
    outlaw.holds("ambush").is_playing()

    outlaw.plays("ambush").picks(at=behind.card("hat"))

    assert behind.in_play == []
    assert outlaw.prompt == "play"


@ruling("D156", "D175")
def test_the_other_part_of_jack_ransomes_ambush_strikes_his_own_front_alone() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn", mode="reinforcements")
    law.rearguard.has_in_play("hat")
    outlaw.active.has_in_play("bank")
    outlaw.rearguard.has_in_play("scope")
    outlaw.holds("ambush").is_playing()

    outlaw.plays("ambush")

    assert outlaw.options == ["pick > bank-barrel.law", "pass"]


@ruling("D156", "D191")
@pytest.mark.parametrize("side", ["law", "outlaw"])
def test_jack_ransome_slaps_a_card_that_lies_with_any_rearguard(side: str) -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn", mode="reinforcements")
    behind = {"law": law.rearguard, "outlaw": outlaw.rearguard}[side]
    behind.has_in_play("hat")
    law.holds("water")
    outlaw.holds("slap").is_playing()

    outlaw.plays("slap").picks(at=behind.card("hat")).picks(at=law.active)

    assert behind.in_play == []
    assert law.hand == []
    assert outlaw.prompt == "play"


@ruling("D147", "D156", "D191")
def test_wild_bill_behind_answers_when_jack_ransome_slaps_a_card_lying_with_him() -> None:
    law, outlaw = duel("pat_garret wild_bill", "jack_ransome tom_thorn", mode="reinforcements")
    law.rearguard.has_in_play("hat")
    outlaw.holds("slap").is_playing()

    outlaw.plays("slap").picks(at=law.rearguard.card("hat"))
    outlaw.passes()

    assert outlaw.active.life == 3


@ruling("D156", "D245")
@pytest.mark.parametrize("card", ["ambush", "slap"])
def test_el_chindi_behind_is_immune_to_jack_ransomes_ambush_and_slap(card: str) -> None:
    outlaw, renegade = duel(
        "jack_ransome tom_thorn", "big_steve el_chindi", mode="renegade_vs_outlaw"
    )
    renegade.holds("feint").rearguard.has_in_play("hat")
    outlaw.holds(card).is_playing()

    outlaw.plays(card)

    assert not any("hat" in option for option in outlaw.options)


@ruling("D156", "D225")
@pytest.mark.parametrize(
    ("house", "reached"),
    [("", ["bank", "pass"]), ("any_in_standout", ["bank", "pass", "spurs"])],
)
def test_with_three_players_jack_ransome_ambushes_behind_his_goals_front(
    house: str, reached: list[str]
) -> None:
    outlaw, law, renegade = standout(outlaw="jack_ransome tom_thorn", house=house)
    law.rearguard.has_in_play("bank")
    renegade.rearguard.has_in_play("spurs")
    outlaw.holds("ambush").is_playing()

    outlaw.plays("ambush")

    assert offered_kinds(outlaw) == reached


@ruling("D157")
def test_a_duel_aimed_at_a_rearguard_costs_the_rearguard_the_point() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.rearguard)
    law.passes()

    assert law.rearguard.life == 3
    assert law.active.life == 5


@ruling("D157")
def test_a_rearguard_in_a_duel_is_awake() -> None:
    law, outlaw = duel("pat_garret annie_oakey", "jack_ransome tom_thorn")
    law.holds("missed")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.rearguard)
    law.discards("missed", as_="colt")
    outlaw.passes()

    assert law.rearguard.life == 4
    assert outlaw.active.life == 3


@ruling("D157")
def test_the_front_sleeps_while_its_rearguard_fights_a_duel() -> None:
    law, outlaw = duel("annie_oakey the_stranger", "jack_ransome tom_thorn")
    law.holds("missed", "colt")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.rearguard)

    assert law.options == ["discard colt-dynamite.law", "pass"]


@ruling("D157")
def test_only_resources_of_the_rearguard_answer_in_a_duel_aimed_at_him() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jack_ransome tom_thorn", mode="reinforcements")
    law.active.has_in_play("buffalo_rifle")
    law.rearguard.has_in_play("double_barrel")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.rearguard)

    assert law.options == ["discard double_barrel-barrel.ren_law", "pass"]


@ruling("D157")
def test_dalon_ranger_behind_the_front_draws_for_a_duel_he_loses_there() -> None:
    law, outlaw = duel("pat_garret dalon_ranger", "jack_ransome tom_thorn")
    law.next_cards("water")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.rearguard)
    law.passes().draws_from("deck")

    assert law.rearguard.life == 4
    assert law.hand == ["water"]
