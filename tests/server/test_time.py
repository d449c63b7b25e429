"""Clocks, absence, and the pace of answers that nobody has to think about."""

from __future__ import annotations

import asyncio
import random
import socket
import statistics
from pathlib import Path

import pytest

from sixgun.protocol import Clock, ClockRules, Events, TableChanged, View
from sixgun.server.serving import listen
from sixgun.server.settings import Settings
from sixgun.server.tables.clocks import Clocks
from sixgun.server.tables.pace import Pace
from tests.server.players import Form, all_go, gathered, person, played, until
from tests.server.serving import Server, running

DUEL = Form("duel")
SHORT = ClockRules(decision=1, bank=0, more=1, times=1)


# -- reckoning -----------------------------------------------------------------------------


def test_a_decision_costs_the_bank_only_what_is_over_its_own_time() -> None:
    clocks = Clocks(ClockRules(decision=10, bank=60), 2)
    assert clocks.bank_after(0, 9_000) == 60_000
    assert clocks.bank_after(0, 15_000) == 55_000
    assert clocks.bank_after(0, 100_000) == 0
    assert clocks.deadline(1) == 70_000
    assert clocks.left(1, 12_000) == Clock(1, 0, 58_000, 3)


def test_more_time_is_given_as_often_as_agreed() -> None:
    clocks = Clocks(ClockRules(decision=10, bank=60, more=30, times=2), 2)
    assert clocks.with_more(0) == (90_000, 1)
    clocks.set(0, 90_000, 1)
    assert clocks.with_more(0) == (120_000, 0)
    clocks.set(0, 120_000, 0)
    assert clocks.with_more(0) is None
    assert clocks.with_more(1) == (90_000, 1)


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(ClockRules(), 2)
    assert not clocks.running
    assert clocks.with_more(0) is None
    assert clocks.bank_after(0, 10**9) == 0


@pytest.mark.parametrize("usual", [0.5, 4.0])
def test_a_forced_answer_takes_as_long_as_the_players_own_thoughts(usual: float) -> None:
    pace = Pace(2, 2.0, random.Random(1))
    for number in range(16):
        pace.thought(0, usual if number < 12 else usual / 4)
    forced = sorted(pace.forced(0) for _ in range(2_000))
    assert all(min(abs(f / usual - 1), abs(4 * f / usual - 1)) < 0.1 for f in forced)
    assert sum(f < usual / 2 for f in forced) == pytest.approx(500, rel=0.2)
    unknown = statistics.median([pace.forced(1) for _ in range(2_000)])
    assert unknown == pytest.approx(2.0, rel=0.1)


def test_small_messages_do_not_wait_for_others() -> None:
    """TCP would hold them back for 40 milliseconds; asyncio forbids that where it sees TCP."""
    with listen(Settings(port=0)) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP


# -- at the table --------------------------------------------------------------------------


@played
async def test_when_time_is_up_somebody_answers_and_then_sits_in(server: Server) -> None:
    _, players = await gathered(server.address, DUEL, clock=SHORT)
    seats = [player.seat for player in players]
    first = await until(seats[0], lambda message: isinstance(message, View))
    assert first.asked.clock is not None
    absent = first.asked.seat
    await until(seats[0], lambda message: isinstance(message, Events))
    info = await until(
        seats[0],
        lambda message: isinstance(message, TableChanged) and message.table.seats[absent].sits_in,
    )
    assert info.table.seats[absent].bot == "gunslinger"
    await seats[absent].come_back()
    await until(
        seats[absent],
        lambda m: isinstance(m, TableChanged) and not m.table.seats[absent].sits_in,
    )
    await all_go(players)


def test_what_is_left_of_a_bank_survives_a_restart(tmp_path: Path) -> None:
    rules = ClockRules(decision=0, bank=1000)
    with running(tmp_path) as server:
        before = asyncio.run(thought_for_a_while(server, rules))
        server.kill()
        server.start()
        after = asyncio.run(banks(server, *before))
    spent = [1_000_000 - clock.bank for clock in after]
    assert any(200 <= taken < 60_000 for taken in spent)


async def thought_for_a_while(server: Server, rules: ClockRules) -> tuple[str, list[str]]:
    """Everybody takes some time for his first two moves."""
    table, players = await gathered(server.address, DUEL, clock=rules)
    seats = [player.seat for player in players]
    for seat in seats:
        await until(seat, lambda message: isinstance(message, View))
    for _ in range(4):
        asked = next(seat for seat in seats if seat.mine)
        assert asked.mine is not None
        await asyncio.sleep(0.2)
        await asked.move(asked.mine.moves[0].move)
        for seat in seats:
            await until(seat, lambda message: isinstance(message, Events))
    await all_go(players)
    return table.id, [player.client.token for player in players]


async def banks(server: Server, table: str, tokens: list[str]) -> list[Clock]:
    """What the clock of the decision that stands shows to everybody."""
    found: list[Clock] = []
    for token in tokens:
        async with person(server, token=token) as client, client.seat(table) as seat:
            view = await until(seat, lambda message: isinstance(message, View))
            found.append(view.asked.clock)
    return found
