"""Random duels of all sorts: they end, and the invariants hold throughout."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.duel import MODES, Config, Game, new_game
from sixgun.engine import Rng
from sixgun.live import start
from tests.docs.sources import prompts
from tests.duel.configurations import SAMPLED, any_config
from tests.duel.invariants import check_moment, check_pickle, check_refusals, knowledge_observer
from tests.engine.random_walks import positions
from tests.invariants import games_to_play, walk

A_MODE = 5_000  # games of each mode as printed
A_TABLE = 500  # of every other sampled configuration
LEAVING = 200  # one leaves in this many moves, where players leave
SEEDS = st.integers(min_value=0, max_value=2**64)


def play_many(config: Config, games: int, rng: Rng) -> None:
    """Random games to their ends; every tenth is checked for its invariants."""
    for seed in range(games_to_play(games)):
        if seed % 10 == 0:
            walk_with_invariants(config, seed, rng)
        else:
            game = new_game(config, seed, emits_events=False)
            game.play_out(rng)
            assert game.over
            assert game.winners


def walk_with_invariants(config: Config, seed: int, rng: Rng) -> None:
    """A game whose every position may be checked; some are. Now and then a player leaves."""
    walk(start(config, seed), rng, check_everything, LEAVING if seed % 4 == 0 else 0)


def check_everything(game: Game, rng: Rng) -> None:
    check_moment(game, rng)
    if not game.over:
        check_refusals(game, rng)
        check_pickle(game, rng)


@pytest.mark.conformance
@pytest.mark.parametrize("mode", MODES)
def test_random_games_of_every_mode_end_with_a_winner(mode: str) -> None:
    play_many(Config(mode=mode), A_MODE, Rng.from_seed(mode))


@pytest.mark.conformance
@pytest.mark.parametrize("number", range(len(MODES), len(SAMPLED)))
def test_random_games_of_every_sort_end_with_a_winner(number: int) -> None:
    play_many(SAMPLED[number], A_TABLE, Rng.from_seed(number))


@settings(max_examples=60, deadline=None)
@given(config=any_config(), seed=SEEDS)
def test_the_invariants_hold_at_any_table(config: Config, seed: int) -> None:
    walk_with_invariants(config, seed, Rng.from_seed(seed))


@settings(max_examples=60, deadline=None)
@given(config=any_config(), seed=SEEDS)
def test_no_seat_is_shown_a_card_that_it_never_saw(config: Config, seed: int) -> None:
    game = new_game(config, seed)
    rng = Rng.from_seed(seed)
    watching = knowledge_observer(game)

    while not game.over:
        game.choose_at(rng.below(len(game.moves)))
        watching.observe(game)
        watching.check(game)


@settings(max_examples=40, deadline=None)
@given(config=any_config(), seed=SEEDS, ply=st.integers(min_value=0, max_value=150))
def test_the_hunter_of_a_player_who_leaves_has_won(config: Config, seed: int, ply: int) -> None:
    game = new_game(config, seed)
    rng = Rng.from_seed(seed)
    for _ in range(ply):
        if len(game.moves) > 0:
            game.choose_at(rng.below(len(game.moves)))
    leaving = rng.below(game.seats)
    before = game.winners

    if not before:
        game.leave(leaving)

    assert game.over
    assert game.winners == before or game.winners == 1 << game.facts.hunter[leaving]


def test_the_asked_player_may_leave_at_every_prompt_and_loses() -> None:
    """A new prompt must occur here, too."""
    met: set[str] = set()
    for seed in range(40):
        for config in SAMPLED:
            for game in positions(config, seed):
                if not game.over and game.prompt not in met:
                    met.add(game.prompt)
                    hunter = game.facts.hunter[game.seat]
                    left = game.clone()
                    left.leave(left.seat)
                    assert (left.over, left.winners) == (True, 1 << hunter)

    assert met == prompts("duel")
