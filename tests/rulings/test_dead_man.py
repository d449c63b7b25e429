"""Dead Man: R240-R243."""

from __future__ import annotations

from sixgun.classic import view
from sixgun.testing import current, event, next_cards, next_events, ruling, table
from tests.rulings.event_helpers import turn_comes_to


@ruling("R240")
def test_the_dead_man_comes_back_in_his_turn_with_two_life_and_two_cards() -> None:
    ann, bob, *_ = table("bart_cassidy", "willy_the_kid", players=4, event="dead_man")
    bob.is_out()
    next_cards("duel-8C", "scope", "missed-2S", "missed-3S")

    ann.ends_turn()

    assert bob.is_active
    assert (bob.life, bob.hand) == (2, ["duel", "scope", "missed", "missed"])
    assert bob.ability == "willy_the_kid"


@ruling("R240")
def test_the_dead_man_stays_in_the_game_after_his_turn() -> None:
    ann, bob, cal, _ = table(players=4, event="dead_man")
    bob.is_out()

    ann.ends_turn()
    bob.ends_turn().discards(bob.hand[0]).discards(bob.hand[0])

    assert bob.is_alive
    assert cal.is_active
    assert ann.distance_to(cal) == 2


@ruling("R240")
def test_before_his_turn_the_dead_man_is_not_there() -> None:
    ann, bob, cal, _ = table(players=4, event="dead_man")
    bob.is_out()

    assert not bob.is_alive
    assert ann.distance_to(cal) == 1


@ruling("R240")
def test_the_player_who_fell_first_comes_back_not_the_next_in_turn() -> None:
    ann, bob, cal, dot, _ = table(players=5, event="dead_man")
    dot.is_out()
    bob.is_out()

    ann.ends_turn()
    cal.ends_turn()

    assert not bob.is_alive
    assert dot.is_active
    assert dot.life == 2


@ruling("R241")
def test_a_second_dead_man_does_not_come_back() -> None:
    ann, bob, cal, dot, _ = table(players=5, event="dead_man")
    bob.is_out()
    dot.is_out()

    ann.ends_turn()
    bob.ends_turn().discards(bob.hand[0]).discards(bob.hand[0])
    cal.ends_turn()

    assert not dot.is_alive
    assert current().players[4].is_active


@ruling("R241")
def test_the_dead_man_comes_back_once_only() -> None:
    ann, bob, cal, _ = table(players=4, event="dead_man")
    bob.is_out()
    cal.holds("bang-7C")

    ann.ends_turn()
    bob.has_life(1)
    cal.is_playing().plays("bang", at=bob)
    bob.passes().passes()
    ann.is_playing().ends_turn()

    assert not bob.is_alive
    assert cal.is_active


@ruling("R241")
def test_a_player_who_falls_while_the_event_is_in_force_comes_back_in_their_turn() -> None:
    ann, bob, *_ = table(players=4, event="dead_man")
    ann.holds("bang-7C")
    bob.has_life(1)

    ann.plays("bang", at=bob)
    bob.passes().passes()

    assert not bob.is_alive
    ann.ends_turn()
    assert (bob.is_active, bob.life) == (True, 2)


@ruling("R241")
def test_when_dead_man_is_covered_nobody_comes_back() -> None:
    ann, bob, cal, _ = table(players=4, event="dead_man")
    bob.is_out()
    next_events("ambush")

    turn_comes_to(ann)
    ann.ends_turn()

    assert event() == "ambush"
    assert cal.is_active


@ruling("R242")
def test_killing_the_dead_man_again_brings_the_reward_again() -> None:
    ann, outlaw, cal, _ = table(players=4, event="dead_man")
    outlaw.is_out()
    cal.holds("bang-7C")

    ann.ends_turn()
    outlaw.has_life(1)
    cal.is_playing().plays("bang", at=outlaw)
    outlaw.passes().passes()

    assert len(cal.hand) == 3


@ruling("R242")
def test_the_role_of_the_dead_man_stays_open() -> None:
    ann, bob, cal, _ = table(players=4, event="dead_man")
    bob.is_out()

    ann.ends_turn()

    assert bob.is_alive
    assert view(current().game, cal.seat).roles[bob.seat] >= 0


@ruling("R242")
def test_a_dead_deputy_who_came_back_is_still_the_sheriffs_man() -> None:
    ann, bob, cal, deputy = table(
        players=4, roles="sheriff outlaw renegade deputy", event="dead_man"
    )
    deputy.is_out()
    bob.is_out()
    ann.holds("bang-7C")
    cal.has_life(1)

    cal.is_playing().ends_turn()
    ann.is_playing().plays("bang", at=cal)
    cal.passes().passes()

    assert deputy.is_alive
    assert (ann.has_won, deputy.has_won) == (True, True)


@ruling("R242")
def test_a_sheriff_who_kills_the_returned_deputy_loses_all_his_cards() -> None:
    ann, deputy, *_ = table(players=4, roles="sheriff deputy outlaw renegade", event="dead_man")
    deputy.is_out()
    ann.holds("scope", "bang-7C")

    ann.ends_turn()
    ann.is_playing()
    deputy.has_life(1)
    ann.plays("bang", at=deputy)
    deputy.passes().passes()

    assert ann.hand == []


@ruling("R243")
def test_a_victory_before_the_dead_mans_turn_stands() -> None:
    ann, bob, cal, dot = table(players=4, roles="sheriff renegade outlaw outlaw", event="dead_man")
    cal.is_out()
    bob.is_out()
    ann.holds("bang-7C")
    dot.has_life(1)

    ann.plays("bang", at=dot)
    dot.passes().passes()

    assert ann.has_won
    assert not cal.is_alive
