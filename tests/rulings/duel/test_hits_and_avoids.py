"""Hits and what avoids them: D60-D63, D68, D69."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import duel, pile, ruling


@ruling("D60")
def test_everything_that_avoids_a_hit_is_open_to_the_defender_at_once() -> None:
    law, outlaw = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("colt")
    outlaw.holds("missed-barrel.outlaw", "beer")
    outlaw.active.has_in_play("barrel", "hat", "bank")

    law.plays("colt", at=outlaw.active)

    assert outlaw.options == [
        "use barrel-snake.outlaw",
        "use hat-horseshoe.outlaw",
        "use ability as sid_curry",
        "play missed-barrel.outlaw",
        "pass",
    ]


@ruling("D60", "D68")
@pytest.mark.parametrize("barrel_first", [True, False])
def test_the_means_of_defence_may_be_tried_in_any_order(barrel_first: bool) -> None:
    law, outlaw = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("colt").next_cards("snake")
    outlaw.holds("missed").next_cards("horseshoe")
    outlaw.active.has_in_play("barrel")

    law.plays("colt", at=outlaw.active)
    if barrel_first:
        outlaw.uses("barrel").uses(as_="sid_curry")
    else:
        outlaw.uses(as_="sid_curry").uses("barrel")

    assert outlaw.options == ["play missed-snake.outlaw.5", "pass"]  # each of them was tried
    outlaw.plays("missed")
    assert (outlaw.active.life, outlaw.hand) == (4, [])
    assert law.prompt == "play"


@ruling("D60")
def test_a_barrel_is_revealed_for_only_once_a_hit() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt")
    outlaw.next_cards("snake", "barrel").active.has_in_play("barrel")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    with pytest.raises(IllegalMove, match="revealed_already"):
        outlaw.uses("barrel")
    outlaw.passes()
    assert outlaw.active.life == 3


@ruling("D60")
def test_sid_curry_reveals_only_once_a_hit() -> None:
    law, sid = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("colt").next_cards("snake", "barrel")

    law.plays("colt", at=sid.active)
    sid.uses(as_="sid_curry")

    assert sid.options == ["pass"]
    with pytest.raises(IllegalMove):
        sid.uses(as_="sid_curry")


@ruling("D60")
def test_sid_curry_and_the_barrel_are_there_again_for_the_next_hit() -> None:
    law, sid = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("colt", "knife").next_cards("snake", "snake")
    sid.next_cards("horseshoe", "barrel").active.has_in_play("barrel")

    law.plays("colt", at=sid.active)
    sid.uses("barrel").uses(as_="sid_curry").passes()
    law.plays("knife", at=sid.active)
    sid.uses(as_="sid_curry").uses("barrel")

    assert sid.active.life == 3
    assert law.prompt == "play"


@ruling("D60")
@pytest.mark.parametrize(("used", "left"), [("barrel", ["barrel", "hat"]), ("hat", ["barrel"])])
def test_with_the_first_avoid_in_play_the_hit_is_over(used: str, left: list[str]) -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt")
    outlaw.holds("missed").next_cards("barrel").active.has_in_play("barrel", "hat")

    law.plays("colt", at=outlaw.active)
    outlaw.uses(used)

    assert law.prompt == "play"
    assert (outlaw.active.life, outlaw.active.in_play, outlaw.hand) == (4, left, ["missed"])


@ruling("D60")
def test_with_the_first_avoid_card_the_hit_is_over() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt")
    outlaw.holds("missed", "missed").active.has_in_play("hat")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed")

    assert law.prompt == "play"
    assert (outlaw.active.life, outlaw.active.in_play, outlaw.hand) == (4, ["hat"], ["missed"])


@ruling("D60")
def test_annie_avoids_with_a_hit_card() -> None:
    annie, outlaw = duel("annie_oakey jango", "babe_leroy dalton_bros")
    annie.holds("winchester", "beer")
    outlaw.is_playing().holds("colt")

    outlaw.plays("colt", at=annie.active)

    assert annie.options == ["play winchester-horseshoe.law.2 as missed", "pass"]
    annie.plays("winchester")
    assert (annie.active.life, annie.hand) == (4, ["beer"])


@ruling("D60")
def test_what_lies_with_the_partner_is_no_defence() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy sid_curry")
    law.holds("colt")
    outlaw.rearguard.has_in_play("barrel", "hat")

    law.plays("colt", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D61")
def test_one_avoid_cancels_one_of_several_hits() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("fanning")
    outlaw.holds("missed").active.has_in_play("bank", "gun_belt")

    law.plays("fanning", at=outlaw.active)
    outlaw.plays("missed")

    assert (outlaw.prompt, outlaw.active.life) == ("hit", 4)
    outlaw.passes()
    assert (law.prompt, outlaw.active.life) == ("play", 3)


@ruling("D61")
def test_several_hits_are_settled_one_after_the_other() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("fanning")
    outlaw.holds("missed").active.has_in_play("bank", "gun_belt", "clock")

    law.plays("fanning", at=outlaw.active)
    outlaw.passes()
    life_after_one = outlaw.active.life
    outlaw.plays("missed").passes()

    assert (life_after_one, outlaw.active.life) == (3, 2)
    assert law.prompt == "play"


@ruling("D62")
@pytest.mark.parametrize("card", ["colt", "knife", "derringer"])
def test_an_unavoided_hit_costs_a_life_point(card: str) -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds(card)

    law.plays(card, at=outlaw.active)
    outlaw.passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 3)


@ruling("D62")
def test_a_card_may_say_that_its_hit_costs_more() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros", mode="reinforcements")
    law.holds("spencer")

    law.plays("spencer", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 2


@ruling("D63")
def test_nobody_has_to_react_to_a_hit() -> None:
    law, sid = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("colt-dynamite.law").next_cards("barrel")
    sid.holds("missed").next_cards("barrel").active.has_in_play("barrel", "hat")

    law.plays("colt", at=sid.active)
    sid.passes()

    assert (sid.active.life, sid.hand) == (3, ["missed"])
    assert sid.active.in_play == ["barrel", "hat"]
    assert pile() == ["colt-dynamite.law"]


@ruling("D68")
def test_after_a_failed_reveal_the_hat_still_helps() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt")
    outlaw.next_cards("dynamite").active.has_in_play("barrel", "hat")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel").uses("hat")

    assert (outlaw.active.life, outlaw.active.in_play) == (4, ["barrel"])
    assert law.prompt == "play"


@ruling("D69")
def test_a_barrel_may_be_revealed_for_every_hit_of_a_fanning() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("fanning")
    outlaw.next_cards("barrel", "snake", "barrel")
    outlaw.active.has_in_play("barrel", "bank", "gun_belt")

    law.plays("fanning", at=outlaw.active)
    outlaw.uses("barrel").uses("barrel").passes().uses("barrel")

    assert (outlaw.active.life, outlaw.active.in_play) == (3, ["barrel", "bank", "gun_belt"])
    assert law.prompt == "play"


@ruling("D69")
def test_a_hat_serves_against_a_single_hit_of_a_fanning() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("fanning")
    outlaw.active.has_in_play("hat", "bank")

    law.plays("fanning", at=outlaw.active)
    outlaw.uses("hat")

    assert (outlaw.prompt, outlaw.options) == ("hit", ["pass"])
    outlaw.passes()
    assert (outlaw.active.life, outlaw.active.in_play) == (3, ["bank"])
