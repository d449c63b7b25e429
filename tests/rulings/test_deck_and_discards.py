"""The deck and the discards: R11-R15."""

from __future__ import annotations

from sixgun.testing import discard_pile, only_cards, ruling, table
from tests.rulings.table_helpers import deck_kinds, discarded_kinds

SEEDS = range(40)
BOOK_CARDS = {"dynamite", "duel", "general_store", "indians", "jail"}


@ruling("R11")
def test_the_fallen_lays_down_his_hand_and_then_his_cards_in_play() -> None:
    ann, bob, *_ = table(players=4, roles="sheriff renegade outlaw outlaw")
    ann.holds("bang")
    bob.has_life(1).holds("stagecoach", "duel").has_in_play("scope", "barrel")

    ann.plays("bang", at=bob)
    bob.passes().passes()

    assert discarded_kinds() == ["bang", "stagecoach", "duel", "scope", "barrel"]


@ruling("R11", "T109")
def test_the_fallen_may_choose_the_order_of_his_cards() -> None:
    ann, bob, *_ = table(players=4, roles="sheriff renegade outlaw outlaw", ask_discard_order=True)
    ann.holds("bang")
    bob.has_life(1).holds("stagecoach", "duel").has_in_play("scope", "barrel")

    ann.plays("bang", at=bob)
    bob.passes().passes()
    bob.discards("barrel", "duel", "scope", "stagecoach")

    assert discarded_kinds() == ["bang", "barrel", "duel", "scope", "stagecoach"]
    assert ann.prompt == "play"


@ruling("R11")
def test_the_sheriff_may_choose_the_order_in_which_he_loses_everything() -> None:
    ann, bob, *_ = table(players=4, roles="sheriff deputy outlaw renegade", ask_discard_order=True)
    ann.holds("bang", "missed", "beer").has_in_play("scope")
    bob.has_life(1)

    ann.plays("bang", at=bob)
    bob.passes().passes()
    ann.discards("scope", "beer", "missed")

    assert discarded_kinds() == ["bang", "scope", "beer", "missed"]


@ruling("R11", "T109")
def test_several_cards_above_the_limit_are_discarded_in_the_chosen_order() -> None:
    ann, *_ = table(players=4)
    ann.has_life(1).holds("bang", "missed", "beer", "panic")

    ann.ends_turn().discards("panic", "bang", "beer")

    assert discarded_kinds() == ["panic", "bang", "beer"]


@ruling("R12")
def test_an_empty_deck_is_not_refilled_before_a_card_is_needed() -> None:
    ann, *_ = table(players=4)
    ann.holds("stagecoach")
    discard_pile("panic", "beer")
    only_cards("bang", "missed")

    ann.plays("stagecoach")

    assert deck_kinds() == []
    assert discarded_kinds() == ["panic", "beer", "stagecoach"]


@ruling("R12", "T110")
def test_the_discards_become_the_deck_when_a_card_is_needed() -> None:
    _ann, bob, *_ = table(players=4)
    discard_pile("panic", "beer", "missed")
    only_cards("bang")

    bob.starts_turn()

    assert bob.hand[0] == "bang"
    assert sorted([*bob.hand, *deck_kinds()]) == ["bang", "beer", "missed", "panic"]
    assert (len(bob.hand), discarded_kinds()) == (2, [])


@ruling("R13", "T110")
def test_the_card_just_played_is_shuffled_in() -> None:
    ann, *_ = table(players=4)
    ann.holds("stagecoach")
    only_cards("bang")

    ann.plays("stagecoach")

    assert ann.hand == ["bang", "stagecoach"]


@ruling("R14", "T110")
def test_pedro_may_take_the_top_discard_before_the_pile_becomes_the_deck() -> None:
    _ann, pedro, *_ = table("bystander", "pedro_ramirez", players=4)
    discard_pile("bang", "bang", "beer")
    only_cards()

    pedro.starts_turn().draws_from("discards")

    assert pedro.hand == ["beer", "bang"]
    assert (deck_kinds(), discarded_kinds()) == (["bang"], [])


@ruling("R14", "T110")
def test_pedro_may_have_the_pile_reshuffled_and_draw_both_cards_from_it() -> None:
    _ann, pedro, *_ = table("bystander", "pedro_ramirez", players=4)
    discard_pile("bang", "missed", "beer")
    only_cards()

    pedro.starts_turn().draws_from("deck")

    assert (len(pedro.hand), discarded_kinds()) == (2, [])
    assert sorted([*pedro.hand, *deck_kinds()]) == ["bang", "beer", "missed"]


@ruling("R15")
def test_without_any_card_left_a_draw_yields_nothing() -> None:
    _ann, bob, *_ = table(players=4)
    only_cards()

    bob.starts_turn()

    assert bob.hand == []
    assert bob.prompt == "play"


@ruling("R15")
def test_without_any_card_left_nobody_gets_out_of_jail() -> None:
    _ann, bob, cal, *_ = table(players=4)
    bob.has_in_play("jail")
    only_cards()

    bob.starts_turn()

    assert cal.is_active


@ruling("R15")
def test_without_any_card_left_the_dynamite_does_not_explode() -> None:
    _ann, bob, cal, *_ = table(players=4)
    bob.has_in_play("dynamite")
    only_cards()

    bob.starts_turn()

    assert bob.life == 4
    assert cal.in_play == ["dynamite"]
