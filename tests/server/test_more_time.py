"""Extra time for a decision: granted once, it is never lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixgun.protocol import ClockRules, ClockState, Events, Refused, ViewMessage
from sixgun.server.store import StoreError
from sixgun.server.tables.bot_moves import BotMoves
from tests.server.applications import running_table, timer_of
from tests.server.players import (
    GameMode,
    Player,
    async_test,
    disconnect_all,
    guest_client,
    receive_until,
    start_table,
)
from tests.server.server_process import Server, running_server


@async_test
async def test_only_the_deciding_player_may_take_more_time(server: Server) -> None:
    rules = ClockRules(decision=30, bank=10, more=7, times=1)
    _, players = await start_table(server.address, GameMode("duel"), clock=rules)
    seats = [player.seat for player in players]
    for seat in seats:
        await receive_until(seat, lambda message: isinstance(message, ViewMessage))
    asked = next(seat for seat in seats if seat.my_decision)
    other = next(seat for seat in seats if not seat.my_decision)
    assert asked.my_decision is not None
    ply = asked.my_decision.ply
    await other.more_time(ply)
    refused = await receive_until(other, lambda message: isinstance(message, Refused))
    assert refused.code == "not_your_decision"
    await asked.more_time(ply)
    clock = await receive_until(other, lambda message: isinstance(message, ClockState))
    assert clock.bank == 17_000
    assert clock.times == 0
    await asked.more_time(ply)
    assert (await receive_until(asked, lambda m: isinstance(m, Refused))).code == "no_more_time"
    await disconnect_all(players)


def test_more_time_survives_a_restart(tmp_path: Path) -> None:
    """Even if another player leaves the game during the same decision."""
    with running_server(tmp_path) as server:
        table, token = asyncio.run(take_more_time(server))
        server.kill()
        server.start()
        clock = asyncio.run(clock_of(server, table, token))
    assert (clock.bank, clock.times) == (17_000, 1)


async def take_more_time(server: Server) -> tuple[str, str]:
    """Take more time for the first decision; then the other person gives up."""
    rules = ClockRules(decision=30, bank=10, more=7, times=2)
    mode = GameMode("classic", {"players": 4}, ("greenhorn",) * 2)
    table, players = await start_table(server.address, mode, clock=rules)
    asker = await first_player_with_a_choice(players)
    other = next(player for player in players if player is not asker)
    assert asker.seat.my_decision is not None
    await asker.seat.more_time(asker.seat.my_decision.ply)
    await receive_until(other.seat, lambda message: isinstance(message, ClockState))
    await other.client.give_up(table.id)
    await disconnect_all(players)
    return table.id, asker.client.token


async def clock_of(server: Server, table: str, token: str) -> ClockState:
    """The clock of the current decision, as a player sees it."""
    async with guest_client(server, token=token) as client, client.seat(table) as seat:
        view = await receive_until(seat, lambda message: isinstance(message, ViewMessage))
        clock: ClockState = view.asked.clock
        return clock


async def first_player_with_a_choice(players: list[Player]) -> Player:
    """The first player who has a choice."""
    while True:
        for player in players:
            await receive_until(
                player.seat, lambda message: isinstance(message, (ViewMessage, Events))
            )
        for player in players:
            if player.seat.my_decision is not None and len(player.seat.my_decision.moves) > 1:
                return player


# -- without connections -------------------------------------------------------------------


@async_test
async def test_taking_more_time_at_the_last_moment_stops_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot_task, ready = asyncio.Event(), asyncio.Event()

    async def choose(bots: BotMoves, seat: int, bot: str) -> int:
        bot_task.set()
        await ready.wait()
        return bots.play.kernel.moves[0]

    monkeypatch.setattr(BotMoves, "choose", choose)
    async with running_table(tmp_path, decision=5, more=60) as table:
        match = table.running_match()
        seat, ply = match.play.kernel.seat, match.play.ply
        match.play.decision_started -= 6
        timer_of(table).schedule()
        await bot_task.wait()

        await match.more_time(seat, ply)
        ready.set()
        await asyncio.gather(*match.context.tasks)

        assert match.play.ply == ply
        assert timer_of(table).is_running


@async_test
async def test_more_time_that_cannot_be_stored_is_not_granted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(job: Any) -> None:
        raise StoreError("disk_full")

    async with running_table(tmp_path, decision=5, more=60) as table:
        match = table.running_match()
        seat, ply = match.play.kernel.seat, match.play.ply
        with monkeypatch.context() as patched:
            patched.setattr(match.context.store, "write", fail)
            with pytest.raises(StoreError):
                await match.more_time(seat, ply)
        assert (match.play.clocks.banks[seat], match.play.clocks.times[seat]) == (0, 3)
        assert timer_of(table).is_running

        await match.more_time(seat, ply)

        assert (match.play.clocks.banks[seat], match.play.clocks.times[seat]) == (60_000, 2)
