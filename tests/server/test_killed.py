"""The server is killed at random moments, again and again: people go on, and what was once
confirmed to them is still there."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import sixgun
from sixgun.client import Ended, ServerRefused
from sixgun.notation import read_record
from tests.server.players import FORMS, Form, Player, gathered, play_all
from tests.server.serving import Server, running

KILLS = 50
LIFE = 0.7  # seconds that the server lives, at most
LUCK = random.Random("who knows when")


class Evening:
    """Tables of every form side by side, game after game."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.going_on = True
        self.finished = {str(form): 0 for form in FORMS}
        self.breaks = 0
        self.confirmed = 0

    async def table(self, form: Form) -> None:
        while self.going_on:
            number = self.finished[str(form)]
            try:
                _, players = await gathered(self.server.address, form, seed=number)
            except (ServerRefused, Ended) as error:
                if isinstance(error, ServerRefused) and error.code != "no_server":
                    raise
                await asyncio.sleep(0.1)  # just killed; those who had sat down try again
                continue
            records = await play_all(players, patient=True, patience=300)
            check(records, players)
            self.finished[str(form)] += 1
            self.breaks += sum(player.breaks for player in players)
            self.confirmed += sum(len(player.confirmed) for player in players)

    async def kill(self) -> None:
        for _ in range(KILLS):
            await asyncio.sleep(LUCK.uniform(0.0, LIFE))
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
        self.going_on = False


def check(records: list[str], players: list[Player]) -> None:
    """The record proves itself, and has every move that was confirmed to somebody."""
    record = read_record(records[0])
    made = [move for _, move in record.moves]
    sixgun.replay(record)
    assert records[0] == records[1]
    for player in players:
        for ply, move in player.confirmed:
            assert made[ply] == move


def test_no_confirmed_move_is_ever_lost(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        evening = Evening(server)

        async def together() -> None:
            await asyncio.gather(evening.kill(), *(evening.table(form) for form in FORMS))

        asyncio.run(together())

        assert all(evening.finished.values())
        assert evening.breaks >= KILLS
        assert evening.confirmed > 10 * KILLS
    assert "error" not in server.logged()
