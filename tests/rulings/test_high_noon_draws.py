"""Events of High Noon that change phase 1: Thirst R214-R216, Train Arrival R217-R219."""

from __future__ import annotations

import pytest

from sixgun.testing import deck, discard_pile, next_cards, ruling, table
from tests.rulings.table_helpers import open_cards

FIVE = ("scope-AS", "mustang-8H", "saloon-5H", "duel-8C", "gatling-10H")


# -- Thirst ----------------------------------------------------------------------------------


@ruling("R214")
def test_under_thirst_a_player_draws_one_card() -> None:
    ann, bob, *_ = table(players=4, event="thirst")
    next_cards(*FIVE)

    ann.starts_turn().ends_turn()

    assert ann.hand == ["scope"]
    assert bob.hand == ["mustang"]


@ruling("R214")
def test_thirst_does_not_touch_draws_outside_phase_1() -> None:
    ann, *_ = table(players=4, event="thirst")
    ann.holds("stagecoach")
    next_cards(*FIVE)

    ann.plays("stagecoach")

    assert ann.hand == ["scope", "mustang"]


@ruling("R215")
def test_under_thirst_kit_carlson_takes_one_of_three_and_returns_two_in_their_order() -> None:
    kit, *_ = table("kit_carlson", players=4, event="thirst")
    next_cards(*FIVE)

    kit.starts_turn().picks("mustang")

    assert kit.hand == ["mustang"]
    assert deck()[:3] == ["scope-AS", "saloon-5H", "duel-8C"]


@ruling("R216")
def test_under_thirst_pixie_pete_draws_two() -> None:
    pete, *_ = table("pixie_pete", players=4, event="thirst")
    next_cards(*FIVE)

    pete.starts_turn()

    assert pete.hand == ["scope", "mustang"]


@ruling("R216")
@pytest.mark.parametrize(("life", "cards"), [(5, 1), (4, 1), (3, 2), (1, 4)])
def test_under_thirst_bill_noface_draws_as_many_cards_as_he_has_wounds(
    life: int, cards: int
) -> None:
    bill, *_ = table("bill_noface", players=4, event="thirst")
    bill.has_life(life)

    bill.starts_turn()

    assert len(bill.hand) == cards


@ruling("R216")
def test_under_thirst_claus_keeps_one() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4, event="thirst")
    next_cards(*FIVE)

    claus.starts_turn().gives("duel", to=bob).gives("scope", to=cal).gives("saloon", to=dot)

    assert claus.hand == ["mustang"]
    assert deck()[0] == "gatling-10H"


@ruling("R216")
def test_under_thirst_black_jack_shows_nothing_and_draws_no_more() -> None:
    jack, *_ = table("black_jack", players=4, event="thirst")
    next_cards("mustang-8H", "mustang-9H", "saloon-5H")

    jack.starts_turn()

    assert jack.hand == ["mustang"]
    assert open_cards(jack) == []


@ruling("R216")
def test_under_thirst_jesse_jones_may_take_his_one_card_from_a_hand() -> None:
    jesse, bob, *_ = table("jesse_jones", players=4, event="thirst")
    bob.holds("beer")
    next_cards(*FIVE)

    jesse.starts_turn().draws_from(bob)

    assert jesse.hand == ["beer"]
    assert bob.hand == []


@ruling("R216")
def test_under_thirst_pedro_ramirez_may_take_his_one_card_from_the_discards() -> None:
    pedro, *_ = table("pedro_ramirez", players=4, event="thirst")
    discard_pile("bang-2C", "beer")
    next_cards(*FIVE)

    pedro.starts_turn().draws_from("discards")

    assert pedro.hand == ["beer"]


@ruling("R216")
def test_under_thirst_pat_brennan_may_take_a_card_in_play_for_his_one_card() -> None:
    pat, bob, *_ = table("pat_brennan", players=4, event="thirst")
    bob.has_in_play("barrel")
    next_cards(*FIVE)

    pat.starts_turn().draws_from(bob.card("barrel"))

    assert pat.hand == ["barrel"]
    assert bob.in_play == []


@ruling("R216")
@pytest.mark.parametrize("character", ["jesse_jones", "pedro_ramirez", "pat_brennan"])
def test_under_thirst_those_who_may_choose_get_one_from_the_deck_as_well(character: str) -> None:
    ann, *_ = table(character, players=4, event="thirst")
    next_cards(*FIVE)

    ann.starts_turn().draws_from("deck")

    assert ann.hand == ["scope"]


