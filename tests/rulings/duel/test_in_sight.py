"""Which characters can be targets, and which of a player's characters use the hand."""

from __future__ import annotations

from sixgun.testing import duel, pile, ruling


@ruling("D42")
def test_avoid_cards_of_the_hand_serve_front_and_rear() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("gatling")
    outlaw.holds("missed", "missed")

    law.plays("gatling")
    outlaw.plays("missed")
    law.passes()
    outlaw.plays("missed")

    assert (outlaw.first.life, outlaw.second.life) == (4, 4)


@ruling("D42")
def test_an_avoid_card_of_the_hand_serves_your_rear_against_your_own_gatling() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding")
    law.holds("gatling", "missed-barrel.law")

    law.plays("gatling")
    outlaw.passes()
    law.plays("missed")

    assert law.rearguard.life == 3
    assert pile()[-1] == "missed-barrel.law"


@ruling("D43")
def test_the_opponents_rear_is_out_of_sight() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "derringer", "duel", "strong_ale", "hat", "schoolmarm", "knife")
    law.holds("stealing")
    outlaw.rearguard.has_in_play("bank")
    behind = outlaw.rearguard

    for card in ("colt", "derringer", "duel", "strong_ale", "hat", "knife"):
        assert law.refused(card, at=behind) == "behind_the_front"
    for card in ("schoolmarm", "stealing"):
        assert law.refused(card, at=behind.card("bank")) == "behind_the_front"


@ruling("D43")
def test_an_ability_may_say_otherwise() -> None:
    law, outlaw = duel("tex_killer jango", "jack_ransome west_harding")
    outlaw.holds("colt", "duel", "stealing", "hat").is_playing()
    law.rearguard.has_in_play("bank")
    behind = law.rearguard

    for card in ("colt", "duel", "hat"):
        assert outlaw.refused(card, at=behind) == ""
    assert outlaw.refused("stealing", at=behind.card("bank")) == ""
