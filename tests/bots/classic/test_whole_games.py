"""Whole games: every variant is played to its end, whatever is asked is answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sixgun.bots import SeatedBot, seat_bot
from sixgun.bots.classic.beliefs import PublicInference
from sixgun.bots.classic.gunslinger import Gunslinger
from sixgun.bots.classic.reasons import REASONS
from sixgun.classic import OUR_BOXES, Config, Game, view
from tests.dealing import deal
from tests.engine.random_walks import positions

ALL_BOXES = tuple(OUR_BOXES)
CONFIGS = [
    Config(players=3),
    Config(players=4, boxes=ALL_BOXES, beginner=True),
    Config(players=5),
    Config(players=5, boxes=("base", "dodge_city"), tempo=True),
    Config(players=7, boxes=ALL_BOXES, ask_discard_order=True),
    Config(players=8, boxes=ALL_BOXES),
    Config(players=2, variant="long_duel"),
    Config(players=2, variant="short_duel"),
    Config(players=5, variant="auction", purses=(2000, 700, 0, 3100, 0)),
]
LEVELS = ("greenhorn", "gunslinger")
A_LONG_GAME = 1500  # decisions


def played(config: Config, seed: int, level: str) -> Iterator[tuple[Game, SeatedBot]]:
    """A game of bots at each of its decisions, with the one who is asked."""
    game = deal(config, seed)
    seated_bots = [seat_bot(game, seat, level, seed) for seat in range(game.seats)]
    while not game.over:
        yield game, seated_bots[game.seat]
        game.choose(seated_bots[game.seat].choose_move())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_games_end(config: Config, level: str) -> None:
    for seed in (1, 2):
        for decisions, _ in enumerate(played(config, seed, level)):
            assert decisions < A_LONG_GAME


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_games_with_open_roles_end(config: Config) -> None:
    """As in a search."""
    game = deal(config, 3)
    policy = Gunslinger(game.facts)
    beliefs = PublicInference(game.facts, 0).beliefs_in(game)
    for _ in range(A_LONG_GAME):
        if game.over:
            return
        scores = policy.score_moves(view(game, game.seat), beliefs)
        game.choose_at(scores.index(max(scores)))
    raise AssertionError("it goes on and on")


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_every_prompt_is_answered_with_a_reason(config: Config) -> None:
    """Random games come where no bot would go."""
    for game in positions(config, 7):
        if not game.over and game.ply % 2:
            for level in LEVELS:
                thought = seat_bot(game, game.seat, level).hint()
                assert thought.move in game.moves
                assert thought.reason.code in REASONS


def test_one_gunslinger_among_greenhorns_does_better_than_a_greenhorn() -> None:
    won = dict.fromkeys(LEVELS, 0)
    for seed in range(12):
        for seat in range(4):
            for level in LEVELS:
                game = deal(Config(players=4), seed)
                seated_bots = [seat_bot(game, other, "greenhorn", seed) for other in range(4)]
                seated_bots[seat] = seat_bot(game, seat, level, seed)
                while not game.over:
                    game.choose(seated_bots[game.seat].choose_move())
                won[level] += (game.winners >> seat) & 1
    assert won["gunslinger"] > won["greenhorn"]
