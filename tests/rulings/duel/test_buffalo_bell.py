"""D139-D141: Buffalo Bell, who may lose life in place of his partner."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, ruling


@ruling("D139")
def test_bell_behind_may_take_the_point_of_a_hit_that_was_not_avoided() -> None:
    law, outlaw = duel("annie_oakey buffalo_bell", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")

    outlaw.plays("colt", at=law.active)
    law.passes().uses(as_="buffalo_bell")

    assert (law.active.life, law.rearguard.life) == (4, 3)
    assert outlaw.prompt == "play"


@ruling("D139")
def test_bell_in_front_may_take_the_point_of_indians() -> None:
    law, outlaw = duel("buffalo_bell annie_oakey", "babe_leroy west_harding")
    law.holds("indians")

    law.plays("indians")
    outlaw.passes()
    law.passes().uses(as_="buffalo_bell")
    outlaw.passes()

    assert (law.active.life, law.rearguard.life) == (3, 4)


@ruling("D139")
def test_bell_need_not_take_the_point() -> None:
    law, outlaw = duel("annie_oakey buffalo_bell", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")

    outlaw.plays("colt", at=law.active)
    law.passes().passes()

    assert (law.active.life, law.rearguard.life) == (3, 4)


@ruling("D139")
def test_bell_may_take_the_bite_of_a_rattlesnake() -> None:
    law, _ = duel("buffalo_bell annie_oakey", "babe_leroy west_harding")
    law.rearguard.has_in_play("rattlesnake")
    law.next_cards("missed-snake.law")

    law.starts_turn()
    law.uses(as_="buffalo_bell")

    assert (law.active.life, law.rearguard.life) == (3, 4)


@ruling("D139")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_bell_may_take_any_number_of_the_points_of_dynamite(taken: int) -> None:
    law, _ = duel("annie_oakey buffalo_bell", "babe_leroy west_harding")
    law.active.has_in_play("dynamite")
    law.next_cards("shotgun-dynamite.law")

    law.starts_turn()
    for _point in range(taken):
        law.uses(as_="buffalo_bell")
    if taken < 3:
        law.passes()

    assert (law.active.life, law.rearguard.life) == (1 + taken, 4 - taken)
    assert law.prompt == "play"


@ruling("D139")
def test_bell_keeps_his_last_point() -> None:
    law, _ = duel("annie_oakey buffalo_bell", "babe_leroy west_harding")
    law.active.has_in_play("dynamite")
    law.rearguard.has_life(2)
    law.next_cards("shotgun-dynamite.law")

    law.starts_turn()
    law.uses(as_="buffalo_bell")

    assert (law.active.life, law.rearguard.life) == (2, 1)
    assert law.prompt == "play"


@ruling("D139")
def test_bell_with_one_point_takes_nothing() -> None:
    law, outlaw = duel("annie_oakey buffalo_bell", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.rearguard.has_life(1)

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert (law.active.life, law.rearguard.life) == (3, 1)
    assert outlaw.prompt == "play"


@ruling("D139")
def test_bell_may_save_the_last_point_of_his_partner() -> None:
    law, outlaw = duel("annie_oakey buffalo_bell", "babe_leroy west_harding")
    outlaw.is_playing().holds("duel")
    law.active.has_life(1)

    outlaw.plays("duel", at=law.active)
    law.passes().uses(as_="buffalo_bell")

    assert (law.active.character, law.active.life) == ("annie_oakey", 1)
    assert law.rearguard.life == 3


@ruling("D140")
def test_bell_avoids_nothing_for_his_partner() -> None:
    law, outlaw = duel("wyatt_ear buffalo_bell", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.rearguard.has_in_play("barrel", "hat-horseshoe.law")
    law.next_cards("wagon-barrel.law")

    outlaw.plays("colt", at=law.active)

    assert law.options == ["pass"]
    law.passes().uses(as_="buffalo_bell")
    assert (law.active.life, law.rearguard.life) == (4, 3)
    assert law.rearguard.in_play == ["barrel", "hat"]


@ruling("D140")
def test_the_partner_avoids_the_hit_before_bell_is_asked() -> None:
    law, outlaw = duel("wyatt_ear buffalo_bell", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt", "knife")
    law.holds("missed-barrel.law")

    outlaw.plays("colt", at=law.active)
    first = law.options
    law.plays("missed")

    assert first == ["play missed-barrel.law", "pass"]
    assert (law.active.life, law.rearguard.life) == (4, 4)
    assert outlaw.prompt == "play"


@ruling("D140")
def test_a_point_that_bell_takes_sets_alan_not_off() -> None:
    law, outlaw = duel("alan_pinkertoon buffalo_bell", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")

    outlaw.plays("colt", at=law.active)
    law.passes().uses(as_="buffalo_bell")

    assert (law.active.life, law.rearguard.life) == (4, 3)
    assert outlaw.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D140")
def test_alan_answers_only_the_points_that_bell_leaves_him() -> None:
    law, outlaw = duel("alan_pinkertoon buffalo_bell", "babe_leroy west_harding")
    law.active.has_in_play("dynamite")
    law.next_cards("shotgun-dynamite.law")

    law.starts_turn()
    law.uses(as_="buffalo_bell").uses(as_="buffalo_bell").passes()
    outlaw.passes()

    assert (law.active.life, law.rearguard.life) == (3, 2)
    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D140")
def test_a_point_that_bell_takes_sets_dalon_not_off() -> None:
    law, outlaw = duel("dalon_ranger buffalo_bell", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")

    outlaw.plays("colt", at=law.active)
    law.passes().uses(as_="buffalo_bell")

    assert (law.active.life, law.rearguard.life, law.hand) == (5, 3, [])
    assert outlaw.prompt == "play"


@ruling("D141")
@pytest.mark.parametrize("stands", ["buffalo_bell annie_oakey", "annie_oakey buffalo_bell"])
def test_nobody_loses_a_point_in_bells_place(stands: str) -> None:
    law, outlaw = duel(stands, "babe_leroy west_harding")
    outlaw.is_playing().holds("colt").active.has_in_play("scope")
    bell = law.first if stands.startswith("buffalo") else law.second
    annie = law.second if stands.startswith("buffalo") else law.first

    outlaw.plays("colt", at=bell)
    law.passes()

    assert (bell.life, annie.life) == (3, 4)
    assert outlaw.prompt == "play"
