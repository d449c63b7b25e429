"""Bots play the very same games in the pure and in the compiled build."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.bots.bot_games import EVERY_KIND, play_bots

pytestmark = pytest.mark.conformance

GOLDEN = Path(__file__).parent.parent / "golden" / "bots.txt"
SEARCHED = 40  # decisions with a search among the bots; after that the others play on
TABLES = {f"{number}_{config.players}_players": config for number, config in enumerate(EVERY_KIND)}


def trace(name: str) -> str:
    """A hash of every decision of some games."""
    digest = hashlib.sha256()
    config = TABLES[name]
    for seed in range(3):
        bots = ["gunslinger", "detective:temperature=0.5", "greenhorn"]
        for game, _ in play_bots(config, seed, bots):
            digest.update(repr((game.seat, game.prompt, game.moves, game.winners)).encode())
    for game, _ in play_bots(config, 3, ["marshal:nodes=24", "detective"]):
        digest.update(repr((game.seat, game.moves)).encode())
        if game.ply > SEARCHED:
            break
    return digest.hexdigest()[:32]


def renew() -> None:
    """Rewrite the golden traces, when bots change on purpose."""
    GOLDEN.write_text("".join(f"{name} {trace(name)}\n" for name in TABLES), encoding="utf-8")


def test_every_mode_has_a_golden_trace() -> None:
    written = [line.split()[0] for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    assert written == list(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_bots_match_their_golden_traces(name: str) -> None:
    written = dict(line.split() for line in GOLDEN.read_text(encoding="utf-8").splitlines())
    assert trace(name) == written[name], "renew with python -m tests.golden.renew, if on purpose"
