"""Big Steve holds six cards, Dutch Harry looks at what he draws."""

from __future__ import annotations

import pytest

from sixgun.engine.moves import DISCARD
from sixgun.testing import Side, discard_pile, duel, ruling
from tests.rulings.duel.discard_helpers import discarded_kinds
from tests.rulings.duel.front_choice_setup import set_up_front_choice

SIX = ("colt", "carbine", "missed", "duel", "water", "wagon")

# -- Big Steve -----------------------------------------------------------------------------


@ruling("D205")
@pytest.mark.parametrize("side", ["big_steve kitty_leroy", "kitty_leroy big_steve", "big_steve"])
@pytest.mark.parametrize("life", [1, 2, 4])
def test_steve_makes_the_limit_six_whatever_the_life_and_wherever_he_is(
    side: str, life: int
) -> None:
    law, renegade = duel("the_stranger", side, mode="renegade_vs_law")
    renegade.is_playing().holds(*SIX).active.has_life(life)

    renegade.ends_turn()

    assert law.prompt == "play"
    assert len(renegade.hand) == 6


@ruling("D205")
@pytest.mark.parametrize("side", ["big_steve kitty_leroy", "king_fishers big_steve"])
def test_steve_discards_down_to_six(side: str) -> None:
    law, renegade = duel("the_stranger", side, mode="renegade_vs_law")
    renegade.is_playing().holds(*SIX, "hat", "bank")

    renegade.ends_turn().discards("colt")
    still = renegade.prompt
    renegade.discards("bank")

    assert still == "discard"
    assert law.prompt == "play"
    assert renegade.hand == ["carbine", "missed", "duel", "water", "wagon", "hat"]


@ruling("D205")
def test_without_steve_the_usual_limit_counts() -> None:
    law, renegade = duel("the_stranger", "kitty_leroy king_fishers", mode="renegade_vs_law")
    renegade.is_playing().holds(*SIX).active.has_life(1)

    renegade.ends_turn().discards("colt", "carbine", "missed", "duel")

    assert law.prompt == "play"
    assert renegade.hand == ["water", "wagon"]


# -- Dutch Harry ---------------------------------------------------------------------------


def exchanges(player: Side, card: str) -> None:
    """The card he looks at is discarded, he keeps the next one."""
    player.moves(DISCARD, player.find_among(player.game.aside, card))


@ruling("D206")
@pytest.mark.parametrize("side", ["dutch_harry big_steve", "big_steve dutch_harry"])
def test_harry_keeps_each_card_or_takes_the_next_one(side: str) -> None:
    _law, renegade = duel("the_stranger", side, mode="renegade_vs_law")
    renegade.next_cards("agility", "feint", "walker", "spencer")

    renegade.starts_turn()
    exchanges(renegade, "agility")
    renegade.picks("walker")

    assert renegade.prompt == "play"
    assert renegade.hand == ["feint", "walker"]
    assert discarded_kinds() == ["agility"]


@ruling("D206")
def test_harry_must_keep_the_next_card_but_looks_at_the_one_after() -> None:
    _law, renegade = duel("the_stranger", "dutch_harry big_steve", mode="renegade_vs_law")
    renegade.next_cards("agility", "feint", "walker", "spencer")

    renegade.starts_turn()
    exchanges(renegade, "agility")
    kept = renegade.hand
    exchanges(renegade, "walker")

    assert kept == ["feint"]
    assert renegade.hand == ["feint", "spencer"]
    assert discarded_kinds() == ["agility", "walker"]


@ruling("D206")
def test_harry_who_discards_the_last_card_draws_from_the_shuffled_pile() -> None:
    _law, renegade = duel("the_stranger", "dutch_harry big_steve", mode="renegade_vs_law")
    renegade.only_cards("agility", "feint")

    renegade.starts_turn().picks("agility")
    exchanges(renegade, "feint")

    assert renegade.hand == ["agility", "feint"]
    assert discarded_kinds() == []


