"""The gunslinger's answers outside the playing phase."""

from __future__ import annotations

from sixgun.testing import deck, discard_pile, long_duel, next_cards, next_events, table
from tests.bots.classic.bot_answers import answer, answer_with_open_roles

FOUR = ("bart_cassidy", "kit_carlson", "el_gringo", "willy_the_kid")


def test_a_shot_is_avoided() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed", "beer")
    ann.plays("bang", at=bob)
    assert answer(bob) == "play missed"


def test_a_draw_comes_before_a_card() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    ann.plays("bang", at=bob)
    assert answer(bob) == "use barrel"


def test_no_missed_is_wasted_where_two_are_needed() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.holds("missed")
    slab.plays("bang", at=bob)
    assert answer(bob) == "pass"


def test_two_are_spent_where_two_are_needed() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.holds("missed", "missed").has_life(1)
    slab.plays("bang", at=bob)
    assert answer(bob) == "play missed"


def test_a_missed_that_brings_a_new_card_goes_first() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city")
    ann.holds("bang")
    bob.holds("missed", "dodge")
    ann.plays("bang", at=bob)
    assert answer(bob) == "play dodge"


def test_elena_avoids_with_the_card_she_misses_least() -> None:
    ann, elena, *_ = table("bart_cassidy", "elena_fuente", players=4)
    ann.holds("bang")
    elena.holds("wells_fargo", "dynamite")
    ann.plays("bang", at=elena)
    assert answer(elena) == "play dynamite as missed"


def test_a_poor_card_in_play_is_worth_no_missed() -> None:
    ann, bob, *_ = table(players=4, event="ricochet")
    ann.holds("bang")
    bob.holds("missed").has_in_play("jail")
    ann.discards("bang", at=bob.card("jail"))
    assert answer(bob) == "pass"


def test_indians_are_met_with_a_bang() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("indians")
    bob.holds("bang")
    ann.plays("indians")
    assert answer(bob) == "discard bang"


def test_a_duel_that_cannot_be_won_is_given_up() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("duel", "missed", "beer", "missed", "beer", "panic")
    bob.holds("bang")
    ann.plays("duel", at=bob)
    assert answer(bob) == "discard bang"
    ann, bob, *_ = table(players=4)
    ann.holds("duel", *["bang"] * 9)
    bob.holds("bang")
    ann.plays("duel", at=bob)
    assert answer(bob) == "pass"


def test_the_last_point_is_saved() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("beer").has_life(1)
    ann.plays("bang", at=bob)
    bob.passes()
    assert answer(bob) == "play beer"


def test_sid_heals_between_two_effects_only_when_it_is_low() -> None:
    _, sid, *_ = table("bart_cassidy", "sid_ketchum", players=4)
    sid.holds("dynamite", "duel").has_life(2)
    assert answer(sid) == "use ability"
    ann, sid, *_ = table("bart_cassidy", "sid_ketchum", players=4)
    ann.holds("bang")
    sid.holds("missed", "bang")
    ann.plays("bang", at=sid)
    sid.passes()
    assert answer(sid) == "pass"


def test_lucky_duke_knows_what_it_draws_for() -> None:
    duke, *_ = table("lucky_duke", players=4)
    duke.has_in_play("dynamite")
    next_cards("missed-5S", "bang-9C")
    duke.starts_turn()
    assert answer(duke) == "pick bang"
    _, duke, *_ = table("bart_cassidy", "lucky_duke", players=4)
    duke.has_in_play("jail")
    next_cards("bang-9C", "beer-6H")
    duke.starts_turn()
    assert answer(duke) == "pick beer"


def test_of_the_cards_on_offer_the_best_is_taken() -> None:
    ann, *_ = table(players=4)
    ann.holds("general_store").has_life(2)
    next_cards("dynamite", "beer", "schofield", "bang")
    ann.plays("general_store")
    assert answer(ann) == "pick beer"


def test_kit_keeps_a_missed_if_it_has_none() -> None:
    kit, *_ = table("kit_carlson", players=4)
    kit.holds("bang", "bang").has_life(2)
    next_cards("bang", "missed", "dynamite")
    kit.starts_turn()
    assert answer(kit) == "pick missed"


def test_jesse_draws_from_a_foe_and_not_from_a_friend() -> None:
    ann, *_, jesse = table(*FOUR, "jesse_jones", players=5)
    ann.holds("beer", "beer")
    jesse.starts_turn()
    assert answer(jesse) == "draw > deck"
    ann, *_, dot, jesse = table(*FOUR, "jesse_jones", players=5)
    ann.holds("beer")
    dot.holds("bang")
    jesse.starts_turn()
    assert answer(jesse) == "draw > dot"


