"""Russian Roulette: R263-R266, R309."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import event, next_cards, next_events, ruling, table
from tests.rulings.event_helpers import turn_comes_to


@ruling("R263")
def test_roulette_goes_from_the_sheriff_clockwise_and_round_again() -> None:
    ann, bob, cal, dot = table(players=4, boxes="fistful")
    next_events("russian_roulette")
    ann.holds("missed-2S", "missed-3S")
    bob.holds("missed-4S", "missed-5S")
    cal.holds("missed-6S")
    dot.holds("missed-7S")

    turn_comes_to(ann)
    ann.plays("missed-2S")
    bob.plays("missed-4S")
    cal.plays("missed")
    dot.plays("missed")
    ann.plays("missed-3S")
    bob.plays("missed-5S")
    cal.passes()

    assert [player.life for player in (ann, bob, cal, dot)] == [5, 4, 2, 4]
    assert ann.prompt == "play"


@ruling("R263")
def test_roulette_ends_with_the_first_who_uses_no_missed() -> None:
    ann, bob, *_ = table(players=4, boxes="fistful")
    next_events("russian_roulette")
    bob.holds("missed-2S")

    turn_comes_to(ann)
    ann.passes()

    assert ann.life == 3
    assert (ann.prompt, bob.hand, event()) == ("play", ["missed"], "russian_roulette")


@ruling("R263")
def test_roulette_is_over_when_the_next_turn_begins() -> None:
    ann, bob, *_ = table(players=4, boxes="fistful")
    next_events("russian_roulette")

    turn_comes_to(ann)
    ann.passes().ends_turn()

    assert (bob.prompt, bob.life) == ("play", 4)


@ruling("R264")
def test_a_barrel_and_jourdonnais_count_in_the_roulette() -> None:
    ann, jourdonnais, cal, _ = table("bart_cassidy", "jourdonnais", players=4, boxes="fistful")
    next_events("russian_roulette")
    ann.has_in_play("barrel-QS")
    next_cards("beer-6H", "beer-7H")

    turn_comes_to(ann)
    ann.uses("barrel")
    jourdonnais.uses()

    assert (ann.life, jourdonnais.life) == (5, 4)
    assert cal.prompt == "shot"


@ruling("R264")
def test_janets_bang_and_any_card_of_elena_count_in_the_roulette() -> None:
    janet, elena, cal, _ = table("calamity_janet", "elena_fuente", players=4, boxes="fistful")
    next_events("russian_roulette")
    janet.holds("bang-7C")
    elena.holds("scope")

    turn_comes_to(janet)
    janet.plays("bang")
    elena.plays("scope")

    assert (janet.hand, elena.hand) == ([], [])
    assert cal.prompt == "shot"


@ruling("R264")
def test_dodge_and_bible_bring_their_card_in_the_roulette() -> None:
    ann, bob, cal, _ = table(players=4, boxes="fistful dodge_city")
    next_events("russian_roulette")
    ann.holds("dodge-7D")
    bob.has_in_play("bible")
    next_cards("scope-AS", "mustang-8H")

    turn_comes_to(ann)
    ann.plays("dodge")
    bob.uses("bible")

    assert (ann.hand, bob.hand, bob.in_play) == (["scope"], ["mustang"], [])
    assert cal.prompt == "shot"


@ruling("R265")
def test_a_missed_may_be_kept_in_the_roulette() -> None:
    ann, *_ = table(players=4, boxes="fistful")
    next_events("russian_roulette")
    ann.holds("missed-2S")

    turn_comes_to(ann)
    ann.passes()

    assert ann.life == 3
    assert "missed" in ann.hand


@ruling("R265")
def test_by_the_house_rule_who_can_use_a_missed_must() -> None:
    ann, bob, *_ = table(players=4, boxes="fistful", house="no_declining")
    next_events("russian_roulette")
    ann.holds("missed-2S")

    turn_comes_to(ann)

    with pytest.raises(IllegalMove, match="avoid_it_if_you_can"):
        ann.passes()
    ann.plays("missed")
    bob.passes()
    assert bob.life == 2


@ruling("R266")
def test_two_beers_save_one_with_a_single_life_point_from_the_roulette() -> None:
    ann, *_ = table(players=4, boxes="fistful")
    next_events("russian_roulette")
    ann.has_life(1).holds("beer-6H", "beer-7H")

    turn_comes_to(ann)
    ann.passes().plays("beer-6H")

    assert ann.prompt == "dying"
    ann.plays("beer-7H")
    assert (ann.life, ann.prompt) == (1, "play")


@ruling("R266")
def test_nobody_is_rewarded_for_a_victim_of_the_roulette() -> None:
    ann, outlaw, *_ = table(players=4, boxes="fistful")
    next_events("russian_roulette")
    ann.holds("missed-2S")
    outlaw.has_life(2)

    turn_comes_to(ann)
    ann.plays("missed")
    outlaw.passes().passes()

    assert not outlaw.is_alive
    assert len(ann.hand) == 2


@ruling("R111", "R266")
def test_bart_draws_two_cards_for_the_roulette() -> None:
    bart, *_ = table("bart_cassidy", players=4, boxes="fistful")
    next_events("russian_roulette")
    next_cards("scope-AS", "mustang-8H", "barrel-QS", "duel-8C")

    turn_comes_to(bart)
    bart.passes()

    assert bart.hand == ["scope", "mustang", "barrel", "duel"]


@ruling("R118", "R266")
def test_el_gringo_takes_no_card_for_the_roulette() -> None:
    ann, gringo, *_ = table("willy_the_kid", "el_gringo", players=4, boxes="fistful")
    next_events("russian_roulette")
    ann.holds("missed-2S", "scope")

    turn_comes_to(ann)
    ann.plays("missed")
    gringo.passes()

    assert (gringo.life, gringo.hand) == (1, [])


@ruling("R309")
def test_with_three_the_roulette_starts_with_the_one_who_reveals_events() -> None:
    ann, deputy, cal = table(players=3, roles="outlaw deputy renegade", boxes="fistful")
    next_events("russian_roulette")
    deputy.is_out()

    cal.starts_turn().passes()

    assert (ann.life, cal.life) == (4, 2)
