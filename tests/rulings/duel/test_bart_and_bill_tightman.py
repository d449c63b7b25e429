"""D137, D138: Bart Masterson, who picks what is revealed, and Bill Tightman, the undertaker."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, pile, ruling


@ruling("D137")
@pytest.mark.parametrize("stands", ["bart_masterson bill_tightman", "bill_tightman bart_masterson"])
def test_bart_picks_one_of_two_revealed_cards_in_front_and_behind(stands: str) -> None:
    law, outlaw = duel(stands, "babe_leroy west_harding")
    outlaw.is_playing().holds("colt-dynamite.outlaw")
    law.active.has_in_play("barrel")
    law.next_cards("missed-snake.law", "wagon-barrel.law")

    outlaw.plays("colt", at=law.active)
    law.uses("barrel").picks("wagon").picks("wagon")

    assert law.first.life + law.second.life == 9
    assert pile() == ["colt-dynamite.outlaw", "missed-snake.law", "wagon-barrel.law"]


@ruling("D137")
@pytest.mark.parametrize("stands", ["bart_masterson bill_tightman", "bill_tightman bart_masterson"])
def test_bart_picks_for_the_opponents_reveals_too(stands: str) -> None:
    law, outlaw = duel(stands, "babe_leroy west_harding")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("beer-barrel.outlaw", "missed-snake.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")
    law.picks("missed").picks("missed")
    outlaw.passes()

    assert outlaw.active.life == 3
    assert pile() == ["colt-dynamite.law", "beer-barrel.outlaw", "missed-snake.outlaw"]


@ruling("D137")
def test_a_bart_who_has_fallen_picks_nothing() -> None:
    law, outlaw = duel("bart_masterson bill_tightman", "west_harding babe_leroy")
    outlaw.is_playing().holds("colt", "carbine")
    law.active.has_life(1)
    law.rearguard.has_in_play("barrel")
    law.next_cards("bank", "duel", "missed-snake.law", "wagon-barrel.law")

    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.plays("carbine", at=law.active)
    law.uses("barrel")

    assert pile()[-1] == "missed-snake.law"
    assert law.prompt == "hit"


@ruling("D138")
def test_bill_in_front_may_draw_two_when_an_opponent_is_eliminated() -> None:
    law, outlaw = duel("bill_tightman annie_oakey", "babe_leroy west_harding tom_thorn")
    law.holds("colt").next_cards("bank", "duel", "gatling")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.draws_from("deck")

    assert law.hand == ["bank", "duel"]
    assert (outlaw.active.character, len(outlaw.hand)) == ("tom_thorn", 2)
    assert law.prompt == "play"


@ruling("D138")
def test_bill_need_not_draw() -> None:
    law, outlaw = duel("bill_tightman annie_oakey", "babe_leroy west_harding tom_thorn")
    law.holds("colt")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.passes()

    assert law.hand == []
    assert law.prompt == "play"


@ruling("D138")
def test_the_elimination_of_bills_own_rear_is_worth_four_cards() -> None:
    law, outlaw = duel("bill_tightman annie_oakey jango", "babe_leroy west_harding")
    outlaw.is_playing().holds("knife").active.has_in_play("scope")
    law.next_cards("bank", "duel", "gatling", "indians", "stampede").rearguard.has_life(1)

    outlaw.plays("knife", at=law.rearguard)
    law.passes().draws_from("deck")

    assert law.hand == ["bank", "duel", "gatling", "indians"]
    assert law.rearguard.character == "jango"


@ruling("D138")
def test_bill_draws_for_each_of_two_who_fall_together() -> None:
    law, outlaw = duel("bill_tightman annie_oakey", "babe_leroy west_harding tom_thorn dalton_bros")
    law.holds("indians").next_cards("bank", "duel", "gatling", "stampede")
    outlaw.active.has_life(1)
    outlaw.rearguard.has_life(1)

    law.plays("indians")
    outlaw.passes()
    law.passes()
    outlaw.passes()
    law.draws_from("deck").draws_from("deck")

    assert law.hand == ["bank", "duel", "gatling", "stampede"]
    assert len(outlaw.hand) == 4


@ruling("D138")
def test_bill_behind_draws_nothing() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding tom_thorn")
    law.holds("colt")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.hand == []
    assert law.prompt == "play"


@ruling("D138")
def test_bills_own_elimination_is_worth_the_usual_two_cards() -> None:
    law, outlaw = duel("bill_tightman annie_oakey jango", "babe_leroy west_harding")
    outlaw.is_playing().holds("knife")
    law.next_cards("bank", "duel", "gatling").active.has_life(1)

    outlaw.plays("knife", at=law.active)
    law.passes()

    assert law.hand == ["bank", "duel"]
    assert outlaw.prompt == "play"


@ruling("D138")
def test_a_bill_who_falls_himself_does_not_draw_for_one_who_falls_with_him() -> None:
    outlaw, law, renegade = duel(
        "babe_leroy west_harding",
        "bill_tightman annie_oakey jango",
        "big_steve charlie_basset",
        mode="mexican_standout",
    )
    renegade.is_playing().holds("gatling")
    outlaw.active.has_life(1)
    law.active.has_life(1)
    law.next_cards("bank", "duel", "stampede", "strong_ale")

    renegade.plays("gatling")
    outlaw.passes()
    law.passes()
    renegade.passes()
    outlaw.passes()
    law.passes()

    assert (outlaw.active.character, law.active.character) == ("west_harding", "jango")
    assert law.hand == ["bank", "duel"]
    assert renegade.prompt == "play"
