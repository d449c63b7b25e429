"""How a test names cards; the kit never uses a card twice and never guesses between cards."""

from __future__ import annotations

import pytest

from sixgun.testing import (
    ScenarioError,
    common_deck,
    deck,
    discard_pile,
    duel,
    next_cards,
    only_cards,
    pile,
    table,
)

# -- names ---------------------------------------------------------------------------------


def test_a_misspelt_card_gets_a_suggestion() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError) as refused:
        ann.holds("bagn")

    said = str(refused.value)
    assert "unknown card 'bagn', did you mean 'bang'?" in said
    assert "Known: bang, barrel, beer, " in said


@pytest.mark.parametrize("name", ["Cat Balou", "BANG!", "Missed!"])
def test_a_printed_name_gets_a_suggestion(name: str) -> None:
    ann, *_ = table(players=4)
    meant = name.lower().replace(" ", "_").strip("!")

    with pytest.raises(ScenarioError, match=f"did you mean '{meant}'"):
        ann.holds(name)


def test_the_error_for_a_card_of_another_box_names_the_box() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError, match=r"needs table\(..., boxes='dodge_city'\)"):
        ann.holds("punch")


def test_the_error_for_an_unprinted_card_lists_the_printed_ones() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError, match=r"called 'barrel-7C'; .* barrel-QS, barrel-KS"):
        ann.holds("barrel-7C")


def test_a_card_of_the_renegades_is_in_other_modes() -> None:
    law, _ = duel()

    with pytest.raises(ScenarioError, match=r"this mode does not have: see duel\(..., mode=\)"):
        law.holds("walker")


# -- faces ---------------------------------------------------------------------------------


def test_a_face_of_several_cards_is_ambiguous() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError, match=r"'9H' fits several cards: .*beer-9H.* Say which"):
        ann.holds("9H")
    with pytest.raises(ScenarioError, match="'9H' fits several cards"):
        discard_pile("9H")


def test_a_played_face_of_several_cards_is_ambiguous() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-KH", "cat_balou-KH")
    bob.has_in_play("barrel")

    with pytest.raises(ScenarioError, match="'KH' fits several cards: bang-KH, cat_balou-KH"):
        ann.plays("KH", at=bob)
    with pytest.raises(ScenarioError, match="'KH' fits several cards"):
        ann.refused("KH", at=bob)
    ann.plays("bang-KH", at=bob)


def test_a_face_that_fits_one_card_names_it() -> None:
    ann, *_ = table(players=4)

    assert ann.holds("2H").hand == ["dynamite"]


def test_of_several_cards_of_one_kind_the_first_is_played() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-2C", "bang-3C").plays("bang", at=bob)

    assert pile() == ["bang-2C"]


def test_next_cards_accepts_any_card_of_a_face() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_in_play("barrel")
    next_cards("9H")

    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert pile()[-1].endswith("-9H")


def test_a_symbol_names_only_cards_to_be_turned_up() -> None:
    law, _ = duel()
    law.next_cards("snake")
    assert "-snake" in law.deck[0]

    with pytest.raises(ScenarioError, match="'snake' fits several cards"):
        law.holds("snake")


# -- no card twice -------------------------------------------------------------------------


def test_a_card_is_in_one_place_only() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-7C")
    bob.has_in_play("volcanic-10S")
    discard_pile("beer-6H")

    with pytest.raises(ScenarioError, match="no bang-7C is free: bang-7C is in ann's hand"):
        bob.holds("bang-7C")
    with pytest.raises(ScenarioError, match="volcanic-10S lies before bob"):
        next_cards("volcanic-10S")
    with pytest.raises(ScenarioError, match="beer-6H is in the discard pile"):
        ann.holds("beer-6H")


def test_a_kind_has_only_its_printed_copies() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError) as refused:
        ann.holds("mustang", "mustang", "mustang")
    assert "mustang-8H is in ann's hand, mustang-9H is in ann's hand" in str(refused.value)


# -- the order of the setup ----------------------------------------------------------------


def test_the_rest_of_the_deck_can_still_be_held() -> None:
    ann, bob, *_ = table(players=4)
    only_cards("bang", "beer")
    ann.holds("bang", "duel").has_in_play("barrel")
    bob.holds("beer")
    discard_pile("missed")

    assert [name.split("-")[0] for name in deck()] == ["bang", "beer"]
    assert (ann.hand, bob.hand, ann.in_play) == (["bang", "duel"], ["beer"], ["barrel"])


def test_the_order_of_the_setup_does_not_matter() -> None:
    ann, *_ = table(players=4)
    next_cards("bang", "bang-7C")
    ann.holds("bang", "bang", "bang")
    before = deck()[:2]

    bob, *_ = table(players=4)
    bob.holds("bang", "bang", "bang")
    next_cards("bang", "bang-7C")

    assert before[1] == deck()[1] == "bang-7C"
    assert before[0].startswith("bang-")
    assert deck()[0].startswith("bang-")


def test_a_card_on_the_deck_is_not_put_into_a_hand() -> None:
    ann, *_ = table(players=4)
    next_cards("dynamite")

    with pytest.raises(ScenarioError, match="dynamite-2H is in the deck, where next_cards or only"):
        ann.holds("dynamite")


def test_a_card_drawn_and_discarded_may_be_named_again() -> None:
    ann, bob, *_ = table(players=4)
    next_cards("dynamite", "bang")
    ann.starts_turn().plays("dynamite")
    assert ann.in_play == ["dynamite"]

    next_cards("beer")
    bob.holds("mustang")
    assert bob.hand == ["mustang"]


def test_only_cards_must_name_the_cards_already_put_on_the_deck() -> None:
    table(players=4)
    next_cards("dynamite")
    with pytest.raises(ScenarioError, match="only_cards takes away what you have just put"):
        only_cards("beer")

    table(players=4)
    next_cards("dynamite")
    only_cards("beer", "dynamite")
    assert deck()[1] == "dynamite-2H"


def test_a_deck_of_few_cards_has_no_others_on_top() -> None:
    table(players=4)
    only_cards("beer-6H")

    with pytest.raises(ScenarioError, match="dynamite-2H is off the table, since only_cards"):
        next_cards("dynamite")


def test_a_deck_may_be_set_again_later_in_the_game() -> None:
    ann, *_ = table(players=4)
    next_cards("missed", "missed", "dynamite")
    ann.starts_turn()

    only_cards("beer-6H")

    assert deck() == ["beer-6H"]


def test_the_order_of_the_setup_does_not_matter_in_the_duel() -> None:
    law, outlaw = duel()
    law.only_cards("colt")
    law.holds("colt", "bank")
    common_deck("knife")
    outlaw.draws_from_common().holds("missed")

    assert law.hand == ["colt", "bank"]
    assert [name.split("-")[0] for name in law.deck] == ["colt"]
    assert [name.split("-")[0] for name in outlaw.deck] == ["knife"]
    assert outlaw.hand == ["missed"]


def test_a_side_cannot_hold_a_card_that_it_draws_next() -> None:
    _, outlaw = duel()
    outlaw.next_cards("colt")

    with pytest.raises(ScenarioError, match="draws_from_common takes away what you have"):
        outlaw.draws_from_common()