@ruling("D206")
def test_harry_looks_at_cards_drawn_for_any_card_or_ability() -> None:
    law, renegade = duel("the_stranger", "charlie_basset dutch_harry", mode="renegade_vs_law")
    renegade.is_playing().holds("wagon", "savage", "union_pacific")
    renegade.active.has_in_play("gold_pan")
    asked = []

    renegade.plays("wagon")
    asked.append(renegade.prompt)
    renegade.picks(offered(renegade)).picks(offered(renegade)).picks(offered(renegade))
    renegade.discards(renegade.hand[-1]).plays("savage", at=law.active)
    asked.append(renegade.prompt)
    renegade.picks(offered(renegade))
    law.passes()
    renegade.plays("union_pacific").draws_from("deck_1")
    asked.append(renegade.prompt)
    renegade.picks(offered(renegade)).draws_from("deck_2").picks(offered(renegade))
    renegade.uses("gold_pan")
    asked.append(renegade.prompt)

    assert asked == ["look"] * 4


def offered(player: Side) -> str:
    """The card he looks at."""
    return str(player.game.names.cards[player.game.aside[-1]])


@ruling("D206")
def test_harry_looks_into_the_opponents_deck_when_he_draws_from_it() -> None:
    law, renegade = duel("the_stranger", "dutch_harry big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("union_pacific").next_cards("walker")
    law.next_cards("missed", "duel", "water")

    renegade.plays("union_pacific").draws_from("deck_1")
    exchanges(renegade, "missed")
    renegade.draws_from("deck_1").picks("water")

    assert renegade.hand == ["duel", "water"]
    assert discarded_kinds() == ["union_pacific", "missed"]


@ruling("D206")
def test_harry_looks_at_the_cards_drawn_for_his_partners_elimination() -> None:
    law, renegade = duel(
        "the_stranger", "big_steve dutch_harry king_fishers", mode="renegade_vs_law"
    )
    law.holds("colt")
    renegade.active.has_life(1)
    renegade.next_cards("agility", "feint", "walker")

    law.plays("colt", at=renegade.active)
    renegade.passes().picks("agility")
    exchanges(renegade, "feint")

    assert renegade.hand == ["agility", "walker"]


@ruling("D206")
@pytest.mark.parametrize("side", ["dutch_harry big_steve", "big_steve king_fishers dutch_harry"])
def test_harry_does_not_look_at_the_cards_for_an_elimination_he_does_not_live_through(
    side: str,
) -> None:
    law, renegade = duel("the_stranger", f"{side} kitty_leroy", mode="renegade_vs_law")
    law.holds("colt")
    renegade.active.has_life(1)
    renegade.next_cards("agility", "feint")

    law.plays("colt", at=renegade.active)
    renegade.passes()

    assert renegade.hand == ["agility", "feint"]
    assert law.prompt == "play"


@ruling("D206")
def test_harry_does_not_look_at_a_card_that_is_revealed() -> None:
    law, renegade = duel("the_stranger", "dutch_harry big_steve", mode="renegade_vs_law")
    law.holds("colt")
    renegade.active.has_in_play("barrel")
    renegade.next_cards("spurs-barrel.ren_law")

    law.plays("colt", at=renegade.active)
    renegade.uses("barrel")

    assert law.prompt == "play"
    assert discarded_kinds() == ["colt", "spurs"]


@ruling("D206")
def test_harry_does_not_look_at_the_starting_hand() -> None:
    law, renegade = set_up_front_choice(
        "the_stranger jango", "dutch_harry big_steve", mode="renegade_vs_law"
    )
    renegade.next_cards("agility", "feint", "walker", "spencer", "savage")

    law.chooses("the_stranger")
    renegade.chooses("dutch_harry")

    assert law.prompt == "play"
    assert renegade.hand == ["agility", "feint", "walker", "spencer", "savage"]


@ruling("D206")
def test_harry_does_not_look_at_a_card_of_the_pile() -> None:
    _law, renegade = duel("the_stranger", "dutch_harry big_steve", mode="renegade_vs_law")
    renegade.is_playing().active.has_in_play("gold_pan")
    discard_pile("colt")

    renegade.uses("gold_pan")

    assert renegade.prompt == "play"
    assert renegade.hand == ["colt"]


@ruling("D206")
def test_harry_does_not_look_at_a_card_taken_from_a_hand_or_from_play() -> None:
    law, renegade = duel("the_stranger", "dutch_harry big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("schoolmarm-barrel.law")
    law.active.has_in_play("hat")

    renegade.plays("schoolmarm", at=law.active.card("hat"))

    assert renegade.prompt == "play"
    assert renegade.hand == ["hat"]
