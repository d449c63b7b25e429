"""The characters of The Bullet: R173-R180."""

from __future__ import annotations

import pytest

from sixgun.classic import view
from sixgun.engine import IllegalMove
from sixgun.testing import (
    Player,
    current,
    discard_pile,
    next_cards,
    only_cards,
    pile,
    ruling,
    table,
)


def on_offer(player: Player) -> list[str]:
    """The cards lying aside that a player sees."""
    game = current().game
    return [game.facts.cards[card] for card in view(game, player.seat).cards.aside]


def seen_by(player: Player, others: list[Player]) -> list[list[str]]:
    """The cards that a player sees in each of these hands."""
    game = current().game
    hands = view(game, player.seat).cards.seen_in_hands
    return [[game.facts.cards[card] for card in hands[other.seat]] for other in others]


# -- Uncle Will ------------------------------------------------------------------------------


@ruling("R173")
def test_uncle_will_plays_any_card_as_a_general_store() -> None:
    will, bob, cal, dot = table("uncle_will", players=4)
    will.holds("missed-2S")
    next_cards("scope", "mustang", "barrel", "duel")

    will.plays("missed", as_="general_store")
    will.picks("mustang")
    bob.picks("duel")
    cal.picks("scope")
    dot.picks("barrel")

    assert [p.hand for p in (will, bob, cal, dot)] == [["mustang"], ["duel"], ["scope"], ["barrel"]]
    assert pile() == ["missed-2S"]


def goes_shopping(will: Player, card: str) -> None:
    """Uncle Will uses a card as a General Store, and all take the first card."""
    next_cards("scope", "mustang", "barrel", "duel")
    will.plays(card, as_="" if card == "general_store" else "general_store").picks("scope")
    _, bob, cal, dot = current().players
    bob.picks("mustang")
    cal.picks("barrel")
    dot.picks("duel")


@ruling("R173")
def test_uncle_will_opens_such_a_store_only_once_in_a_turn() -> None:
    will, *_ = table("uncle_will", players=4)
    will.holds("missed-2S", "beer")

    goes_shopping(will, "missed")

    assert will.refused("beer", as_="general_store") == "not_playable_as_that"


@ruling("R173")
def test_uncle_will_may_open_another_store_in_his_next_turn() -> None:
    will, *_ = table("uncle_will", players=4)
    will.holds("missed-2S", "beer")

    goes_shopping(will, "missed")
    will.starts_turn()

    assert will.refused("beer", as_="general_store") == ""


@ruling("R173")
def test_uncle_wills_real_general_stores_are_besides_that() -> None:
    will, *_ = table("uncle_will", players=4)
    will.holds("general_store", "beer")

    goes_shopping(will, "general_store")

    assert will.refused("beer", as_="general_store") == ""


@ruling("R173")
def test_a_bang_that_uncle_will_plays_as_a_store_does_not_use_the_limit() -> None:
    will, bob, *_ = table("uncle_will", players=4)
    will.holds("bang-2C", "bang-3C")

    goes_shopping(will, "bang-2C")
    will.plays("bang-3C", at=bob)
    bob.passes()

    assert bob.life == 3


@ruling("R173")
def test_uncle_will_opens_no_store_out_of_his_turn() -> None:
    ann, will, *_ = table("bart_cassidy", "uncle_will", players=4)
    ann.holds("bang")
    will.holds("beer")

    ann.plays("bang", at=will)

    with pytest.raises(IllegalMove):
        will.plays("beer", as_="general_store")
    assert will.options == ["pass"]


# -- Johnny Kisch ----------------------------------------------------------------------------


@ruling("R174")
def test_johnny_kischs_blue_card_sweeps_away_all_others_of_its_name() -> None:
    johnny, bob, cal, _ = table("johnny_kisch", players=4, boxes="dodge_city")
    johnny.holds("barrel-QS")
    bob.has_in_play("barrel-KS", "scope")
    cal.has_in_play("barrel-AC")

    johnny.plays("barrel")

    assert johnny.in_play == ["barrel"]
    assert bob.in_play == ["scope"]
    assert cal.in_play == []
    assert pile() == ["barrel-KS", "barrel-AC"]


@ruling("R174")
def test_johnny_kischs_green_card_does_the_same() -> None:
    johnny, bob, *_ = table("johnny_kisch", players=4, boxes="dodge_city")
    johnny.holds("iron_plate-AD")
    bob.has_in_play("iron_plate-QS", "sombrero")

    johnny.plays("iron_plate")

    assert johnny.in_play == ["iron_plate"]
    assert bob.in_play == ["sombrero"]


@ruling("R174")
def test_a_weapon_that_johnny_kisch_plays_disarms_others_of_the_same_one() -> None:
    johnny, bob, cal, _ = table("johnny_kisch", players=4)
    johnny.holds("schofield-JC")
    bob.has_in_play("schofield-QC")
    cal.has_in_play("remington")

    johnny.plays("schofield")

    assert bob.in_play == []
    assert cal.in_play == ["remington"]


@ruling("R174")
def test_nobody_elses_card_sweeps_away_others() -> None:
    ann, johnny, *_ = table("bart_cassidy", "johnny_kisch", players=4)
    ann.holds("barrel-QS")
    johnny.has_in_play("barrel-KS")

    ann.plays("barrel")

    assert johnny.in_play == ["barrel"]


