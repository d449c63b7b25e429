"""Values a test can check apart from the players: winners, targets, cards on offer, fronts."""

from __future__ import annotations

import pytest

from sixgun.testing import (
    ScenarioError,
    aimed_at,
    auction,
    characters_on_offer,
    duel,
    front_choice,
    is_over,
    long_duel,
    next_cards,
    on_offer,
    short_duel,
    table,
    winners,
)

# -- the end -------------------------------------------------------------------------------


def test_a_running_game_has_no_winner() -> None:
    table(players=4)

    assert not is_over()
    assert winners() == []


def test_winners_lists_the_players_who_won() -> None:
    sheriff, outlaw, deputy = table(players=3, roles="sheriff outlaw deputy")
    sheriff.holds("bang").plays("bang", at=outlaw.has_life(1))
    outlaw.passes().passes()

    assert is_over()
    assert winners() == [sheriff, deputy]


def test_in_a_duel_one_side_has_won() -> None:
    me, them = short_duel("willy_the_kid", "sid_ketchum")
    me.leaves()
    assert (is_over(), winners()) == (True, [them])

    law, outlaw = duel()
    law.leaves()
    assert (is_over(), winners()) == (True, [outlaw])


def test_in_the_long_duel_both_figures_of_the_winner_have_won() -> None:
    front, rear, other, _ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    other.leaves()

    assert winners() == [front, rear]


# -- targets -------------------------------------------------------------------------------


def test_a_shot_is_aimed_at_one_after_the_other() -> None:
    ann, bob, cal, dot = table(players=4)
    assert aimed_at() is None

    ann.holds("gatling").plays("gatling")
    aimed = []
    for player in (bob, cal, dot):
        aimed.append(aimed_at())
        player.passes()

    assert aimed == [bob, cal, dot]
    assert aimed_at() is None


def test_a_duel_is_aimed_at_the_challenged_player() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("duel", "bang").plays("duel", at=bob.holds("bang"))
    bob.discards("bang")

    assert ann.prompt == "duel"
    assert aimed_at() is bob


def test_the_target_in_the_long_duel_is_one_figure() -> None:
    front, _, other, rear = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    front.holds("bang").has_in_play("schofield").plays("bang", at=rear)

    assert other.prompt == rear.prompt == "shot"
    assert aimed_at() is rear


def test_in_the_duel_a_hit_is_aimed_at_a_fighter() -> None:
    law, outlaw = duel("dalon_ranger jango", "sid_curry tom_thorn")
    law.holds("colt").active.has_in_play("scope")
    law.plays("colt", at=outlaw.rearguard)

    assert aimed_at() is outlaw.rearguard
    assert aimed_at() is outlaw.second


# -- cards on offer ------------------------------------------------------------------------


def test_the_cards_of_a_general_store_are_on_offer() -> None:
    ann, bob, *_ = table(players=4)
    next_cards("beer-6H", "bang-7C", "missed-2S", "duel-8C")
    ann.holds("general_store").plays("general_store")
    assert sorted(on_offer()) == ["bang-7C", "beer-6H", "duel-8C", "missed-2S"]

    ann.picks("beer")

    assert bob.prompt == "store"
    assert sorted(on_offer()) == ["bang-7C", "duel-8C", "missed-2S"]


def test_the_cards_that_kit_carlson_looks_at_are_on_offer() -> None:
    kit, *_ = table("kit_carlson", players=4)
    next_cards("beer-6H", "bang-7C", "missed-2S")
    kit.starts_turn()

    assert sorted(on_offer()) == ["bang-7C", "beer-6H", "missed-2S"]


def test_the_cards_that_lucky_duke_turns_up_are_on_offer() -> None:
    ann, duke, *_ = table("bart_cassidy", "lucky_duke", players=4)
    duke.has_in_play("barrel")
    next_cards("beer-6H", "bang-7C")
    ann.holds("bang").plays("bang", at=duke)
    duke.uses("barrel")

    assert sorted(on_offer()) == ["bang-7C", "beer-6H"]


def test_no_card_is_on_offer_in_a_normal_turn() -> None:
    table(players=4)

    assert (on_offer(), characters_on_offer()) == ([], [])


def test_the_cards_of_a_store_in_the_duel_are_on_offer() -> None:
    law, outlaw = duel()
    law.next_cards("colt", "missed")
    outlaw.next_cards("knife", "colt")
    law.holds("general_store").plays("general_store")

    assert law.prompt == "store"
    assert sorted(name.split("-")[0] for name in on_offer()) == ["colt", "colt", "knife", "missed"]


def test_characters_are_on_offer_in_an_auction() -> None:
    lots = ["willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack"]
    ann, *_ = auction(*lots)
    assert sorted(characters_on_offer()) == sorted(lots)

    ann.chooses("rose_doolan")

    assert characters_on_offer() == []


# -- the choice of the front ---------------------------------------------------------------


def test_the_duel_can_begin_with_the_choice_of_the_front() -> None:
    law, outlaw = duel("dalon_ranger jango wild_bill", "sid_curry tom_thorn")
    front_choice()
    law.next_cards("colt", "missed", "colt", "bank")
    assert (law.prompt, law.hand) == ("front", [])
    assert characters_on_offer() == ["dalon_ranger", "jango"]

    law.chooses("jango")
    outlaw.chooses("sid_curry")

    assert (law.active.character, outlaw.active.character) == ("jango", "sid_curry")
    assert law.hand[:4] == ["colt", "missed", "colt", "bank"]


def test_the_long_duel_can_begin_with_the_choice_of_the_front() -> None:
    willy, rose, bart, _ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    front_choice()
    assert willy.prompt == "front"

    willy.picks(at=rose)
    bart.picks(at=bart)

    assert (willy.is_in_front, rose.is_in_front, bart.is_in_front) == (False, True, True)
    assert len(rose.hand) == 4


def test_a_front_choice_needs_two_figures() -> None:
    duel("jango", "sid_curry")
    with pytest.raises(ScenarioError, match="needs two characters on each side"):
        front_choice()

    long_duel("willy_the_kid", "bart_cassidy sid_ketchum")
    with pytest.raises(ScenarioError, match="needs two characters on each side"):
        front_choice()


def test_other_games_have_no_front_choice() -> None:
    table(players=4)

    with pytest.raises(ScenarioError, match="only The Duel and the long duel"):
        front_choice()
