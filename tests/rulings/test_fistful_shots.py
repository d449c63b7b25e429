"""Sniper and A Fistful of Cards: R267-R269, R274-R276."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import current, next_cards, pile, ruling, table

# -- Sniper --------------------------------------------------------------------------------


@ruling("R267")
def test_two_bangs_together_are_one_shot_for_one_life() -> None:
    ann, bob, *_ = table(players=4, event="sniper")
    ann.holds("bang-7C", "bang-8C")

    ann.discards("bang-7C", at=bob).discards("bang-8C")
    bob.passes()

    assert bob.life == 3
    assert (ann.hand, pile()) == ([], ["bang-7C", "bang-8C"])


@ruling("R267")
def test_it_takes_two_missed_to_escape_the_sniper() -> None:
    ann, bob, *_ = table(players=4, event="sniper")
    ann.holds("bang-7C", "bang-8C")
    bob.holds("missed-2S", "missed-3S")

    ann.discards("bang-7C", at=bob).discards("bang-8C")
    bob.plays("missed-2S")

    assert bob.prompt == "shot"
    bob.plays("missed-3S")
    assert (bob.life, ann.prompt) == (4, "play")


@ruling("R267")
def test_one_missed_does_not_stop_the_sniper() -> None:
    ann, bob, *_ = table(players=4, event="sniper")
    ann.holds("bang-7C", "bang-8C")
    bob.holds("missed-2S")

    ann.discards("bang-7C", at=bob).discards("bang-8C")
    bob.plays("missed").passes()

    assert bob.life == 3


@ruling("R267")
def test_the_sniper_shoots_no_farther_than_his_weapon() -> None:
    ann, bob, cal, _ = table(players=4, event="sniper")
    ann.holds("bang-7C", "bang-8C")

    with pytest.raises(IllegalMove, match="out_of_range"):
        ann.discards("bang-7C", at=cal)

    ann.has_in_play("schofield-JC").discards("bang-7C", at=cal).discards("bang-8C")
    cal.passes()
    assert (bob.life, cal.life) == (4, 3)


@ruling("R267")
def test_a_single_bang_does_not_make_a_sniper() -> None:
    ann, bob, *_ = table(players=4, event="sniper")
    ann.holds("bang-7C", "missed-2S")

    with pytest.raises(IllegalMove, match="two_bangs_wanted"):
        ann.discards("bang", at=bob)


@ruling("R268")
def test_sniping_leaves_the_bang_limit_alone_and_may_be_repeated() -> None:
    ann, bob, *_ = table(players=4, event="sniper")
    ann.holds("bang-5C", "bang-6C", "bang-7C", "bang-8C", "bang-9C")

    ann.plays("bang-5C", at=bob)
    bob.passes()
    ann.discards("bang-6C", at=bob).discards("bang-7C")
    bob.passes()
    ann.discards("bang-8C", at=bob).discards("bang-9C")
    bob.passes()

    assert bob.life == 1


@ruling("R268")
def test_by_the_house_rule_a_snipe_is_the_turns_bang() -> None:
    ann, bob, *_ = table(players=4, event="sniper", house="one_snipe")
    ann.holds("bang-5C", "bang-6C", "bang-7C", "bang-8C")

    ann.discards("bang-5C", at=bob).discards("bang-6C")
    bob.passes()

    assert ann.refused("bang-7C", at=bob) == "bang_limit"
    with pytest.raises(IllegalMove, match="bang_limit"):
        ann.discards("bang-7C", at=bob)


@ruling("R269")
def test_slab_the_sniper_asks_for_no_more_than_two_missed() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4, event="sniper")
    slab.holds("bang-7C", "bang-8C")
    bob.holds("missed-2S", "missed-3S")

    slab.discards("bang-7C", at=bob).discards("bang-8C")
    bob.plays("missed-2S").plays("missed-3S")

    assert (bob.life, slab.prompt) == (4, "play")


@ruling("R269")
def test_a_barrel_is_worth_one_of_the_two_missed_against_the_sniper() -> None:
    ann, bob, *_ = table(players=4, event="sniper")
    ann.holds("bang-7C", "bang-8C")
    bob.holds("missed-2S").has_in_play("barrel-QS")
    next_cards("beer-6H")

    ann.discards("bang-7C", at=bob).discards("bang-8C")
    bob.uses("barrel")

    assert bob.prompt == "shot"
    bob.plays("missed")
    assert bob.life == 4


@ruling("R269")
def test_janet_snipes_with_missed_cards() -> None:
    janet, bob, *_ = table("calamity_janet", players=4, event="sniper")
    janet.holds("missed-2S", "missed-3S")

    janet.discards("missed-2S", at=bob).discards("missed-3S")
    bob.passes()

    assert (bob.life, janet.hand) == (3, [])


@ruling("R269")
def test_apache_kid_ignores_a_sniper_with_two_diamonds() -> None:
    ann, kid, *_ = table("bart_cassidy", "apache_kid", players=4, event="sniper")
    ann.holds("bang-7D", "bang-8D")

    ann.discards("bang-7D", at=kid).discards("bang-8D")

    assert (kid.life, ann.prompt, ann.hand) == (3, "play", [])


@ruling("R269")
def test_apache_kid_is_hit_if_only_one_of_the_two_is_a_diamond() -> None:
    for first, second in (("bang-7D", "bang-8C"), ("bang-8C", "bang-7D")):
        ann, kid, *_ = table("bart_cassidy", "apache_kid", players=4, event="sniper")
        ann.holds("bang-7D", "bang-8C")

        ann.discards(first, at=kid).discards(second)
        kid.passes()

        assert kid.life == 2


@ruling("R269")
def test_a_diamond_missed_of_janet_counts_as_a_diamond_for_apache_kid() -> None:
    janet, kid, *_ = table("calamity_janet", "apache_kid", players=4, event="sniper")
    janet.holds("bang-7D", "missed-8D")

    janet.discards("bang-7D", at=kid).discards("missed-8D")

    assert (kid.life, janet.prompt) == (3, "play")


# -- A Fistful of Cards --------------------------------------------------------------------


@ruling("R274")
def test_a_fistful_shoots_once_for_each_card_in_hand() -> None:
    ann, *_ = table(players=4, event="a_fistful_of_cards")
    ann.holds("scope", "duel-8C", "mustang-8H")

    ann.starts_turn().passes().passes().passes()

    assert (ann.life, ann.prompt, len(ann.hand)) == (2, "play", 5)


@ruling("R274")
def test_an_empty_hand_draws_no_fire() -> None:
    ann, *_ = table(players=4, event="a_fistful_of_cards")

    ann.starts_turn()

    assert (ann.life, ann.prompt) == (5, "play")


@ruling("R274")
def test_each_shot_of_a_fistful_is_answered_by_itself() -> None:
    ann, *_ = table(players=4, boxes="dodge_city", event="a_fistful_of_cards")
    ann.holds("missed-2S", "scope", "duel-8C", "mustang-8H")
    ann.has_in_play("barrel-QS", "sombrero")
    next_cards("beer-6H", "bang-7C", "bang-8C")

    ann.starts_turn().uses("barrel")
    ann.uses("barrel").plays("missed")
    ann.uses("barrel").uses("sombrero")
    ann.passes()

    assert (ann.life, ann.in_play, ann.prompt) == (4, ["barrel"], "play")


@ruling("R274")
def test_a_beer_answers_the_last_shot_of_a_fistful() -> None:
    ann, *_ = table(players=4, event="a_fistful_of_cards")
    ann.has_life(1).holds("beer-6H")

    ann.starts_turn().passes().plays("beer")

    assert (ann.life, ann.prompt) == (1, "play")


@ruling("R7", "R274")
def test_a_fistful_comes_before_the_dynamite() -> None:
    ann, *_ = table(players=4, event="a_fistful_of_cards")
    ann.holds("scope").has_in_play("dynamite")

    ann.starts_turn()

    assert ann.prompt == "shot"
    assert ann.in_play == ["dynamite"]


@ruling("R275")
def test_cards_spent_do_not_lessen_the_fistful() -> None:
    _, sid, *_ = table("bart_cassidy", "sid_ketchum", players=4, event="a_fistful_of_cards")
    sid.has_life(1).holds("scope", "duel-8C", "missed-2S")

    sid.starts_turn().passes().uses().discards("scope", "duel")
    sid.plays("missed")

    assert sid.hand == []
    assert sid.prompt == "shot"


@ruling("R275")
def test_a_card_drawn_meanwhile_may_answer_but_does_not_add_a_shot() -> None:
    ann, *_ = table(players=4, boxes="dodge_city", event="a_fistful_of_cards")
    ann.holds("dodge-7D", "scope-AS")
    next_cards("dodge-KH", "missed-2S")

    ann.starts_turn().plays("dodge-7D").plays("dodge-KH")

    assert (ann.life, ann.prompt) == (5, "play")
    assert ann.hand[:2] == ["scope", "missed"]


@ruling("R275")
def test_death_ends_a_fistful_and_the_turn() -> None:
    _, bob, cal, _ = table(players=4, event="a_fistful_of_cards")
    bob.has_life(1).holds("scope", "duel-8C", "mustang-8H")

    bob.starts_turn().passes().passes()

    assert not bob.is_alive
    assert cal.is_active


@ruling("R275")
def test_sid_cannot_lessen_the_fistful_once_his_turn_has_begun() -> None:
    _, sid, *_ = table("bart_cassidy", "sid_ketchum", players=4, event="a_fistful_of_cards")
    sid.has_life(3).holds("scope", "duel-8C")

    sid.starts_turn()

    assert sid.prompt == "shot"


@ruling("R276")
def test_slab_hit_by_a_fistful_needs_one_missed_and_nobody_is_rewarded() -> None:
    _, slab, cal, _ = table(
        "bart_cassidy", "slab_the_killer", players=4, event="a_fistful_of_cards"
    )
    slab.has_life(1).holds("missed-2S", "scope")

    slab.starts_turn().plays("missed").passes().passes()

    assert not slab.is_alive
    assert cal.is_active
    assert all(len(player.hand) == (2 if player is cal else 0) for player in current().players)


@ruling("R276")
def test_el_gringo_takes_nothing_for_a_fistful() -> None:
    ann, gringo, *_ = table("willy_the_kid", "el_gringo", players=4, event="a_fistful_of_cards")
    ann.holds("barrel-QS")
    gringo.holds("scope")

    gringo.starts_turn().passes()

    assert gringo.life == 2
    assert ann.hand == ["barrel"]


@ruling("R276")
def test_apache_kid_is_not_protected_from_a_fistful() -> None:
    _, kid, *_ = table("bart_cassidy", "apache_kid", players=4, event="a_fistful_of_cards")
    kid.holds("bang-7D")

    kid.starts_turn().passes()

    assert kid.life == 2
