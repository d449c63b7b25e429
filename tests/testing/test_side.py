"""Sides of The Duel: how a test sets them up and what it can check."""

from __future__ import annotations

import pytest

from sixgun.testing import ScenarioError, duel


def test_life_is_between_1_and_the_maximum() -> None:
    law, _ = duel("dalon_ranger jango")

    for points in (0, 6):
        with pytest.raises(ScenarioError, match=f"life of dalon_ranger .* 1 to 5, not {points}"):
            law.active.has_life(points)
    assert law.active.has_life(2).life == 2
    assert law.active.max_life == 5


def test_nobody_has_two_cards_of_a_name_in_play() -> None:
    _, outlaw = duel("", "sid_curry tom_thorn")

    with pytest.raises(ScenarioError, match="sid_curry has a clock in play already"):
        outlaw.active.has_in_play("clock", "clock")


def test_a_card_that_is_never_laid_down_cannot_be_in_play() -> None:
    law, _ = duel()

    with pytest.raises(ScenarioError, match="colt does not stay in play: it is a red card"):
        law.active.has_in_play("colt")


def test_an_empty_place_has_no_cards_in_play() -> None:
    law, _ = duel("jango")

    with pytest.raises(ScenarioError, match=r"ann\.2 has fallen"):
        law.second.has_in_play("hat")
    with pytest.raises(ScenarioError, match=r"ann\.2 has fallen"):
        law.second.has_life(1)


def test_a_character_can_appear_only_once() -> None:
    law, outlaw = duel("dalon_ranger jango", "sid_curry tom_thorn west_harding")

    for who in ("jango", "sid_curry", "west_harding"):
        with pytest.raises(ScenarioError, match=f"only one character '{who}'"):
            law.has_reserve(who)
    assert outlaw.has_reserve("west_harding").reserve == ["west_harding"]


def test_no_turn_begins_in_the_middle_of_a_card() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding tom_thorn")
    law.holds("colt").plays("colt", at=outlaw)

    for word in (outlaw.starts_turn, outlaw.is_playing):
        with pytest.raises(ScenarioError, match=r"until this is resolved: bob is asked \(hit\)"):
            word()
    outlaw.passes()
    assert outlaw.starts_turn().is_on_turn


def test_cards_are_seen_by_kind_and_by_name() -> None:
    law, _ = duel()
    law.holds("colt-dynamite.law").active.has_in_play("hat")

    assert (law.hand, law.hand_names) == (["colt"], ["colt-dynamite.law"])
    assert law.active.in_play == ["hat"]
    assert law.active.in_play_names[0].startswith("hat-")


def test_the_error_for_a_missing_card_lists_the_cards_there() -> None:
    law, _ = duel("dalon_ranger jango")
    law.holds("colt-dynamite.law").active.has_in_play("hat")

    with pytest.raises(
        ScenarioError, match=r"ann has no missed in hand; there: colt-dynamite\.law"
    ):
        law.plays("missed")
    with pytest.raises(ScenarioError, match="dalon_ranger has no bank in play; there: hat-"):
        law.active.card("bank")
    with pytest.raises(ScenarioError, match="ann has no bank in play; there: hat-"):
        law.uses("bank")


def test_a_side_draws_only_from_existing_decks() -> None:
    law, _ = duel()

    with pytest.raises(ScenarioError, match="Known: deck, deck_1, deck_2, common_deck"):
        law.draws_from("discards")
    with pytest.raises(ScenarioError, match="Known: law_back, outlaw_back, ren_law_back"):
        law.names("hearts")
