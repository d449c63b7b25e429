"""More time for a decision: who gets it has it, whatever comes in between."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixgun.protocol import Clock, ClockRules, Events, Refused, View
from sixgun.server.store import StoreError
from sixgun.server.tables.answering import Answers
from tests.server.houses import match_at
from tests.server.players import Form, Player, all_go, gathered, person, played, until
from tests.server.serving import Server, running


@played
async def test_more_time_is_asked_for_by_the_one_who_is_asked(server: Server) -> None:
    rules = ClockRules(decision=30, bank=10, more=7, times=1)
    _, players = await gathered(server.address, Form("duel"), clock=rules)
    seats = [player.seat for player in players]
    for seat in seats:
        await until(seat, lambda message: isinstance(message, View))
    asked = next(seat for seat in seats if seat.mine)
    other = next(seat for seat in seats if not seat.mine)
    assert asked.mine is not None
    ply = asked.mine.ply
    await other.more_time(ply)
    refused = await until(other, lambda message: isinstance(message, Refused))
    assert refused.code == "not_your_decision"
    await asked.more_time(ply)
    clock = await until(other, lambda message: isinstance(message, Clock))
    assert clock.bank == 17_000
    assert clock.times == 0
    await asked.more_time(ply)
    assert (await until(asked, lambda m: isinstance(m, Refused))).code == "no_more_time"
    await all_go(players)


def test_more_time_survives_a_restart(tmp_path: Path) -> None:
    """Also if somebody has left for good in between, and the same decision stands."""
    with running(tmp_path) as server:
        table, token = asyncio.run(took_more_time(server))
        server.kill()
        server.start()
        clock = asyncio.run(clock_of(server, table, token))
    assert (clock.bank, clock.times) == (17_000, 1)


async def took_more_time(server: Server) -> tuple[str, str]:
    """The first person who is asked; the other one gives up after that."""
    rules = ClockRules(decision=30, bank=10, more=7, times=2)
    form = Form("classic", {"players": 4}, ("greenhorn",) * 2)
    table, players = await gathered(server.address, form, clock=rules)
    asker = await first_asked(players)
    other = next(player for player in players if player is not asker)
    assert asker.seat.mine is not None
    await asker.seat.more_time(asker.seat.mine.ply)
    await until(other.seat, lambda message: isinstance(message, Clock))
    await other.client.give_up(table.id)
    await all_go(players)
    return table.id, asker.client.token


async def clock_of(server: Server, table: str, token: str) -> Clock:
    """What the decision that stands shows to a player."""
    async with person(server, token=token) as client, client.seat(table) as seat:
        view = await until(seat, lambda message: isinstance(message, View))
        clock: Clock = view.asked.clock
        return clock


async def first_asked(players: list[Player]) -> Player:
    """Who has something to choose, as soon as anybody has."""
    while True:
        for player in players:
            await until(player.seat, lambda message: isinstance(message, (View, Events)))
        for player in players:
            if player.seat.mine is not None and len(player.seat.mine.moves) > 1:
                return player


# -- without wires -------------------------------------------------------------------------


@played
async def test_who_takes_more_time_at_the_last_moment_is_not_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, ready = asyncio.Event(), asyncio.Event()

    async def best_move(answers: Answers, seat: int, bot: str) -> str:
        thinking.set()
        await ready.wait()
        return answers.only_move()

    monkeypatch.setattr(Answers, "best_move", best_move)
    async with match_at(tmp_path, decision=5, more=60) as match:
        seat, ply = match.play.kernel.seat, match.play.ply
        match.play.asked_at -= 6
        match.answers.ask()
        await thinking.wait()

        await match.more_time(seat, ply)
        ready.set()
        await asyncio.gather(*match.services.tasks)

        assert match.play.ply == ply
        assert match.answers.is_waiting


@played
async def test_more_time_that_cannot_be_stored_is_not_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(job: Any) -> None:
        raise StoreError("disk_full")

    async with match_at(tmp_path, decision=5, more=60) as match:
        seat, ply = match.play.kernel.seat, match.play.ply
        with monkeypatch.context() as patched:
            patched.setattr(match.services.store, "write", full)
            with pytest.raises(StoreError):
                await match.more_time(seat, ply)
        assert (match.play.clocks.banks[seat], match.play.clocks.times[seat]) == (0, 3)
        assert match.answers.is_waiting

        await match.more_time(seat, ply)

        assert (match.play.clocks.banks[seat], match.play.clocks.times[seat]) == (60_000, 2)
