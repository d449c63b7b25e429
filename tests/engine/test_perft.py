"""Perft: the number of move sequences by depth, from fixed deals."""

from __future__ import annotations

import pytest

from sixgun import duel
from sixgun.classic import Config
from sixgun.engine import BaseGame
from tests.dealing import AnyConfig, deal

pytestmark = pytest.mark.conformance

SEED = "perft"

# The number of sequences at depth 1, 2, 3 and so on. A new deal or rule changes them on purpose.
COUNTS: dict[str, tuple[AnyConfig, list[int]]] = {
    "four players": (Config(players=4), [11, 83, 516, 2796, 13143]),
    "five players": (Config(players=5), [22, 257, 2291, 15710, 94368]),
    "seven players": (Config(players=7), [18, 239, 2418, 27035]),
    "beginner": (Config(players=4, beginner=True), [11, 75, 427, 1861, 7113]),
    "every decision": (Config(players=5, ask_forced=True), [22, 203, 1514, 9370, 48374]),
    "the duel": (duel.Config(), [2, 4, 48, 332, 1919, 10319]),
    "reinforcements": (duel.Config(mode="reinforcements"), [2, 4, 40, 268, 1396, 8648]),
    "mexican standout": (duel.Config(mode="mexican_standout"), [2, 4, 8, 100, 618, 3522]),
}


def ways(game: BaseGame, depth: int) -> int:
    """The number of different sequences of this many moves; an ended game counts as one."""
    if depth == 1 or game.over:
        return 1 if game.over else len(game.moves)
    total = 0
    for i in range(len(game.moves)):
        twin = game.clone()
        twin.choose_at(i)
        total += ways(twin, depth - 1)
    return total


@pytest.mark.parametrize("name", COUNTS)
def test_move_counts_by_depth_are_unchanged(name: str) -> None:
    config, counts = COUNTS[name]
    game = deal(config, SEED, emits_events=False)

    assert [ways(game, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", COUNTS)
def test_counting_moves_does_not_change_the_game(name: str) -> None:
    game = deal(COUNTS[name][0], SEED, emits_events=False)
    before = game.digest()

    ways(game, 3)

    assert game.digest() == before
