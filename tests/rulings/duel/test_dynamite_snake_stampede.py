"""D109, D110, D120, D128: Dynamite, Rattlesnake and Stampede, one at a time."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, pile, ruling


@ruling("D109")
def test_dynamite_is_laid_with_the_own_rear_only() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("dynamite")

    refused = [
        outlaw.refused("dynamite", at=outlaw.active),
        outlaw.refused("dynamite", at=law.active),
        outlaw.refused("dynamite", at=law.rearguard),
    ]
    outlaw.plays("dynamite", at=outlaw.rearguard)

    assert refused == ["not_on_your_front", "only_on_your_own", "only_on_your_own"]
    assert outlaw.rearguard.in_play == ["dynamite"]


@ruling("D109")
def test_dynamite_may_be_laid_with_the_own_sole_character() -> None:
    law, outlaw = duel("pat_garret", "babe_leroy")
    outlaw.is_playing().holds("dynamite")

    refused = outlaw.refused("dynamite", at=law.active)
    outlaw.plays("dynamite", at=outlaw.active)

    assert refused == "only_on_your_own"
    assert outlaw.active.in_play == ["dynamite"]


@ruling("D109")
def test_dynamite_explodes_on_a_dynamite_for_three_points_and_is_discarded() -> None:
    _, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.rearguard.has_in_play("dynamite", "clock")
    outlaw.next_cards("colt-dynamite.outlaw")

    outlaw.starts_turn()

    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 1)
    assert outlaw.rearguard.in_play == ["clock"]
    assert pile() == ["colt-dynamite.outlaw", "dynamite-barrel.outlaw"]
    assert outlaw.prompt == "play"


@ruling("D109")
@pytest.mark.parametrize(
    "shown", ["beer-barrel.outlaw", "missed-snake.outlaw", "knife-horseshoe.outlaw"]
)
def test_dynamite_that_does_not_explode_goes_to_the_opponents_rear(shown: str) -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.rearguard.has_in_play("dynamite")
    law.rearguard.has_in_play("bank")
    outlaw.next_cards(shown)

    outlaw.starts_turn()

    assert (outlaw.rearguard.life, outlaw.rearguard.in_play) == (4, [])
    assert (law.active.in_play, law.rearguard.in_play) == ([], ["bank", "dynamite"])


@ruling("D109")
def test_dynamite_that_is_passed_on_replaces_nothing() -> None:
    law, outlaw = duel(
        "pat_garret bill_tightman",
        "babe_leroy west_harding",
        corrections="dynamite.law=snake",  # normally there is only one (D13)
    )
    outlaw.rearguard.has_in_play("dynamite-barrel.outlaw")
    law.rearguard.has_in_play("dynamite-snake.law")
    outlaw.next_cards("missed-snake.outlaw")

    outlaw.starts_turn()

    assert law.rearguard.in_play == ["dynamite", "dynamite"]


@ruling("D110")
def test_a_passed_dynamite_goes_on_in_the_receivers_turn_though_its_bearer_came_to_the_front() -> (
    None
):
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.holds("water").rearguard.has_in_play("dynamite")
    outlaw.next_cards("missed-snake.outlaw")
    law.next_cards("shotgun-dynamite.law")

    outlaw.starts_turn()
    outlaw.plays("water", at=law.active)
    not_in_this_turn = (law.active.character, law.active.life)
    law.starts_turn()

    assert not_in_this_turn == ("bill_tightman", 5)
    assert (law.active.character, law.active.life) == ("bill_tightman", 2)
    assert law.active.in_play == []


@ruling("D110")
def test_dynamite_passes_from_a_front_to_the_rear_of_that_moment() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.active.has_in_play("dynamite")
    law.next_cards("missed-snake.law")
    outlaw.is_playing().swaps()

    law.starts_turn()

    assert law.active.in_play == []
    assert outlaw.rearguard.character == "babe_leroy"
    assert (outlaw.active.in_play, outlaw.rearguard.in_play) == ([], ["dynamite"])


@ruling("D110")
def test_dynamite_passes_to_a_sole_character() -> None:
    law, outlaw = duel("pat_garret", "babe_leroy west_harding")
    outlaw.active.has_in_play("dynamite")
    outlaw.next_cards("missed-snake.outlaw")

    outlaw.starts_turn()

    assert law.active.in_play == ["dynamite"]


@ruling("D120")
def test_a_rattlesnake_bites_on_a_snake_and_stays() -> None:
    _, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.active.has_in_play("rattlesnake")
    outlaw.next_cards("missed-snake.outlaw", "beer", "duel", "missed-snake.outlaw.2")

    outlaw.starts_turn()
    first = (outlaw.active.life, outlaw.active.in_play)
    outlaw.starts_turn()

    assert first == (3, ["rattlesnake"])
    assert (outlaw.active.life, outlaw.active.in_play) == (2, ["rattlesnake"])


@ruling("D120")
@pytest.mark.parametrize("shown", ["wagon-barrel.law", "colt-dynamite.law", "winchester"])
def test_a_rattlesnake_that_does_not_bite_stays_too(shown: str) -> None:
    law, _ = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.rearguard.has_in_play("rattlesnake")
    law.next_cards(shown)

    law.starts_turn()

    assert (law.rearguard.life, law.rearguard.in_play) == (5, ["rattlesnake"])


@ruling("D128")
@pytest.mark.parametrize("bearer", ["front", "rear"])
def test_a_stampede_swaps_its_bearers_side_in_each_of_its_turns(bearer: str) -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    (law.active if bearer == "front" else law.rearguard).has_in_play("stampede")

    law.starts_turn()
    first = law.active.character
    outlaw.starts_turn()
    in_the_others_turn = (law.active.character, outlaw.active.character)
    law.starts_turn()

    assert first == "bill_tightman"
    assert in_the_others_turn == ("bill_tightman", "babe_leroy")
    assert law.active.character == "annie_oakey"


@ruling("D128")
def test_a_stampede_swaps_before_the_draw() -> None:
    law, _ = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.active.has_in_play("stampede")
    law.rearguard.has_in_play("bank")
    law.next_cards("water", "wagon", "indians", "duel")

    law.starts_turn()

    assert law.hand == ["water", "wagon", "indians"]


@ruling("D128")
def test_a_stampede_has_no_effect_on_a_sole_character() -> None:
    law, outlaw = duel("jango bill_tightman", "babe_leroy")
    outlaw.active.has_in_play("stampede")

    outlaw.starts_turn()

    assert outlaw.active.character == "babe_leroy"
    assert outlaw.active.in_play == ["stampede"]
    assert (law.prompt, outlaw.prompt) == ("", "play")


@ruling("D128")
def test_a_clock_sees_a_stampede() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.active.has_in_play("stampede")
    outlaw.active.has_in_play("clock")
    outlaw.next_cards("beer", "duel")

    law.starts_turn()

    assert outlaw.hand == ["beer"]


@ruling("D128")
def test_jango_sees_a_stampede() -> None:
    law, outlaw = duel("jango bill_tightman", "babe_leroy west_harding")
    outlaw.active.has_in_play("stampede")
    law.next_cards("water", "wagon")

    outlaw.starts_turn()
    before_the_draw = outlaw.hand
    law.draws_from("deck")

    assert law.hand == ["water"]
    assert before_the_draw == []
    assert len(outlaw.hand) == 2


@ruling("D128")
def test_tom_thorn_whom_a_stampede_brings_to_the_front_shoots() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy tom_thorn")
    outlaw.rearguard.has_in_play("stampede")

    outlaw.starts_turn()
    law.passes()

    assert (law.active.life, law.rearguard.life) == (4, 4)
    assert outlaw.active.character == "tom_thorn"
    assert len(outlaw.hand) == 2


@ruling("D128")
def test_a_sidekick_sees_a_stampede_that_brings_its_bearer_to_the_front() -> None:
    law, renegade = duel(
        "annie_oakey bill_tightman", "big_steve charlie_basset", mode="renegade_vs_law"
    )
    renegade.active.has_in_play("stampede")
    renegade.rearguard.has_in_play("sidekick")

    renegade.starts_turn()
    law.passes()

    assert (law.active.life, law.rearguard.life) == (3, 5)
