"""Dodge City's brown cards, the cost of some of them, and its copies of base cards."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.classic import Config, new_game
from sixgun.engine import IllegalMove
from sixgun.testing import next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds

BOX = "dodge_city"
MORE_BROWN = "bang bang bang bang missed beer beer general_store panic cat_balou indians"
MORE_BLUE = "barrel mustang dynamite remington rev_carabine"


# -- a card that costs another one ---------------------------------------------------------


@ruling("R82")
@pytest.mark.parametrize("card", ["brawl", "rag_time", "springfield", "tequila", "whisky"])
def test_a_card_that_costs_another_cannot_be_played_alone(card: str) -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds(card).has_life(2).has_in_play("mustang")
    bob.holds("beer")
    at = bob if card in ("rag_time", "springfield", "tequila") else None

    alone = ann.refused(card, at=at)
    ann.holds("missed")

    assert alone == "nothing_to_pay_with"
    assert ann.refused(card, at=at) == ""


@ruling("R82")
def test_one_more_hand_card_of_his_choice_is_discarded_for_the_springfield() -> None:
    ann, _bob, cal, *_ = table(players=4, boxes=BOX)
    ann.holds("springfield", "beer", "missed")

    ann.plays("springfield", at=cal).discards("missed")
    cal.passes()

    assert cal.life == 3
    assert ann.hand == ["beer"]
    assert discarded_kinds() == ["springfield", "missed"]


@ruling("R82")
def test_a_card_in_play_is_no_payment() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("springfield", "missed").has_in_play("barrel")

    ann.plays("springfield", at=bob)

    with pytest.raises(IllegalMove, match="pay_with_a_hand_card"):
        ann.discards("barrel")


@ruling("R83")
def test_a_beer_paid_for_whisky_heals_nothing_itself() -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.holds("whisky", "beer").has_life(1)

    ann.plays("whisky").discards("beer")

    assert ann.life == 3


@ruling("R83")
def test_a_bang_paid_for_a_springfield_does_not_use_the_limit() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("springfield", "bang-2C", "bang-3C")

    ann.plays("springfield", at=bob).discards("bang-2C")
    bob.passes()

    assert ann.refused("bang-3C", at=bob) == ""


@ruling("R83")
def test_a_diamond_payment_does_not_protect_apache_kid() -> None:
    ann, apache, *_ = table("bystander", "apache_kid", players=4)
    ann.holds("springfield-KS", "bang-2D")

    ann.plays("springfield", at=apache).discards("bang-2D")
    apache.passes()

    assert apache.life == 2


@ruling("R83")
def test_handcuffs_look_at_the_card_played_not_at_its_payment() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX, event="handcuffs")
    ann.holds("springfield-KS", "tequila-9C", "beer-6H")

    ann.starts_turn().names("spades").plays("springfield", at=bob).discards("beer-6H")
    bob.passes()

    assert bob.life == 3
    assert ann.refused("tequila", at=ann) == "another_suit_was_named"


# -- brown cards ---------------------------------------------------------------------------


@ruling("R84")
def test_a_brawl_takes_from_each_other_player_what_its_player_chooses() -> None:
    ann, bob, cal, dot = table(players=4, boxes=BOX)
    ann.holds("brawl", "beer", "missed").has_in_play("scope")
    bob.holds("duel").has_in_play("barrel", "mustang")
    cal.holds("saloon").has_in_play("volcanic")
    dot.holds("gatling")

    ann.plays("brawl").discards("beer")
    ann.picks(at=bob.card("mustang")).picks(at=cal).picks(at=dot)

    assert (ann.hand, ann.in_play) == (["missed"], ["scope"])
    assert (bob.hand, bob.in_play) == (["duel"], ["barrel"])
    assert (cal.hand, cal.in_play) == ([], ["volcanic"])
    assert dot.hand == []
    assert discarded_kinds() == ["brawl", "beer", "mustang", "saloon", "gatling"]


@ruling("R84")
def test_which_hand_card_a_brawl_takes_is_left_to_chance() -> None:
    taken = set()
    for seed in range(20):
        ann, bob, *_ = table(players=2, boxes=BOX, seed=seed)
        ann.holds("brawl", "beer")
        bob.holds("duel", "missed")

        ann.plays("brawl").discards("beer")
        assert len(ann.options) == 1
        ann.picks(at=bob)
        taken.add(discarded_kinds()[-1])

    assert taken == {"duel", "missed"}


@ruling("R73")
def test_a_brawl_skips_a_player_without_cards() -> None:
    ann, bob, cal, _dot = table(players=4, boxes=BOX)
    ann.holds("brawl", "beer")
    cal.holds("saloon")

    ann.plays("brawl").discards("beer").picks(at=cal)

    assert ann.prompt == "play"
    assert (bob.hand, cal.hand) == ([], [])


@ruling("R73")
def test_rag_time_cannot_name_a_player_without_cards() -> None:
    ann, bob, cal, _dot = table(players=4, boxes=BOX)
    ann.holds("rag_time", "beer")
    cal.holds("saloon")

    assert ann.refused("rag_time", at=bob) == "hand_empty"
    assert ann.refused("rag_time", at=cal) == ""


@ruling("R310")
def test_rag_time_reaches_any_distance() -> None:
    ann, _bob, _cal, dot, *_ = table(players=6, boxes=BOX)
    ann.holds("rag_time", "beer")
    dot.holds("saloon").has_in_play("mustang")

    ann.plays("rag_time", at=dot.card("mustang")).discards("beer")

    assert ann.hand == ["mustang"]
    assert (dot.hand, dot.in_play) == (["saloon"], [])


@ruling("R310")
def test_rag_time_takes_back_a_card_of_ones_own_from_play_but_not_from_the_hand() -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.holds("rag_time", "beer", "missed").has_in_play("dynamite")

    assert ann.refused("rag_time", at=ann) == "not_your_hand"
    ann.plays("rag_time", at=ann.card("dynamite")).discards("beer")

    assert (ann.hand, ann.in_play) == (["missed", "dynamite"], [])


@ruling("R87")
def test_a_dodge_cancels_a_punch_and_draws_a_card() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("punch")
    bob.holds("dodge")
    next_cards("saloon")

    ann.plays("punch", at=bob)
    bob.plays("dodge")

    assert (bob.life, bob.hand) == (4, ["saloon"])


@ruling("R87")
def test_a_dodge_is_only_an_answer() -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.holds("dodge")

    assert ann.refused("dodge") == "only_as_answer"


@ruling("R312")
def test_the_card_of_a_dodge_may_be_the_second_missed_against_slab() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4, boxes=BOX)
    slab.holds("bang")
    bob.holds("dodge")
    next_cards("missed", "beer")

    slab.plays("bang", at=bob)
    bob.plays("dodge").plays("missed")

    assert (bob.life, bob.hand) == (4, [])
    assert slab.prompt == "play"


@ruling("R312")
def test_the_card_of_a_dodge_may_be_the_second_missed_against_a_sniper() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX, event="sniper")
    ann.holds("bang-2C", "bang-3C")
    bob.holds("dodge-7D")
    next_cards("dodge-KH", "beer")

    ann.discards("bang-2C", at=bob).discards("bang-3C")
    bob.plays("dodge-7D").plays("dodge-KH")

    assert (bob.life, bob.hand) == (4, ["beer"])


# -- more copies of base cards -------------------------------------------------------------


@ruling("R91")
def test_sixteen_of_its_forty_cards_are_copies_of_base_cards() -> None:
    base = Counter(kind.id for kind in new_game(Config(), seed=1).kind)
    both = Counter(kind.id for kind in new_game(Config(boxes=("base", BOX)), seed=1).kind)
    more = Counter({kind: both[kind] - count for kind, count in base.items()})

    assert sorted(more.elements()) == sorted(f"{MORE_BROWN} {MORE_BLUE}".split())
    assert both.total() - base.total() == 40


@ruling("R91", "R4")
def test_the_beginner_game_leaves_out_the_books_of_dodge_city_too() -> None:
    full = new_game(Config(boxes=("base", BOX)), seed=1)
    beginner = new_game(Config(boxes=("base", BOX), beginner=True), seed=1)

    assert len(beginner.kind) == len(full.kind) - 11 - 3


@ruling("R91")
def test_a_bang_of_dodge_city_uses_the_limit() -> None:
    ann, bob, *_ = table(players=4, boxes=BOX)
    ann.holds("bang-KC", "bang-2C")

    ann.plays("bang-KC", at=bob)
    bob.passes()

    assert ann.refused("bang-2C", at=bob) == "bang_limit"


@ruling("R91", "R56")
def test_the_second_dynamite_passes_by_the_one_who_has_the_first() -> None:
    ann, bob, cal, _dot = table(players=4, boxes=BOX)
    ann.has_in_play("dynamite-10C")
    bob.has_in_play("dynamite-2H")
    next_cards("bang-2D")

    ann.starts_turn()

    assert (ann.in_play, bob.in_play, cal.in_play) == ([], ["dynamite"], ["dynamite"])


@ruling("R91")
def test_a_remington_of_dodge_city_cannot_lie_over_another_remington() -> None:
    ann, *_ = table(players=4, boxes=BOX)
    ann.holds("remington-6D").has_in_play("remington-KC")

    assert ann.refused("remington-6D") == "same_name_in_play"
