"""The tables of the arena: whole names and plain numbers, at 80 columns."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from sixgun.arena.plan import LONE, MIXED
from sixgun.arena.report import build_report
from sixgun.arena.timings import MoveTimings
from sixgun.cli.arena_tables import milliseconds, tables
from tests.arena.sample_bots import duel_plan
from tests.arena.test_report import games_of

BOTS = (
    "gunslinger",
    "gunslinger:temperature=0.5",
    "marshal:temperature=2:nodes=200",
    "marshal:temperature=2:nodes=400",
)


def report(lineup: str) -> dict[str, Any]:
    plan = duel_plan(*BOTS, games=12, lineup=lineup)
    games = games_of(plan, [1, 2] * (plan.total // 2))
    for played in games.values():
        for bot in played.lineup:
            played.timings[bot] = MoveTimings()
            played.timings[bot].add(5.0)
    return build_report(plan, games)


def printed(lineup: str) -> list[str]:
    console = Console(file=io.StringIO(), width=80, highlight=False, markup=False, emoji=False)
    for table in tables(report(lineup), str.title):
        console.print(table)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("lineup", [MIXED, LONE])
def test_names_are_whole_and_numbers_in_one_piece(lineup: str) -> None:
    lines = printed(lineup)
    assert max(map(len, lines)) <= 80
    assert not [line for line in lines if "…" in line]
    for bot in BOTS:
        assert len([line for line in lines if f" {bot} " in line and line.count(" to ") == 1]) >= 3


def test_a_bot_has_a_row_for_each_role() -> None:
    lines = [line.split() for line in printed(MIXED)]
    begin = next(at for at, line in enumerate(lines) if line[:2] == ["Won", "as"])
    law = next(line for line in lines[begin:] if line[:1] == ["Law"])
    assert law[:2] == ["Law", "gunslinger"]
    assert law[4:6] == ["66.7", "%"]


def test_few_deals_have_their_number_and_no_interval() -> None:
    lines = [" ".join(line.split()) for line in printed(LONE)]
    assert "One gunslinger among gunslinger:temperature=0.5" in lines
    assert next(line for line in lines if line.startswith("average")).endswith(" - 1")


def test_numbers_are_plain() -> None:
    times = [milliseconds(seconds) for seconds in (5.0, 0.1234, 0.01234, 0.001234, 0.0001234)]
    assert times == ["5000", "123", "12.3", "1.23", "0.123"]
    lines = [line.split() for line in printed(MIXED)]
    [decisions] = [line for line in lines if line[:1] == ["decisions"]]
    assert decisions[1:4] == ["101.0", "101", "101"]
