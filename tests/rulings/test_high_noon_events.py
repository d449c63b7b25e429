"""High Noon: Gold Rush R200, R201, Shootout R205, Daltons R206, R207, Doctor R208, R227-R229."""

from __future__ import annotations

import pytest

from sixgun.testing import next_cards, next_events, pile, ruling, table
from tests.rulings.event_helpers import turn_comes_to

# -- Gold Rush -------------------------------------------------------------------------------


@ruling("R200")
def test_in_a_gold_rush_turns_run_counter_clockwise_from_the_sheriff() -> None:
    ann, bob, cal, dot, eli = table(players=5, boxes="high_noon")
    next_events("gold_rush")
    cal.is_out()
    order = []

    turn_comes_to(ann)
    for _ in range(4):
        active = next(p for p in (ann, bob, dot, eli) if p.is_active)
        order.append(active.name)
        active.ends_turn()

    assert order == ["ann", "eli", "dot", "bob"]
    assert ann.is_active


@ruling("R200")
def test_a_gold_rush_lasts_one_round() -> None:
    ann, bob, *_ = table(players=4, event="gold_rush")
    next_events("shootout")

    bob.is_playing().ends_turn()
    revealed = ann.is_active
    ann.ends_turn()

    assert revealed
    assert bob.is_active


@ruling("R201")
def test_in_a_gold_rush_dynamite_still_goes_to_the_left() -> None:
    _, bob, cal, _ = table(players=4, event="gold_rush")
    bob.has_in_play("dynamite")
    next_cards("KH")

    bob.starts_turn()

    assert cal.in_play == ["dynamite"]


@ruling("R201")
def test_in_a_gold_rush_a_general_store_still_goes_clockwise() -> None:
    ann, bob, *_ = table(players=4, event="gold_rush")
    ann.holds("general_store")
    next_cards("scope", "mustang", "barrel", "saloon")

    ann.plays("general_store").picks("scope")

    assert bob.prompt == "store"


@ruling("R201")
@pytest.mark.parametrize(("attack", "prompt"), [("gatling", "shot"), ("indians", "indians")])
def test_in_a_gold_rush_mass_attacks_still_go_clockwise(attack: str, prompt: str) -> None:
    ann, bob, cal, _ = table(players=4, event="gold_rush")
    ann.holds(attack)

    ann.plays(attack)
    first = bob.prompt
    bob.passes()

    assert first == prompt
    assert cal.prompt == prompt


# -- Shootout --------------------------------------------------------------------------------


@ruling("R205")
def test_in_a_shootout_two_bangs_may_be_played_and_not_three() -> None:
    ann, bob, *_ = table(players=4, event="shootout")
    ann.holds("bang-2C", "bang-3C", "bang-4C")

    ann.plays("bang-2C", at=bob)
    bob.passes()
    ann.plays("bang-3C", at=bob)
    bob.passes()

    assert bob.life == 2
    assert ann.refused("bang-4C", at=bob) == "bang_limit"


@ruling("R205")
@pytest.mark.parametrize("how", ["willy_the_kid", "volcanic"])
def test_a_shootout_does_not_limit_willy_or_a_volcanic(how: str) -> None:
    ann, bob, *_ = table(how if how != "volcanic" else "bart_cassidy", players=4, event="shootout")
    if how == "volcanic":
        ann.has_in_play("volcanic")
    ann.holds("bang-2C", "bang-3C", "bang-4C")

    for bang in ("bang-2C", "bang-3C", "bang-4C"):
        ann.plays(bang, at=bob)
        bob.passes()

    assert bob.life == 1


# -- The Daltons -----------------------------------------------------------------------------


@ruling("R206")
def test_the_daltons_make_each_discard_a_blue_card_of_his_choice_from_the_sheriff_on() -> None:
    ann, bob, cal, dot = table(players=4, boxes="high_noon")
    next_events("the_daltons")
    ann.has_in_play("scope", "mustang-8H")
    cal.has_in_play("barrel-QS", "schofield-JC")
    dot.has_in_play("mustang-9H")

    turn_comes_to(ann)
    ann.picks(at=ann.card("mustang"))
    cal.picks(at=cal.card("schofield"))
    dot.picks(at=dot.card("mustang"))

    assert (ann.in_play, bob.in_play) == (["scope"], [])
    assert (cal.in_play, dot.in_play) == (["barrel"], [])
    assert pile()[:3] == ["mustang-8H", "schofield-JC", "mustang-9H"]
    assert ann.prompt == "play"


@ruling("R206")
def test_the_daltons_come_once_and_not_every_turn() -> None:
    ann, bob, *_ = table(players=4, boxes="high_noon")
    next_events("the_daltons")
    bob.has_in_play("scope", "mustang")

    turn_comes_to(ann)
    bob.picks(at=bob.card("mustang"))
    ann.ends_turn()

    assert bob.prompt == "play"
    assert bob.in_play == ["scope"]


@ruling("R207")
def test_jail_and_dynamite_before_a_player_are_blue_cards_for_the_daltons() -> None:
    ann, bob, cal, _ = table(players=4, boxes="high_noon")
    next_events("the_daltons")
    bob.has_in_play("jail", "scope")
    cal.has_in_play("dynamite")

    turn_comes_to(ann)
    bob.picks(at=bob.card("jail"))
    cal.picks(at=cal.card("dynamite"))

    assert bob.in_play == ["scope"]
    assert cal.in_play == []


