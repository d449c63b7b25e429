"""Babe Leroy, Cattle Katie and the Dalton Bros."""

from sixgun.testing import duel, pile, ruling


@ruling("D150")
def test_babe_leroy_draws_two_cards_with_an_empty_hand() -> None:
    _, outlaw = duel("pat_garret the_stranger", "babe_leroy tom_thorn")
    outlaw.next_cards("beer", "knife").is_playing()

    outlaw.uses(as_="babe_leroy")

    assert outlaw.hand == ["beer", "knife"]
    assert outlaw.prompt == "play"


@ruling("D150")
def test_babe_leroy_draws_nothing_while_she_holds_a_card() -> None:
    _, outlaw = duel("pat_garret the_stranger", "babe_leroy tom_thorn")
    outlaw.holds("beer").is_playing()

    assert outlaw.refused_use(as_="babe_leroy") == "no_use_now"
    outlaw.plays("beer")

    assert outlaw.refused_use(as_="babe_leroy") == ""


@ruling("D150")
def test_babe_leroy_draws_once_in_each_of_her_turns() -> None:
    law, outlaw = duel("the_stranger pat_garret", "babe_leroy tom_thorn")
    outlaw.next_cards("hat", "scope", "clock", "gun_belt", "beer", "knife").is_playing()

    outlaw.uses(as_="babe_leroy")
    outlaw.plays("hat", at=outlaw.rearguard).plays("scope", at=outlaw.rearguard)
    refused = outlaw.refused_use(as_="babe_leroy")
    outlaw.ends_turn()
    law.ends_turn()
    outlaw.plays("clock", at=outlaw.rearguard).plays("gun_belt", at=outlaw.rearguard)
    outlaw.uses(as_="babe_leroy")

    assert refused == "used_this_turn"
    assert outlaw.hand == ["beer", "knife"]


@ruling("D150")
def test_babe_leroy_behind_the_front_has_to_come_forward_first() -> None:
    _, outlaw = duel("pat_garret the_stranger", "tom_thorn babe_leroy")
    outlaw.next_cards("beer", "knife").is_playing()

    assert outlaw.refused_use(as_="babe_leroy") == "asleep"
    outlaw.swaps().uses(as_="babe_leroy")

    assert outlaw.hand == ["beer", "knife"]


@ruling("D150")
def test_babe_leroy_draws_nothing_while_an_effect_is_being_resolved() -> None:
    law, outlaw = duel("pat_garret the_stranger", "babe_leroy tom_thorn")
    law.holds("colt")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.active)
    law.discards("colt")

    assert outlaw.options == ["pass"]
    outlaw.passes()
    assert outlaw.refused_use(as_="babe_leroy") == ""


@ruling("D150")
def test_babe_leroy_draws_nothing_in_the_turn_of_the_opponent() -> None:
    law, outlaw = duel("pat_garret the_stranger", "babe_leroy tom_thorn")
    law.holds("colt")

    law.plays("colt", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D154")
def test_cattle_katie_discards_equipment_of_hers_to_draw_two_cards() -> None:
    _, outlaw = duel("pat_garret the_stranger", "cattle_katie tom_thorn")
    outlaw.active.has_in_play("hat", "scope")
    outlaw.next_cards("beer", "knife").is_playing()

    outlaw.uses(at=outlaw.active.card("hat"), as_="cattle_katie")

    assert outlaw.hand == ["beer", "knife"]
    assert outlaw.active.in_play == ["scope"]
    assert pile() == ["hat-horseshoe.outlaw"]


@ruling("D154")
def test_cattle_katie_does_so_once_in_a_turn() -> None:
    _, outlaw = duel("pat_garret the_stranger", "cattle_katie tom_thorn")
    outlaw.active.has_in_play("hat", "scope")
    outlaw.is_playing()

    outlaw.uses(at=outlaw.active.card("hat"), as_="cattle_katie")
    scope = outlaw.active.card("scope")

    assert outlaw.refused_use(at=scope, as_="cattle_katie") == "used_this_turn"
    outlaw.starts_turn()
    assert outlaw.refused_use(at=scope, as_="cattle_katie") == ""


@ruling("D154")
def test_cattle_katie_cannot_discard_what_is_always_active() -> None:
    _, outlaw = duel("pat_garret the_stranger", "cattle_katie tom_thorn")
    katie = outlaw.active.has_in_play("dynamite", "rattlesnake", "stampede")
    outlaw.is_playing()

    refused = [
        outlaw.refused_use(at=katie.card(card), as_="cattle_katie")
        for card in ("dynamite", "rattlesnake", "stampede")
    ]

    assert refused == ["always_active"] * 3


@ruling("D154")
def test_cattle_katie_discards_nothing_that_lies_with_her_partner() -> None:
    _, outlaw = duel("pat_garret the_stranger", "cattle_katie tom_thorn")
    outlaw.rearguard.has_in_play("hat")
    outlaw.is_playing()

    hat = outlaw.rearguard.card("hat")

    assert outlaw.refused_use(at=hat, as_="cattle_katie") == "not_in_play"


@ruling("D154")
def test_cattle_katie_behind_the_front_discards_nothing() -> None:
    _, outlaw = duel("pat_garret the_stranger", "tom_thorn cattle_katie")
    outlaw.rearguard.has_in_play("hat")
    outlaw.is_playing()

    hat = outlaw.rearguard.card("hat")

    assert outlaw.refused_use(at=hat, as_="cattle_katie") == "asleep"


@ruling("D154", "D167")
def test_cattle_katie_may_discard_a_resource_even_a_fresh_one() -> None:
    _, outlaw = duel("pat_garret the_stranger", "tom_thorn cattle_katie", mode="reinforcements")
    outlaw.holds("howitzer").next_cards("beer", "knife").is_playing()

    outlaw.plays("howitzer", at=outlaw.rearguard).swaps()
    outlaw.uses(at=outlaw.active.card("howitzer"), as_="cattle_katie")

    assert outlaw.hand == ["beer", "knife"]
    assert outlaw.active.in_play == []


@ruling("D155")
def test_the_dalton_bros_draw_three_cards() -> None:
    _, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn")
    outlaw.next_cards("beer", "knife", "wagon", "duel")

    outlaw.starts_turn()

    assert outlaw.hand == ["beer", "knife", "wagon"]


@ruling("D155")
def test_with_a_bank_the_dalton_bros_draw_four_cards() -> None:
    _, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn")
    outlaw.active.has_in_play("bank")
    outlaw.next_cards("beer", "knife", "wagon", "duel", "scope")

    outlaw.starts_turn()

    assert outlaw.hand == ["beer", "knife", "wagon", "duel"]


@ruling("D155")
def test_behind_the_front_the_dalton_bros_do_not_help() -> None:
    _, outlaw = duel("pat_garret the_stranger", "tom_thorn dalton_bros")
    outlaw.next_cards("beer", "knife", "wagon")

    outlaw.starts_turn()

    assert outlaw.hand == ["beer", "knife"]
