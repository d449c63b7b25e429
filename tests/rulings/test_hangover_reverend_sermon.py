"""Hangover R202-R204, The Reverend R128, R209, The Sermon R210-R213."""

from __future__ import annotations

import pytest

from sixgun.testing import event, next_cards, next_events, ruling, table
from tests.rulings.event_helpers import turn_comes_to

# -- Hangover --------------------------------------------------------------------------------


@ruling("R202")
def test_in_a_hangover_abilities_of_attack_and_defence_are_off() -> None:
    slab, jourdonnais, *_ = table("slab_the_killer", "jourdonnais", players=4, event="hangover")
    slab.holds("bang")
    jourdonnais.holds("missed")

    slab.plays("bang", at=jourdonnais)
    refused = jourdonnais.refused_use()
    jourdonnais.plays("missed")

    assert refused == "no_use_now"
    assert jourdonnais.life == 4
    assert slab.prompt == "play"


@ruling("R202")
def test_in_a_hangover_rose_doolan_and_paul_regret_are_like_all_others() -> None:
    rose, bob, paul, _ = table(
        "rose_doolan", "bart_cassidy", "paul_regret", players=4, event="hangover"
    )

    assert rose.distance_to(paul) == 2
    assert bob.distance_to(paul) == 1


@ruling("R202")
def test_in_a_hangover_the_draw_is_two_cards_for_everybody() -> None:
    pete, *_ = table("pixie_pete", players=4, event="hangover")

    pete.starts_turn()

    assert len(pete.hand) == 2


@ruling("R202")
def test_in_a_hangover_life_and_its_maximum_stay() -> None:
    paul, bob, *_ = table("paul_regret", players=4, boxes="high_noon")
    next_events("hangover")
    paul.has_life(3)
    bob.has_life(2)

    turn_comes_to(paul)
    paul.holds("beer-6H", "beer-7H").plays("beer-6H").plays("beer-7H")

    assert event() == "hangover"
    assert paul.life == 4
    assert bob.life == 2


@ruling("R202")
def test_in_a_hangover_vera_custer_makes_no_choice() -> None:
    _, vera, *_ = table("pixie_pete", "vera_custer", players=4, event="hangover")

    vera.starts_turn()

    assert vera.prompt == "play"
    assert len(vera.hand) == 2


@ruling("R203")
def test_when_a_hangover_is_over_abilities_are_back_at_once() -> None:
    rose, _, paul, _ = table(
        "rose_doolan", "bart_cassidy", "paul_regret", players=4, event="hangover"
    )
    next_events("shootout")

    turn_comes_to(rose)

    assert rose.distance_to(paul) == 2
    assert paul.distance_to(rose) == 2
    assert rose.ability == "rose_doolan"


@ruling("R203")
def test_when_a_hangover_is_over_a_suzy_without_cards_draws() -> None:
    ann, suzy, *_ = table("bart_cassidy", "suzy_lafayette", players=4, event="hangover")
    next_events("shootout")
    next_cards("scope", "saloon", "duel", "gatling")

    turn_comes_to(ann)

    assert suzy.hand == ["scope"]
    assert ann.hand == ["saloon", "duel"]


@ruling("R203")
def test_when_a_hangover_is_over_a_suzy_with_cards_does_not_draw() -> None:
    ann, suzy, *_ = table("bart_cassidy", "suzy_lafayette", players=4, event="hangover")
    next_events("shootout")
    suzy.holds("beer")

    turn_comes_to(ann)

    assert suzy.hand == ["beer"]


@ruling("R203")
def test_suzy_draws_before_the_event_that_ends_a_hangover_does_anything() -> None:
    suzy, *_ = table("suzy_lafayette", players=4, event="hangover", boxes="fistful")
    next_events("russian_roulette")
    next_cards("missed", "scope", "saloon")

    turn_comes_to(suzy)

    assert suzy.prompt == "shot"
    assert suzy.hand == ["missed"]


@ruling("R202")
def test_in_a_hangover_suzy_does_not_draw_for_an_empty_hand() -> None:
    suzy, *_ = table("suzy_lafayette", players=4, event="hangover")
    suzy.holds("scope")

    suzy.plays("scope")

    assert suzy.hand == []


@ruling("R204")
def test_in_a_hangover_sean_mallory_keeps_as_many_cards_as_he_has_life() -> None:
    _, sean, *_ = table("bart_cassidy", "sean_mallory", players=4, event="hangover")
    sean.is_playing().holds("beer", "scope", "saloon", "duel")

    sean.ends_turn()

    assert sean.prompt == "discard"
    sean.discards("duel")
    assert sean.hand == ["beer", "scope", "saloon"]


# -- The Reverend ----------------------------------------------------------------------------


@ruling("R209")
def test_under_the_reverend_no_beer_is_played() -> None:
    ann, *_ = table(players=4, event="the_reverend")
    ann.has_life(2).holds("beer")

    assert ann.refused("beer") == "no_beers_now"


