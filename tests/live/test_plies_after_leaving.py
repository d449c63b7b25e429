"""Leaving may change a decision: it gets a new number, and an answer to the old one is late."""

from __future__ import annotations

from sixgun import new_game
from sixgun.live import AnyGame


def asked(game: AnyGame) -> tuple[int, str, int]:
    kernel = game.kernel
    return kernel.answered, kernel.prompt, kernel.seat


def lot() -> AnyGame:
    """A lot: the Sheriff opened with 300, the next player raised, and the third is asked."""
    game = new_game(players=5, variant="auction", seed=1)
    for move in ("", "bid 300", "bid 700"):
        game.apply(move or game.kernel.moves[0])
    return game


def test_a_different_decision_gets_a_new_number() -> None:
    game = lot()
    ply, prompt, seat = asked(game)

    game.leave(1)  # their bid of 700 is void: the bidding starts again

    assert asked(game) == (ply + 1, prompt, seat)


def test_an_unchanged_decision_keeps_its_number() -> None:
    game = lot()
    before = asked(game)

    game.leave(4)  # who has not bid

    assert asked(game) == before


def test_a_change_hidden_in_a_hand_keeps_the_number() -> None:
    """Leaving may change which cards a hand can play; other players must not see that."""
    for seed in range(40):
        game = new_game(players=4, seed=seed, ask_forced=True)
        ply, prompt, seat = asked(game)
        game.leave((seat + 1) % 4)
        assert asked(game) == (ply, prompt, seat)
