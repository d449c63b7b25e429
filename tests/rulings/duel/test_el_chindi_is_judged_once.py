"""El Chindi's immunity is checked once, when the card is played, for all its steps."""

from __future__ import annotations

import pytest

from sixgun.testing import Side, discard_pile, duel, ruling
from tests.rulings.duel.discard_helpers import discarded_kinds
from tests.rulings.duel.standout_table import offered_kinds


def law_against(side: str) -> list[Side]:
    return duel("the_stranger pat_garret", side, mode="renegade_vs_law")


def outlaws_against(outlaws: str, side: str) -> list[Side]:
    return duel(outlaws, side, mode="renegade_vs_outlaw")


@ruling("D245")
def test_a_hand_emptied_while_a_gatling_goes_round_still_protects_chindi() -> None:
    law, renegade = duel("the_stranger", "big_steve el_chindi", mode="renegade_vs_law")
    law.holds("gatling")
    renegade.holds("feint")

    law.plays("gatling")
    renegade.plays("feint")

    assert renegade.hand == []
    assert renegade.rearguard.life == 4
    assert law.prompt == "play"


@ruling("D245")
def test_a_card_drawn_while_a_gatling_goes_round_does_not_protect_chindi() -> None:
    law, renegade = duel("the_stranger", "big_steve el_chindi", mode="renegade_vs_law")
    law.holds("gatling")
    renegade.active.has_in_play("lucky_penny")

    law.plays("gatling")
    renegade.uses("lucky_penny").passes()

    assert len(renegade.hand) == 1
    assert renegade.rearguard.life == 3


@ruling("D245")
def test_a_card_drawn_after_a_return_fire_was_played_does_not_protect_chindi() -> None:
    law, outlaw = duel("tex_killer", "el_chindi west_harding", mode="reinforcements")
    outlaw.is_playing().holds("remington")
    law.holds("return_fire")

    outlaw.plays("remington", at=law.active)
    law.plays("return_fire")
    outlaw.draws_from("deck").passes()

    assert len(outlaw.hand) == 1
    assert outlaw.active.life == 3


@ruling("D245")
def test_a_hand_emptied_after_a_return_fire_was_played_still_protects_chindi() -> None:
    law, renegade = duel("the_stranger", "el_chindi big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("gatling", "feint")
    law.holds("return_fire")

    renegade.plays("gatling")
    law.plays("return_fire")
    renegade.plays("feint")

    assert renegade.hand == []
    assert renegade.active.life == 4
    assert renegade.prompt == "play"


@ruling("D245")
def test_an_ambush_cannot_strike_what_lies_with_chindi() -> None:
    law, renegade = law_against("el_chindi big_steve")
    law.holds("ambush").active.has_in_play("scope", "bank")
    renegade.holds("walker").active.has_in_play("hat")

    law.plays("ambush").passes()

    assert offered_kinds(law) == ["bank", "pass", "scope"]


@ruling("D245")
def test_a_slap_cannot_strike_what_lies_with_chindi_but_can_strike_the_hand() -> None:
    law, renegade = law_against("el_chindi big_steve")
    law.holds("slap")
    renegade.holds("walker").active.has_in_play("hat")

    law.plays("slap").picks(at=renegade.active)

    assert renegade.active.in_play == ["hat"]
    assert discarded_kinds() == ["slap", "walker"]


@ruling("D245")
@pytest.mark.parametrize("card", ["ambush", "slap"])
def test_with_an_empty_hand_what_lies_with_chindi_can_be_struck(card: str) -> None:
    law, renegade = law_against("el_chindi big_steve")
    law.holds(card)
    renegade.active.has_in_play("hat")

    law.plays(card).picks(at=renegade.active.card("hat"))

    assert renegade.active.in_play == []


@ruling("D245")
@pytest.mark.parametrize("card", ["knife", "duel"])
def test_pearl_hat_cannot_repeat_an_action_at_chindi(card: str) -> None:
    outlaw, renegade = outlaws_against("pearl_hat", "el_chindi big_steve")
    outlaw.holds("beer")
    discard_pile(card)

    with_none = outlaw.refused_use(as_="pearl_hat")
    renegade.holds("walker")
    with_one = outlaw.refused_use(as_="pearl_hat")

    assert (with_none, with_one) == ("", "no_use_now")


@ruling("D245")
def test_indians_repeated_by_pearl_hat_pass_chindi_by() -> None:
    outlaw, renegade = outlaws_against("pearl_hat", "el_chindi big_steve")
    outlaw.holds("beer")
    renegade.holds("whiskey")
    discard_pile("indians")

    outlaw.uses(as_="pearl_hat").discards("beer").uses(as_="indians")
    renegade.passes()

    assert (renegade.active.life, renegade.rearguard.life) == (4, 3)
