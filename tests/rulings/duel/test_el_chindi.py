"""El Chindi: while the player holds a card, Actions of other players cannot affect him."""

from __future__ import annotations

import pytest

from sixgun.testing import Side, duel, ruling


def law_against(side: str) -> list[Side]:
    return duel("the_stranger pat_garret", side, mode="renegade_vs_law")


def outlaws_against(outlaws: str, side: str) -> list[Side]:
    return duel(outlaws, side, mode="renegade_vs_outlaw")


# -- Actions that cannot affect him ----------------------------------------------------------


@ruling("D207")
@pytest.mark.parametrize(
    "card", ["derringer", "pardner", "duel", "ricochet", "water", "strong_ale"]
)
def test_no_action_can_be_aimed_at_chindi_while_his_owner_holds_a_card(card: str) -> None:
    law, renegade = law_against("el_chindi big_steve")
    law.holds(card)

    with_none = law.refused(card, at=renegade.active)
    renegade.holds("walker")
    with_one = law.refused(card, at=renegade.active)

    assert (with_none, with_one) == ("", "immune")


@ruling("D207")
@pytest.mark.parametrize("card", ["knife", "duel"])
def test_no_action_can_be_aimed_at_chindi_behind_either(card: str) -> None:
    outlaw, renegade = outlaws_against("jack_ransome", "big_steve el_chindi")
    outlaw.holds(card)

    with_none = outlaw.refused(card, at=renegade.rearguard)
    renegade.holds("walker")
    with_one = outlaw.refused(card, at=renegade.rearguard)
    at_his_partner = outlaw.refused(card, at=renegade.active)

    assert (with_none, with_one, at_his_partner) == ("", "immune", "")


@ruling("D207", "D245")
@pytest.mark.parametrize("card", ["schoolmarm", "stealing"])
@pytest.mark.parametrize("behind", [False, True])
def test_no_action_can_be_aimed_at_what_lies_with_chindi(card: str, behind: bool) -> None:
    side = "big_steve el_chindi" if behind else "el_chindi big_steve"
    outlaw, law, renegade = duel("jack_ransome", "", side, mode="mexican_standout")
    outlaw.holds(card)
    chindi = renegade.rearguard if behind else renegade.active
    chindi.has_in_play("hat")
    law.active.has_in_play("scope")

    # With three players El Chindi's opponent is the Outlaw (D223).
    with_none = outlaw.refused(card, at=chindi.card("hat"))
    renegade.holds("walker")
    with_one = outlaw.refused(card, at=chindi.card("hat"))

    assert (with_none, with_one) == ("", "immune")
    assert outlaw.refused(card, at=law.active.card("scope")) == ""


@ruling("D207")
def test_the_hand_of_chindis_owner_can_still_be_robbed() -> None:
    outlaw, renegade = outlaws_against("babe_leroy", "el_chindi big_steve")
    outlaw.holds("stealing")
    renegade.holds("walker")

    outlaw.plays("stealing", at=renegade.active)

    assert outlaw.hand == ["walker"]


@ruling("D207")
@pytest.mark.parametrize("side", ["el_chindi big_steve", "big_steve el_chindi"])
@pytest.mark.parametrize("card", ["gatling", "indians", "indian_chief"])
def test_what_strikes_everybody_passes_chindi_by_but_not_his_partner(side: str, card: str) -> None:
    law, renegade = duel("the_stranger", side, mode="renegade_vs_law")
    law.holds(card)
    renegade.holds("whiskey")

    law.plays(card)
    renegade.passes()

    lives = {f.character: f.life for f in (renegade.first, renegade.second)}
    assert lives == {"el_chindi": 4, "big_steve": 3}
    assert law.prompt == "play"


@ruling("D207")
@pytest.mark.parametrize("card", ["gatling", "indians", "indian_chief"])
def test_with_an_empty_hand_it_strikes_chindi_too(card: str) -> None:
    law, renegade = duel("the_stranger", "el_chindi big_steve", mode="renegade_vs_law")
    law.holds(card)

    law.plays(card)
    renegade.passes().passes()

    assert (renegade.active.life, renegade.rearguard.life) == (3, 3)


@ruling("D207")
def test_a_switch_cannot_move_chindi_from_the_front() -> None:
    law, renegade = law_against("el_chindi big_steve")
    law.holds("switch")
    renegade.holds("walker")

    law.plays("switch")

    assert law.options == ["swap > ann.1", "pass"]


