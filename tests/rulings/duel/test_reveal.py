"""The reveal: D75-D79."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.testing import common_deck, duel, pile, ruling


@ruling("D75")
def test_a_reveal_turns_the_top_card_of_the_own_deck_onto_the_pile() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt-dynamite.law").next_cards("snake")
    outlaw.next_cards("wagon-barrel.outlaw", "duel").active.has_in_play("barrel")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    assert pile() == ["colt-dynamite.law", "wagon-barrel.outlaw"]
    assert outlaw.deck[0] == "duel-horseshoe.outlaw"
    assert (law.prompt, outlaw.active.life) == ("play", 4)


@ruling("D75")
def test_what_counts_is_the_symbol_not_the_name_of_the_card() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt")
    outlaw.active.has_in_play("barrel-snake.law")
    outlaw.next_cards("barrel-snake.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    assert outlaw.options == ["pass"]


@ruling("D75")
def test_without_a_deck_of_his_own_a_player_reveals_from_the_common_one() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    outlaw.draws_from_common()
    common_deck("wagon-barrel.law")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    assert pile() == ["colt-dynamite.law", "wagon-barrel.law"]
    assert law.prompt == "play"


@ruling("D75")
def test_sid_curry_reveals_from_his_opponents_draw_source() -> None:
    law, sid = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("colt-dynamite.law").next_cards("bank-barrel.law")
    sid.next_cards("snake")

    law.plays("colt", at=sid.active)
    sid.uses(as_="sid_curry")

    assert pile() == ["colt-dynamite.law", "bank-barrel.law"]
    assert law.prompt == "hit"


@ruling("D76")
def test_every_deck_shows_each_symbol_as_often_as_the_others() -> None:
    sides = duel(mode="mexican_standout")

    for side in sides:
        symbols = [name.partition("-")[2].partition(".")[0] for name in side.deck]

        assert Counter(symbols) == {"barrel": 10, "snake": 10, "dynamite": 5, "horseshoe": 15}


@ruling("D77")
def test_nobody_has_to_reveal_for_a_barrel_or_sid_curry() -> None:
    law, sid = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("colt-dynamite.law").next_cards("barrel")
    sid.next_cards("barrel").active.has_in_play("barrel")

    law.plays("colt", at=sid.active)
    sid.passes()

    assert (law.prompt, sid.active.life) == ("play", 3)
    assert pile() == ["colt-dynamite.law"]


@ruling("D77")
def test_dynamite_and_rattlesnake_reveal_by_themselves() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    outlaw.active.has_in_play("dynamite", "rattlesnake")
    outlaw.next_cards("wagon-barrel.outlaw", "missed-snake.outlaw", "duel", "beer")

    outlaw.starts_turn()

    assert pile() == ["wagon-barrel.outlaw", "missed-snake.outlaw"]
    assert (outlaw.prompt, outlaw.hand) == ("play", ["duel", "beer"])
    assert outlaw.active.life == 3
    assert law.rearguard.in_play == ["dynamite"]


@ruling("D77")
def test_whiskey_reveals_by_itself() -> None:
    outlaw, renegade = duel("babe_leroy dalton_bros", "", mode="renegade_vs_outlaw")
    outlaw.holds("whiskey").next_cards("duel-horseshoe.outlaw").active.has_life(1)

    outlaw.plays("whiskey")

    assert pile() == ["whiskey-barrel.ren_outlaw", "duel-horseshoe.outlaw"]
    assert (outlaw.prompt, outlaw.active.life) == ("play", 3)
    assert renegade.prompt == ""


@ruling("D78")
@pytest.mark.parametrize("side", ["bart_masterson jango", "jango bart_masterson"])
def test_bart_picks_one_of_two_cards_for_the_other_players_reveal(side: str) -> None:
    law, outlaw = duel(side, "babe_leroy dalton_bros")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("missed-snake.outlaw", "wagon-barrel.outlaw", "duel")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")
    law.picks("missed").picks("wagon")

    assert (outlaw.prompt, outlaw.options) == ("hit", ["pass"])
    assert outlaw.deck[0] == "duel-horseshoe.outlaw"


@ruling("D78")
def test_bart_picks_for_his_own_reveals_too() -> None:
    law, outlaw = duel("jango bart_masterson", "babe_leroy dalton_bros")
    law.active.has_in_play("barrel")
    law.next_cards("missed-snake.law", "bank-barrel.law")
    outlaw.is_playing().holds("colt")

    outlaw.plays("colt", at=law.active)
    law.uses("barrel").picks("bank").picks("bank")

    assert (outlaw.prompt, law.active.life) == ("play", 3)


@ruling("D78")
@pytest.mark.parametrize("on_top", ["wagon", "missed"])
def test_both_cards_are_discarded_in_the_order_that_bart_likes(on_top: str) -> None:
    law, outlaw = duel("bart_masterson jango", "babe_leroy dalton_bros")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("missed-snake.outlaw", "wagon-barrel.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")
    law.picks("wagon").picks(on_top)

    assert (law.prompt, outlaw.active.life) == ("play", 4)  # the card picked first counts
    assert len(pile()) == 3
    assert pile()[-1].startswith(on_top)


@ruling("D78")
def test_bart_picks_for_dynamite_too() -> None:
    law, outlaw = duel("jango bart_masterson", "babe_leroy dalton_bros")
    outlaw.active.has_in_play("dynamite")
    outlaw.next_cards("colt-dynamite.outlaw", "missed-snake.outlaw", "duel", "beer")

    outlaw.starts_turn()

    assert law.prompt == "reveal"
    law.picks("colt").picks("colt")
    assert (outlaw.active.life, outlaw.hand) == (1, ["duel", "beer"])


@ruling("D79")
def test_pat_garrets_shown_card_is_no_reveal() -> None:
    law, outlaw = duel("pat_garret bart_masterson", "babe_leroy dalton_bros")
    law.next_cards("colt-dynamite.law", "indians-horseshoe.law", "missed-snake.law")
    outlaw.next_cards("beer")

    law.starts_turn()

    assert (law.prompt, law.hand, pile()) == ("may_draw", ["colt", "indians"], [])
    law.passes()
    assert (law.prompt, law.deck[0]) == ("play", "missed-snake.law")
