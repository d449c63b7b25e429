"""The reload: D80-D84."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import duel, pile, ruling


@ruling("D80")
def test_a_reload_card_is_exchanged_while_the_opponent_stands_alone() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy")
    law.holds("water-barrel.law").next_cards("colt", "missed")

    law.reloads("water")

    assert (law.prompt, law.hand, pile()) == ("play", ["colt"], ["water-barrel.law"])
    assert law.active.character == "the_stranger"
    assert outlaw.hand == []


@ruling("D80")
def test_a_reload_card_is_exchanged_while_its_player_stands_alone() -> None:
    law, _ = duel("the_stranger", "babe_leroy dalton_bros")
    law.holds("water").next_cards("colt")

    law.reloads("water")

    assert (law.prompt, law.hand) == ("play", ["colt"])


@ruling("D80")
def test_nothing_is_reloaded_while_both_have_two_characters() -> None:
    law, _ = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("water").next_cards("colt")

    assert law.refused_reload("water") == "no_reload_yet"
    with pytest.raises(IllegalMove):
        law.reloads("water")


@ruling("D80")
def test_reloading_is_open_from_the_elimination_that_leaves_somebody_alone() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt", "water").next_cards("missed")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.reloads("water")

    assert (law.prompt, law.hand) == ("play", ["missed"])


@ruling("D80")
def test_an_elimination_that_the_reserve_makes_good_opens_no_reloading() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros tom_thorn")
    law.holds("colt", "water")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.refused_reload("water") == "no_reload_yet"


@ruling("D80")
def test_a_card_without_the_icon_is_not_reloaded() -> None:
    law, _ = duel("the_stranger", "babe_leroy")
    law.holds("missed")

    assert law.refused_reload("missed") == "no_reload_card"


@ruling("D81")
@pytest.mark.parametrize("card", ["clock", "scope", "stampede"])
def test_a_card_lying_with_the_front_may_be_reloaded(card: str) -> None:
    law, _ = duel("the_stranger jango", "babe_leroy")
    law.next_cards("colt").active.has_in_play(card)

    law.reloads(card)

    assert (law.hand, law.active.in_play) == (["colt"], [])
    assert pile()[0].startswith(card)


@ruling("D81")
def test_a_card_lying_with_the_rear_may_not_be_reloaded() -> None:
    law, _ = duel("the_stranger jango", "babe_leroy")
    law.next_cards("colt").rearguard.has_in_play("scope", "stampede")
    law.active.has_in_play("bank")

    assert law.refused_reload("scope") == "asleep"
    assert law.refused_reload("stampede") == "asleep"  # although it is always active
    law.swaps().reloads("scope")
    assert law.hand == ["colt"]


@ruling("D81")
def test_a_sole_character_is_in_front_and_may_reload_what_lies_with_him() -> None:
    law, _ = duel("the_stranger", "babe_leroy dalton_bros")
    law.next_cards("colt").active.has_in_play("scope")

    law.reloads("scope")

    assert (law.hand, law.active.in_play) == (["colt"], [])


@ruling("D82")
def test_nobody_reloads_in_answer_to_a_hit() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy")
    law.holds("colt")
    outlaw.holds("water").next_cards("missed").active.has_in_play("scope")

    law.plays("colt", at=outlaw.active)

    assert outlaw.options == ["pass"]
    with pytest.raises(IllegalMove):
        outlaw.reloads("water")
    with pytest.raises(IllegalMove):
        outlaw.reloads("scope")


@ruling("D82")
def test_nobody_reloads_in_phase_3() -> None:
    law, _ = duel("the_stranger", "babe_leroy")
    law.holds("water", "scope", "bank", "colt", "missed").ends_turn()

    assert law.prompt == "discard"
    with pytest.raises(IllegalMove):
        law.reloads("water")


@ruling("D83")
def test_a_stampede_that_the_opponent_laid_may_be_reloaded() -> None:
    law, outlaw = duel("the_stranger", "babe_leroy dalton_bros")
    law.holds("stampede-barrel.law")
    outlaw.next_cards("beer")

    law.plays("stampede", at=outlaw.active)
    outlaw.is_playing().reloads("stampede")

    assert (outlaw.hand, outlaw.active.in_play) == (["beer"], [])
    assert pile() == ["stampede-barrel.law"]


@ruling("D84")
def test_a_card_without_a_target_may_be_reloaded() -> None:
    law, outlaw = duel("the_stranger", "babe_leroy")
    law.holds("water").next_cards("colt")

    assert law.refused("water", at=law.active) == "stands_alone"
    assert law.refused("water", at=outlaw.active) == "stands_alone"
    law.reloads("water")
    assert law.hand == ["colt"]


@ruling("D84")
def test_any_number_of_cards_may_be_reloaded_in_a_turn() -> None:
    law, _ = duel("the_stranger jango", "babe_leroy")
    law.holds("water", "water", "scope").next_cards("clock", "colt", "missed", "bank")
    law.active.has_in_play("stampede")

    law.reloads("water").reloads("water").reloads("scope").reloads("stampede").reloads("clock")

    assert law.prompt == "play"
    assert len(law.hand) == 4
    assert len(pile()) == 5


@ruling("D84")
def test_a_reloaded_card_does_nothing_else() -> None:
    law, _ = duel("the_stranger jango", "tom_thorn")
    law.holds("water", "scope").next_cards("colt", "missed")

    law.reloads("water").reloads("scope")

    assert law.active.character == "the_stranger"
    assert (law.active.in_play, law.rearguard.in_play) == ([], [])
