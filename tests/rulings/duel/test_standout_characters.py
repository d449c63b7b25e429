"""Mexican Standout: whom "the opponent" on characters means."""

from __future__ import annotations

import pytest

from sixgun.testing import ruling
from tests.rulings.duel.discard_helpers import discarded_kinds
from tests.rulings.duel.standout_table import standout


@ruling("D223")
def test_alan_answers_the_goal_whoever_shot() -> None:
    outlaw, law, renegade = standout(law="alan_pinkertoon pat_garret")
    outlaw.holds("colt")

    outlaw.plays("colt", at=law.active)
    law.passes()
    renegade.passes()

    assert (outlaw.active.life, renegade.active.life) == (4, 3)


@ruling("D223")
def test_tom_thorn_hits_the_rearguard_of_the_goal() -> None:
    outlaw, law, renegade = standout("west_harding tom_thorn")

    outlaw.swaps()
    law.passes()

    assert law.rearguard.life == 4
    assert renegade.rearguard.life == 4
    assert outlaw.prompt == "play"


@ruling("D223")
def test_wyatt_draws_only_when_the_goal_avoids() -> None:
    outlaw, law, renegade = standout(law="wyatt_ear pat_garret")
    law.is_playing().holds("derringer", "derringer").next_cards("bank", "water")
    outlaw.holds("missed-snake.outlaw")
    renegade.holds("feint")

    law.plays("derringer", at=outlaw.active)
    outlaw.plays("missed")
    after_the_third = law.prompt
    law.plays("derringer", at=renegade.active)
    renegade.plays("feint")
    law.draws_from("deck")

    assert after_the_third == "play"
    assert law.hand == ["bank"]


@ruling("D223", "D225")
@pytest.mark.parametrize("card", ["water", "derringer"])
def test_chindi_is_immune_to_his_goal_only(card: str) -> None:
    outlaw, law, renegade = standout(renegade="el_chindi big_steve")
    renegade.holds("walker")
    outlaw.holds(card)
    law.holds(card)

    by_his_goal = outlaw.refused(card, at=renegade.active)
    law.is_playing()
    by_the_third = law.refused(card, at=renegade.active)

    assert (by_his_goal, by_the_third) == ("immune", "")


@ruling("D223", "D225")
def test_only_his_goals_indians_pass_chindi_by() -> None:
    outlaw, law, renegade = standout(renegade="el_chindi big_steve")
    renegade.holds("walker")
    outlaw.holds("indians-horseshoe.outlaw")
    law.holds("indians-horseshoe.law")

    outlaw.plays("indians")
    law.passes()
    outlaw.passes()
    law.passes()
    renegade.passes()
    after_the_outlaws = renegade.active.life
    law.is_playing().plays("indians")
    renegade.passes()

    assert after_the_outlaws == 4
    assert renegade.active.life == 3


@ruling("D225")
@pytest.mark.parametrize("seat", [0, 1])
def test_by_house_rule_chindi_is_immune_to_both(seat: int) -> None:
    players = standout(renegade="el_chindi big_steve", house="any_in_standout")
    renegade = players[2].holds("walker")
    players[seat].is_playing().holds("derringer")

    assert players[seat].refused("derringer", at=renegade.active) == "immune"


@ruling("D225")
def test_by_house_rule_chindi_behind_still_feels_what_his_own_front_plays() -> None:
    outlaw, law, renegade = standout(renegade="big_steve el_chindi", house="any_in_standout")
    renegade.is_playing().holds("indians", "walker")

    renegade.plays("indians")
    outlaw.passes()
    law.passes()
    renegade.passes()

    assert renegade.rearguard.life == 3


@ruling("D223", "D227")
@pytest.mark.parametrize("seat", [1, 2])
def test_sid_reveals_from_his_goals_deck_and_hits_the_shooter(seat: int) -> None:
    players = standout("sid_curry west_harding")
    sid, law = players[0], players[1]
    shooter = players[seat]
    shooter.is_playing().holds("colt-dynamite.law")
    sid.next_cards("snake")
    players[2].next_cards("snake")
    law.next_cards("bank-barrel.law")

    shooter.plays("colt", at=sid.active)
    sid.uses(as_="sid_curry")
    shooter.passes()

    assert discarded_kinds() == ["colt", "bank"]
    assert sid.active.life == 4
    assert shooter.active.life == 3


@ruling("D224")
@pytest.mark.parametrize("seat", [0, 2])
def test_dalon_draws_whoever_hits_him(seat: int) -> None:
    players = standout(law="dalon_ranger pat_garret")
    dalon, shooter = players[1], players[seat]
    shooter.is_playing().holds("colt")
    dalon.next_cards("bank", "water")

    shooter.plays("colt", at=dalon.active)
    dalon.passes().draws_from("deck")

    assert dalon.hand == ["bank"]


@ruling("D224")
@pytest.mark.parametrize("seat", [1, 2])
def test_slim_strikes_the_hand_of_whoever_hit_him(seat: int) -> None:
    players = standout("slim_poet west_harding")
    slim, shooter, other = players[0], players[seat], players[3 - seat]
    shooter.is_playing().holds("colt", "bank")
    other.holds("duel")

    shooter.plays("colt", at=slim.active)
    slim.passes().uses(as_="slim_poet")

    assert shooter.hand == []
    assert other.hand == ["duel"]


@ruling("D224")
@pytest.mark.parametrize("seat", [0, 2])
def test_wild_bill_hits_whoever_robbed_him(seat: int) -> None:
    players = standout(law="wild_bill pat_garret")
    bill, thief, other = players[1], players[seat], players[2 - seat]
    thief.is_playing().holds("stealing")
    bill.holds("bank")

    thief.plays("stealing", at=bill.active)
    thief.passes()

    assert thief.hand == ["bank"]
    assert (thief.active.life, other.active.life) == (3, 4)
