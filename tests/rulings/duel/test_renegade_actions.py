"""Ambush, Slap, Union Pacific and Whiskey."""

import pytest

from sixgun.testing import common_deck, duel, pile, ruling


@ruling("D175")
def test_ambush_discards_a_card_of_each_front() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ambush").active.has_in_play("bank")
    outlaw.active.has_in_play("hat")

    law.plays("ambush").picks(at=law.active.card("bank")).picks(at=outlaw.active.card("hat"))

    assert law.active.in_play == []
    assert outlaw.active.in_play == []
    assert law.prompt == "play"


@ruling("D175")
def test_ambush_may_discard_only_the_opponents_card() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ambush").active.has_in_play("bank")
    outlaw.active.has_in_play("hat")

    law.plays("ambush").passes().picks(at=outlaw.active.card("hat"))

    assert law.active.in_play == ["bank"]
    assert outlaw.active.in_play == []


@ruling("D175")
def test_ambush_may_discard_two_cards_of_ones_own_front() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ambush").active.has_in_play("bank", "rattlesnake")
    outlaw.active.has_in_play("hat")

    law.plays("ambush").picks(at=law.active.card("rattlesnake")).picks(at=law.active.card("bank"))

    assert law.active.in_play == []
    assert outlaw.active.in_play == ["hat"]


@ruling("D175")
def test_ambush_does_not_discard_two_cards_of_the_opponent() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ambush")
    outlaw.active.has_in_play("hat", "scope")

    law.plays("ambush").picks(at=outlaw.active.card("hat"))

    assert law.prompt == "play"
    assert outlaw.active.in_play == ["scope"]


@ruling("D175")
def test_ambush_may_discard_nothing_and_reaches_nobody_behind_the_front() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ambush").active.has_in_play("bank")
    law.rearguard.has_in_play("scope-horseshoe.law")
    outlaw.rearguard.has_in_play("hat")

    law.plays("ambush").passes()

    assert law.options == ["pick > bank-barrel.law", "pass"]
    law.passes()
    assert law.active.in_play == ["bank"]
    assert law.prompt == "play"


@ruling("D191")
def test_slap_discards_a_card_in_play_and_a_random_one_of_a_hand() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("water", "knife").active.has_in_play("bank")
    outlaw.holds("slap").is_playing()

    outlaw.plays("slap").picks(at=law.active.card("bank")).picks(at=law.active).names("law_back")

    assert law.active.in_play == []
    assert law.hand == ["knife"]
    assert outlaw.hand == []
    assert outlaw.prompt == "play"


@ruling("D191")
def test_slap_may_be_one_part_or_none() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("water").active.has_in_play("bank")
    outlaw.holds("slap").is_playing()

    outlaw.plays("slap").passes().passes()

    assert law.active.in_play == ["bank"]
    assert law.hand == ["water"]
    assert outlaw.prompt == "play"


@ruling("D191")
def test_slap_may_strike_ones_own_cards() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("water")
    outlaw.active.has_in_play("rattlesnake")
    outlaw.holds("slap", "beer").is_playing()

    outlaw.plays("slap").picks(at=outlaw.active.card("rattlesnake")).picks(at=outlaw.active)

    assert outlaw.active.in_play == []
    assert outlaw.hand == []
    assert law.hand == ["water"]


@ruling("D191")
def test_slap_reaches_nothing_that_lies_behind_the_front() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.rearguard.has_in_play("bank")
    outlaw.rearguard.has_in_play("hat")
    outlaw.holds("slap").is_playing()

    outlaw.plays("slap")

    assert outlaw.prompt == "play"
    assert law.rearguard.in_play == ["bank"]


@ruling("D191")
def test_wild_bill_answers_both_parts_of_a_slap_with_a_hit_each() -> None:
    law, outlaw = duel("wild_bill jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("water").active.has_in_play("bank")
    outlaw.holds("slap").is_playing()

    outlaw.plays("slap").picks(at=law.active.card("bank")).picks(at=law.active)
    outlaw.passes().passes()

    assert outlaw.active.life == 1
    assert outlaw.prompt == "play"


@ruling("D195")
def test_union_pacific_draws_two_cards_each_from_a_deck_of_choice() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("union_pacific").next_cards("water")
    outlaw.next_cards("beer")

    law.plays("union_pacific").draws_from("deck_1").draws_from("deck_2")

    assert law.hand == ["water", "beer"]
    assert law.prompt == "play"


@ruling("D195")
def test_with_a_union_pacific_the_first_card_is_seen_before_the_second_deck_is_chosen() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("union_pacific")
    outlaw.next_cards("beer", "knife")

    law.plays("union_pacific").draws_from("deck_2")

    assert law.hand == ["beer"]
    assert law.options == ["draw > deck_1", "draw > deck_2"]
    law.draws_from("deck_2")
    assert law.hand == ["beer", "knife"]


@ruling("D195")
def test_a_union_pacific_draws_from_the_common_deck_for_who_has_no_other() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("union_pacific")
    common_deck("knife", "beer")
    outlaw.draws_from_common()

    law.plays("union_pacific")

    assert law.options == ["draw > deck_1", "draw > common_deck"]
    law.draws_from("common_deck").draws_from("common_deck")
    assert law.hand == ["knife", "beer"]


@ruling("D197")
def test_on_a_horseshoe_whiskey_restores_two_points_to_the_front() -> None:
    _, outlaw = duel("pat_garret jango", "tom_thorn dalton_bros", mode="reinforcements")
    outlaw.active.has_life(1)
    outlaw.rearguard.has_life(1)
    outlaw.holds("whiskey").next_cards("hat").is_playing()

    outlaw.plays("whiskey")

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 1)
    assert pile() == ["whiskey-barrel.ren_outlaw", "hat-horseshoe.outlaw"]


@ruling("D197")
@pytest.mark.parametrize("symbol", ["barrel", "snake", "dynamite"])
def test_on_any_other_symbol_whiskey_restores_one_point(symbol: str) -> None:
    _, outlaw = duel("pat_garret jango", "tom_thorn dalton_bros", mode="reinforcements")
    outlaw.active.has_life(1)
    outlaw.holds("whiskey").next_cards(symbol).is_playing()

    outlaw.plays("whiskey")

    assert outlaw.active.life == 2


@ruling("D197")
def test_whiskey_restores_no_more_than_the_maximum() -> None:
    _, outlaw = duel("pat_garret jango", "tom_thorn dalton_bros", mode="reinforcements")
    outlaw.active.has_life(3)
    outlaw.holds("whiskey").next_cards("horseshoe").is_playing()

    outlaw.plays("whiskey")

    assert outlaw.active.life == 4
