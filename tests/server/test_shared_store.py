"""Another process writes to the database: the first to write a ply makes the move."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sixgun.protocol import Events, Refused, ViewMessage
from sixgun.server.store import Store, StoreError
from tests.server.players import GameMode, receive_until, start_table
from tests.server.server_process import running_server, settings_for


def test_a_move_written_by_another_process_is_taken_over(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        asyncio.run(move_against_another_process(server.address, tmp_path / "games.db"))
    assert '"level": "error"' not in server.read_log()


async def move_against_another_process(address: str, database: Path) -> None:
    _, players = await start_table(address, GameMode("duel"))
    seats = [player.seat for player in players]
    for seat in seats:
        await receive_until(seat, lambda message: isinstance(message, ViewMessage))
    asked = next(seat for seat in seats if seat.my_decision)
    assert asked.my_decision is not None
    ply, first, last = (
        asked.my_decision.ply,
        asked.my_decision.moves[0].move,
        asked.my_decision.moves[-1].move,
    )
    with sqlite3.connect(database) as other:
        play = other.execute("SELECT id FROM plays").fetchone()[0]
        row = (play, ply, asked.seat, first, "person", 0, 0, 0)
        other.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    other.close()
    await asked.move(last, ply)
    learned = await receive_until(asked, lambda message: isinstance(message, Events))
    refused = await receive_until(asked, lambda message: isinstance(message, Refused))
    assert refused.code == "stale_ply"
    assert learned.told > 0
    assert asked.asked is not None
    assert asked.asked.ply == ply + 1
    for player in players:
        await player.seat.close()
        await player.client.close()


def test_a_second_server_does_not_start_with_the_same_file(tmp_path: Path) -> None:
    with running_server(tmp_path), pytest.raises(StoreError) as refused:
        Store(settings_for(tmp_path).database)
    assert refused.value.code == "database_in_use"


def test_a_second_server_starts_after_the_first_was_killed(tmp_path: Path) -> None:
    with running_server(tmp_path) as first:
        first.kill()
        with running_server(tmp_path) as second:
            assert second.address
