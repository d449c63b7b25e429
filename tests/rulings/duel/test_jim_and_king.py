"""Jim Longhair and King Fishers: when their side swaps they may swap the opponent's, too."""

from __future__ import annotations

import pytest

from sixgun.testing import Side, duel, ruling


def against_the_law(side: str) -> list[Side]:
    return duel("the_stranger pat_garret", side, mode="renegade_vs_law")


@ruling("D210")
@pytest.mark.parametrize("side", ["big_steve jim_longhair", "jim_longhair big_steve"])
def test_jim_may_swap_the_opponent_from_either_place(side: str) -> None:
    law, renegade = against_the_law(side)

    renegade.is_playing().swaps().swaps(at=law.active)

    assert law.active.character == "pat_garret"
    assert renegade.prompt == "play"


@ruling("D210")
def test_jim_may_leave_the_opponent_as_he_stands() -> None:
    law, renegade = against_the_law("big_steve jim_longhair")

    renegade.is_playing().swaps().passes()

    assert law.active.character == "the_stranger"
    assert renegade.prompt == "play"


@ruling("D210")
@pytest.mark.parametrize("side", ["big_steve jim_longhair", "big_steve king_fishers"])
def test_a_swap_that_the_opponent_forces_counts_as_well(side: str) -> None:
    law, renegade = against_the_law(side)
    law.holds("water")

    law.plays("water", at=renegade.active)
    renegade.swaps(at=law.active)

    assert law.active.character == "pat_garret"
    assert law.prompt == "play"


@ruling("D210")
def test_a_stampede_counts_as_well_and_comes_before_the_draw() -> None:
    law, renegade = against_the_law("big_steve jim_longhair")
    renegade.active.has_in_play("stampede")

    renegade.starts_turn()
    asked, held = renegade.prompt, renegade.hand
    renegade.swaps(at=law.active)

    assert (asked, held) == ("swap_side", [])
    assert law.active.character == "pat_garret"
    assert len(renegade.hand) == 2


@ruling("D210")
def test_jims_swap_waits_until_the_card_is_settled() -> None:
    law, renegade = against_the_law("big_steve jim_longhair")
    law.holds("shotgun")
    renegade.holds("feint")

    law.plays("shotgun", at=renegade.active)
    renegade.plays("feint")
    law.swaps(at=renegade.active)
    renegade.swaps(at=law.active)

    assert renegade.active.character == "jim_longhair"
    assert law.active.character == "pat_garret"


@ruling("D210")
def test_king_who_comes_to_the_front_may_swap_the_opponent() -> None:
    law, renegade = against_the_law("big_steve king_fishers")

    renegade.is_playing().swaps().swaps(at=law.active)

    assert law.active.character == "pat_garret"


@ruling("D210")
def test_king_who_leaves_the_front_may_not() -> None:
    law, renegade = against_the_law("king_fishers big_steve")

    renegade.is_playing().swaps()

    assert renegade.prompt == "play"
    assert law.active.character == "the_stranger"


@ruling("D210")
@pytest.mark.parametrize("side", ["big_steve jim_longhair", "big_steve king_fishers"])
def test_a_swap_of_the_opponent_alone_is_none_of_theirs(side: str) -> None:
    law, renegade = against_the_law(side)

    law.swaps()

    assert renegade.prompt == ""
    assert law.prompt == "play"


@ruling("D210")
def test_an_opponent_with_one_character_cannot_be_swapped() -> None:
    _law, renegade = duel("the_stranger", "big_steve jim_longhair", mode="renegade_vs_law")

    renegade.is_playing().swaps()

    assert renegade.prompt == "play"


@ruling("D211")
def test_jim_and_king_react_once_each_to_one_swap() -> None:
    law, renegade = against_the_law("jim_longhair king_fishers")

    renegade.is_playing().swaps().swaps(at=law.active)
    between = law.active.character
    renegade.swaps(at=law.active)

    assert between == "pat_garret"
    assert law.active.character == "the_stranger"
    assert renegade.prompt == "play"


@ruling("D211")
def test_with_king_behind_jim_alone_reacts() -> None:
    law, renegade = against_the_law("king_fishers jim_longhair")

    renegade.is_playing().swaps().swaps(at=law.active)

    assert renegade.prompt == "play"


@ruling("D211")
def test_a_swap_that_jim_causes_sets_off_what_the_other_side_has() -> None:
    outlaw, renegade = duel(
        "west_harding tom_thorn", "big_steve jim_longhair", mode="renegade_vs_outlaw"
    )

    renegade.is_playing().swaps().swaps(at=outlaw.active)
    asked = renegade.prompt
    renegade.passes()

    assert asked == "hit"
    assert (renegade.active.character, renegade.rearguard.life) == ("jim_longhair", 3)
    assert renegade.prompt == "play"


@ruling("D211")
def test_a_swap_that_jim_causes_does_not_set_him_off_again() -> None:
    law, renegade = against_the_law("big_steve jim_longhair")
    renegade.is_playing().holds("water")

    renegade.swaps().swaps(at=law.active)
    after_his_own = renegade.prompt
    renegade.plays("water", at=law.active)

    assert (after_his_own, renegade.prompt) == ("play", "play")
    assert law.active.character == "the_stranger"


@ruling("D211")
def test_each_swap_of_a_turn_lets_jim_react_again() -> None:
    law, renegade = against_the_law("big_steve jim_longhair")
    renegade.is_playing().holds("water")

    renegade.swaps().swaps(at=law.active)
    renegade.plays("water", at=renegade.active).swaps(at=law.active)

    assert law.active.character == "the_stranger"
    assert renegade.active.character == "big_steve"
