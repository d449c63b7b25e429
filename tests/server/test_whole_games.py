"""Whole games over the network, in every game mode."""

from __future__ import annotations

import asyncio

import pytest

import sixgun
from sixgun.notation import read_record
from tests.server.players import GAME_MODES, GameMode, play_all, start_table
from tests.server.server_process import Server


@pytest.mark.parametrize("mode", GAME_MODES, ids=str)
def test_people_and_bots_play_a_game_to_the_end(server: Server, mode: GameMode) -> None:
    async def game() -> None:
        _, players = await start_table(server.address, mode)
        records = await play_all(players)
        record = read_record(records[0])

        assert records[0] == records[1]
        assert record.promise == players[0].seat.game.promise  # type: ignore[union-attr]
        assert not any(player.refused for player in players)
        again = sixgun.replay(record)
        for player in players:
            assert len(player.seat.events) == len(again.events_for(player.seat.seat))

    asyncio.run(game())
