"""Somebody else writes into the database: whoever writes a ply first has made the move."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sixgun.protocol import Events, Refused, View
from sixgun.server.store import Store, StoreError
from tests.server.players import Form, gathered, until
from tests.server.serving import running, settings_for


def test_what_another_process_has_written_is_learned(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        asyncio.run(both_move(server.address, tmp_path / "games.db"))
    assert '"level": "error"' not in server.logged()


async def both_move(address: str, database: Path) -> None:
    _, players = await gathered(address, Form("duel"))
    seats = [player.seat for player in players]
    for seat in seats:
        await until(seat, lambda message: isinstance(message, View))
    asked = next(seat for seat in seats if seat.mine)
    assert asked.mine is not None
    ply, first, last = asked.mine.ply, asked.mine.moves[0].move, asked.mine.moves[-1].move
    with sqlite3.connect(database) as other:
        play = other.execute("SELECT id FROM plays").fetchone()[0]
        row = (play, ply, asked.seat, first, "person", 0, 0, 0)
        other.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    other.close()
    await asked.move(last, ply)
    learned = await until(asked, lambda message: isinstance(message, Events))
    refused = await until(asked, lambda message: isinstance(message, Refused))
    assert refused.code == "stale_ply"
    assert learned.told > 0
    assert asked.asked is not None
    assert asked.asked.ply == ply + 1
    for player in players:
        await player.seat.close()
        await player.client.close()


def test_a_second_server_does_not_start_with_the_same_file(tmp_path: Path) -> None:
    with running(tmp_path), pytest.raises(StoreError) as refused:
        Store(settings_for(tmp_path).database)
    assert refused.value.code == "database_in_use"


def test_after_the_first_has_been_killed_the_second_one_starts(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        first.kill()
        with running(tmp_path) as second:
            assert second.address
