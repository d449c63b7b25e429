"""How likely everybody wins, from what lies on the table."""

from __future__ import annotations

import pytest

from sixgun.bots.classic.evaluation import win_chances
from sixgun.testing import Player, current, table


def chances(*players: Player) -> list[float]:
    current().settle()
    return [win_chances(players[0].game)[player.seat] for player in players]


def test_chances_to_win_sum_to_one() -> None:
    sheriff, outlaw, other, renegade, deputy = table(players=5)
    found = chances(sheriff, outlaw, renegade)
    assert sum(found) == pytest.approx(1.0)
    assert chances(deputy, other) == chances(sheriff, outlaw)


def test_life_and_cards_raise_the_chance() -> None:
    sheriff, outlaw, *_ = table(players=5)
    before = chances(sheriff, outlaw)
    outlaw.holds("beer", "missed")
    better = chances(sheriff, outlaw)
    sheriff.has_life(1)
    best = chances(sheriff, outlaw)
    assert before[0] > better[0] > best[0]
    assert before[1] < better[1] < best[1]


def test_a_bang_card_that_waits_for_its_turn_is_worth_less() -> None:
    _, outlaw, *_ = table(players=5)
    found = chances(outlaw)
    for _ in range(2):
        outlaw.holds("bang")
        found += chances(outlaw)
    first, second = found[1] - found[0], found[2] - found[1]
    assert 0.0 < second < 0.7 * first


def test_an_eliminated_player_wins_with_friends_but_not_alone() -> None:
    sheriff, outlaw, _, renegade, deputy = table(players=5)
    for fallen in (outlaw, renegade, deputy):
        fallen.is_out()
    law, outlaws, alone, friend = chances(sheriff, outlaw, renegade, deputy)
    assert alone == 0.0
    assert friend == law > 0.0
    assert law + outlaws == pytest.approx(1.0)


def test_two_renegades_win_separately() -> None:
    *others, one, two = table(roles="sheriff outlaw deputy outlaw renegade renegade", players=6)
    both = chances(one, two)
    assert both[0] == both[1]
    assert sum(chances(one, two, *others[:2])) == pytest.approx(1.0)
    two.is_out()
    assert chances(two) == [0.0]
    assert chances(one)[0] > both[0]


def test_with_three_players_an_eliminated_player_has_lost() -> None:
    one, two, three = table(players=3)
    two.is_out()
    found = chances(one, two, three)
    assert found[1] == pytest.approx(0.0, abs=1e-9)
    assert found[0] + found[2] == pytest.approx(1.0)
