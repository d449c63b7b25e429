"""Clocks, absent players, and the delay before forced moves."""

from __future__ import annotations

import asyncio
import random
import socket
import statistics
from pathlib import Path

import pytest

from sixgun.protocol import ClockRules, ClockState, Events, TableChanged, ViewMessage
from sixgun.server.runner import listen
from sixgun.server.settings import Settings
from sixgun.server.tables.clocks import Clocks
from sixgun.server.tables.response_delay import ResponseDelay
from tests.server.players import (
    GameMode,
    async_test,
    disconnect_all,
    guest_client,
    receive_until,
    start_table,
)
from tests.server.server_process import Server, running_server

DUEL = GameMode("duel")
SHORT = ClockRules(decision=1, bank=0, more=1, times=1)


# -- clock rules ---------------------------------------------------------------------------


def test_a_decision_uses_the_bank_only_after_its_own_time() -> None:
    clocks = Clocks(ClockRules(decision=10, bank=60), 2)
    assert clocks.bank_after(0, 9_000) == 60_000
    assert clocks.bank_after(0, 15_000) == 55_000
    assert clocks.bank_after(0, 100_000) == 0
    assert clocks.deadline(1) == 70_000
    assert clocks.left(1, 12_000) == ClockState(1, 0, 58_000, 3)


def test_more_time_can_be_taken_a_limited_number_of_times() -> None:
    clocks = Clocks(ClockRules(decision=10, bank=60, more=30, times=2), 2)
    assert clocks.with_more_time(0) == (90_000, 1)
    clocks.set(0, 90_000, 1)
    assert clocks.with_more_time(0) == (120_000, 0)
    clocks.set(0, 120_000, 0)
    assert clocks.with_more_time(0) is None
    assert clocks.with_more_time(1) == (90_000, 1)


def test_without_a_clock_there_is_no_time_limit() -> None:
    clocks = Clocks(ClockRules(), 2)
    assert not clocks.running
    assert clocks.with_more_time(0) is None
    assert clocks.bank_after(0, 10**9) == 0


@pytest.mark.parametrize("typical", [0.5, 4.0])
def test_a_forced_move_takes_as_long_as_the_players_own_decisions(typical: float) -> None:
    pace = ResponseDelay(2, 2.0, random.Random(1))
    for number in range(16):
        pace.record(0, typical if number < 12 else typical / 4)
    forced = sorted(pace.for_forced_move(0) for _ in range(2_000))
    assert all(min(abs(f / typical - 1), abs(4 * f / typical - 1)) < 0.1 for f in forced)
    assert sum(f < typical / 2 for f in forced) == pytest.approx(500, rel=0.2)
    unknown = statistics.median([pace.for_forced_move(1) for _ in range(2_000)])
    assert unknown == pytest.approx(2.0, rel=0.1)


def test_small_messages_are_sent_without_delay() -> None:
    """asyncio turns off Nagle's algorithm, but only for sockets it knows to be TCP."""
    with listen(Settings(port=0)) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP


# -- at the table --------------------------------------------------------------------------


@async_test
async def test_when_time_runs_out_a_bot_moves_and_takes_over_the_seat(server: Server) -> None:
    _, players = await start_table(server.address, DUEL, clock=SHORT)
    seats = [player.seat for player in players]
    first = await receive_until(seats[0], lambda message: isinstance(message, ViewMessage))
    assert first.asked.clock is not None
    absent = first.asked.seat
    await receive_until(seats[0], lambda message: isinstance(message, Events))
    info = await receive_until(
        seats[0],
        lambda message: isinstance(message, TableChanged) and message.table.seats[absent].sits_in,
    )
    assert info.table.seats[absent].bot == "gunslinger"
    await seats[absent].come_back()
    await receive_until(
        seats[absent],
        lambda m: isinstance(m, TableChanged) and not m.table.seats[absent].sits_in,
    )
    await disconnect_all(players)


def test_the_time_bank_survives_a_restart(tmp_path: Path) -> None:
    rules = ClockRules(decision=0, bank=1000)
    with running_server(tmp_path) as server:
        before = asyncio.run(play_slowly(server, rules))
        server.kill()
        server.start()
        after = asyncio.run(current_clocks(server, *before))
    spent = [1_000_000 - clock.bank for clock in after]
    assert any(200 <= taken < 60_000 for taken in spent)


async def play_slowly(server: Server, rules: ClockRules) -> tuple[str, list[str]]:
    """Both players take some time for their first two moves."""
    table, players = await start_table(server.address, DUEL, clock=rules)
    seats = [player.seat for player in players]
    for seat in seats:
        await receive_until(seat, lambda message: isinstance(message, ViewMessage))
    for _ in range(4):
        asked = next(seat for seat in seats if seat.my_decision)
        assert asked.my_decision is not None
        await asyncio.sleep(0.2)
        await asked.move(asked.my_decision.moves[0].move)
        for seat in seats:
            await receive_until(seat, lambda message: isinstance(message, Events))
    await disconnect_all(players)
    return table.id, [player.client.token for player in players]


async def current_clocks(server: Server, table: str, tokens: list[str]) -> list[ClockState]:
    """The clock of the current decision, as each player sees it."""
    found: list[ClockState] = []
    for token in tokens:
        async with guest_client(server, token=token) as client, client.seat(table) as seat:
            view = await receive_until(seat, lambda message: isinstance(message, ViewMessage))
            found.append(view.asked.clock)
    return found
