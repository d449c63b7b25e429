"""The next game at the same table."""

from __future__ import annotations

import pytest

import sixgun
from sixgun import BadConfig, LiveGame
from sixgun.engine import Rng
from sixgun.notation import read_record, write_record
from sixgun.testing import ruling
from tests.engine.random_walks import play_random


def finished_game() -> LiveGame:
    """A finished game with survivors and eliminated players."""
    for seed in range(20):
        game = play_random(seed, players=6)
        if 2 <= len(game.kernel.ring) <= 4:
            return game
    raise AssertionError("no such game")


def characters(game: LiveGame) -> dict[str, str]:
    return dict(zip(game.names.seat_names, game.view(0).characters, strict=True))


def survivors(game: LiveGame) -> list[str]:
    return [game.names.seat_names[figure] for figure in game.kernel.ring]


@ruling("R103")
def test_survivors_keep_their_characters() -> None:
    game = finished_game()
    before = characters(game)

    for seed in range(20):
        again = characters(game.rematch(seed=seed))
        assert all(again[name] == before[name] for name in survivors(game))


@ruling("R103")
def test_the_eliminated_take_new_characters() -> None:
    game = finished_game()
    before = characters(game)
    fallen = set(before) - set(survivors(game))

    for seed in range(40):
        again = characters(game.rematch(seed=seed))
        assert all(again[name] != before[name] for name in fallen)
        assert len(set(again.values())) == 6


@ruling("R103")
def test_a_survivor_may_take_a_new_character() -> None:
    game = finished_game()
    first, *others = survivors(game)
    before = characters(game)

    dealt = [characters(game.rematch(seed=seed, keep=others)) for seed in range(40)]

    assert any(again[first] != before[first] for again in dealt)
    assert all(again[name] == before[name] for again in dealt for name in others)


@ruling("R103")
def test_the_eliminated_cannot_keep_their_character() -> None:
    game = finished_game()
    fallen = next(name for name in game.names.seat_names if name not in survivors(game))

    with pytest.raises(BadConfig) as refused:
        game.rematch(keep=[fallen])

    assert (refused.value.code, refused.value.facts) == ("cannot_keep_character", {"name": fallen})


@ruling("R306")
def test_the_sheriffs_role_may_go_round() -> None:
    game = finished_game()
    sheriff = game.kernel.role.index(0)

    for seed in range(10):
        assert game.rematch(seed=seed, pass_sheriff=True).kernel.role.index(0) == (sheriff + 1) % 6


@ruling("R306")
def test_otherwise_all_roles_are_dealt_at_random() -> None:
    game = finished_game()

    dealt = {tuple(game.rematch(seed=seed).kernel.role) for seed in range(60)}
    passed = {tuple(game.rematch(seed=seed, pass_sheriff=True).kernel.role) for seed in range(60)}

    assert {roles.index(0) for roles in dealt} == set(range(6))
    assert len(passed) > 10


def test_the_options_of_the_table_stay() -> None:
    names = ["lee", "kim", "max", "joe"]
    game = play_random(1, players=4, names=names, beginner=True, ask_discard_order=True)

    again = game.rematch(seed=2)

    assert again.names.seat_names == names
    assert again.config.beginner
    assert again.config.ask_discard_order
    assert again.ply == 0


def test_a_rematch_has_its_own_record() -> None:
    again = finished_game().rematch(seed=5, pass_sheriff=True)
    text = write_record(again.record())

    assert sixgun.replay(read_record(text)).kernel.digest() == again.kernel.digest()


def test_there_is_no_rematch_before_the_end() -> None:
    with pytest.raises(BadConfig) as refused:
        sixgun.new_game("classic", seed=1).rematch()

    assert refused.value.code == "game_not_over"


def test_one_rematch_can_follow_another() -> None:
    game = play_random(1, players=7)

    for seed in range(8):
        kept = survivors(game)
        before = characters(game)
        game = game.rematch(seed=seed, pass_sheriff=seed % 2 == 0)
        assert all(characters(game)[name] == before[name] for name in kept)
        game.kernel.play_out(Rng.from_seed(seed))


@ruling("R306")
@pytest.mark.parametrize("keep", [None, ["bob"]])
def test_after_an_auction_all_characters_are_auctioned_again(keep: list[str] | None) -> None:
    purses = [900, 500, 0, 700, 400]
    game = play_random(3, players=5, variant="auction", purses=purses)

    again = game.rematch(seed=1, keep=keep, pass_sheriff=True)

    assert again.view(0).paid == [-1] * 5
    assert list(again.config.purses) == purses
    assert again.kernel.role.index(0) == 1
    assert again.decision is not None
    assert again.decision.name == "bob"
