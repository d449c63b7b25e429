"""Pearl Hat, who repeats the Action on top of the discard pile."""

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import discard_pile, duel, pile, ruling


@ruling("D158")
def test_pearl_hat_repeats_the_action_on_top_for_a_hand_card() -> None:
    _, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    outlaw.holds("beer", "scope").is_playing()
    outlaw.active.has_life(1)
    outlaw.rearguard.has_life(1)

    outlaw.plays("beer").uses(as_="pearl_hat").discards("scope").uses(as_="beer")

    assert outlaw.active.life == 3
    assert outlaw.rearguard.life == 3
    assert outlaw.hand == []
    assert pile() == ["beer-barrel.outlaw", "scope-horseshoe.outlaw"]


@ruling("D158")
def test_pearl_hat_repeats_an_action_at_a_target_of_her_choice() -> None:
    law, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    law.holds("missed")
    outlaw.holds("scope").is_playing()
    discard_pile("stealing")

    outlaw.uses(as_="pearl_hat").discards("scope").uses(at=law.active, as_="stealing")

    assert outlaw.hand == ["missed"]
    assert law.hand == []


@ruling("D158")
def test_pearl_hat_repeats_an_action_of_the_opponent() -> None:
    law, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    law.holds("gatling")
    outlaw.next_cards("scope", "hat")

    law.plays("gatling")
    outlaw.passes()
    law.passes()
    outlaw.passes()
    law.ends_turn()
    outlaw.uses(as_="pearl_hat").discards("scope").uses(as_="gatling")
    law.passes()
    outlaw.passes()
    law.passes()

    assert (outlaw.active.life, outlaw.rearguard.life) == (2, 2)
    assert (law.active.life, law.rearguard.life) == (4, 2)


@ruling("D158")
def test_pearl_hat_repeats_once_in_a_turn() -> None:
    law, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    outlaw.holds("scope", "knife", "hat").is_playing()
    discard_pile("beer")

    outlaw.uses(as_="pearl_hat").discards("scope").uses(as_="beer")
    outlaw.plays("knife", at=law.active)
    law.passes()

    assert outlaw.refused_use(as_="pearl_hat") == "used_this_turn"
    outlaw.starts_turn()
    assert outlaw.refused_use(as_="pearl_hat") == ""


@ruling("D158")
def test_pearl_hat_needs_a_hand_card_to_pay_with() -> None:
    _, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    outlaw.is_playing()
    discard_pile("beer")

    assert outlaw.refused_use(as_="pearl_hat") == "no_use_now"


@ruling("D158")
def test_pearl_hat_behind_the_front_repeats_nothing() -> None:
    _, outlaw = duel("pat_garret the_stranger", "tom_thorn pearl_hat")
    outlaw.holds("scope").is_playing()
    discard_pile("beer")

    assert outlaw.refused_use(as_="pearl_hat") == "asleep"


@ruling("D158")
def test_the_action_must_lie_on_top_before_pearl_hat_pays() -> None:
    _, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    outlaw.holds("beer", "wagon").is_playing()
    discard_pile("wagon-barrel.law", "colt")

    assert outlaw.refused_use(as_="pearl_hat") == "no_use_now"


@ruling("D158")
def test_pearl_hat_repeats_what_lay_on_top_not_what_she_pays_with() -> None:
    law, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    outlaw.holds("knife").next_cards("scope", "hat", "clock").is_playing()
    discard_pile("wagon")

    outlaw.uses(as_="pearl_hat").discards("knife")

    with pytest.raises(IllegalMove):
        outlaw.uses(at=law.active, as_="knife")
    outlaw.uses(as_="wagon").discards("clock")
    assert outlaw.hand == ["scope", "hat"]


@ruling("D158")
def test_pearl_hat_repeats_an_action_that_was_only_discarded() -> None:
    law, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    law.holds("schoolmarm", "carbine", "carbine", "winchester", "winchester", "peacemaker")
    law.active.has_in_play("hat")
    outlaw.next_cards("knife", "beer")

    law.ends_turn().discards("schoolmarm")
    outlaw.uses(as_="pearl_hat").discards("knife").uses(at=law.active.card("hat"), as_="schoolmarm")

    assert outlaw.hand == ["beer", "hat"]