@ruling("R209")
def test_under_the_reverend_no_beer_saves_a_life() -> None:
    ann, bob, *_ = table(players=4, event="the_reverend")
    ann.holds("bang")
    bob.has_life(1).holds("beer")

    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.refused("beer") == "no_beers_now"
    assert bob.options == ["pass"]


@ruling("R209")
def test_under_the_reverend_saloon_tequila_and_whisky_are_allowed() -> None:
    ann, *_ = table(players=4, event="the_reverend", boxes="dodge_city")
    ann.has_life(1).holds("saloon", "tequila", "whisky", "bang-2C", "bang-3C")

    ann.plays("saloon").plays("tequila", at=ann).discards("bang-2C")
    ann.plays("whisky").discards("bang-3C")

    assert ann.life == 5


@ruling("R209")
def test_under_the_reverend_a_canteen_is_allowed_and_a_beer_may_pay() -> None:
    ann, *_ = table(players=4, event="the_reverend", boxes="dodge_city")
    ann.has_life(1).has_in_play("canteen").holds("whisky", "beer")

    ann.uses("canteen").plays("whisky").discards("beer")

    assert ann.life == 4


@ruling("R128", "R209")
def test_under_the_reverend_sid_ketchum_may_save_himself() -> None:
    ann, sid, *_ = table("bart_cassidy", "sid_ketchum", players=4, event="the_reverend")
    ann.holds("bang")
    sid.has_life(1).holds("beer-6H", "beer-7H").skips()

    ann.plays("bang", at=sid)
    sid.passes().uses().discards("beer-6H", "beer-7H")

    assert sid.life == 1


# -- The Sermon ------------------------------------------------------------------------------


@ruling("R210")
def test_during_the_sermon_no_bang_is_played() -> None:
    ann, bob, *_ = table("willy_the_kid", players=4, event="the_sermon")
    ann.holds("bang").has_in_play("volcanic")

    assert ann.refused("bang", at=bob) == "no_bangs_now"


@ruling("R210")
@pytest.mark.parametrize("attack", ["gatling", "punch", "indians"])
def test_during_the_sermon_other_attacks_are_allowed(attack: str) -> None:
    ann, bob, *_ = table(players=4, event="the_sermon", boxes="dodge_city")
    ann.holds(attack)

    ann.plays(attack, at=bob if attack == "punch" else None)
    bob.passes()

    assert bob.life == 3


@ruling("R210")
def test_during_the_sermon_doc_holyday_may_shoot() -> None:
    doc, bob, *_ = table("doc_holyday", players=4, event="the_sermon")
    doc.holds("bang-2C", "bang-3C")

    doc.uses(at=bob).discards("bang-2C", "bang-3C")
    bob.passes()

    assert bob.life == 3


@ruling("R211")
def test_during_the_sermon_one_bang_beats_the_active_player_in_his_duel() -> None:
    ann, bob, *_ = table(players=4, event="the_sermon")
    ann.holds("duel", "bang-2C")
    bob.holds("bang-3C")

    ann.plays("duel", at=bob)
    bob.discards("bang")

    assert ann.prompt == "duel"
    assert ann.options == ["pass"]
    ann.passes()
    assert ann.life == 4


@ruling("R212")
def test_during_the_sermon_calamity_janet_plays_no_missed_as_bang() -> None:
    janet, bob, *_ = table("calamity_janet", players=4, event="the_sermon")
    janet.holds("missed", "bang")

    assert janet.refused("missed", at=bob, as_="bang") == "no_bangs_now"
    assert janet.refused("bang", at=bob) == "no_bangs_now"


@ruling("R211", "R212")
def test_during_the_sermon_calamity_janet_gives_up_no_missed_in_her_duel() -> None:
    janet, bob, *_ = table("calamity_janet", players=4, event="the_sermon")
    janet.holds("duel", "missed")
    bob.holds("bang")

    janet.plays("duel", at=bob)
    bob.discards("bang")

    assert janet.options == ["pass"]


@ruling("R213")
def test_during_the_sermon_others_may_give_up_bangs() -> None:
    ann, bob, cal, dot = table(players=4, event="the_sermon")
    ann.holds("indians", "duel")
    bob.holds("bang-2C", "bang-3C")

    ann.plays("indians")
    bob.discards("bang-2C")
    cal.passes()
    dot.passes()
    ann.plays("duel", at=bob)
    bob.discards("bang-3C")
    ann.passes()

    assert bob.life == 4
    assert ann.life == 4


@ruling("R213")
def test_during_the_sermon_calamity_janet_may_avoid_a_shot_with_a_bang() -> None:
    ann, janet, cal, dot = table("bart_cassidy", "calamity_janet", players=4, event="the_sermon")
    ann.holds("gatling")
    janet.holds("bang")

    ann.plays("gatling")
    janet.plays("bang", as_="missed")
    cal.passes()
    dot.passes()

    assert janet.life == 4
    assert janet.hand == []
