"""Who leaves may change the question: then it is another decision, and an answer to the one before
comes too late."""

from __future__ import annotations

from sixgun import new_game
from sixgun.live import AnyGame


def asked(game: AnyGame) -> tuple[int, str, int]:
    kernel = game.kernel
    return kernel.answered, kernel.prompt, kernel.seat


def lot() -> AnyGame:
    """The Sheriff has opened with 300, the next one has raised, and the third is asked."""
    game = new_game(players=5, variant="auction", seed=1)
    for move in ("", "bid 300", "bid 700"):
        game.apply(move or game.kernel.moves[0])
    return game


def test_a_decision_that_is_another_one_has_another_number() -> None:
    game = lot()
    ply, prompt, seat = asked(game)

    game.leave(1)  # his bid of 700 is void: the round of bids begins again

    assert asked(game) == (ply + 1, prompt, seat)


def test_a_decision_that_is_the_same_keeps_its_number() -> None:
    game = lot()
    before = asked(game)

    game.leave(4)  # who has not bid

    assert asked(game) == before


def test_what_becomes_possible_by_it_is_nobodys_business() -> None:
    """A Panic! in a hand may find no hand any more; that its owner is asked otherwise must not be
    seen by others."""
    for seed in range(40):
        game = new_game(players=4, seed=seed, ask_forced=True)
        ply, prompt, seat = asked(game)
        game.leave((seat + 1) % 4)
        assert asked(game) == (ply, prompt, seat)
