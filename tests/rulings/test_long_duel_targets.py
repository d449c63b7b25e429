"""The long duel: which figures cards reach, and where they lie."""

from __future__ import annotations

import pytest

from sixgun.testing import Player, long_duel, next_cards, pile, ruling

MINE = "kit_carlson black_jack"
THEIRS = "willy_the_kid pedro_ramirez"


def ready() -> list[Player]:
    """My front and rear, the opponent's front and rear, with abilities that do not matter here."""
    return long_duel(MINE, THEIRS)


@ruling("T64", "R284")
def test_front_to_front_is_distance_1_and_to_the_rear_2() -> None:
    front, _, them, behind = ready()

    assert front.distance_to(them) == 1
    assert front.distance_to(behind) == 2


@ruling("T64", "R284")
def test_cards_in_play_change_that_distance() -> None:
    front, _, them, behind = ready()
    them.has_in_play("mustang")
    assert (front.distance_to(them), front.distance_to(behind)) == (2, 2)

    front.has_in_play("scope")

    assert (front.distance_to(them), front.distance_to(behind)) == (1, 1)


@ruling("T63")
def test_a_bang_may_go_at_the_rear_if_the_weapon_reaches() -> None:
    front, _, them, behind = ready()
    front.holds("bang")
    assert front.refused("bang", at=behind) == "out_of_range"
    front.has_in_play("schofield")

    front.plays("bang", at=behind)
    behind.passes()

    assert (them.life, behind.life) == (4, 3)


@ruling("T63")
def test_duel_and_cat_balou_may_go_at_the_rear_at_any_distance() -> None:
    front, _, them, behind = ready()
    front.holds("duel", "cat_balou")
    behind.has_in_play("barrel", "mustang")

    front.plays("duel", at=behind)
    behind.passes()
    front.plays("cat_balou", at=behind.card("barrel"))

    assert (them.life, behind.life) == (4, 3)
    assert behind.in_play == ["mustang"]


@ruling("T63")
def test_no_shot_goes_at_ones_own_rear() -> None:
    front, rear, *_ = ready()
    front.holds("bang", "duel")

    assert front.refused("bang", at=rear) == "not_yourself"
    assert front.refused("duel", at=rear) == "not_yourself"


@ruling("T65")
@pytest.mark.parametrize("place", [0, 1])
def test_a_blue_card_is_laid_with_either_of_ones_own(place: int) -> None:
    figures = ready()
    figures[0].holds("barrel")

    figures[0].plays("barrel", at=figures[place])

    assert figures[place].in_play == ["barrel"]
    assert figures[1 - place].in_play == []


@ruling("T65")
@pytest.mark.parametrize("place", [2, 3])
def test_jail_is_put_on_either_opposing_one_and_on_none_of_ones_own(place: int) -> None:
    figures = ready()
    figures[0].holds("jail")
    assert figures[0].refused("jail", at=figures[0]) == "not_yourself"
    assert figures[0].refused("jail", at=figures[1]) == "not_yourself"

    figures[0].plays("jail", at=figures[place])

    assert figures[place].in_play == ["jail"]


@ruling("T65", "T66")
def test_weapon_and_scope_of_the_rear_do_not_help_the_front() -> None:
    front, rear, _, behind = ready()
    front.holds("bang")
    rear.has_in_play("winchester", "scope")

    assert front.distance_to(behind) == 2
    assert front.refused("bang", at=behind) == "out_of_range"


@ruling("T65", "T66")
def test_a_volcanic_of_the_rear_does_not_help_the_front() -> None:
    front, rear, them, _ = ready()
    front.holds("bang-2C", "bang-3C", "volcanic")
    rear.has_in_play("volcanic-10S")

    front.plays("bang", at=them)
    them.passes()
    assert front.refused("bang", at=them) == "bang_limit"
    front.plays("volcanic", at=front)

    assert front.refused("bang", at=them) == ""


@ruling("T65")
def test_mustang_and_barrel_of_the_rear_protect_the_rear_alone() -> None:
    front, _, them, behind = ready()
    front.holds("bang", "gatling").has_in_play("remington")
    behind.has_in_play("mustang", "barrel")
    next_cards("9H")
    assert (front.distance_to(them), front.distance_to(behind)) == (1, 3)

    front.plays("bang", at=behind)
    behind.uses("barrel")
    front.plays("gatling")

    assert behind.life == 4
    assert them.options == ["pass"]


@ruling("T66")
def test_a_player_who_plays_a_duel_fights_it_with_the_front() -> None:
    front, rear, them, _ = ready()
    front.holds("duel")
    them.holds("bang")

    front.plays("duel", at=them)
    them.discards("bang")
    front.passes()

    assert (front.life, rear.life) == (3, 4)


@ruling("T119")
def test_the_same_name_may_lie_once_with_each() -> None:
    front, rear, *_ = ready()
    front.holds("barrel").has_in_play("barrel")

    assert front.refused("barrel", at=front) == "same_name_in_play"
    assert front.refused("barrel", at=rear) == ""


@ruling("T119")
def test_each_has_one_weapon() -> None:
    front, rear, *_ = ready()
    front.holds("schofield", "remington").has_in_play("winchester")

    front.plays("schofield", at=rear)
    assert front.in_play == ["winchester"]
    front.plays("remington", at=rear)

    assert (front.in_play, rear.in_play) == (["winchester"], ["remington"])
    assert pile() == ["schofield-KS"]
