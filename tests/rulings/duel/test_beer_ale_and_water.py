"""D102, D130, D132, D243: Beer, Strong Ale and Water."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, ruling


@ruling("D102")
def test_a_beer_heals_both_own_characters() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("beer").active.has_life(1)
    outlaw.rearguard.has_life(2)
    law.active.has_life(1)

    outlaw.plays("beer")

    assert (outlaw.active.life, outlaw.rearguard.life) == (2, 3)
    assert law.active.life == 1


@ruling("D102")
def test_a_beer_heals_not_above_the_maximum() -> None:
    _, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("beer").rearguard.has_life(3)

    outlaw.plays("beer")

    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 4)


@ruling("D102")
def test_a_beer_heals_a_sole_character_by_one() -> None:
    _, outlaw = duel("annie_oakey bill_tightman", "babe_leroy")
    outlaw.is_playing().holds("beer").active.has_life(1)

    outlaw.plays("beer")

    assert outlaw.active.life == 2


@ruling("D102")
def test_a_beer_is_never_played_out_of_turn() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.holds("beer").active.has_life(1)

    law.plays("colt", at=outlaw.active)
    offered = outlaw.options
    outlaw.passes()

    assert offered == ["pass"]
    assert outlaw.active.character == "west_harding"
    assert "beer" in outlaw.hand


@ruling("D130")
@pytest.mark.parametrize("before", [1, 2, 3, 4, 5])
def test_strong_ale_sets_life_to_three_up_or_down(before: int) -> None:
    law, _ = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("strong_ale").rearguard.has_life(before)

    law.plays("strong_ale", at=law.rearguard)

    assert law.rearguard.life == 3
    assert law.prompt == "play"


@ruling("D130")
def test_strong_ale_heals_not_above_the_maximum() -> None:
    law, outlaw = duel(
        "annie_oakey bill_tightman", "dalton_bros west_harding", corrections="dalton_bros.life=2"
    )
    law.holds("strong_ale")
    outlaw.active.has_life(1)

    law.plays("strong_ale", at=outlaw.active)

    assert outlaw.active.life == 2


@ruling("D130")
def test_strong_ale_is_for_any_character_but_the_other_rear() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("strong_ale")

    refused = [
        law.refused("strong_ale", at=law.active),
        law.refused("strong_ale", at=law.rearguard),
        law.refused("strong_ale", at=outlaw.active),
        law.refused("strong_ale", at=outlaw.rearguard),
    ]

    assert refused == ["", "", "", "behind_the_front"]


@ruling("D130")
def test_strong_ale_that_takes_life_cannot_be_avoided() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("strong_ale")
    outlaw.holds("missed").active.has_in_play("hat")

    law.plays("strong_ale", at=outlaw.active)

    assert (outlaw.active.life, outlaw.hand, outlaw.active.in_play) == (3, ["missed"], ["hat"])
    assert law.prompt == "play"


@ruling("D130")
def test_dalon_ranger_draws_for_each_point_that_strong_ale_takes() -> None:
    law, outlaw = duel("dalon_ranger bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("strong_ale")
    law.next_cards("bank", "duel", "gatling")

    outlaw.plays("strong_ale", at=law.active)
    law.draws_from("deck").draws_from("deck")

    assert (law.active.life, law.hand) == (3, ["bank", "duel"])
    assert outlaw.prompt == "play"


@ruling("D130")
def test_alan_answers_the_point_that_his_own_strong_ale_takes() -> None:
    law, outlaw = duel("alan_pinkertoon bill_tightman", "babe_leroy west_harding")
    law.holds("strong_ale")

    law.plays("strong_ale", at=law.active)
    outlaw.passes()

    assert (law.active.life, outlaw.active.life) == (3, 3)


@ruling("D130")
def test_life_regained_by_strong_ale_sets_nothing_off() -> None:
    law, outlaw = duel("alan_pinkertoon dalon_ranger", "babe_leroy west_harding")
    law.holds("strong_ale").active.has_life(1)

    law.plays("strong_ale", at=law.active)

    assert (law.active.life, outlaw.active.life) == (3, 4)
    assert law.prompt == "play"


@ruling("D132")
@pytest.mark.parametrize("whose", ["own", "other"])
def test_water_swaps_one_side(whose: str) -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("water")

    law.plays("water", at=law.active if whose == "own" else outlaw.active)

    own = whose == "own"
    assert law.active.character == ("bill_tightman" if own else "annie_oakey")
    assert outlaw.active.character == ("babe_leroy" if own else "west_harding")


@ruling("D132")
def test_water_is_not_played_on_a_sole_character() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy")
    law.holds("water-barrel.law")
    outlaw.holds("water-barrel.outlaw")

    in_the_turn_of_the_pair = law.refused("water", at=outlaw.active)
    on_the_pair = law.refused("water", at=law.active)
    outlaw.is_playing()

    assert (in_the_turn_of_the_pair, on_the_pair) == ("stands_alone", "")
    assert outlaw.refused("water", at=outlaw.active) == "stands_alone"
    assert outlaw.refused("water", at=law.active) == ""


@ruling("D243")
@pytest.mark.parametrize("stands", ["dalon_ranger buffalo_bell", "buffalo_bell dalon_ranger"])
def test_buffalo_bell_takes_no_point_of_strong_ale(stands: str) -> None:
    law, _ = duel(stands, "babe_leroy west_harding")
    law.holds("strong_ale")
    dalon = law.first if stands.startswith("dalon") else law.second
    bell = law.second if stands.startswith("dalon") else law.first

    law.plays("strong_ale", at=dalon)

    assert (dalon.life, bell.life) == (3, 4)
    assert law.prompt == "play"
