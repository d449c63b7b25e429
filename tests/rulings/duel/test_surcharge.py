"""Tex Killer, whose BANG! cards cost one more card to avoid: D64-D67, D236."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import duel, ruling


@ruling("D64")
def test_an_avoid_and_one_more_hand_card_cancel_a_shot_of_tex() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("colt")
    outlaw.holds("missed", "beer", "wagon")

    tex.plays("colt", at=outlaw.active)
    outlaw.plays("missed")

    assert (outlaw.prompt, outlaw.active.life) == ("surcharge", 4)
    outlaw.discards("beer")
    assert (tex.prompt, outlaw.active.life, outlaw.hand) == ("play", 4, ["wagon"])


@ruling("D64")
@pytest.mark.parametrize("paid", ["colt", "missed", "beer", "clock"])
def test_the_card_more_may_be_of_any_kind(paid: str) -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("winchester")
    outlaw.holds("missed-horseshoe.outlaw", paid)

    tex.plays("winchester", at=outlaw.active)
    outlaw.plays("missed-horseshoe.outlaw").discards(paid)

    assert (tex.prompt, outlaw.active.life, outlaw.hand) == ("play", 4, [])


@ruling("D64")
def test_without_the_card_more_the_avoid_is_spent_in_vain() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("colt")
    outlaw.holds("missed", "beer")

    tex.plays("colt", at=outlaw.active)
    outlaw.plays("missed").passes().passes()

    assert (outlaw.active.life, outlaw.hand) == (3, ["beer"])
    assert tex.prompt == "play"


@ruling("D64")
def test_the_card_more_comes_from_the_hand_not_from_play() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("colt")
    outlaw.holds("missed").active.has_in_play("hat")

    tex.plays("colt", at=outlaw.active)
    outlaw.plays("missed")

    assert outlaw.options == ["pass"]
    with pytest.raises(IllegalMove, match="pay_or_pass"):
        outlaw.discards("hat")


@ruling("D64")
def test_two_avoids_in_play_are_not_an_avoid_and_a_card() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("colt")
    outlaw.next_cards("barrel").active.has_in_play("barrel", "hat")

    tex.plays("colt", at=outlaw.active)
    outlaw.uses("barrel").passes().uses("hat").passes().passes()

    assert (outlaw.active.life, outlaw.active.in_play) == (3, ["barrel"])
    assert tex.prompt == "play"


@ruling("D64", "D68")
def test_after_an_avoid_in_vain_another_one_may_be_paid_for() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("colt")
    outlaw.holds("missed", "beer").active.has_in_play("hat")

    tex.plays("colt", at=outlaw.active)
    outlaw.plays("missed").passes().uses("hat").discards("beer")

    assert (outlaw.active.life, outlaw.hand, outlaw.active.in_play) == (4, [], [])


@ruling("D64")
def test_with_tex_behind_a_shot_costs_no_card_more() -> None:
    law, outlaw = duel("jango tex_killer", "babe_leroy dalton_bros")
    law.holds("colt")
    outlaw.holds("missed", "beer")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed")

    assert (law.prompt, outlaw.active.life, outlaw.hand) == ("play", 4, ["beer"])


@ruling("D65")
def test_a_barrel_counts_as_the_avoid_and_needs_the_card_more() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("colt")
    outlaw.holds("beer").next_cards("barrel").active.has_in_play("barrel")

    tex.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    assert outlaw.prompt == "surcharge"
    outlaw.discards("beer")
    assert (tex.prompt, outlaw.active.life) == ("play", 4)


@ruling("D65")
def test_a_barrel_alone_does_not_stop_tex() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("colt")
    outlaw.next_cards("barrel").active.has_in_play("barrel")

    tex.plays("colt", at=outlaw.active)
    outlaw.uses("barrel").passes().passes()

    assert outlaw.active.life == 3


@ruling("D65")
def test_sid_curry_needs_the_card_more_and_then_hits_tex() -> None:
    tex, sid = duel("tex_killer jango", "sid_curry babe_leroy")
    tex.holds("colt").next_cards("barrel")
    sid.holds("beer")

    tex.plays("colt", at=sid.active)
    sid.uses(as_="sid_curry").discards("beer")
    tex.passes()

    assert (sid.active.life, tex.active.life) == (4, 3)


@ruling("D65")
def test_without_the_card_more_sid_curry_does_not_hit_tex_either() -> None:
    tex, sid = duel("tex_killer jango", "sid_curry babe_leroy")
    tex.holds("colt").next_cards("barrel")
    sid.holds("beer")

    tex.plays("colt", at=sid.active)
    sid.uses(as_="sid_curry").passes().passes()

    assert (sid.active.life, tex.active.life) == (3, 4)
    assert tex.prompt == "play"


@ruling("D65")
def test_sid_curry_in_vain_is_forgotten_when_a_hat_is_paid_for() -> None:
    tex, sid = duel("tex_killer jango", "sid_curry babe_leroy")
    tex.holds("colt").next_cards("barrel")
    sid.holds("beer").active.has_in_play("hat")

    tex.plays("colt", at=sid.active)
    sid.uses(as_="sid_curry").passes().uses("hat").discards("beer")

    assert (sid.active.life, tex.active.life) == (4, 4)
    assert tex.prompt == "play"


@ruling("D66")
def test_each_hit_of_a_fanning_of_tex_costs_a_card_more() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("fanning")
    outlaw.holds("missed", "missed", "beer", "wagon").active.has_in_play("bank", "clock")

    tex.plays("fanning", at=outlaw.active)
    outlaw.plays("missed").discards("beer").plays("missed")

    assert outlaw.prompt == "surcharge"
    outlaw.discards("wagon")
    assert (tex.prompt, outlaw.active.life, outlaw.hand) == ("play", 4, [])


@ruling("D66")
@pytest.mark.parametrize("card", ["knife", "derringer", "gatling"])
def test_hits_of_tex_that_are_no_bang_cards_cost_no_card_more(card: str) -> None:
    tex, outlaw = duel("tex_killer", "babe_leroy")
    tex.holds(card)
    outlaw.holds("missed", "beer")

    tex.plays(card, at=None if card == "gatling" else outlaw.active)
    outlaw.plays("missed")

    assert (tex.prompt, outlaw.active.life, outlaw.hand) == ("play", 4, ["beer"])


@ruling("D66")
def test_in_a_duel_tex_demands_no_card_more() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("duel")
    outlaw.holds("colt", "beer")

    tex.plays("duel", at=outlaw.active)
    outlaw.discards("colt")
    tex.passes()

    assert (tex.active.life, outlaw.hand) == (3, ["beer"])


@ruling("D66")
def test_the_hit_of_a_return_fire_that_tex_plays_costs_no_card_more() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("return_fire")
    outlaw.is_playing().holds("colt", "missed", "beer")

    outlaw.plays("colt", at=tex.active)
    tex.plays("return_fire")
    outlaw.plays("missed")

    assert (outlaw.prompt, outlaw.active.life, outlaw.hand) == ("play", 4, ["beer"])


@ruling("D67")
def test_the_card_more_is_paid_by_choice_so_hick_addams_draws_nothing() -> None:
    tex, hick = duel("tex_killer jango", "hick_addams big_steve", mode="renegade_vs_law")
    tex.holds("colt")
    hick.holds("missed", "pardner")

    tex.plays("colt", at=hick.active)
    hick.plays("missed").discards("pardner")

    assert (tex.prompt, hick.active.life, hick.hand) == ("play", 5, [])


@ruling("D67")
def test_the_card_more_is_paid_by_choice_so_wild_bill_does_not_shoot() -> None:
    # a pairing for this test only: both belong to the Law
    tex, bill = duel("tex_killer jango", "wild_bill babe_leroy")
    tex.holds("colt")
    bill.holds("missed", "beer")

    tex.plays("colt", at=bill.active)
    bill.plays("missed").discards("beer")

    assert (tex.prompt, tex.active.life) == ("play", 4)


@ruling("D236")
def test_the_card_that_agility_brings_may_be_the_card_more() -> None:
    tex, renegade = duel("tex_killer jango", "hottie_delou big_steve", mode="renegade_vs_law")
    tex.holds("colt")
    renegade.holds("agility").next_cards("whiskey")

    tex.plays("colt", at=renegade.active)
    renegade.plays("agility").discards("whiskey")

    assert (tex.prompt, renegade.active.life, renegade.hand) == ("play", 4, [])


@ruling("D236")
def test_the_card_that_a_lucky_penny_brings_may_be_the_card_more() -> None:
    tex, renegade = duel("tex_killer jango", "hottie_delou big_steve", mode="renegade_vs_law")
    tex.holds("colt")
    renegade.next_cards("whiskey").active.has_in_play("lucky_penny")

    tex.plays("colt", at=renegade.active)
    renegade.uses("lucky_penny").discards("whiskey")

    assert (tex.prompt, renegade.active.life, renegade.hand) == ("play", 4, [])


@ruling("D236")
def test_agility_brings_its_card_even_if_nothing_more_is_paid() -> None:
    tex, renegade = duel("tex_killer jango", "hottie_delou big_steve", mode="renegade_vs_law")
    tex.holds("colt")
    renegade.holds("agility").next_cards("whiskey")

    tex.plays("colt", at=renegade.active)
    renegade.plays("agility").passes().passes()

    assert (tex.prompt, renegade.active.life, renegade.hand) == ("play", 3, ["whiskey"])


@ruling("D236")
def test_a_lucky_penny_brings_its_card_even_if_nothing_more_is_paid() -> None:
    tex, renegade = duel("tex_killer jango", "hottie_delou big_steve", mode="renegade_vs_law")
    tex.holds("colt")
    renegade.next_cards("whiskey").active.has_in_play("lucky_penny")

    tex.plays("colt", at=renegade.active)
    renegade.uses("lucky_penny").passes().passes()

    assert (tex.prompt, renegade.active.life, renegade.hand) == ("play", 3, ["whiskey"])
