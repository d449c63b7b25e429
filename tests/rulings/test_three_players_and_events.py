"""Events with three players: R110, R309."""

from __future__ import annotations

from sixgun.testing import event, next_cards, next_events, ruling, table
from tests.rulings.event_helpers import turn_comes_to


@ruling("R110")
def test_with_three_the_deputy_reveals_the_events() -> None:
    ann, deputy, cal = table(players=3, roles="outlaw deputy renegade", boxes="high_noon")
    next_events("curse", "blessing", "shootout")

    turn_comes_to(deputy)
    revealed = event()
    deputy.ends_turn()
    cal.ends_turn()
    with_ann = event()

    assert revealed == "curse"
    assert with_ann == "curse"
    assert ann.is_active


@ruling("R110")
def test_a_deputy_who_is_out_is_replaced_by_the_next_one_clockwise() -> None:
    ann, deputy, cal = table(players=3, roles="outlaw deputy renegade", boxes="high_noon")
    next_events("curse", "blessing")
    deputy.is_out()

    turn_comes_to(ann)
    with_ann = event()
    ann.ends_turn()

    assert cal.is_active
    assert (with_ann, event()) == ("", "curse")


@ruling("R110")
def test_a_deputy_who_is_a_ghost_reveals_nothing() -> None:
    _, deputy, cal = table(players=3, roles="outlaw deputy renegade", event="ghost_town")
    next_events("curse")
    deputy.is_out()

    deputy.starts_turn()
    with_the_ghost = event()
    deputy.ends_turn()

    assert with_the_ghost == "ghost_town"
    assert cal.is_active
    assert event() == "curse"


@ruling("R7", "R110")
def test_a_deputy_who_comes_back_from_the_dead_reveals_the_next_event() -> None:
    _, deputy, _ = table(
        players=3, roles="outlaw deputy renegade", event="dead_man", boxes="high_noon"
    )
    next_events("thirst")
    deputy.is_out()
    next_cards("scope", "mustang", "barrel", "duel")

    deputy.starts_turn()

    assert event() == "thirst"
    assert deputy.life == 2
    assert deputy.hand == ["scope", "mustang", "barrel"]


@ruling("R7", "R110")
def test_a_deputy_in_jail_reveals_the_event_before_he_draws_for_it() -> None:
    _, deputy, _ = table(players=3, roles="outlaw deputy renegade", boxes="high_noon")
    next_events("blessing")
    deputy.has_in_play("jail")
    next_cards("2S")

    turn_comes_to(deputy)

    assert event() == "blessing"
    assert deputy.prompt == "play"


@ruling("R309")
def test_with_three_a_gold_rush_starts_with_the_deputy() -> None:
    ann, deputy, cal = table(players=3, roles="outlaw deputy renegade", boxes="high_noon")
    next_events("gold_rush")

    turn_comes_to(deputy)
    deputy.ends_turn()
    first = ann.is_active
    ann.ends_turn()

    assert first
    assert cal.is_active


@ruling("R309")
def test_with_three_the_daltons_start_with_the_one_who_reveals_them() -> None:
    ann, deputy, cal = table(players=3, roles="outlaw deputy renegade", boxes="high_noon")
    next_events("the_daltons")
    deputy.is_out()
    ann.has_in_play("scope")
    cal.has_in_play("mustang")

    turn_comes_to(cal)
    cal.picks(at=cal.card("mustang"))

    assert ann.prompt == "robbery"
    assert cal.in_play == []


@ruling("R309")
def test_with_three_russian_roulette_starts_with_the_deputy() -> None:
    ann, deputy, cal = table(players=3, roles="outlaw deputy renegade", boxes="fistful")
    next_events("russian_roulette")
    deputy.holds("missed")

    turn_comes_to(deputy)
    deputy.plays("missed")
    cal.passes()

    assert (ann.life, deputy.life, cal.life) == (4, 4, 2)
