"""R76-R81: green cards are put down in one turn and used in a later one."""

from __future__ import annotations

import pytest

from sixgun.classic import BrownCard, Game
from sixgun.classic.flow import shoot
from sixgun.testing import next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds

BOX = "dodge_city"
MISSED = ("bible", "iron_plate", "sombrero", "ten_gallon_hat")
IN_TURN = (
    "buffalo_rifle",
    "can_can",
    "canteen",
    "conestoga",
    "derringer",
    "howitzer",
    "knife",
    "pepperbox",
    "pony_express",
)
AIMED = ("buffalo_rifle", "can_can", "conestoga", "derringer", "knife", "pepperbox")


class Backfire(BrownCard):
    """A custom card: a shot at the player of the card."""

    id = "backfire"
    copies = "2C"

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        shoot(game, me, me, card)


# -- when they may be used -----------------------------------------------------------------


@ruling("R76", "R78")
@pytest.mark.parametrize("card", IN_TURN)
def test_a_green_card_waits_for_a_later_turn_of_its_owner(card: str) -> None:
    ann, bob = table(players=2, boxes=BOX)
    ann.holds(card).has_life(3)
    bob.holds("saloon")
    at = bob if card in AIMED else None

    ann.plays(card)
    at_once = ann.refused_use(card, at=at)
    ann.ends_turn()
    bob.ends_turn()

    assert at_once == "wait_for_next_turn"
    assert ann.is_active
    assert ann.refused_use(card, at=at) == ""


@ruling("R77")
@pytest.mark.parametrize("card", MISSED)
def test_a_green_missed_may_be_used_from_the_next_players_turn_on(card: str) -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds(card)
    bob.holds("bang")

    ann.plays(card).ends_turn()
    bob.plays("bang", at=ann)
    ann.uses(card)

    assert (ann.life, ann.in_play) == (5, [])
    assert discarded_kinds() == ["bang", card]


@ruling("R76")
def test_a_green_missed_cannot_be_used_in_the_turn_it_is_put_down() -> None:
    ann, *_ = table(players=4, boxes=BOX, cards=[Backfire])
    ann.holds("sombrero", "backfire").has_in_play("bible")

    ann.plays("sombrero").plays("backfire")

    assert ann.refused_use("sombrero") == "wait_for_next_turn"
    assert ann.refused_use("bible") == ""


@ruling("R78")
def test_a_green_card_without_missed_is_no_answer_to_a_shot() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("bang")
    bob.has_in_play("knife", "canteen", "derringer", "sombrero")

    ann.plays("bang", at=bob)

    assert [option for option in bob.options if "sombrero" not in option] == ["pass"]
    assert bob.refused_use("canteen") == "no_use_now"
    assert bob.refused_use("sombrero") == ""


@ruling("R77")
def test_a_green_missed_used_in_vain_against_slab_is_gone() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4, boxes=BOX)
    slab.holds("bang")
    bob.has_in_play("sombrero")

    slab.plays("bang", at=bob)
    bob.uses("sombrero").passes()

    assert (bob.life, bob.in_play) == (3, [])


@ruling("R77", "R129")
def test_two_green_missed_cancel_a_bang_of_slab() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4, boxes=BOX)
    slab.holds("bang")
    bob.has_in_play("sombrero", "iron_plate")

    slab.plays("bang", at=bob)
    bob.uses("sombrero").uses("iron_plate")

    assert bob.life == 4
    assert slab.prompt == "play"


@ruling("R313")
def test_after_a_green_missed_no_barrel_is_drawn_for() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4, boxes=BOX)
    slab.holds("bang")
    bob.has_in_play("sombrero", "barrel")

    slab.plays("bang", at=bob)
    bob.uses("sombrero")

    assert bob.refused_use("barrel") == "draw_comes_first"


@ruling("R32", "R77")
def test_a_green_missed_does_not_help_against_indians() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("indians")
    bob.has_in_play("sombrero")

    ann.plays("indians")

    assert bob.options == ["pass"]


@ruling("R68")
def test_a_jailed_player_may_use_his_green_missed() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("bang")
    bob.has_in_play("jail", "sombrero")

    ann.plays("bang", at=bob)
    bob.uses("sombrero")

    assert (bob.life, bob.in_play) == (4, ["jail"])


@ruling("R81")
def test_a_card_put_down_before_an_extra_turn_is_ready_in_it() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX, event="vendetta")
    ann.holds("knife")
    next_cards("beer-6H")

    ann.plays("knife").ends_turn()

    assert ann.is_active
    assert ann.refused_use("knife", at=bob) == ""


# -- in play like blue cards ---------------------------------------------------------------


@ruling("R79")
def test_a_stolen_green_card_goes_to_the_hand_and_waits_again() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("panic")
    bob.has_in_play("knife")

    ann.plays("panic", at=bob.card("knife"))
    taken = ann.hand
    ann.plays("knife")

    assert taken == ["knife"]
    assert ann.refused_use("knife", at=bob) == "wait_for_next_turn"


