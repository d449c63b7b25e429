"""Games over the wire, to their end, in every form."""

from __future__ import annotations

import asyncio

import pytest

import sixgun
from sixgun.notation import read_record
from tests.server.players import FORMS, Form, gathered, play_all
from tests.server.serving import Server


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_two_people_play_each_other_and_bots_to_the_end(server: Server, form: Form) -> None:
    async def game() -> None:
        _, players = await gathered(server.address, form)
        records = await play_all(players)
        record = read_record(records[0])

        assert records[0] == records[1]
        assert record.promise == players[0].seat.game.promise  # type: ignore[union-attr]
        assert not any(player.refused for player in players)
        again = sixgun.replay(record)
        for player in players:
            assert len(player.seat.events) == len(again.events_for(player.seat.seat))

    asyncio.run(game())
