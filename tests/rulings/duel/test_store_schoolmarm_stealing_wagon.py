"""D115, D124, D129, D131: Actions that bring cards into a hand."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import Side, common_deck, duel, pile, ruling


@ruling("D115")
def test_a_general_store_shows_two_cards_of_each_deck_and_picks_alternate() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("general_store").next_cards("bank", "gatling", "strong_ale")
    outlaw.next_cards("beer", "duel", "knife")

    law.plays("general_store")
    offered = [option.split()[1].split("-")[0] for option in law.options]
    law.picks("beer")
    outlaw.picks("bank")
    law.picks("gatling")
    outlaw.picks("duel")

    assert sorted(offered) == ["bank", "beer", "duel", "gatling"]
    assert (law.hand, outlaw.hand) == (["beer", "gatling"], ["bank", "duel"])
    assert law.prompt == "play"


@ruling("D115")
def test_a_general_store_of_the_outlaws_begins_with_them() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("general_store").next_cards("beer", "duel")
    law.next_cards("bank", "gatling")

    outlaw.plays("general_store").picks("gatling")
    law.picks("beer")
    outlaw.picks("bank")
    law.picks("duel")

    assert (law.hand, outlaw.hand) == (["beer", "duel"], ["gatling", "bank"])


@ruling("D115")
def test_a_general_store_shows_four_cards_though_two_characters_are_left() -> None:
    law, _ = duel("annie_oakey", "babe_leroy")
    law.holds("general_store")

    law.plays("general_store")

    assert len(law.options) == 4


@ruling("D115")
def test_a_general_store_shows_four_cards_of_a_sole_common_deck() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("general_store")
    common_deck("beer", "bank", "duel", "gatling", "knife")
    law.draws_from_common()
    outlaw.draws_from_common()

    law.plays("general_store").picks("bank")
    outlaw.picks("beer")
    law.picks("gatling")
    outlaw.picks("duel")

    assert (law.hand, outlaw.hand) == (["bank", "gatling"], ["beer", "duel"])
    assert law.deck[0].startswith("knife")


def store_beside_a_common_deck(house: str = "") -> tuple[Side, Side]:
    """The Law draws from the common deck, the Outlaws still have their own."""
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding", house=house)
    law.holds("general_store")
    outlaw.next_cards("knife-horseshoe.outlaw", "knife-snake.outlaw")
    common_deck("bank", "gatling", "strong_ale", "stampede", "water")
    law.draws_from_common()

    law.plays("general_store")
    return law, outlaw


@ruling("D115")
def test_a_general_store_shows_two_of_the_common_deck_and_two_of_an_own_deck() -> None:
    law, outlaw = store_beside_a_common_deck()

    law.picks("bank")
    outlaw.picks("knife")
    law.picks("gatling")
    outlaw.picks("knife")

    assert (law.hand, outlaw.hand) == (["bank", "gatling"], ["knife", "knife"])
    assert law.deck[0].startswith("strong_ale")


@ruling("D115")
def test_shared_store_a_common_deck_gives_all_four_cards() -> None:
    law, outlaw = store_beside_a_common_deck(house="shared_store")

    law.picks("bank")
    outlaw.picks("gatling")
    law.picks("strong_ale")
    outlaw.picks("stampede")

    assert (law.hand, outlaw.hand) == (["bank", "strong_ale"], ["gatling", "stampede"])
    assert outlaw.deck[:2] == ["knife-horseshoe.outlaw", "knife-snake.outlaw"]
    assert law.prompt == "play"


@ruling("D115")
def test_shared_store_without_a_common_deck_each_own_deck_gives_two() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding", house="shared_store")
    law.holds("general_store").next_cards("bank", "gatling")
    outlaw.next_cards("beer", "duel")

    law.plays("general_store")

    offered = [option.split()[1].split("-")[0] for option in law.options]
    assert sorted(offered) == ["bank", "beer", "duel", "gatling"]


@ruling("D124")
def test_a_schoolmarm_takes_a_card_with_the_other_front_into_the_hand() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("schoolmarm-barrel.law")
    outlaw.active.has_in_play("barrel", "clock")

    law.plays("schoolmarm", at=outlaw.active.card("barrel"))

    assert (law.hand, outlaw.active.in_play) == (["barrel"], ["clock"])
    assert pile() == ["schoolmarm-barrel.law"]


@ruling("D124")
def test_a_schoolmarm_takes_an_own_card_from_front_or_rear() -> None:
    law, _ = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("schoolmarm", "schoolmarm").active.has_in_play("rattlesnake")
    law.rearguard.has_in_play("bank")

    law.plays("schoolmarm", at=law.active.card("rattlesnake"))
    law.plays("schoolmarm", at=law.rearguard.card("bank"))

    assert law.hand == ["rattlesnake", "bank"]
    assert (law.active.in_play, law.rearguard.in_play) == ([], [])


@ruling("D124")
def test_a_schoolmarm_takes_nothing_from_the_other_rear_or_from_a_hand() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("schoolmarm")
    outlaw.holds("beer").rearguard.has_in_play("barrel")

    from_the_rear = law.refused("schoolmarm", at=outlaw.rearguard.card("barrel"))
    from_the_hand = law.refused("schoolmarm", at=outlaw.active)

    assert from_the_rear == "behind_the_front"
    assert from_the_hand == "no_such_target"


@ruling("D129")
def test_stealing_takes_a_card_from_the_other_hand_which_may_be_played_at_once() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing").active.has_life(3)
    law.holds("derringer").active.has_in_play("bank")

    outlaw.plays("stealing", at=law.active)
    stolen = outlaw.hand
    outlaw.plays("derringer", at=law.active)
    law.passes()

    assert (stolen, law.hand) == (["derringer"], [])
    assert law.active.life == 3
    assert law.active.in_play == ["bank"]


@ruling("D129")
def test_stealing_discards_a_card_with_the_other_front() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing-barrel.outlaw")
    law.holds("derringer").active.has_in_play("bank", "hat-horseshoe.law")

    outlaw.plays("stealing", at=law.active.card("hat"))

    assert (outlaw.hand, law.hand, law.active.in_play) == ([], ["derringer"], ["bank"])
    assert pile() == ["stealing-barrel.outlaw", "hat-horseshoe.law"]


@ruling("D129")
def test_stealing_may_discard_a_card_with_an_own_character() -> None:
    _, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing", "stealing")
    outlaw.active.has_in_play("rattlesnake")
    outlaw.rearguard.has_in_play("dynamite")

    outlaw.plays("stealing", at=outlaw.active.card("rattlesnake"))
    outlaw.plays("stealing", at=outlaw.rearguard.card("dynamite"))

    assert (outlaw.active.in_play, outlaw.rearguard.in_play) == ([], [])
    assert outlaw.hand == []


@ruling("D129")
def test_stealing_touches_neither_the_other_rear_nor_an_empty_or_the_own_hand() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("stealing", "beer")
    law.rearguard.has_in_play("bank")

    refused = [
        outlaw.refused("stealing", at=law.rearguard.card("bank")),
        outlaw.refused("stealing", at=law.active),
        outlaw.refused("stealing", at=outlaw.active),
    ]

    assert refused == ["behind_the_front", "hand_empty", "not_your_hand"]


@ruling("D131")
def test_a_wagon_draws_three_cards_and_discards_one_of_these() -> None:
    law, _ = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("wagon-barrel.law", "gatling").next_cards("bank", "duel", "hat", "water")

    law.plays("wagon")
    with pytest.raises(IllegalMove, match="one_of_those_drawn"):
        law.discards("gatling")
    law.discards("duel")

    assert law.hand == ["gatling", "bank", "hat"]
    assert pile() == ["wagon-barrel.law", "duel-dynamite.law"]
    assert law.prompt == "play"


@ruling("D131")
def test_after_a_wagon_a_card_must_be_discarded() -> None:
    law, _ = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("wagon").next_cards("bank", "duel", "gatling")

    law.plays("wagon")

    assert law.options == [
        "discard bank-barrel.law",
        "discard duel-dynamite.law",
        "discard gatling-barrel.law",
    ]
