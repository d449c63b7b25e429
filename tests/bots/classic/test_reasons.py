"""Why the gunslinger does what he does: codes with their facts."""

from __future__ import annotations

from itertools import product

from sixgun.bots import Reason
from sixgun.bots.classic.reasons import REASONS
from sixgun.testing import next_cards, table
from tests.bots.classic.bot_answers import reason, thought
from tests.bots.classic.test_whole_games import CONFIGS, played


def test_a_shot_says_at_whom_and_how_likely_it_hits() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_in_play("barrel")
    bob.is_playing().holds("bang")
    why = reason(bob)
    assert (why.code, why.facts["target"]) == ("shoot_foe", ann.seat)
    assert 70 <= int(why.facts["chance"]) <= 80


def test_the_last_life_point_has_its_own_reason() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(1)
    bob.is_playing().holds("bang")
    assert reason(bob) == Reason("may_win", {"target": ann.seat, "chance": 100})
    *_, dot, eli = table(players=5)
    dot.has_life(1)
    eli.is_playing().holds("bang")
    assert reason(eli) == Reason("finish_off", {"target": dot.seat, "chance": 100})


def test_a_weapon_says_how_far_it_reaches() -> None:
    _, _, cal, *_ = table(players=5)
    cal.is_playing().holds("remington")
    why = reason(cal)
    assert why.code == "better_weapon"
    assert why.facts["reach"] == 3


def test_a_card_taken_away_says_whose_it_was() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_in_play("barrel")
    bob.is_playing().holds("cat_balou")
    why = reason(bob)
    assert why.code == "disarm"
    assert why.facts == {"target": ann.seat, "card": ann.game.in_play[ann.seat][0]}


def test_a_missed_saves_the_last_point() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed")
    ann.plays("bang", at=bob)
    assert reason(bob).code == "avoid"
    bob.has_life(1)
    assert reason(bob).code == "save_life"


def test_the_end_of_a_turn_needs_no_reason() -> None:
    ann, *_ = table(players=4)
    assert reason(ann) == Reason("nothing_better")


def test_presents_are_for_friends_and_for_others() -> None:
    *_, claus = table(
        "bart_cassidy", "kit_carlson", "el_gringo", "willy_the_kid", "claus_the_saint", players=5
    )
    claus.starts_turn()
    assert reason(claus).code == "good_present"
    claus.gives(claus.options[0].split()[1], to=claus.scenario.players[0])
    assert reason(claus).code == "poor_present"


def test_a_suit_is_named_for_its_cards() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="handcuffs")
    next_cards("bang-2D", "bang-3D")
    ann.starts_turn()
    assert reason(ann) == Reason("best_suit")


def test_a_friend_is_healed() -> None:
    ann, *_, eli = table(players=5, event="blood_brothers")
    ann.has_life(1)
    eli.starts_turn()
    assert reason(eli) == Reason("heal_friend", {"target": ann.seat})


def test_a_new_identity_is_a_fresh_start() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="new_identity")
    ann.has_life(1).starts_turn()
    assert reason(ann) == Reason("fresh_start")


def test_a_thought_lists_the_moves_from_the_best_on() -> None:
    _, bob, *_ = table(players=4)
    bob.is_playing().holds("bang")
    scores = [score for _, score in thought(bob).scores]
    assert scores == sorted(scores, reverse=True)
    assert thought(bob).move == thought(bob).scores[0][0]


def test_every_other_reason_is_given_in_some_game() -> None:
    given = {"heal_friend", "good_present", "poor_present", "best_suit", "fresh_start"}
    for seed, config in product(range(1, 8), CONFIGS):
        if given == set(REASONS):
            break
        for _, seated in played(config, seed, "gunslinger"):
            given.add(seated.hint().reason.code)
    assert given == set(REASONS)
