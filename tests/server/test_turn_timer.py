"""The turn timer. The time a move takes never reveals whether there was a choice."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from sixgun.notation import write_move
from sixgun.protocol import ClockRules
from sixgun.server.store import plays as play_store
from sixgun.server.store.plays import StoredMove
from sixgun.server.tables import Table
from sixgun.server.tables.match import Match
from sixgun.server.tables.play import PERSON, Play
from sixgun.server.tables.seating import Seating
from tests.server.applications import Spectator, running_table, timer_of
from tests.server.players import async_test


def force_all_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every decision forced, with a hand that the timing could reveal."""
    monkeypatch.setattr(Play, "forced", property(lambda _: True))
    monkeypatch.setattr(Play, "reveals_nothing", property(lambda _: False))


def connect_decider(table: Table) -> Spectator:
    """Connect the player who has to decide."""
    subscriber = Spectator(table.awaited_person)
    table.connect(subscriber, "", 0)
    return subscriber


def forced_move_time(table: Table) -> float | None:
    timer, play = timer_of(table), table.running_match().play
    return timer.forced_move_time(play.kernel.seat, play.ply, time.monotonic())


@async_test
async def test_forced_moves_wait_for_a_disconnected_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    force_all_moves(monkeypatch)
    async with running_table(tmp_path) as table:
        found = [forced_move_time(table) is not None]
        subscriber = connect_decider(table)
        found.append(forced_move_time(table) is not None)
        table.disconnect(subscriber)
        found.append(forced_move_time(table) is not None)
        assert found == [False, True, False]
        assert not timer_of(table).is_running


@async_test
async def test_when_the_clock_runs_out_an_absent_player_misses_the_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    force_all_moves(monkeypatch)
    async with running_table(tmp_path, decision=1) as table:
        match = table.running_match()
        seat, ply = match.play.kernel.seat, match.play.ply
        assert timer_of(table).is_running
        match.play.decision_started -= 1
        timer_of(table).schedule()
        await wait_for_missed_decision(match, ply)
        assert match.play.missed[seat] == 1


@async_test
async def test_a_forced_move_counts_as_missed_when_the_clock_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    force_all_moves(monkeypatch)
    async with running_table(tmp_path, decision=5) as table:
        match = table.running_match()
        seat, ply = match.play.kernel.seat, match.play.ply
        for _ in range(16):
            match.play.response_delay.record(seat, 8.0)
        connect_decider(table)
        match.play.decision_started -= 5
        timer_of(table).schedule()
        await wait_for_missed_decision(match, ply)
        assert match.play.missed[seat] == 1


@async_test
async def test_rescheduling_does_not_delay_a_forced_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    force_all_moves(monkeypatch)
    async with running_table(tmp_path) as table:
        connect_decider(table)
        first = forced_move_time(table)
        for _ in range(5):
            timer_of(table).schedule()
        assert forced_move_time(table) == first


@async_test
async def test_a_bot_thinks_about_a_decision_only_once(tmp_path: Path) -> None:
    async with running_table(tmp_path) as table:
        match = table.running_match()
        seat = match.play.kernel.seat
        await table.seat_stand_in_bot(seat)
        bot_task = timer_of(table).bot_task
        assert bot_task is not None
        for _ in range(5):
            timer_of(table).schedule()
        assert timer_of(table).bot_task is bot_task


@async_test
async def test_a_bot_thinks_again_when_a_player_leaves(tmp_path: Path) -> None:
    """The decision may have changed since."""
    async with running_table(tmp_path) as table:
        match = table.running_match()
        await table.seat_stand_in_bot(match.play.kernel.seat)
        bot_task = timer_of(table).bot_task
        match.play.kernel.ply += 1  # as leaving does
        timer_of(table).schedule()
        assert timer_of(table).bot_task is not bot_task


@async_test
async def test_a_forced_bot_move_takes_as_long_as_a_free_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with running_table(tmp_path) as table:
        match = table.running_match()
        seat, ply = match.play.kernel.seat, match.play.ply
        for _ in range(16):
            match.play.response_delay.record(seat, 3.0)
        force_all_moves(monkeypatch)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(Seating, "is_played_by_bot", lambda *_: True)
        await timer_of(table).answer_as_bot(seat, ply)
        assert slept[0] == pytest.approx(3.0, rel=0.1)


@pytest.mark.parametrize("people", [True, False])
@async_test
async def test_bots_play_fast_only_at_tables_without_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: bool
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with running_table(tmp_path) as table:
        match = table.running_match()
        seat, ply = match.play.kernel.seat, match.play.ply
        connect_decider(table)
        timer_of(table).is_fast_forward = True
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(Seating, "is_played_by_bot", lambda _, of: of == seat or not people)
        await timer_of(table).answer_as_bot(seat, ply)
        assert match.play.ply != ply
        assert (slept[:1] != []) == people


@async_test
async def test_bots_stop_when_another_writer_has_ended_the_game(
    tmp_path: Path,
) -> None:
    with capture_logs() as logged:
        async with running_table(tmp_path) as table:
            match = table.running_match()
            for seat in range(match.play.kernel.seats):
                await table.seat_stand_in_bot(seat)
            for move in remaining_moves(match):
                write = partial(play_store.add_move, play=match.play.stored.id, move=move)
                await match.context.store.write(write)
            async with table.lock:
                await match.catch_up()
            assert match.over
            while match.context.tasks:
                await asyncio.sleep(0.01)
    assert [line["event"] for line in logged if line["log_level"] == "error"] == []


def remaining_moves(match: Match) -> list[StoredMove]:
    """Random moves, made by another writer, to the end of the game."""
    rng, found = random.Random(1), list[StoredMove]()
    play = Play(match.play.stored, ClockRules(), 0.0)
    while not play.kernel.over:
        words = write_move(play.kernel, rng.choice(play.kernel.moves))
        found.append(StoredMove(play.kernel.ply, play.kernel.seat, words, PERSON, 0, 0, 0))
        play.make(found[-1], play.read(found[-1]))
    return found


async def wait_for_missed_decision(match: Match, ply: int) -> None:
    """Wait for the move; which one the bot chooses does not matter."""
    async with asyncio.timeout(20):
        while match.play.ply == ply or not any(match.play.missed):
            await asyncio.sleep(0.01)
