"""The server is killed at random moments, again and again: players reconnect, play on, and find
every move that was confirmed to them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import sixgun
from sixgun.client import ConnectionEnded, ServerRefused
from sixgun.notation import read_record
from tests.server.players import GAME_MODES, GameMode, Player, play_all, start_table
from tests.server.server_process import Server, running_server

KILLS = 50
LONGEST_LIFE = 0.7  # seconds between two kills, at most
RNG = random.Random("who knows when")


class CrashTest:
    """One table for each game mode, at the same time, game after game."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.is_running = True
        self.finished = {str(mode): 0 for mode in GAME_MODES}
        self.breaks = 0
        self.confirmed = 0

    async def table(self, mode: GameMode) -> None:
        while self.is_running:
            number = self.finished[str(mode)]
            try:
                _, players = await start_table(self.server.address, mode, seed=number)
            except (ServerRefused, ConnectionEnded) as error:
                if isinstance(error, ServerRefused) and error.code != "no_server":
                    raise
                await asyncio.sleep(0.1)  # just killed: start again with a new table
                continue
            records = await play_all(players, reconnect=True, timeout=300)
            check(records, players)
            self.finished[str(mode)] += 1
            self.breaks += sum(player.breaks for player in players)
            self.confirmed += sum(len(player.confirmed) for player in players)

    async def kill(self) -> None:
        for _ in range(KILLS):
            await asyncio.sleep(RNG.uniform(0.0, LONGEST_LIFE))
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
        self.is_running = False


def check(records: list[str], players: list[Player]) -> None:
    """Check that the record replays and has every move that was confirmed to a player."""
    record = read_record(records[0])
    made = [move for _, move in record.moves]
    sixgun.replay(record)
    assert records[0] == records[1]
    for player in players:
        for ply, move in player.confirmed:
            assert made[ply] == move


def test_no_confirmed_move_is_ever_lost(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        crash_test = CrashTest(server)

        async def play_and_kill() -> None:
            await asyncio.gather(
                crash_test.kill(), *(crash_test.table(mode) for mode in GAME_MODES)
            )

        asyncio.run(play_and_kill())

        assert all(crash_test.finished.values())
        assert crash_test.breaks >= KILLS
        assert crash_test.confirmed > 10 * KILLS
    assert "error" not in server.read_log()
