"""Random games: they end, and the invariants hold on the way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from sixgun.classic import Config, new_game
from sixgun.engine import Rng
from sixgun.notation import read_record, write_record
from tests.classic.invariants import Witness, check_moment, check_pickle, check_refusals

PLAYERS = (4, 5, 6, 7)


@pytest.mark.conformance
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_with_a_winner(players: int) -> None:
    config = Config(players=players)
    luck = Rng.from_seed(players)
    games = 10_000 if sixgun.form() == "compiled" else 1_000

    for seed in range(games):
        game = new_game(config, seed, telling=False)
        game.play_out(luck)
        assert game.over
        assert game.winners


@pytest.mark.conformance
@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize("players", PLAYERS)
def test_the_invariants_hold_in_random_games(players: int, block: int) -> None:
    luck = Rng.from_seed(f"{players} {block}")

    for seed in range(block * 64, block * 64 + 64):
        live = sixgun.new_game("classic", players=players, seed=seed)
        game = live.kernel
        while not game.over:
            if luck.below(24) == 0:
                check_moment(game, luck)
                check_refusals(game, luck)
                check_pickle(game, luck)
            live.apply(game.moves[luck.below(len(game.moves))])
        check_moment(game, luck)
        replayed = sixgun.replay(read_record(write_record(live.record())))
        assert replayed.kernel.digest() == game.digest()


@settings(max_examples=60, deadline=None)
@given(
    players=st.sampled_from(PLAYERS),
    seed=st.integers(min_value=0, max_value=2**64),
    beginner=st.booleans(),
    ask_discard_order=st.booleans(),
    ask_forced=st.booleans(),
)
def test_no_seat_is_shown_a_card_that_it_never_saw(
    players: int, seed: int, beginner: bool, ask_discard_order: bool, ask_forced: bool
) -> None:
    config = Config(
        players=players,
        beginner=beginner,
        ask_discard_order=ask_discard_order,
        ask_forced=ask_forced,
    )
    game = new_game(config, seed)
    luck = Rng.from_seed(seed)
    witness = Witness(game)

    while not game.over:
        game.choose_at(luck.below(len(game.moves)))
        witness.look(game)
        witness.check(game)


@settings(max_examples=40, deadline=None)
@given(players=st.sampled_from(PLAYERS), seed=st.integers(min_value=0, max_value=2**128))
def test_a_record_replays_to_the_same_game(players: int, seed: int) -> None:
    game = sixgun.new_game("classic", players=players, seed=seed)
    luck = Rng.from_seed(seed)
    while (decision := game.decision) is not None:
        game.apply(decision.moves[luck.below(len(decision.moves))])

    text = write_record(game.record())
    again = sixgun.replay(read_record(text))

    assert again.kernel.digest() == game.kernel.digest()
    assert again.result == game.result
    assert again.events == game.events
    assert write_record(again.record()) == text
