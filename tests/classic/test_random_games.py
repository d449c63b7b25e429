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
from tests.classic.invariants import check_moment, check_pickle, check_refusals, witness
from tests.invariants import as_many_as_it_can, walk

PLAYERS = (4, 5, 6, 7)
TABLES = (*SAMPLED, *AUCTIONS)
A_TABLE = 2_000  # games of each sampled configuration
LEAVING = 40  # one leaves in this many moves, where players leave
SEEDS = st.integers(min_value=0, max_value=2**64)


@pytest.mark.conformance
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_with_a_winner(players: int) -> None:
    config = Config(players=players)
    luck = Rng.from_seed(players)

    for seed in range(as_many_as_it_can(10_000)):
        game = new_game(config, seed, telling=False)
        game.play_out(luck)
        assert game.over
        assert game.winners


@pytest.mark.conformance
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_of_every_sort_end_with_a_winner(number: int) -> None:
    luck = Rng.from_seed(number)

    for seed in range(as_many_as_it_can(A_TABLE)):
        if seed % 10 == 0:
            walk_with_invariants(TABLES[number], seed, luck, LEAVING if seed % 20 else 0)
        else:
            game = new_game(TABLES[number], seed, telling=False)
            game.play_out(luck)
            assert game.over
            assert game.winners


def walk_with_invariants(config: Config, seed: int, luck: Rng, leaving: int = 0) -> None:
    """A game whose every position may be checked; some are."""
    walk(start(config, seed), luck, check_everything, leaving)


def check_everything(game: Game, luck: Rng) -> None:
    check_moment(game, luck)
    if not game.over:
        check_refusals(game, luck)
        check_pickle(game, luck)


@pytest.mark.conformance
@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize("players", PLAYERS)
def test_the_invariants_hold_in_games_of_the_base_box(players: int, block: int) -> None:
    luck = Rng.from_seed(f"{players} {block}")

    for seed in range(block * 64, block * 64 + 64):
        walk_with_invariants(Config(players=players), seed, luck)


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
    luck = Rng.from_seed(seed)
    watching = witness(game)

    while not game.over:
        if leaving and luck.below(LEAVING) == 0:
            game.leave(game.seat)
        else:
            game.choose_at(luck.below(len(game.moves)))
        watching.look(game)
        watching.check(game)


@settings(max_examples=100, deadline=None)
@given(config=any_config(), seed=SEEDS, leaving=st.integers(min_value=5, max_value=100))
def test_whoever_leaves_the_others_finish(config: Config, seed: int, leaving: int) -> None:
    walk_with_invariants(config, seed, Rng.from_seed(seed), leaving)


@settings(max_examples=40, deadline=None)
@given(config=any_config(), seed=st.integers(min_value=0, max_value=2**128))
def test_a_record_replays_to_the_same_game(config: Config, seed: int) -> None:
    game = start(config, seed)
    luck = Rng.from_seed(seed)
    while (decision := game.decision) is not None:
        game.apply(decision.moves[luck.below(len(decision.moves))])

    text = write_record(game.record())
    again = sixgun.replay(read_record(text))

    assert again.kernel.digest() == game.kernel.digest()
    assert again.result == game.result
    assert again.events == game.events
    assert write_record(again.record()) == text
