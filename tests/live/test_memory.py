"""The memory of another table: games of the same size share everything but the names."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from dataclasses import replace

import pytest

from sixgun import classic, duel
from sixgun.engine import Names

MOST_KILOBYTES = 20  # for the facts of one more table
CONFIGS: dict[str, tuple[Callable[[tuple[str, ...]], Names], int]] = {
    "classic": (
        lambda names: classic.facts_for(
            classic.Config(players=7, boxes=classic.OUR_BOXES, names=names)
        ),
        7,
    ),
    "duel": (lambda names: duel.facts_for(replace(duel.Config(), names=names)), 2),
}


@pytest.mark.parametrize("game", CONFIGS)
def test_tables_with_other_names_share_the_lists_of_moves(game: str) -> None:
    facts_of, players = CONFIGS[game]
    first, second = (facts_of(named(prefix, players)) for prefix in "ab")
    assert first.aimed_moves is second.aimed_moves
    assert first.play_moves is second.play_moves


@pytest.mark.parametrize("game", CONFIGS)
def test_tables_with_other_names_share_everything_else(game: str) -> None:
    facts_of, players = CONFIGS[game]
    first, second = (facts_of(named(prefix, players)) for prefix in "ab")
    known = [name for name in dir(first) if not name.startswith("__")]
    differ = {
        name
        for name in known
        if not callable(getattr(type(first), name, None))
        and getattr(first, name) is not getattr(second, name)
    }
    assert differ <= {"config", "seat_names", "figures", "made_of"}
    assert {"config", "seat_names", "figures"} <= differ


@pytest.mark.parametrize("game", CONFIGS)
def test_the_facts_of_one_more_table_are_small(game: str) -> None:
    facts_of, players = CONFIGS[game]
    facts_of(named("c", players))
    tracemalloc.start()
    try:
        kept = [facts_of(named(f"d{number}_", players)) for number in range(5)]
        each = tracemalloc.get_traced_memory()[0] / len(kept) / 1024
    finally:
        tracemalloc.stop()
    assert each < MOST_KILOBYTES


def named(prefix: str, players: int) -> tuple[str, ...]:
    return tuple(f"{prefix}{seat}" for seat in range(players))
