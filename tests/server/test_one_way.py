"""A move goes one way through the server: one parse, one check, and no typed events."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine import SixgunError
from sixgun.engine.game import BaseGame
from sixgun.live import game as live_game
from sixgun.notation import write_move
from sixgun.server.refusals import Refusal
from sixgun.server.tables import Table
from sixgun.server.tables.happenings import GameOver, MoveMade, TimeGiven
from tests.server.applications import Spectator, running_table
from tests.server.players import async_test


def count_calls(monkeypatch: pytest.MonkeyPatch, owner: Any, *names: str) -> Counter[str]:
    """Count the calls of these functions."""
    calls: Counter[str] = Counter()
    for name in names:
        original = getattr(owner, name)

        def counted(*args: Any, _name: str = name, _original: Any = original) -> Any:
            calls[_name] += 1
            return _original(*args)

        monkeypatch.setattr(owner, name, counted)
    return calls


async def make_a_move(table: Table) -> None:
    """Make the first legal move, as a connection does."""
    match = table.running_match()
    kernel, ply = match.play.kernel, match.play.ply
    code = match.parse_move(kernel.seat, ply, write_move(kernel, kernel.moves[0]))
    await match.move(kernel.seat, ply, code)


@async_test
async def test_a_move_is_parsed_once_and_checked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_table(tmp_path) as table:
        for person in (*table.seating.people, ""):
            table.connect(Spectator(person), "", 0)
        live = count_calls(monkeypatch, live_game, "find_move", "read_move", "visible_event")
        checks = count_calls(monkeypatch, BaseGame, "why_not", "choose")

        await make_a_move(table)

        assert live == {"find_move": 1}
        assert checks == {"why_not": 1}


@async_test
async def test_a_loaded_move_is_parsed_once_and_checked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_table(tmp_path) as table:
        await make_a_move(table)
        live = count_calls(monkeypatch, live_game, "find_move", "read_move", "visible_event")
        checks = count_calls(monkeypatch, BaseGame, "why_not", "choose")

        await table.resume()

        assert live == {"read_move": 1}
        assert checks == {"why_not": 1}


@async_test
async def test_only_the_seat_that_decides_may_name_a_move(tmp_path: Path) -> None:
    """A short text is completed from the hand of the seat that decides."""
    async with running_table(tmp_path) as table:
        match = table.running_match()
        with pytest.raises(Refusal) as refused:
            match.parse_move(1 - match.play.kernel.seat, match.play.ply, "play ?")
        assert refused.value.code == "not_your_decision"


@async_test
async def test_happenings_are_published_after_they_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_table(tmp_path, decision=60, more=60) as table:
        published: list[type] = []
        table.happenings.subscribe(lambda happening: published.append(type(happening)))
        match = table.running_match()
        seat, store = match.play.kernel.seat, match.context.store

        async def fail(job: Any) -> None:
            assert published == []
            raise SixgunError("disk_full")

        with monkeypatch.context() as patched:
            patched.setattr(store, "write", fail)
            with pytest.raises(SixgunError):
                await make_a_move(table)
            with pytest.raises(SixgunError):
                await match.more_time(seat, match.play.ply)
        assert published == []

        await match.more_time(seat, match.play.ply)
        await make_a_move(table)
        await match.give_up(seat)

        assert published == [TimeGiven, MoveMade, MoveMade, GameOver]
