"""Whole games of The Duel: every mode is played to its end, whatever is asked is answered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from sixgun.bots import SeatedBot, seat_bot
from sixgun.bots.duel.reasons import REASONS
from sixgun.duel import MODES, Config, Game
from sixgun.engine import Rng
from tests.cli.duel.presenters import CONFIGS
from tests.dealing import deal
from tests.engine.random_walks import positions

LEVELS = ("greenhorn", "gunslinger", "detective")
A_LONG_GAME = 1500  # decisions
OF_18 = {2: 11, 3: 8}  # games to be won, by players; with equal ones it would be 9 and 6


def played(config: Config, seed: int, *levels: str) -> Iterator[tuple[Game, SeatedBot]]:
    """A game of bots, in turn on its seats, at each of its decisions, with the one asked."""
    game = deal(config, seed)
    seated_bots = [
        seat_bot(game, seat, levels[seat % len(levels)], seed) for seat in range(game.seats)
    ]
    while not game.over:
        yield game, seated_bots[game.seat]
        game.choose(seated_bots[game.seat].choose_move())
        events = game.events[:]
        game.events.clear()
        for seated in seated_bots:
            seated.notify(events)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_it_finishes_games_of_every_mode(number: int, level: str) -> None:
    for decisions, _ in enumerate(played(CONFIGS[number], 1, level)):
        assert decisions < A_LONG_GAME


@pytest.mark.parametrize("level", LEVELS)
def test_it_answers_every_prompt(level: str) -> None:
    """Random games come where no bot would go."""
    for config in CONFIGS:
        for game in positions(config, 6):
            if not game.over and game.ply % 2:
                assert seat_bot(game, game.seat, level).hint().move in game.moves


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", MODES)
def test_its_move_does_not_depend_on_hidden_cards(mode: str, level: str) -> None:
    for game, seated in played(Config(mode=mode), 7, level):
        if game.ply % 3 == 0:
            other = game.determinize(game.seat, Rng.from_seed("another world"))
            assert isinstance(other, Game)
            assert (
                SeatedBot(seated.rules, other, game.seat, seated.bot).choose_move()
                == seated.choose_move()
            )


@pytest.mark.parametrize("mode", MODES)
def test_a_gunslinger_beats_greenhorns(mode: str) -> None:
    players = len(MODES[mode].sides)
    won = 0
    for seed in range(18):
        me = seed % players
        levels = ["gunslinger" if seat == me else "greenhorn" for seat in range(players)]
        *_, (game, _) = played(Config(mode=mode), seed // players, *levels)
        won += (game.winners >> me) & 1
    assert won >= OF_18[players]


def test_every_reason_occurs() -> None:
    given: set[str] = set()
    for seed, config in product(range(8), CONFIGS):
        if given == set(REASONS):
            break
        for game, seated in played(config, seed, "gunslinger", "gunslinger", "greenhorn"):
            if len(game.moves) > 1:
                given.add(seated.hint().reason.code)
    assert given == set(REASONS)