@ruling("R175")
def test_a_jail_of_johnny_kisch_frees_all_other_prisoners() -> None:
    johnny, bob, cal, dot = table("johnny_kisch", players=4)
    johnny.holds("jail-10S")
    bob.has_in_play("jail-JS")
    cal.has_in_play("jail-4H")

    johnny.plays("jail", at=dot)

    assert (bob.in_play, cal.in_play, dot.in_play) == ([], [], ["jail"])
    assert pile() == ["jail-JS", "jail-4H"]


@ruling("R176")
def test_a_dynamite_passed_to_johnny_kisch_sweeps_nothing_away() -> None:
    _, bob, johnny, dot = table(
        "bart_cassidy", "bart_cassidy", "johnny_kisch", players=4, boxes="dodge_city"
    )
    bob.has_in_play("dynamite-2H")
    dot.has_in_play("dynamite-10C")
    next_cards("KH")

    bob.starts_turn()

    assert johnny.in_play == ["dynamite"]
    assert dot.in_play == ["dynamite"]


@ruling("R176")
def test_a_dynamite_passed_on_by_johnny_kisch_sweeps_nothing_away() -> None:
    johnny, bob, cal, _ = table("johnny_kisch", players=4, boxes="dodge_city")
    johnny.has_in_play("dynamite-2H")
    cal.has_in_play("dynamite-10C")
    next_cards("KH")

    johnny.starts_turn()

    assert bob.in_play == ["dynamite"]
    assert cal.in_play == ["dynamite"]


@ruling("R177")
def test_johnny_kischs_scope_does_not_remove_a_binocular() -> None:
    johnny, bob, cal, _ = table("johnny_kisch", players=4, boxes="dodge_city")
    johnny.holds("scope", "mustang-8H")
    bob.has_in_play("binocular", "hideout")
    cal.has_in_play("mustang-9H")

    johnny.plays("scope").plays("mustang")

    assert bob.in_play == ["binocular", "hideout"]
    assert cal.in_play == []


# -- Claus "The Saint" -----------------------------------------------------------------------


@ruling("R178")
def test_claus_gives_one_card_to_each_other_player_and_keeps_two() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4)
    next_cards("scope", "mustang", "barrel", "duel", "saloon", "gatling")

    claus.starts_turn().gives("barrel", to=bob).gives("scope", to=cal).gives("saloon", to=dot)

    assert (bob.hand, cal.hand, dot.hand) == (["barrel"], ["scope"], ["saloon"])
    assert claus.hand == ["mustang", "duel"]


@ruling("R178")
def test_claus_draws_less_when_fewer_are_in_the_game() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4)
    cal.is_out()
    next_cards("scope", "mustang", "barrel", "duel", "saloon")

    claus.starts_turn().gives("duel", to=bob).gives("barrel", to=dot)

    assert claus.hand == ["scope", "mustang"]
    assert cal.hand == []


@ruling("R178")
def test_claus_gives_no_card_twice_and_cannot_leave_anybody_out() -> None:
    claus, bob, cal, _ = table("claus_the_saint", players=4)
    next_cards("scope", "mustang", "barrel", "duel", "saloon")

    claus.starts_turn()

    assert len(claus.options) == 5
    with pytest.raises(IllegalMove):
        claus.gives("duel", to=cal)
    with pytest.raises(IllegalMove):
        claus.passes()
    claus.gives("duel", to=bob)
    assert len(claus.options) == 4


@ruling("R179")
def test_only_claus_sees_the_whole_set() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4)
    drawn = ["scope-AS", "mustang-8H", "barrel-QS", "duel-8C", "saloon-5H"]
    next_cards(*drawn)

    claus.starts_turn()

    assert on_offer(claus) == drawn
    assert [on_offer(player) for player in (bob, cal, dot)] == [[], [], []]


@ruling("R179")
def test_of_claus_presents_each_sees_his_own() -> None:
    claus, bob, cal, dot = everybody = table("claus_the_saint", players=4)
    next_cards("scope-AS", "mustang-8H", "barrel-QS", "duel-8C", "saloon-5H")

    claus.starts_turn().gives("duel", to=bob).gives("barrel", to=cal).gives("saloon", to=dot)

    kept = ["scope-AS", "mustang-8H"]
    assert seen_by(claus, everybody) == [kept, ["duel-8C"], ["barrel-QS"], ["saloon-5H"]]
    assert seen_by(bob, everybody) == [[], ["duel-8C"], [], []]
    assert seen_by(dot, everybody) == [[], [], [], ["saloon-5H"]]


@ruling("R180")
def test_with_too_few_cards_claus_own_two_come_first_then_the_others_clockwise() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4)
    only_cards("scope", "mustang", "barrel")

    claus.starts_turn().gives("mustang", to=bob)

    assert claus.hand == ["scope", "barrel"]
    assert (bob.hand, cal.hand, dot.hand) == (["mustang"], [], [])


@ruling("R180")
def test_with_a_single_card_claus_has_it_and_nobody_gets_any() -> None:
    claus, bob, *_ = table("claus_the_saint", players=4)
    only_cards("scope")

    claus.starts_turn()

    assert claus.hand == ["scope"]
    assert bob.hand == []
    assert claus.prompt == "play"


@ruling("R12", "R180")
def test_claus_has_the_discards_shuffled_before_anybody_goes_without() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4)
    discard_pile("beer", "beer", "beer", "beer")
    only_cards("scope")

    claus.starts_turn().gives("beer", to=bob).gives("beer", to=cal).gives("beer", to=dot)

    assert claus.hand == ["scope", "beer"]
    assert (bob.hand, cal.hand, dot.hand) == (["beer"], ["beer"], ["beer"])
