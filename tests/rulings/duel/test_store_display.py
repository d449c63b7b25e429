"""General Store: where its display comes from, and who takes what with three players."""

from __future__ import annotations

from sixgun.testing import Side, common_deck, discard_pile, duel, ruling
from tests.rulings.duel.discard_helpers import discarded_kinds


def display(player: Side) -> list[str]:
    """The kinds of the cards on offer."""
    return [player.id_of(card) for card in player.game.aside]


def standout() -> list[Side]:
    return duel("west_harding", "the_stranger", "big_steve", mode="mexican_standout")


@ruling("D249")
def test_harry_does_not_look_at_what_he_takes_from_the_store() -> None:
    law, renegade = duel("the_stranger", "dutch_harry big_steve", mode="renegade_vs_law")
    law.holds("general_store").next_cards("missed", "duel")
    renegade.next_cards("agility", "feint")

    law.plays("general_store").picks("missed")
    renegade.picks("agility")
    law.picks("duel")
    renegade.picks("feint")

    assert law.prompt == "play"
    assert renegade.hand == ["agility", "feint"]


@ruling("D249")
def test_a_deck_too_short_for_the_store_goes_on_with_the_shuffled_pile() -> None:
    law, outlaw = duel("the_stranger", "west_harding")
    law.holds("general_store").only_cards("missed")
    outlaw.next_cards("beer", "knife")

    law.plays("general_store")

    assert display(law) == ["missed", "general_store", "beer", "knife"]
    assert discarded_kinds() == []


@ruling("D249")
def test_a_deck_too_short_for_the_store_goes_on_with_the_common_deck() -> None:
    law, outlaw = duel("the_stranger", "west_harding")
    law.holds("general_store").next_cards("missed", "duel")
    outlaw.only_cards("beer")
    common_deck("wagon-barrel.law", "hat-horseshoe.law")
    discard_pile("bank")

    law.plays("general_store")

    assert display(law) == ["missed", "duel", "beer", "wagon"]
    assert discarded_kinds() == ["bank", "general_store"]


@ruling("D222")
def test_with_three_players_two_cards_of_each_deck_are_taken_in_two_rounds() -> None:
    outlaw, law, renegade = standout()
    law.is_playing().holds("general_store").next_cards("missed", "duel", "wagon")
    renegade.next_cards("agility", "feint", "walker")
    outlaw.next_cards("beer", "knife", "stealing")

    law.plays("general_store")
    shown = display(law)
    law.picks("beer")
    renegade.picks("missed")
    outlaw.picks("duel")
    law.picks("knife")
    renegade.picks("feint")
    outlaw.picks("agility")

    assert shown == ["missed", "duel", "agility", "feint", "beer", "knife"]
    assert (law.hand, renegade.hand, outlaw.hand) == (
        ["beer", "knife"],
        ["missed", "feint"],
        ["duel", "agility"],
    )
    assert law.prompt == "play"


@ruling("D222")
def test_a_sole_common_deck_shows_six_cards() -> None:
    outlaw, law, renegade = standout()
    outlaw.holds("general_store")
    common_deck("missed", "duel", "agility", "feint", "beer", "knife", "wagon")
    for player in (outlaw, law, renegade):
        player.draws_from_common()

    outlaw.plays("general_store")

    assert display(outlaw) == ["missed", "duel", "agility", "feint", "beer", "knife"]


@ruling("D222")
def test_a_player_with_a_deck_of_his_own_still_shows_two_cards_of_it() -> None:
    outlaw, law, renegade = standout()
    outlaw.holds("general_store")
    common_deck("missed", "duel", "agility", "feint", "beer")
    outlaw.draws_from_common()
    renegade.draws_from_common()
    law.next_cards("bank", "water", "hat")

    outlaw.plays("general_store")

    assert display(outlaw) == ["missed", "duel", "bank", "water", "agility", "feint"]
