"""The pure and the compiled build play exactly the same games."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

import sixgun
from sixgun import duel
from sixgun.classic import HOUSE_RULES, OUR_BOXES, Config
from sixgun.engine import Rng
from tests.dealing import AnyConfig, deal

GOLDEN = Path(__file__).parent / "golden" / "trace.txt"
GAMES = 300  # at each table

TABLES: dict[str, AnyConfig] = {
    "4_players": Config(players=4),
    "5_players": Config(players=5),
    "6_players": Config(players=6),
    "7_players": Config(players=7),
    "3_players_all_boxes": Config(players=3, boxes=OUR_BOXES),
    "7_players_all_boxes": Config(players=7, boxes=OUR_BOXES),
    "8_players_all_boxes": Config(players=8, boxes=OUR_BOXES, events=28),
    "5_players_house_rules": Config(
        players=5, boxes=OUR_BOXES, house=tuple(rule.name for rule in HOUSE_RULES)
    ),
    "long_duel": Config(players=2, variant="long_duel"),
    "short_duel": Config(players=2, variant="short_duel"),
    "auction": Config(players=6, variant="auction", purses=(2000, 900, 0, 3100, 1500, 400)),
    **{mode: duel.Config(mode=mode) for mode in duel.MODES},
    "reinforcements_house_rules": duel.Config(
        mode="reinforcements",
        edition="first",
        dealt=8,
        house=tuple(rule.name for rule in duel.HOUSE_RULES),
    ),
}


def trace(name: str) -> str:
    """A hash of every decision, choice and end of many random games."""
    digest = hashlib.sha256()
    config = TABLES[name]
    rng = Rng.from_seed(name)
    for seed in range(GAMES):
        game = deal(config, seed, emits_events=seed % 10 == 0)
        while not game.over:
            digest.update(repr((game.seat, game.prompt, game.moves)).encode())
            game.choose_at(rng.below(len(game.moves)))
            digest.update(repr(game.events).encode())
        digest.update(repr((game.state(), game.bookkeeping())).encode())
    return digest.hexdigest()[:32]


def renew() -> None:
    """Rewrite the golden traces after an intended change of the rules."""
    lines = [f"{name} {trace(name)}\n" for name in TABLES]
    GOLDEN.write_text("".join(lines))


@pytest.mark.conformance
def test_the_expected_build_is_loaded() -> None:
    assert sixgun.build_name() == os.environ.get("SIXGUN_EXPECT", sixgun.build_name())


@pytest.mark.conformance
@pytest.mark.parametrize("name", TABLES)
def test_both_builds_leave_the_same_trace(name: str) -> None:
    golden = dict(line.split() for line in GOLDEN.read_text().splitlines())

    assert trace(name) == golden[name]
