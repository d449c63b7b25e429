"""D149: Wyatt Ear, who draws for every hit of his side that the opponent avoids."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, ruling


@ruling("D149")
@pytest.mark.parametrize("card", ["colt", "derringer", "knife", "winchester"])
def test_wyatt_may_draw_when_the_opponent_avoids_a_hit_card(card: str) -> None:
    law, outlaw = duel("wyatt_ear annie_oakey", "babe_leroy west_harding")
    law.holds(card).next_cards("bank", "duel")
    outlaw.holds("missed")

    law.plays(card, at=outlaw.active)
    outlaw.plays("missed")

    assert law.options == ["draw > deck", "pass"]
    law.draws_from("deck")
    assert law.hand == ["bank"]
    assert law.prompt == "play"


@ruling("D149")
def test_wyatt_draws_nothing_for_a_hit_that_strikes_and_need_not_draw() -> None:
    law, outlaw = duel("wyatt_ear annie_oakey", "babe_leroy west_harding")
    law.holds("derringer", "derringer")
    outlaw.active.has_in_play("hat")

    law.plays("derringer", at=outlaw.active)
    outlaw.passes()
    law.plays("derringer", at=outlaw.active)
    outlaw.uses("hat")
    law.passes()

    assert law.hand == []
    assert law.prompt == "play"


@ruling("D149")
def test_wyatt_draws_for_each_avoided_hit_of_a_fanning() -> None:
    law, outlaw = duel("wyatt_ear annie_oakey", "babe_leroy west_harding")
    law.holds("fanning").next_cards("bank", "duel", "gatling")
    outlaw.holds("missed", "missed").active.has_in_play("clock", "rattlesnake", "scope")

    law.plays("fanning", at=outlaw.active)
    outlaw.plays("missed").passes().plays("missed")
    law.draws_from("deck").draws_from("deck")

    assert law.hand == ["bank", "duel"]
    assert (outlaw.active.life, law.prompt) == (3, "play")


@ruling("D149")
def test_wyatt_draws_for_the_opponents_avoids_of_his_gatling_not_for_those_of_his_rear() -> None:
    law, outlaw = duel("wyatt_ear bill_tightman", "babe_leroy west_harding")
    law.holds("gatling", "missed").next_cards("bank", "duel", "indians")
    outlaw.holds("missed", "missed")

    law.plays("gatling")
    outlaw.plays("missed")
    law.plays("missed")
    outlaw.plays("missed")
    law.draws_from("deck").draws_from("deck")

    assert law.hand == ["bank", "duel"]
    assert law.prompt == "play"


@ruling("D149")
def test_wyatt_draws_when_the_hit_of_his_return_fire_is_avoided() -> None:
    law, outlaw = duel("wyatt_ear annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt", "missed")
    law.holds("return_fire").next_cards("bank", "duel")

    outlaw.plays("colt", at=law.active)
    law.plays("return_fire")
    outlaw.plays("missed")
    law.draws_from("deck")

    assert law.hand == ["bank"]
    assert outlaw.prompt == "play"


@ruling("D149")
def test_wyatt_draws_when_an_automatic_hit_of_his_side_is_avoided() -> None:
    law, outlaw = duel("wyatt_ear alan_pinkertoon", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt", "missed").active.has_in_play("scope")
    law.next_cards("bank", "duel")

    outlaw.plays("colt", at=law.rearguard)
    law.passes()
    outlaw.plays("missed")
    law.draws_from("deck")

    assert (law.rearguard.life, law.hand) == (3, ["bank"])
    assert outlaw.prompt == "play"


@ruling("D149")
def test_wyatt_draws_nothing_when_he_avoids_a_hit_of_the_opponent() -> None:
    law, outlaw = duel("wyatt_ear annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.holds("missed")

    outlaw.plays("colt", at=law.active)
    law.plays("missed")

    assert law.hand == []
    assert outlaw.prompt == "play"


@ruling("D149")
def test_wyatt_behind_draws_nothing() -> None:
    law, outlaw = duel("annie_oakey wyatt_ear", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.holds("missed")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed")

    assert law.hand == []
    assert law.prompt == "play"


@ruling("D149")
def test_wyatt_draws_nothing_for_cards_given_up_in_a_duel() -> None:
    law, outlaw = duel("wyatt_ear annie_oakey", "babe_leroy west_harding")
    law.holds("duel", "derringer")
    outlaw.holds("knife")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("knife")
    law.discards("derringer")
    outlaw.passes()

    assert (law.hand, outlaw.active.life) == ([], 3)
    assert law.prompt == "play"


@ruling("D71", "D149")
def test_the_front_figure_when_the_hit_is_avoided_draws_though_the_shotgun_swaps_them_away() -> (
    None
):
    law, outlaw = duel("wyatt_ear jango", "babe_leroy west_harding")
    law.holds("shotgun").next_cards("bank")
    outlaw.holds("missed")

    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")
    law.swaps(at=law.first).draws_from("deck")

    assert law.active.character == "jango"
    assert law.hand == ["bank"]


@ruling("D71", "D149")
def test_wyatt_whom_the_avoided_shotgun_brings_forward_does_not_draw() -> None:
    law, outlaw = duel("jango wyatt_ear", "babe_leroy west_harding")
    law.holds("shotgun")
    outlaw.holds("missed")

    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")
    law.swaps(at=law.first)

    assert law.prompt == "play"
