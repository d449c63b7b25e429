"""Abilities that wait for their moment: R18."""

from __future__ import annotations

from sixgun.testing import next_cards, ruling, table

SEEDS = range(40)
BOOK_CARDS = {"dynamite", "duel", "general_store", "indians", "jail"}


@ruling("R18", "T106")
def test_lost_life_is_answered_after_the_last_target_of_a_gatling() -> None:
    ann, bart, gringo, dot = table("bystander", "bart_cassidy", "el_gringo", players=4)
    ann.holds("gatling", "panic")
    next_cards("beer")

    ann.plays("gatling")
    bart.passes()
    gringo.passes()
    before = (bart.hand, gringo.hand, ann.hand)
    dot.passes()

    assert before == ([], [], ["panic"])
    assert (bart.hand, gringo.hand, ann.hand) == (["beer"], ["panic"], [])


@ruling("R18")
def test_lost_life_is_answered_after_the_last_target_of_the_indians() -> None:
    ann, bart, cal, dot = table("bystander", "bart_cassidy", players=4)
    ann.holds("indians")
    next_cards("beer")

    ann.plays("indians")
    bart.passes()
    cal.passes()
    before = bart.hand
    dot.passes()

    assert before == []
    assert bart.hand == ["beer"]


@ruling("R18", "T106")
def test_an_empty_hand_is_filled_after_the_last_target_of_a_gatling() -> None:
    ann, suzy, cal, dot = table("bystander", "suzy_lafayette", players=4)
    ann.holds("gatling")
    suzy.holds("missed")
    next_cards("beer")

    ann.plays("gatling")
    suzy.plays("missed")
    cal.passes()
    before = suzy.hand
    dot.passes()

    assert before == []
    assert suzy.hand == ["beer"]


@ruling("R18")
def test_an_empty_hand_is_not_filled_while_a_duel_goes_on() -> None:
    ann, suzy, *_ = table("bystander", "suzy_lafayette", players=4)
    ann.holds("duel", "bang")
    suzy.holds("bang")
    next_cards("bang")

    ann.plays("duel", at=suzy)
    suzy.discards("bang")
    ann.discards("bang")
    offered = suzy.options
    suzy.passes()

    assert offered == ["pass"]
    assert (suzy.life, suzy.hand) == (3, ["bang"])


@ruling("R18")
def test_abilities_fire_in_the_order_they_were_set_off() -> None:
    bart, bob, other_bart, dot = table("bart_cassidy", "bystander", "bart_cassidy", players=4)
    bob.is_playing().holds("gatling")
    next_cards("beer", "panic")

    bob.plays("gatling")
    other_bart.passes()
    dot.passes()
    bart.passes()

    assert (other_bart.hand, bart.hand) == (["beer"], ["panic"])


@ruling("R18")
def test_the_hand_emptied_by_a_shot_is_filled_before_the_life_it_took_is_answered() -> None:
    suzy, gringo, *_ = table("suzy_lafayette", "el_gringo", players=4)
    suzy.holds("bang")
    next_cards("beer", "panic")

    suzy.plays("bang", at=gringo)
    gringo.passes()

    assert (gringo.hand, suzy.hand) == (["beer"], ["panic"])


@ruling("R18")
def test_an_ability_that_defends_does_not_wait() -> None:
    ann, bob, jourdonnais, dot = table("bystander", "bystander", "jourdonnais", players=4)
    ann.holds("gatling")
    next_cards("9H")

    ann.plays("gatling")
    bob.passes()
    jourdonnais.uses()
    asked = dot.prompt
    dot.passes()

    assert asked == "shot"
    assert jourdonnais.life == 4


@ruling("R18")
def test_what_an_elimination_sets_off_does_not_wait() -> None:
    ann, bob, sam, dot = table("bystander", "bystander", "vulture_sam", players=4)
    ann.holds("gatling")
    bob.has_life(1).holds("missed")

    ann.plays("gatling")
    bob.passes().passes()
    sam.plays("missed")
    dot.passes()

    assert sam.life == 4


@ruling("R18")
def test_suzy_does_not_wait_while_a_second_missed_is_needed() -> None:
    slab, suzy, *_ = table("slab_the_killer", "suzy_lafayette", players=4)
    slab.holds("bang")
    suzy.holds("missed")
    next_cards("missed", "beer")

    slab.plays("bang", at=suzy)
    suzy.plays("missed").plays("missed")

    assert suzy.life == 4
    assert suzy.hand == ["beer"]


@ruling("R18")
def test_sid_does_not_wait_with_his_last_life_point() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("gatling")
    sid.has_life(1).holds("panic", "stagecoach").skips()

    ann.plays("gatling")
    sid.passes().uses().discards("panic", "stagecoach")
    before = (sid.life, cal.prompt)
    cal.passes()
    dot.passes()

    assert before == (1, "shot")
    assert sid.is_alive
