"""Random games at all sorts of tables: they end, and the invariants hold throughout."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from sixgun.classic import Config, Game, new_game
from sixgun.engine import Rng
from sixgun.live import start
from sixgun.notation import read_record, write_record
from tests.classic.configurations import AUCTIONS, SAMPLED, any_config
from tests.classic.invariants import check_moment, check_pickle, check_refusals, knowledge_observer
from tests.invariants import games_to_play, walk

PLAYERS = (4, 5, 6, 7)
TABLES = (*SAMPLED, *AUCTIONS)
A_TABLE = 2_000  # games of each sampled configuration
LEAVING = 40  # one leaves in this many moves, where players leave
SEEDS = st.integers(min_value=0, max_value=2**64)


@pytest.mark.conformance
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_with_a_winner(players: int) -> None:
    config = Config(players=players)
    rng = Rng.from_seed(players)

    for seed in range(games_to_play(10_000)):
        game = new_game(config, seed, emits_events=False)
        game.play_out(rng)
        assert game.over
        assert game.winners


@pytest.mark.conformance
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_of_every_sort_end_with_a_winner(number: int) -> None:
    rng = Rng.from_seed(number)

    for seed in range(games_to_play(A_TABLE)):
        if seed % 10 == 0:
            walk_with_invariants(TABLES[number], seed, rng, LEAVING if seed % 20 else 0)
        else:
            game = new_game(TABLES[number], seed, emits_events=False)
            game.play_out(rng)
            assert game.over
            assert game.winners


def walk_with_invariants(config: Config, seed: int, rng: Rng, leaving: int = 0) -> None:
    """A game whose every position may be checked; some are."""
    walk(start(config, seed), rng, check_everything, leaving)


def check_everything(game: Game, rng: Rng) -> None:
    check_moment(game, rng)
    if not game.over:
        check_refusals(game, rng)
        check_pickle(game, rng)


@pytest.mark.conformance
@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize("players", PLAYERS)
def test_the_invariants_hold_in_games_of_the_base_box(players: int, block: int) -> None:
    rng = Rng.from_seed(f"{players} {block}")

    for seed in range(block * 64, block * 64 + 64):
        walk_with_invariants(Config(players=players), seed, rng)


@settings(max_examples=60, deadline=None)
@given(config=any_config(), seed=SEEDS)
def test_the_invariants_hold_at_any_table(config: Config, seed: int) -> None:
    walk_with_invariants(config, seed, Rng.from_seed(seed))


@settings(max_examples=60, deadline=None)
@given(config=any_config(), seed=SEEDS, leaving=st.booleans())
def test_no_seat_is_shown_a_card_that_it_never_saw(
    config: Config, seed: int, leaving: bool
) -> None:
    game = new_game(config, seed)
    rng = Rng.from_seed(seed)
    watching = knowledge_observer(game)

    while not game.over:
        if leaving and rng.below(LEAVING) == 0:
            game.leave(game.seat)
        else:
            game.choose_at(rng.below(len(game.moves)))
        watching.observe(game)
        watching.check(game)


@settings(max_examples=100, deadline=None)
@given(config=any_config(), seed=SEEDS, leaving=st.integers(min_value=5, max_value=100))
def test_the_others_finish_the_game_when_players_leave(
    config: Config, seed: int, leaving: int
) -> None:
    walk_with_invariants(config, seed, Rng.from_seed(seed), leaving)


@settings(max_examples=40, deadline=None)
@given(config=any_config(), seed=st.integers(min_value=0, max_value=2**128))
def test_a_record_replays_to_the_same_game(config: Config, seed: int) -> None:
    game = start(config, seed)
    rng = Rng.from_seed(seed)
    while (decision := game.decision) is not None:
        game.apply(decision.moves[rng.below(len(decision.moves))])

    text = write_record(game.record())
    again = sixgun.replay(read_record(text))

    assert again.kernel.digest() == game.kernel.digest()
    assert again.result == game.result
    assert again.events == game.events
    assert write_record(again.record()) == text
