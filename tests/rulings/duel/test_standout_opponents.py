"""Mexican Standout: whom "the opponent" on cards means."""

from __future__ import annotations

import pytest

from sixgun.testing import ruling
from tests.rulings.duel.discard_helpers import discarded_kinds
from tests.rulings.duel.standout_table import offered_kinds, standout

# -- cards ---------------------------------------------------------------------------------


@ruling("D223")
def test_a_card_may_be_used_against_either_player() -> None:
    outlaw, law, renegade = standout()
    outlaw.holds("colt", "knife", "shotgun", "derringer")

    for card in ("colt", "knife", "shotgun", "derringer"):
        assert outlaw.refused(card, at=law.active) == ""
        assert outlaw.refused(card, at=renegade.active) == ""


@ruling("D223")
@pytest.mark.parametrize("card", ["duel", "ricochet"])
def test_a_duel_and_a_ricochet_are_for_the_goal(card: str) -> None:
    outlaw, law, renegade = standout()
    law.is_playing().holds(card)

    assert law.refused(card, at=renegade.active) == ""
    assert law.refused(card, at=outlaw.active) == "only_your_goal"


@ruling("D223")
def test_a_clock_ticks_for_the_goal_only() -> None:
    outlaw, law, renegade = standout()
    law.active.has_in_play("clock")
    law.next_cards("bank", "water")

    outlaw.swaps()
    for_the_third = law.hand
    renegade.is_playing().swaps()

    assert for_the_third == []
    assert law.hand == ["bank"]


@ruling("D223")
def test_an_indian_chief_comes_to_the_goal_only() -> None:
    outlaw, law, renegade = standout()
    law.is_playing().holds("indian_chief")

    law.plays("indian_chief")
    renegade.passes().passes()

    assert law.prompt == "play"
    assert (renegade.active.life, renegade.rearguard.life) == (3, 3)
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 4)


@ruling("D223")
def test_a_sidekick_shoots_at_the_goal_who_may_avoid_with_any_card() -> None:
    _outlaw, law, renegade = standout()
    law.is_playing().rearguard.has_in_play("sidekick")
    renegade.holds("whiskey")

    law.swaps()
    renegade.plays("whiskey")

    assert law.prompt == "play"
    assert renegade.active.life == 4


@ruling("D223")
def test_a_union_pacific_goes_to_the_own_deck_and_the_goals() -> None:
    _outlaw, law, _renegade = standout()
    law.is_playing().holds("union_pacific")

    law.plays("union_pacific")

    assert law.options == ["draw > deck_2", "draw > deck_3"]


@ruling("D226")
def test_a_howitzer_may_be_aimed_at_the_goal_only() -> None:
    outlaw, law, renegade = standout()
    law.is_playing().active.has_in_play("howitzer")

    at_the_third = law.refused_use("howitzer", at=outlaw.active)
    law.uses("howitzer", at=renegade.active)
    renegade.passes()

    assert at_the_third == "only_your_goal"
    assert (renegade.active.life, renegade.rearguard.life) == (3, 3)


@ruling("D223", "D226")
def test_a_derringer_at_the_third_player_is_a_plain_hit() -> None:
    outlaw, law, renegade = standout()
    law.is_playing().holds("derringer", "derringer")
    outlaw.holds("beer")
    renegade.holds("whiskey")

    law.plays("derringer", at=outlaw.active)
    choices = outlaw.options
    outlaw.passes()
    law.plays("derringer", at=renegade.active)
    renegade.plays("whiskey")

    assert choices == ["pass"]
    assert (outlaw.active.life, renegade.active.life) == (3, 4)


@ruling("D223", "D227")
def test_a_return_fire_hits_the_goal_whoever_shot() -> None:
    outlaw, law, renegade = standout()
    outlaw.holds("colt")
    law.holds("return_fire")

    outlaw.plays("colt", at=law.active)
    law.plays("return_fire")
    renegade.passes()

    assert (outlaw.active.life, renegade.active.life) == (4, 3)


@ruling("D223", "D225")
def test_an_ambush_strikes_you_and_your_goal() -> None:
    outlaw, law, renegade = standout()
    law.is_playing().holds("ambush").active.has_in_play("bank")
    renegade.active.has_in_play("hat")
    renegade.rearguard.has_in_play("gun_belt")
    outlaw.active.has_in_play("scope")

    law.plays("ambush").passes()

    assert offered_kinds(law) == ["bank", "hat", "pass"]


@ruling("D223", "D225")
def test_a_slap_strikes_you_and_your_goal() -> None:
    outlaw, law, renegade = standout()
    law.is_playing().holds("slap", "missed").active.has_in_play("bank")
    renegade.holds("whiskey").active.has_in_play("hat")
    outlaw.holds("beer").active.has_in_play("scope")

    law.plays("slap")
    in_play = offered_kinds(law)
    law.passes()

    assert in_play == ["bank", "hat", "pass"]
    assert offered_kinds(law) == [f"{law.name}.1", f"{renegade.name}.1", "pass"]


@ruling("D225")
def test_by_house_rule_an_ambush_strikes_anybody() -> None:
    outlaw, law, renegade = standout(house="any_in_standout")
    law.is_playing().holds("ambush").active.has_in_play("bank")
    renegade.active.has_in_play("hat")
    outlaw.active.has_in_play("scope")

    law.plays("ambush").passes()

    assert offered_kinds(law) == ["bank", "hat", "pass", "scope"]


@ruling("D225")
def test_by_house_rule_a_slap_strikes_anybody() -> None:
    outlaw, law, _renegade = standout(house="any_in_standout")
    law.is_playing().holds("slap")
    outlaw.holds("beer").active.has_in_play("scope")

    law.plays("slap").picks(at=outlaw.active.card("scope")).picks(at=outlaw.active)

    assert discarded_kinds() == ["slap", "scope", "beer"]