# -- Train Arrival ---------------------------------------------------------------------------


@ruling("R217")
def test_at_train_arrival_a_player_draws_three_cards() -> None:
    ann, bob, *_ = table(players=4, event="train_arrival")
    next_cards(*FIVE, "barrel")

    ann.starts_turn().ends_turn()

    assert ann.hand == ["scope", "mustang", "saloon"]
    assert bob.hand == ["duel", "gatling", "barrel"]


@ruling("R217")
def test_at_train_arrival_the_extra_card_comes_from_the_deck_for_pedro_ramirez() -> None:
    pedro, *_ = table("pedro_ramirez", players=4, event="train_arrival")
    discard_pile("bang-2C", "beer")
    next_cards(*FIVE)

    pedro.starts_turn().draws_from("discards")

    assert pedro.hand == ["beer", "scope", "mustang"]


@ruling("R217")
def test_at_train_arrival_the_extra_card_comes_from_the_deck_for_jesse_jones() -> None:
    jesse, bob, *_ = table("jesse_jones", players=4, event="train_arrival")
    bob.holds("beer", "beer")
    next_cards(*FIVE)

    jesse.starts_turn().draws_from(bob)

    assert jesse.hand == ["beer", "scope", "mustang"]
    assert bob.hand == ["beer"]


@ruling("R217")
def test_at_train_arrival_black_jack_still_shows_his_second_card() -> None:
    jack, *_ = table("black_jack", players=4, event="train_arrival")
    next_cards("scope-AS", "mustang-8H", "duel-8C", "gatling-10H", "missed-2S")

    jack.starts_turn()

    assert jack.hand == ["scope", "mustang", "duel", "gatling"]
    assert open_cards(jack) == ["mustang-8H"]


@ruling("R217")
def test_at_train_arrival_a_red_third_card_does_nothing_for_black_jack() -> None:
    jack, *_ = table("black_jack", players=4, event="train_arrival")
    next_cards("mustang-8H", "scope-AS", "mustang-9H", "gatling-10H")

    jack.starts_turn()

    assert jack.hand == ["mustang", "scope", "mustang"]
    assert open_cards(jack) == ["scope-AS"]


@ruling("R218")
def test_at_train_arrival_kit_carlson_takes_the_three_cards() -> None:
    kit, *_ = table("kit_carlson", players=4, event="train_arrival")
    next_cards(*FIVE)

    kit.starts_turn()

    assert kit.prompt == "play"
    assert kit.hand == ["scope", "mustang", "saloon"]
    assert deck()[0] == "duel-8C"


@ruling("R219")
def test_at_train_arrival_pixie_pete_draws_four() -> None:
    pete, *_ = table("pixie_pete", players=4, event="train_arrival")
    next_cards(*FIVE)

    pete.starts_turn()

    assert pete.hand == ["scope", "mustang", "saloon", "duel"]


@ruling("R219")
@pytest.mark.parametrize(("life", "cards"), [(5, 2), (4, 3), (1, 6)])
def test_at_train_arrival_bill_noface_draws_one_more(life: int, cards: int) -> None:
    bill, *_ = table("bill_noface", players=4, event="train_arrival")
    bill.has_life(life)

    bill.starts_turn()

    assert len(bill.hand) == cards


@ruling("R219")
def test_at_train_arrival_claus_keeps_three() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4, event="train_arrival")
    next_cards(*FIVE, "barrel", "missed")

    claus.starts_turn().gives("duel", to=bob).gives("scope", to=cal).gives("saloon", to=dot)

    assert claus.hand == ["mustang", "gatling", "barrel"]
    assert (bob.hand, cal.hand, dot.hand) == (["duel"], ["scope"], ["saloon"])


@ruling("R219")
def test_at_train_arrival_pat_brennan_has_the_extra_card_besides_one_in_play() -> None:
    pat, bob, *_ = table("pat_brennan", players=4, event="train_arrival")
    bob.has_in_play("barrel")
    next_cards(*FIVE)

    pat.starts_turn().draws_from(bob.card("barrel"))

    assert pat.hand == ["barrel", "scope"]