def test_pedro_takes_a_good_discard() -> None:
    pedro, *_ = table("pedro_ramirez", players=4)
    discard_pile("wells_fargo")
    pedro.starts_turn()
    assert answer(pedro) == "draw > discards"
    pedro, *_ = table("pedro_ramirez", players=4)
    discard_pile("dynamite")
    pedro.starts_turn()
    assert answer(pedro) == "draw > deck"


def test_pat_takes_a_foes_card_only_if_it_is_worth_two() -> None:
    ann, *_, pat = table(*FOUR, "pat_brennan", players=5)
    ann.has_in_play("barrel")
    pat.starts_turn()
    assert answer(pat) == "draw > deck"


def test_vera_takes_a_strong_ability() -> None:
    vera, *_ = table("vera_custer", "pixie_pete", "johnny_kisch", players=4)
    vera.starts_turn()
    assert answer(vera) == "pick > bob"


def test_claus_gives_friends_the_better_cards() -> None:
    ann, *_, claus = table(*FOUR, "claus_the_saint", players=5)
    assert ann.role == "sheriff"
    next_cards("dynamite", "missed", "beer", "barrel", "bang", "saloon")
    claus.starts_turn()
    assert answer(claus) != "give beer > bob"
    claus.gives("bang", to=ann)
    assert answer(claus) == "give dynamite > bob"


def test_the_daltons_get_the_poorest_card() -> None:
    ann, *_ = table(players=4, boxes="high_noon")
    next_events("the_daltons")
    ann.has_in_play("barrel", "volcanic", "scope").starts_turn()
    assert answer(ann) == "pick > scope"


def test_blood_is_given_to_a_dying_sheriff_alone() -> None:
    ann, *_, dot, eli = table(players=5, event="blood_brothers")
    dot.has_life(1)
    eli.starts_turn()
    assert answer(eli) == "pass"
    ann, *_, eli = table(players=5, event="blood_brothers")
    ann.has_life(1)
    eli.starts_turn()
    assert answer(eli) == "pick > ann"


def test_hard_liquor_is_for_the_nearly_dead() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="hard_liquor")
    ann.has_life(4).starts_turn()
    assert answer(ann) == "pass"
    ann, *_ = table("bart_cassidy", players=4, event="hard_liquor")
    ann.has_life(1).starts_turn()
    assert answer(ann) == "use ability"


def test_a_new_identity_is_for_the_nearly_dead() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="new_identity")
    ann.has_life(3).starts_turn()
    assert answer(ann) == "pass"
    ann, *_ = table("bart_cassidy", players=4, event="new_identity")
    ann.has_life(1).starts_turn()
    assert answer(ann) == "use ability"


def test_the_suit_is_named_of_which_most_can_be_played() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="handcuffs")
    ann.holds("missed-2S", "missed-3S")
    next_cards("bang-2D", "bang-3D")
    ann.starts_turn()
    assert answer(ann) == "name > diamonds"


def test_the_colour_is_guessed_of_which_more_is_left() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="peyote")
    discard_pile(*[name for name in deck() if name.endswith("S")])
    ann.starts_turn()
    assert answer(ann) == "name > red"


def test_at_the_ranch_the_poor_cards_are_exchanged() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="ranch")
    next_cards("missed", "dynamite")
    ann.starts_turn()
    assert answer(ann) == "discard dynamite"
    ann.discards("dynamite")
    assert answer(ann) == "pass"


def test_a_brawl_strikes_foes_where_it_hurts() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city")
    ann.holds("bang").has_in_play("barrel")
    bob.is_playing().holds("brawl", "dynamite")
    bob.plays("brawl").discards("dynamite")
    assert answer_with_open_roles(bob) == "pick > barrel"


def test_in_a_long_duel_the_healthier_one_steps_forward() -> None:
    front, rear, *_ = long_duel("willy_the_kid slab_the_killer", "bart_cassidy sid_ketchum")
    front.has_life(1)
    front.starts_turn()
    assert answer(front) == "pick > ann.2"
    assert rear.life == 4


def test_the_dynamite_goes_to_the_one_who_can_stand_it() -> None:
    front, _, bob, sid = long_duel("willy_the_kid slab_the_killer", "bart_cassidy sid_ketchum")
    bob.has_life(2)
    front.has_in_play("dynamite")
    next_cards("KH")
    front.starts_turn()
    assert answer(bob) == f"pick > {sid.name}"