@ruling("D158")
def test_pearl_hat_repeats_an_action_that_was_revealed() -> None:
    _, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn")
    outlaw.active.has_in_play("rattlesnake").has_life(1)
    outlaw.next_cards("beer", "scope", "hat")

    outlaw.starts_turn().uses(as_="pearl_hat").discards("scope").uses(as_="beer")

    assert outlaw.active.life == 2
    assert outlaw.hand == ["hat"]


@ruling("D158", "D159")
def test_pearl_hat_repeats_a_reloaded_action_as_its_effect() -> None:
    law, outlaw = duel("pat_garret", "pearl_hat dalton_bros")
    outlaw.holds("water", "knife").next_cards("hat").is_playing()

    outlaw.reloads("water").uses(as_="pearl_hat").discards("knife")
    outlaw.uses(at=outlaw.active, as_="water")

    assert outlaw.active.character == "dalton_bros"
    assert outlaw.hand == ["hat"]
    assert law.active.life == 5


@ruling("D158", "D159")
def test_pearl_hat_repeats_a_reload_action_as_a_reload() -> None:
    _, outlaw = duel("pat_garret", "pearl_hat dalton_bros")
    outlaw.holds("water", "knife").next_cards("hat", "beer").is_playing()

    outlaw.reloads("water").uses(as_="pearl_hat").discards("knife").reloads("water")

    assert outlaw.active.character == "pearl_hat"
    assert outlaw.hand == ["hat", "beer"]
    assert pile() == ["water-barrel.outlaw", "knife-snake.outlaw"]


@ruling("D159")
def test_while_nobody_stands_alone_pearl_hat_repeats_no_reload() -> None:
    _, outlaw = duel("pat_garret the_stranger", "pearl_hat dalton_bros")
    outlaw.holds("knife").is_playing()
    discard_pile("water")

    outlaw.uses(as_="pearl_hat").discards("knife")

    assert outlaw.options == ["use ability as water > ann.1", "use ability as water > bob.1"]


@ruling("D159")
def test_pearl_hat_may_reload_an_action_that_has_no_target_left() -> None:
    _, outlaw = duel("pat_garret", "pearl_hat")
    outlaw.holds("knife").next_cards("hat").is_playing()
    discard_pile("water-barrel.outlaw")

    outlaw.uses(as_="pearl_hat").discards("knife").reloads("water")

    assert outlaw.hand == ["hat"]


@ruling("D159")
def test_pearl_hat_repeats_no_avoid_card() -> None:
    _, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn", mode="reinforcements")
    outlaw.holds("knife").is_playing()

    refused = []
    for card in ("missed", "return_fire", "agility", "feint"):
        discard_pile(card)
        refused.append(outlaw.refused_use(as_="pearl_hat"))

    assert refused == ["no_use_now"] * 4


@ruling("D159")
def test_pearl_hat_repeats_neither_bang_cards_nor_equipment() -> None:
    _, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn", mode="reinforcements")
    outlaw.holds("knife").is_playing()

    refused = []
    for card in ("colt", "hat", "howitzer"):
        discard_pile(card)
        refused.append(outlaw.refused_use(as_="pearl_hat"))

    assert refused == ["no_use_now"] * 3


@ruling("D242")
def test_pearl_hat_may_repeat_a_pardner_as_a_hit() -> None:
    law, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn", mode="reinforcements")
    outlaw.holds("scope").is_playing()
    discard_pile("pardner")

    outlaw.uses(as_="pearl_hat").discards("scope")
    offered = outlaw.options
    outlaw.uses(at=law.active, as_="pardner")
    law.passes()

    assert offered == ["use ability as pardner > ann.1"]
    assert law.active.life == 4


@ruling("D242")
def test_pearl_hat_does_not_repeat_a_pardner_against_a_hit() -> None:
    law, outlaw = duel("pat_garret the_stranger", "pearl_hat tom_thorn", mode="reinforcements")
    law.holds("carbine")
    outlaw.holds("scope")
    discard_pile("pardner")

    law.plays("carbine", at=outlaw.active)

    assert outlaw.options == ["pass"]
