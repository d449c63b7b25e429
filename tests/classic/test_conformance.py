"""One source, two speeds: the pure and the compiled form play the very same games."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

import sixgun
from sixgun.classic import Config, new_game
from sixgun.engine import Rng

GOLDEN = Path(__file__).parent.parent / "golden" / "trace.txt"
GAMES = 500  # at each number of players


def trace(players: int) -> str:
    """A hash of every decision, choice and end of many random games."""
    told = hashlib.sha256()
    config = Config(players=players)
    luck = Rng.from_seed(players)
    for seed in range(GAMES):
        game = new_game(config, seed, telling=seed % 10 == 0)
        while not game.over:
            told.update(repr((game.seat, game.prompt, game.moves)).encode())
            game.choose_at(luck.below(len(game.moves)))
            told.update(repr(game.events).encode())
        told.update(repr((game.state(), game.bookkeeping())).encode())
    return told.hexdigest()[:32]


def renew() -> None:
    """Write the golden traces anew, when they have to change on purpose."""
    lines = [f"{players}_players {trace(players)}\n" for players in (4, 5, 6, 7)]
    GOLDEN.write_text("".join(lines))


@pytest.mark.conformance
def test_the_expected_form_is_loaded() -> None:
    assert sixgun.form() == os.environ.get("SIXGUN_EXPECT", sixgun.form())


@pytest.mark.conformance
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_both_forms_leave_the_same_trace(players: int) -> None:
    golden = dict(line.split() for line in GOLDEN.read_text().splitlines())

    assert trace(players) == golden[f"{players}_players"]