@ruling("D207")
@pytest.mark.parametrize(("held", "life"), [([], 3), (["walker"], 4)])
def test_the_hit_of_a_return_fire_does_not_reach_chindi(held: list[str], life: int) -> None:
    law, renegade = law_against("el_chindi big_steve")
    renegade.is_playing().holds("spencer", *held)
    law.holds("return_fire")

    renegade.plays("spencer", at=law.active)
    law.plays("return_fire")
    if not held:
        renegade.passes()

    assert renegade.active.life == life
    assert renegade.prompt == "play"


# -- effects that reach him ----------------------------------------------------------------


@ruling("D208")
@pytest.mark.parametrize("card", ["colt", "carbine", "winchester"])
def test_bang_cards_reach_chindi(card: str) -> None:
    law, renegade = law_against("el_chindi big_steve")
    law.holds(card)
    renegade.holds("walker")

    law.plays(card, at=renegade.active)
    renegade.passes()

    assert renegade.active.life == 3


@ruling("D208")
def test_resources_reach_chindi() -> None:
    law, renegade = law_against("el_chindi big_steve")
    law.active.has_in_play("howitzer")
    renegade.holds("walker")

    law.uses("howitzer", at=renegade.active)
    renegade.passes()

    assert (renegade.active.life, renegade.rearguard.life) == (3, 3)


@ruling("D208")
def test_automatic_hits_of_abilities_reach_chindi() -> None:
    law, renegade = duel("alan_pinkertoon", "el_chindi big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("walker", "whiskey")

    renegade.plays("walker", at=law.active)
    law.passes()
    renegade.passes()

    assert renegade.active.life == 3


@ruling("D208", "D245")
def test_annies_missed_shot_as_a_colt_reaches_chindi() -> None:
    law, renegade = duel("annie_oakey", "el_chindi big_steve", mode="renegade_vs_law")
    law.holds("missed")
    renegade.holds("walker")

    law.plays("missed", at=renegade.active, as_="colt")
    renegade.passes()

    assert renegade.active.life == 3


@ruling("D208", "D245")
def test_an_action_shot_as_a_colt_reaches_chindi() -> None:
    outlaw, renegade = outlaws_against("toco_ramirez", "el_chindi big_steve")
    outlaw.holds("knife")
    renegade.holds("walker")

    as_a_knife = outlaw.refused("knife", at=renegade.active, as_="knife")
    outlaw.plays("knife", at=renegade.active, as_="colt")
    renegade.passes()

    assert as_a_knife == "immune"
    assert renegade.active.life == 3


@ruling("D208")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_what_his_own_front_plays_strikes_chindi_behind(card: str) -> None:
    law, renegade = duel("the_stranger", "big_steve el_chindi", mode="renegade_vs_law")
    renegade.is_playing().holds(card, "whiskey")

    renegade.plays(card)
    law.passes()
    renegade.passes()

    assert renegade.rearguard.life == 3


@ruling("D208")
def test_chindi_loses_a_duel_that_he_played() -> None:
    law, renegade = law_against("el_chindi big_steve")
    renegade.is_playing().holds("duel", "whiskey")
    law.holds("colt")

    renegade.plays("duel", at=law.active)
    law.discards("colt")
    renegade.passes()

    assert renegade.active.life == 3


@ruling("D209")
def test_chindi_behind_does_not_stop_a_water_on_his_side() -> None:
    law, renegade = law_against("big_steve el_chindi")
    law.holds("water")
    renegade.holds("walker")

    law.plays("water", at=renegade.active)

    assert renegade.active.character == "el_chindi"


@ruling("D209")
def test_chindi_behind_does_not_stop_a_switch() -> None:
    law, renegade = law_against("big_steve el_chindi")
    law.holds("switch")
    renegade.holds("walker")

    law.plays("switch").swaps(at=renegade.active).passes()

    assert renegade.active.character == "el_chindi"


@ruling("D209")
def test_a_water_of_chindis_owner_moves_him() -> None:
    _law, renegade = law_against("el_chindi big_steve")
    renegade.is_playing().holds("water", "walker")

    renegade.plays("water", at=renegade.active)

    assert renegade.active.character == "big_steve"
