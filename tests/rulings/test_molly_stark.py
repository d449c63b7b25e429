"""R157-R161: Molly Stark, who replaces the cards she uses out of her turn."""

from __future__ import annotations

import pytest

from sixgun.testing import next_cards, ruling, table


@ruling("R157")
def test_molly_stark_draws_for_a_missed() -> None:
    ann, molly, *_ = table("bystander", "molly_stark", players=4)
    ann.holds("bang")
    molly.holds("missed")
    next_cards("saloon", "beer")

    ann.plays("bang", at=molly)
    molly.plays("missed")

    assert (molly.life, molly.hand) == (4, ["saloon"])


@ruling("R157")
def test_molly_stark_draws_for_a_dodge_besides_its_own_card() -> None:
    ann, molly, *_ = table("bystander", "molly_stark", players=4)
    ann.holds("bang")
    molly.holds("dodge")
    next_cards("saloon", "duel", "gatling")

    ann.plays("bang", at=molly)
    molly.plays("dodge")

    assert molly.hand == ["saloon", "duel"]


@ruling("R157")
def test_molly_stark_draws_for_a_beer_that_saves_her() -> None:
    ann, molly, *_ = table("bystander", "molly_stark", players=4)
    ann.holds("bang")
    molly.has_life(1).holds("beer")
    next_cards("saloon", "duel")

    ann.plays("bang", at=molly)
    molly.passes().plays("beer")

    assert (molly.life, molly.hand) == (1, ["saloon"])


@ruling("R157")
def test_molly_stark_draws_for_a_bang_given_up_to_indians() -> None:
    ann, molly, *_ = table("bystander", "molly_stark", players=4)
    ann.holds("indians")
    molly.holds("bang")
    next_cards("saloon", "duel")

    ann.plays("indians")
    molly.discards("bang")

    assert (molly.life, molly.hand) == (4, ["saloon"])


@ruling("R157")
def test_molly_stark_draws_nothing_for_cards_she_plays_in_her_own_turn() -> None:
    molly, bob, *_ = table("molly_stark", players=4)
    molly.has_life(3).holds("bang", "beer", "barrel")

    molly.plays("bang", at=bob)
    bob.passes()
    molly.plays("beer").plays("barrel")

    assert molly.hand == []


@ruling("R158")
def test_in_a_duel_molly_starks_replacements_come_after_it_one_for_each_bang() -> None:
    ann, molly, *_ = table("bystander", "molly_stark", players=4)
    ann.holds("duel", "bang-2C")
    molly.holds("bang-3C", "bang-4C")
    next_cards("saloon", "beer", "gatling")

    ann.plays("duel", at=molly)
    molly.discards("bang-3C")
    during = molly.hand
    ann.discards("bang-2C")
    molly.discards("bang-4C")
    ann.passes()

    assert during == ["bang"]
    assert molly.hand == ["saloon", "beer"]


@ruling("R158")
def test_molly_stark_draws_her_replacements_for_a_lost_duel_as_well() -> None:
    ann, molly, *_ = table("bystander", "molly_stark", players=4)
    ann.holds("duel", "bang-2C")
    molly.holds("bang-3C")
    next_cards("bang-4C", "beer")

    ann.plays("duel", at=molly)
    molly.discards("bang-3C")
    ann.discards("bang-2C")
    assert molly.options == ["pass"]
    molly.passes()

    assert (molly.life, molly.hand) == (3, ["bang"])


@ruling("R158")
def test_a_duel_in_her_own_turn_gives_molly_stark_nothing() -> None:
    molly, bob, *_ = table("molly_stark", players=4)
    molly.holds("duel", "bang-2C")
    bob.holds("bang-3C")

    molly.plays("duel", at=bob)
    bob.discards("bang-3C")
    molly.discards("bang-2C")
    bob.passes()

    assert molly.hand == []


@ruling("R159")
@pytest.mark.parametrize("card", ["cat_balou", "panic", "can_can", "brawl"])
def test_molly_stark_draws_nothing_for_a_card_she_is_made_to_lose(card: str) -> None:
    ann, molly = table("bystander", "molly_stark", players=2)
    molly.holds("missed")

    if card == "can_can":
        ann.has_in_play(card).uses(card, at=molly)
    elif card == "brawl":
        ann.holds(card, "duel").plays(card).discards("duel").picks(at=molly)
    else:
        ann.holds(card).plays(card, at=molly)

    assert molly.hand == []


@ruling("R160")
def test_a_green_card_from_play_gives_molly_stark_nothing() -> None:
    ann, molly, *_ = table("bystander", "molly_stark", players=4)
    ann.holds("bang")
    molly.has_in_play("sombrero")

    ann.plays("bang", at=molly)
    molly.uses("sombrero")

    assert (molly.life, molly.hand) == (4, [])


@ruling("R161")
def test_molly_starks_card_may_be_the_second_missed_against_slab() -> None:
    slab, molly, *_ = table("slab_the_killer", "molly_stark", players=4)
    slab.holds("bang")
    molly.holds("missed-2S")
    next_cards("missed-3S", "saloon", "beer")

    slab.plays("bang", at=molly)
    molly.plays("missed-2S").plays("missed-3S")

    assert (molly.life, molly.hand) == (4, ["saloon"])


@ruling("R161")
def test_by_the_house_rule_molly_starks_card_waits_for_the_shot() -> None:
    slab, molly, *_ = table("slab_the_killer", "molly_stark", players=4, house="late_replacement")
    slab.holds("bang")
    molly.holds("missed-2S")
    next_cards("missed-3S", "saloon")

    slab.plays("bang", at=molly)
    molly.plays("missed-2S")
    during = molly.options
    molly.passes()

    assert during == ["pass"]
    assert (molly.life, molly.hand) == (3, ["missed"])
