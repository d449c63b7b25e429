"""R3, R101: eight players, with two Renegades who each play alone."""

from __future__ import annotations

import pytest

from sixgun.classic import ROLES, Config, new_game, side_of, view
from sixgun.classic.roles import SHERIFF
from sixgun.testing import Player, current, ruling, table
from tests.rulings.table_helpers import shoots

BOXES = ("base", "dodge_city")
EIGHT = ["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade", "sheriff"]
SEEDS = range(30)


def only_left(*players: Player) -> None:
    """All others are eliminated."""
    for player in current().players:
        if player not in players:
            player.is_out()


def victors() -> list[str]:
    return [player.name for player in current().players if player.has_won]


# -- the deal ------------------------------------------------------------------------------


@ruling("R3")
def test_eight_players_are_a_sheriff_two_deputies_three_outlaws_and_two_renegades() -> None:
    for seed in SEEDS:
        game = new_game(Config(players=8, boxes=BOXES), seed)

        assert sorted(ROLES[role] for role in game.role) == EIGHT


@ruling("R3")
def test_of_eight_players_only_the_sheriff_is_face_up() -> None:
    for seed in SEEDS:
        game = new_game(Config(players=8, boxes=BOXES), seed)
        sheriff = game.role.index(SHERIFF)
        for seat in range(8):
            seen = {s for s, role in enumerate(view(game, seat).roles) if role >= 0}

            assert seen == {sheriff, seat}


@ruling("R3")
def test_the_turn_goes_round_all_eight() -> None:
    players = table(players=8)
    turns = []

    for player in players:
        player.ends_turn()
        turns += [other.name for other in players if other.is_active]

    assert turns == ["bob", "cal", "dot", "eli", "fay", "gus", "hal", "ann"]


@ruling("R20")
def test_the_farthest_of_eight_sits_at_distance_4() -> None:
    ann, *others = table(players=8)

    assert [ann.distance_to(other) for other in others] == [1, 2, 3, 4, 3, 2, 1]


# -- two Renegades -------------------------------------------------------------------------


@ruling("R101")
def test_the_outlaws_win_if_the_sheriff_falls_while_both_renegades_live() -> None:
    ann, _bob, _cal, dot, _eli, _fay, _gus, hal = table(players=8)
    only_left(ann, dot, hal)
    hal.is_playing().holds("bang")
    ann.has_life(1)

    shoots(hal, ann)

    assert (dot.role, hal.role) == ("renegade", "renegade")
    assert victors() == ["bob", "cal", "fay"]
    assert side_of(current().game) == "outlaws"


@ruling("R101")
def test_the_renegade_who_is_the_last_alive_wins_without_the_other() -> None:
    ann, _bob, _cal, dot, _eli, _fay, _gus, hal = table(players=8)
    only_left(ann, dot, hal)
    hal.is_playing().holds("bang", "bang").has_in_play("volcanic")
    dot.has_life(1)
    ann.has_life(1)

    shoots(hal, dot)
    undecided = victors()
    shoots(hal, ann)

    assert undecided == []
    assert victors() == ["hal"]


@ruling("R101", "R99")
@pytest.mark.parametrize("last", ["dot", "hal"])
def test_one_renegade_left_keeps_the_law_from_winning(last: str) -> None:
    ann, _bob, _cal, dot, eli, _fay, gus, hal = table(players=8)
    only_left(ann, eli, dot, hal)
    first, second = (hal, dot) if last == "dot" else (dot, hal)
    ann.holds("bang", "bang").has_in_play("volcanic", "scope")
    first.has_life(1)
    second.has_life(1)

    shoots(ann, first)
    undecided = victors()
    shoots(ann, second)

    assert undecided == []
    assert victors() == ["ann", "eli", "gus"]
    assert not gus.is_alive


@ruling("R101", "R93")
def test_a_fallen_renegade_is_worth_no_reward() -> None:
    ann, *_, hal = table(players=8)
    ann.holds("bang")
    hal.has_life(1)

    shoots(ann, hal)

    assert ann.hand == []


@ruling("R97", "R101")
def test_a_gatling_that_leaves_one_renegade_alone_makes_him_win() -> None:
    ann, _bob, _cal, dot, _eli, _fay, _gus, hal = table(players=8)
    only_left(ann, dot, hal)
    hal.is_playing().holds("gatling")
    ann.has_life(1)
    dot.has_life(1)

    hal.plays("gatling")
    ann.passes().passes()
    dot.passes().passes()

    assert victors() == ["hal"]
