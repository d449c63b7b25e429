"""R44-R46: the card that is turned up for a draw!."""

from __future__ import annotations

import pytest

from sixgun.testing import next_cards, pile, ruling, table


@ruling("R44")
def test_a_draw_turns_up_the_top_card_and_discards_it() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-7C")
    bob.has_in_play("barrel")
    next_cards("panic-JH", "missed-2S")

    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.life == 4
    assert bob.hand == []
    assert pile() == ["bang-7C", "panic-JH"]


@ruling("R44")
def test_a_draw_of_the_wrong_suit_fails() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-7C")
    bob.has_in_play("barrel")
    next_cards("cat_balou-9D", "beer-9H")

    ann.plays("bang", at=bob)
    bob.uses("barrel").passes()

    assert bob.life == 3
    assert pile() == ["bang-7C", "cat_balou-9D"]


@ruling("R44")
def test_the_flipped_card_has_no_other_effect() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-7C")
    bob.has_life(2).has_in_play("barrel")
    next_cards("beer-9H")

    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.life == 2
    assert pile() == ["bang-7C", "beer-9H"]


@ruling("R44")
def test_a_missed_flipped_for_a_barrel_cancels_nothing() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-7C")
    bob.has_in_play("barrel")
    next_cards("missed-2S")

    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.options == ["pass"]


@ruling("R45")
@pytest.mark.parametrize("flipped", ["2S", "5S", "9S"])
def test_a_spade_from_2_to_9_sets_off_the_dynamite(flipped: str) -> None:
    _ann, bob, *_ = table(players=4)
    bob.has_in_play("dynamite")
    next_cards(flipped)

    bob.starts_turn()

    assert (bob.life, bob.in_play) == (1, [])
    assert pile()[-1] == "dynamite-2H"


@ruling("R45")
@pytest.mark.parametrize("flipped", ["10S", "JS", "QS", "KS", "AS"])
def test_a_spade_above_9_does_not_set_off_the_dynamite(flipped: str) -> None:
    _ann, bob, cal, *_ = table(players=4)
    bob.has_in_play("dynamite")
    next_cards(flipped)

    bob.starts_turn()

    assert (bob.life, cal.in_play) == (4, ["dynamite"])


@ruling("R45")
@pytest.mark.parametrize("flipped", ["5H", "5D", "5C"])
def test_the_right_value_of_another_suit_does_not_set_off_the_dynamite(flipped: str) -> None:
    _ann, bob, cal, *_ = table(players=4)
    bob.has_in_play("dynamite")
    next_cards(flipped)

    bob.starts_turn()

    assert (bob.life, cal.in_play) == (4, ["dynamite"])


@ruling("R46")
@pytest.mark.parametrize(("first", "second"), [("beer-9H", "missed-2S"), ("missed-2S", "beer-9H")])
def test_lucky_duke_flips_two_cards_for_his_barrel_and_picks_one(first: str, second: str) -> None:
    ann, duke, *_ = table("bystander", "lucky_duke", players=4)
    ann.holds("bang-7C")
    duke.has_in_play("barrel")
    next_cards(first, second)

    ann.plays("bang", at=duke)
    duke.uses("barrel").picks("beer")

    assert duke.life == 4
    assert pile() == ["bang-7C", "missed-2S", "beer-9H"]


@ruling("R46")
def test_lucky_duke_may_pick_the_worse_card() -> None:
    ann, duke, *_ = table("bystander", "lucky_duke", players=4)
    ann.holds("bang-7C")
    duke.has_in_play("barrel")
    next_cards("beer-9H", "missed-2S")

    ann.plays("bang", at=duke)
    duke.uses("barrel").picks("missed").passes()

    assert duke.life == 3
    assert pile() == ["bang-7C", "beer-9H", "missed-2S"]


@ruling("R46")
def test_lucky_duke_flips_two_cards_for_the_dynamite() -> None:
    _ann, duke, cal, *_ = table("bystander", "lucky_duke", players=4)
    duke.has_in_play("dynamite")
    next_cards("missed-5S", "bang-KD", "beer", "panic")

    duke.starts_turn().picks("bang")

    assert (duke.life, cal.in_play) == (4, ["dynamite"])
    assert duke.hand == ["beer", "panic"]
    assert pile() == ["missed-5S", "bang-KD"]


@ruling("R46")
def test_lucky_duke_flips_two_cards_for_his_jail() -> None:
    _ann, duke, *_ = table("bystander", "lucky_duke", players=4)
    duke.has_in_play("jail-10S")
    next_cards("missed-5S", "beer-6H", "bang", "panic")

    duke.starts_turn().picks("beer")

    assert duke.hand == ["bang", "panic"]
    assert pile() == ["missed-5S", "beer-6H", "jail-10S"]
