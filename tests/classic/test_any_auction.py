"""A search over auctions: any purses, any bids, any player leaving."""

from __future__ import annotations

from hypothesis import event, given, settings
from hypothesis import strategies as st

import sixgun
from sixgun.classic import Config, view
from sixgun.engine import Rng
from sixgun.live import LiveGame, start
from sixgun.notation import read_record, write_record
from tests.classic.configurations import any_auction
from tests.classic.invariants import check_moment, check_money
from tests.invariants import check_clone, check_pickle

SEEDS = st.integers(min_value=0, max_value=2**64)
LONGEST = 20_000  # decisions: a raise takes a step of a purse, and few lots are repeated

auctions = any_auction()
leavings = st.lists(st.integers(min_value=0, max_value=40), max_size=5, unique=True)


def step(game: LiveGame, rng: Rng, leaving: bool) -> None:
    """A random move; or a random player who is still there leaves."""
    seat = rng.below(game.kernel.seats)
    if leaving and not (game.kernel.absent >> seat) & 1:
        game.leave(seat)
    else:
        moves = game.kernel.moves
        low = rng.below(2)  # half of the time a small raise, or a pass: this makes lots longer
        game.apply(moves[rng.below(min(2, len(moves)) if low else len(moves))])


def auctioned(config: Config, seed: int, leaving: list[int]) -> LiveGame:
    """A game up to the end of its auction."""
    game = start(config, seed)
    rng = Rng.from_seed(seed)
    for ply in range(LONGEST):
        if not game.kernel.purse:
            return game
        step(game, rng, ply in leaving)
    raise AssertionError("it goes on and on")


@settings(max_examples=300, deadline=None)
@given(config=auctions, seed=SEEDS, leaving=leavings)
def test_all_players_get_one_character_and_pay_no_more_than_they_have(
    config: Config, seed: int, leaving: list[int]
) -> None:
    game = auctioned(config, seed, leaving)
    kernel = game.kernel
    offered = start(config, seed).kernel.offered

    event(f"{len(game.view(0).left)} have left")
    assert sorted(who.no for who in kernel.character) == sorted(offered)
    check_money(kernel)
    assert kernel.over or len(kernel.ring) == kernel.seats


@settings(max_examples=150, deadline=None)
@given(config=auctions, seed=SEEDS, leaving=leavings)
def test_the_invariants_hold_at_every_decision_of_an_auction(
    config: Config, seed: int, leaving: list[int]
) -> None:
    game = start(config, seed)
    rng = Rng.from_seed(seed)

    for ply in range(LONGEST):
        check_money(game.kernel)
        if ply % 7 == 0:
            check_moment(game.kernel, rng)
        if not game.kernel.purse:
            return
        step(game, rng, ply in leaving)


@settings(max_examples=60, deadline=None)
@given(config=auctions, seed=SEEDS, leaving=leavings)
def test_a_clone_and_a_pickled_game_continue_identically(
    config: Config, seed: int, leaving: list[int]
) -> None:
    game = start(config, seed)
    rng = Rng.from_seed(seed)

    while game.kernel.purse:
        if rng.below(8) == 0:
            check_clone(game.kernel, rng)
            check_pickle(game.kernel, rng, view)
        step(game, rng, game.ply in leaving)


@settings(max_examples=80, deadline=None)
@given(config=auctions, seed=SEEDS, leaving=leavings)
def test_a_record_of_an_auction_replays_to_the_same_game(
    config: Config, seed: int, leaving: list[int]
) -> None:
    game = auctioned(config, seed, leaving)
    rng = Rng.from_seed(f"after {seed}")
    while game.decision is not None:
        game.apply(game.kernel.moves[rng.below(len(game.kernel.moves))])

    text = write_record(game.record())
    again = sixgun.replay(read_record(text))

    assert again.kernel.digest() == game.kernel.digest()
    assert again.kernel.paid == game.kernel.paid
    assert again.config.purses == config.purses
    assert write_record(again.record()) == text


@settings(max_examples=60, deadline=None)
@given(config=auctions, seed=SEEDS)
def test_determinized_purses_do_not_depend_on_the_real_ones(config: Config, seed: int) -> None:
    """With the same seed, an imagined game gives the same purses as the true one."""
    game = start(config, seed)
    rng = Rng.from_seed(seed)

    while game.kernel.purse:
        seat = rng.below(game.kernel.seats + 1)
        world = game.determinize(seat, seed)
        assert world.view(seat) == game.view(seat)
        again = world.determinize(seat, seed)
        assert again.kernel.purse == world.kernel.purse
        step(game, rng, False)
