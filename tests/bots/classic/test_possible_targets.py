"""Whom else an act could have met."""

from __future__ import annotations

from sixgun.bots.classic.acts import ActReader
from sixgun.bots.classic.possible_targets import PossibleTargets
from sixgun.classic import Game, view
from sixgun.engine import visible_events
from sixgun.testing import Player, current, table
from tests.bots.classic.role_observers import EVERYTHING, WatchedGame, WatchingSeat


def reached(me: Player, reach: int) -> list[int]:
    """The figures in reach of a figure, as an act reader computes them."""
    game: Game = current().game
    return PossibleTargets(game.facts).within(view(game, 0), me.figure, reach)


def test_cards_without_effect_do_not_protect() -> None:
    _, belle, cal, *_ = table("bart_cassidy", "belle_star", players=5)
    cal.has_in_play("mustang")
    assert reached(belle, 1) == [0]

    belle.is_playing()
    assert reached(belle, 1) == [0, cal.figure]


def test_under_the_lasso_a_mustang_does_not_protect() -> None:
    _, bob, cal, *_ = table(players=5, event="lasso")
    cal.has_in_play("mustang")

    assert reached(bob, 1) == [0, cal.figure]


def test_a_weapon_does_not_help_a_punch() -> None:
    ann, bob, cal, *_ = table(players=5, boxes="dodge_city")
    bob.is_playing().holds("punch").has_in_play("winchester")
    watcher = WatchingSeat(cal)
    before = view(watcher.game, cal.seat)

    bob.plays("punch", at=ann)

    events = visible_events(cal.seat, watcher.game.events)
    acts = ActReader(watcher.game.facts).find_acts(before, events)
    assert [act.options for act in acts] == [[ann.figure, cal.figure]]


def test_nobody_chooses_between_the_sheriff_and_another_for_a_jail() -> None:
    ann, bob, cal, dot, eli = table(players=5)
    bob.is_playing().holds("jail")
    eli.has_in_play("jail")
    watcher = WatchingSeat(ann)
    before = view(watcher.game, ann.seat)

    bob.plays("jail", at=cal)

    events = visible_events(ann.seat, watcher.game.events)
    acts = ActReader(watcher.game.facts).find_acts(before, events)
    assert [act.options for act in acts] == [[cal.figure, dot.figure]]


def test_targets_in_reach_match_the_rules() -> None:
    for seed in range(4):
        watched = WatchedGame(4 + seed, seed, "greenhorn", EVERYTHING)
        game = watched.game
        choice = PossibleTargets(game.facts)
        while not game.over:
            watched.move()
            seen = view(game, 0)
            for me in game.ring:
                away = game.distances(me)
                for reach in (1, game.reach[me]):
                    near = [f for f in game.ring if f != me and away[f] <= reach]
                    assert choice.within(seen, me, reach) == near