@ruling("R79")
def test_a_green_card_of_ones_own_taken_back_waits_again() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("panic").has_in_play("knife")

    ann.plays("panic", at=ann.card("knife")).plays("knife")

    assert ann.refused_use("knife", at=bob) == "wait_for_next_turn"


@ruling("R80")
def test_a_cat_balou_strikes_a_green_card() -> None:
    ann, _bob, cal, *_ = table(players=4, boxes=BOX)
    ann.holds("cat_balou")
    cal.has_in_play("sombrero", "bible")

    ann.plays("cat_balou", at=cal.card("bible"))

    assert cal.in_play == ["sombrero"]


@ruling("R80")
def test_a_green_card_fresh_on_the_table_can_be_struck_at_once() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("sombrero")
    bob.holds("cat_balou", "bang")

    ann.plays("sombrero").ends_turn()
    bob.plays("cat_balou", at=ann.card("sombrero")).plays("bang", at=ann)

    assert ann.options == ["pass"]


@ruling("R80", "R25")
def test_nobody_has_two_iron_plates_in_play() -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.holds("iron_plate-AD", "sombrero").has_in_play("iron_plate-QS")

    assert ann.refused("iron_plate-AD") == "same_name_in_play"
    assert ann.refused("sombrero") == ""


# -- what they do --------------------------------------------------------------------------


@ruling("R76")
def test_a_used_green_card_is_discarded() -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.has_in_play("pony_express")
    next_cards("saloon", "beer", "duel", "missed")

    ann.uses("pony_express")

    assert (ann.in_play, discarded_kinds()) == ([], ["pony_express"])
    assert ann.hand == ["saloon", "beer", "duel"]


@ruling("R78")
def test_a_canteen_heals_one() -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.has_life(2).has_in_play("canteen")

    ann.uses("canteen")

    assert ann.life == 3


@ruling("R87")
def test_a_bible_cancels_the_shot_and_draws_a_card() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("bang")
    bob.has_in_play("bible")
    next_cards("saloon", "beer")

    ann.plays("bang", at=bob)
    bob.uses("bible")

    assert (bob.life, bob.hand, bob.in_play) == (4, ["saloon"], [])


@ruling("R87")
def test_an_iron_plate_draws_no_card() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("bang")
    bob.has_in_play("iron_plate")

    ann.plays("bang", at=bob)
    bob.uses("iron_plate")

    assert (bob.life, bob.hand) == (4, [])


@ruling("R312")
def test_the_card_of_a_bible_may_be_the_second_missed_against_slab() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4, boxes=BOX)
    slab.holds("bang")
    bob.has_in_play("bible")
    next_cards("missed")

    slab.plays("bang", at=bob)
    bob.uses("bible").plays("missed")

    assert (bob.life, bob.hand) == (4, [])


@ruling("R310")
def test_a_conestoga_takes_a_card_at_any_distance() -> None:
    ann, _bob, _cal, dot, *_ = table(players=6, boxes=BOX)
    ann.has_in_play("conestoga")
    dot.holds("saloon")

    ann.uses("conestoga", at=dot)

    assert (ann.hand, dot.hand) == (["saloon"], [])


@ruling("R310")
def test_a_can_can_strikes_a_card_at_any_distance() -> None:
    ann, _bob, _cal, dot, *_ = table(players=6, boxes=BOX)
    ann.has_in_play("can_can")
    dot.holds("saloon").has_in_play("barrel")

    ann.uses("can_can", at=dot.card("barrel"))

    assert (dot.hand, dot.in_play) == (["saloon"], [])
    assert discarded_kinds() == ["can_can", "barrel"]


@ruling("R310")
@pytest.mark.parametrize(
    ("card", "hand"), [("conestoga", ["beer", "dynamite"]), ("can_can", ["beer"])]
)
def test_on_oneself_they_reach_what_lies_in_play(card: str, hand: list[str]) -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.holds("beer").has_in_play(card, "dynamite")

    from_hand = ann.refused_use(card, at=ann)
    itself = ann.refused_use(card, at=ann.card(card))
    ann.uses(card, at=ann.card("dynamite"))

    assert (from_hand, itself) == ("not_your_hand", "no_such_target")
    assert (ann.hand, ann.in_play) == (hand, [])


@ruling("R73")
@pytest.mark.parametrize("card", ["conestoga", "can_can"])
def test_a_player_without_cards_cannot_be_named(card: str) -> None:
    ann, bob, cal, _dot = table(players=4, boxes=BOX)
    ann.has_in_play(card)
    cal.holds("saloon")

    assert ann.refused_use(card, at=bob) == "hand_empty"
    assert ann.refused_use(card, at=cal) == ""