@ruling("R207")
def test_green_cards_are_none_for_the_daltons() -> None:
    ann, bob, cal, _ = table(players=4, boxes="high_noon dodge_city")
    next_events("the_daltons")
    bob.has_in_play("canteen")
    cal.has_in_play("sombrero", "hideout")

    turn_comes_to(ann)
    options = cal.options
    cal.picks(at=cal.card("hideout"))

    assert len(options) == 1
    assert bob.in_play == ["canteen"]
    assert cal.in_play == ["sombrero"]


# -- The Doctor ------------------------------------------------------------------------------


@ruling("R208")
def test_the_doctor_heals_all_who_have_the_fewest_life_points() -> None:
    ann, bob, cal, dot = table(players=4, boxes="high_noon")
    next_events("the_doctor")
    ann.has_life(3)
    bob.has_life(2)
    cal.has_life(2)

    turn_comes_to(ann)

    assert (ann.life, bob.life, cal.life, dot.life) == (3, 3, 3, 4)


@ruling("R208")
def test_the_doctor_does_not_heal_beyond_the_maximum() -> None:
    ann, paul, *_ = table("bart_cassidy", "paul_regret", players=4, boxes="high_noon")
    next_events("the_doctor")
    ann.has_life(3)

    turn_comes_to(ann)

    assert paul.life == 3
    assert ann.life == 4


@ruling("R208")
def test_the_doctor_does_not_look_at_the_eliminated() -> None:
    ann, bob, cal, _ = table(players=4, boxes="high_noon")
    next_events("the_doctor")
    bob.is_out()
    cal.has_life(1)

    turn_comes_to(ann)

    assert (bob.life, cal.life) == (0, 2)


# -- High Noon -------------------------------------------------------------------------------


@ruling("R227")
def test_at_high_noon_every_turn_opens_with_the_loss_of_a_life_point() -> None:
    ann, bob, cal, _ = table(players=4, event="high_noon")

    ann.starts_turn().ends_turn()

    assert (ann.life, bob.life, cal.life) == (4, 3, 4)


@ruling("R227")
def test_high_noon_comes_before_a_dynamite() -> None:
    _, bob, cal, _ = table(players=4, event="high_noon")
    bob.has_life(1).has_in_play("dynamite")
    next_cards("5S")

    bob.starts_turn().passes()

    assert not bob.is_alive
    assert pile() == ["dynamite-2H"]
    assert cal.is_active


@ruling("R227")
def test_high_noon_strikes_even_one_who_then_stays_in_jail() -> None:
    _, bob, cal, _ = table(players=4, event="high_noon")
    bob.has_in_play("jail-10S")
    next_cards("2S")

    bob.starts_turn()

    assert bob.life == 3
    assert cal.is_active


@ruling("R228")
def test_neither_missed_nor_barrel_avoids_high_noon() -> None:
    _, bob, *_ = table(players=4, event="high_noon")
    bob.holds("missed").has_in_play("barrel")
    next_cards("9H")

    bob.starts_turn()

    assert bob.prompt == "play"
    assert bob.life == 3


@ruling("R229")
def test_a_beer_saves_the_last_life_point_at_high_noon() -> None:
    _, bob, *_ = table(players=4, event="high_noon")
    bob.has_life(1).holds("beer")

    bob.starts_turn().plays("beer")

    assert bob.life == 1
    assert bob.prompt == "play"


@ruling("R229")
def test_with_two_left_no_beer_saves_anybody_at_high_noon() -> None:
    _, bob, cal, dot = table(players=4, event="high_noon", roles="sheriff outlaw outlaw renegade")
    cal.is_out()
    dot.is_out()
    bob.has_life(1).holds("beer")

    bob.starts_turn()

    assert bob.refused("beer") == "two_players_left"


@ruling("R229")
def test_nobody_is_rewarded_for_an_outlaw_lost_at_high_noon() -> None:
    ann, bob, cal, dot = table(players=4, event="high_noon", roles="sheriff outlaw outlaw renegade")
    bob.has_life(1)
    next_cards("scope", "saloon", "duel")

    bob.starts_turn().passes()

    assert (ann.hand, dot.hand) == ([], [])
    assert cal.hand == ["scope", "saloon"]  # the draw of his turn


@ruling("R229")
def test_bart_cassidy_draws_for_the_life_lost_at_high_noon() -> None:
    _, bart, *_ = table("black_jack", "bart_cassidy", players=4, event="high_noon")
    next_cards("scope", "saloon", "duel", "gatling")

    bart.starts_turn()

    assert bart.hand == ["scope", "saloon", "duel"]


@ruling("R229")
def test_el_gringo_takes_nothing_at_high_noon() -> None:
    ann, gringo, *_ = table("bart_cassidy", "el_gringo", players=4, event="high_noon")
    ann.holds("beer")
    next_cards("scope", "saloon", "duel", "gatling")

    gringo.starts_turn()

    assert gringo.life == 2
    assert gringo.hand == ["scope", "saloon"]
    assert ann.hand == ["beer"]
