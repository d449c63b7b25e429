"""The long duel: the start of a turn, with Jail and Dynamite."""

from __future__ import annotations

import pytest

from sixgun.testing import Player, current, long_duel, next_cards, pile, ruling

MINE = "kit_carlson black_jack"
THEIRS = "willy_the_kid pedro_ramirez"


def ready() -> list[Player]:
    """My front and rear, the opponent's front and rear, with abilities that do not matter here."""
    return long_duel(MINE, THEIRS)


# -- the start of a turn -------------------------------------------------------------------


@ruling("T61", "R282")
def test_all_dynamites_are_checked_before_any_jail() -> None:
    front, rear, *_ = ready()
    front.has_in_play("jail")
    rear.has_in_play("dynamite")
    next_cards("5S", "9H")

    front.starts_turn()

    assert rear.life == 1
    assert pile() == ["missed-5S", "dynamite-2H", "mustang-9H", "jail-4H"]


@ruling("T61", "R282")
def test_the_front_is_chosen_after_the_checks_and_before_the_draw() -> None:
    willy, pedro, *_ = long_duel(THEIRS, MINE)
    pedro.has_in_play("jail")
    next_cards("9H", "bang-2C", "bang-3C")

    willy.starts_turn()
    assert willy.prompt == "front"
    assert willy.hand == []
    assert pedro.in_play == []
    willy.picks(at=willy)

    assert willy.hand == ["bang", "bang"]


@ruling("T61", "R282")
def test_the_one_chosen_draws_with_his_own_ability_and_has_the_turn() -> None:
    willy, kit, *_ = long_duel("willy_the_kid kit_carlson", "pedro_ramirez black_jack")

    willy.starts_turn().picks(at=kit)

    assert kit.is_in_front
    assert kit.is_active
    assert kit.prompt == "keep"


@ruling("T61")
def test_the_opponents_figures_cannot_be_chosen() -> None:
    front, rear, *_ = ready()

    front.starts_turn()

    assert front.options == ["pick > ann.1", "pick > ann.2"]
    assert rear.prompt == "front"


@ruling("T61")
def test_the_front_stays_chosen_in_the_opponents_turn() -> None:
    willy, slab, kit, _ = long_duel("willy_the_kid slab_the_killer", MINE)

    willy.starts_turn().picks(at=slab)
    slab.ends_turn()

    assert kit.prompt == "front"
    assert slab.is_in_front
    assert not willy.is_in_front
    assert kit.distance_to(slab) == 1
    assert kit.distance_to(willy) == 2


# -- Jail ----------------------------------------------------------------------------------


@ruling("T72", "R287")
def test_a_front_who_stays_in_jail_goes_behind_and_the_other_one_plays() -> None:
    pedro, willy, *_ = long_duel("pedro_ramirez willy_the_kid", MINE)
    pedro.has_in_play("jail")
    next_cards("9C", "bang-2C", "bang-3C")

    pedro.starts_turn()

    assert willy.is_in_front
    assert willy.is_active
    assert willy.prompt == "play"
    assert willy.hand == ["bang", "bang"]


@ruling("T72", "R287")
def test_a_rear_who_stays_in_jail_is_kept_behind() -> None:
    willy, pedro, *_ = long_duel(THEIRS, MINE)
    pedro.has_in_play("jail")
    next_cards("9C", "bang-2C", "bang-3C")

    willy.starts_turn()

    assert willy.is_in_front
    assert willy.prompt == "play"
    assert willy.hand == ["bang", "bang"]


@ruling("T72")
def test_on_the_next_turn_he_may_be_in_front_again() -> None:
    willy, pedro, paul, *_ = long_duel(THEIRS, "paul_regret rose_doolan")
    pedro.has_in_play("jail")
    next_cards("9C")

    willy.starts_turn().ends_turn()
    paul.picks(at=paul).ends_turn()

    assert willy.options == ["pick > ann.1", "pick > ann.2"]


@ruling("T73", "R287")
def test_a_turn_is_lost_if_both_stay_in_jail() -> None:
    front, rear, them, _ = ready()
    front.has_in_play("jail")
    rear.has_in_play("jail")
    next_cards("9C", "8C")

    front.starts_turn()

    assert front.hand == []
    assert front.in_play == rear.in_play == []
    assert them.is_active


@ruling("T73")
def test_a_turn_is_not_lost_if_one_of_two_in_jail_escapes() -> None:
    willy, paul, *_ = long_duel("willy_the_kid paul_regret", MINE)
    willy.has_in_play("jail")
    paul.has_in_play("jail")
    next_cards("9C", "8H", "bang-2C", "bang-3C")

    willy.starts_turn()

    assert paul.is_in_front
    assert paul.is_active
    assert paul.hand == ["bang", "bang"]


@ruling("T73", "R287")
def test_a_turn_is_lost_if_the_only_one_stays_in_jail() -> None:
    lone, _, them, _ = long_duel("willy_the_kid", MINE)
    lone.has_in_play("jail")
    next_cards("9C")

    lone.starts_turn()

    assert lone.hand == []
    assert them.is_active


# -- Dynamite ------------------------------------------------------------------------------


@ruling("T74", "R288")
@pytest.mark.parametrize("place", [0, 1])
def test_dynamite_is_laid_with_either_of_ones_own(place: int) -> None:
    figures = ready()
    figures[0].holds("dynamite")

    figures[0].plays("dynamite", at=figures[place])

    assert figures[place].in_play == ["dynamite"]
    assert current().players[1 - place].in_play == []


@ruling("T74")
def test_dynamite_is_not_laid_with_an_opponent() -> None:
    front, _, *them = ready()
    front.holds("dynamite")

    refused = [front.refused("dynamite", at=other) for other in them]

    assert refused == ["one_of_your_own"] * 2


@ruling("T74", "R288")
@pytest.mark.parametrize("place", [2, 3])
def test_the_opponent_says_with_whom_the_dynamite_lies_next(place: int) -> None:
    figures = ready()
    figures[1].has_in_play("dynamite")
    next_cards("9C")

    figures[0].starts_turn()
    assert figures[2].prompt == "place"
    figures[2].picks(at=figures[place])

    assert figures[place].in_play == ["dynamite"]
    assert figures[1].in_play == []
    assert figures[0].prompt == "front"


@ruling("T74")
def test_a_dynamite_that_was_passed_waits_for_its_new_owners_turn() -> None:
    willy, rear, them, behind = long_duel(THEIRS, "paul_regret rose_doolan")
    willy.has_in_play("dynamite")
    next_cards("9C", "bang-2C", "bang-3C", "5S")

    willy.starts_turn()
    them.picks(at=behind)
    assert behind.life == 4
    willy.picks(at=rear)
    rear.draws_from("deck").ends_turn()

    assert behind.life == 1
