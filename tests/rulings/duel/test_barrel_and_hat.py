"""D101, D117: the Barrel and the Hat, which help the character they lie with."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import duel, pile, ruling


@ruling("D101")
def test_a_barrel_avoids_a_hit_when_a_barrel_is_revealed() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("beer-barrel.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    assert (outlaw.active.life, outlaw.active.in_play) == (4, ["barrel"])
    assert pile() == ["colt-dynamite.law", "beer-barrel.outlaw"]
    assert law.prompt == "play"


@ruling("D101")
@pytest.mark.parametrize(
    "shown", ["missed-snake.outlaw", "colt-dynamite.outlaw", "knife-horseshoe.outlaw"]
)
def test_another_symbol_does_not_avoid_the_hit_and_the_barrel_is_revealed_for_once(
    shown: str,
) -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards(shown, "beer-barrel.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")
    with pytest.raises(IllegalMove, match="revealed_already"):
        outlaw.uses("barrel")
    outlaw.passes()

    assert outlaw.active.life == 3


@ruling("D101")
def test_the_next_hit_lets_the_barrel_be_revealed_for_again() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("derringer", "colt")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("missed-snake.outlaw", "beer-barrel.outlaw")

    law.plays("derringer", at=outlaw.active)
    outlaw.uses("barrel").passes()
    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    assert outlaw.active.life == 3


@ruling("D101")
def test_the_barrel_of_a_rear_helps_him_against_a_knife() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("knife").active.has_in_play("scope")
    law.rearguard.has_in_play("barrel")
    law.next_cards("wagon-barrel.law")

    outlaw.plays("knife", at=law.rearguard)
    law.uses("barrel")

    assert law.rearguard.life == 5


@ruling("D101")
def test_the_barrel_of_the_front_does_not_help_the_rear() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("winchester")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("beer-barrel.outlaw")

    law.plays("winchester", at=outlaw.rearguard)

    assert outlaw.options == ["pass"]


@ruling("D101")
def test_a_barrel_helps_against_the_hit_of_an_ability() -> None:
    law, outlaw = duel("alan_pinkertoon bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt").active.has_in_play("barrel")
    outlaw.next_cards("beer-barrel.outlaw")

    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.uses("barrel")

    assert (law.active.life, outlaw.active.life) == (3, 4)
    assert outlaw.prompt == "play"


@ruling("D101")
def test_a_barrel_helps_against_a_gatling_and_a_return_fire() -> None:
    law, outlaw = duel("pat_garret", "babe_leroy")
    law.holds("gatling", "return_fire")
    outlaw.holds("colt").active.has_in_play("barrel")
    outlaw.next_cards("beer-barrel.outlaw", "wagon-barrel.outlaw")

    law.plays("gatling")
    outlaw.uses("barrel")
    outlaw.is_playing().plays("colt", at=law.active)
    law.plays("return_fire")
    outlaw.uses("barrel")

    assert outlaw.active.life == 4


@ruling("D117")
def test_a_hat_is_discarded_from_play_to_avoid_a_hit() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("hat-horseshoe.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("hat")

    assert (outlaw.active.life, outlaw.active.in_play) == (4, [])
    assert pile() == ["colt-dynamite.law", "hat-horseshoe.outlaw"]


@ruling("D117")
def test_a_hat_in_the_hand_avoids_nothing() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.holds("hat")

    law.plays("colt", at=outlaw.active)

    assert outlaw.options == ["pass"]
    assert outlaw.refused("hat") == "no_avoid"


@ruling("D117")
def test_the_hat_of_a_rear_helps_him_and_nobody_else() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("gatling")
    outlaw.rearguard.has_in_play("hat")

    law.plays("gatling")
    for_the_front = outlaw.refused_use("hat")
    outlaw.passes()
    law.passes()
    outlaw.uses("hat")

    assert for_the_front == "not_in_play"
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)
    assert outlaw.rearguard.in_play == []


@ruling("D117")
def test_a_hat_avoids_the_missed_that_annie_shoots() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("missed")
    outlaw.active.has_in_play("hat")

    law.plays("missed", at=outlaw.active, as_="colt")
    outlaw.uses("hat")

    assert (outlaw.active.life, outlaw.active.in_play) == (4, [])
