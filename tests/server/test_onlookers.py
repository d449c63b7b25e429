"""People without a seat: they see what lies open, and if the table wishes it, later."""

from __future__ import annotations

import time

import pytest

from sixgun.client import Ended
from sixgun.protocol import Events, Proof, Refused, View
from tests.server.players import FORMS, Form, gathered, person, play_all, played, refusal, until
from tests.server.serving import Server

DELAY = 2


@played
async def test_an_onlooker_sees_no_hand_and_may_not_move(server: Server) -> None:
    table, players = await gathered(server.address, FORMS[0])
    async with person(server, "Eve") as eve, eve.seat(table.id) as looking:
        await until(looking, lambda message: isinstance(message, View))
        assert looking.seat == -1
        assert looking.view["hand"] == []
        assert not looking.view["seen_in_hands"][0]
        assert sum(role >= 0 for role in looking.view["roles"]) == 1
        await looking.move("end", 0)
        refused = await until(looking, lambda message: isinstance(message, Refused))
        assert refused.code == "no_seat_here"
        await play_all(players)
        await until(looking, lambda message: isinstance(message, Proof))


@played
async def test_onlookers_may_be_some_time_behind(server: Server) -> None:
    table, players = await gathered(server.address, Form("duel"), delay=DELAY)
    begun = time.monotonic()
    async with person(server, "Eve") as eve, eve.seat(table.id) as looking:
        await until(looking, lambda message: isinstance(message, View))
        await play_all(players)
        before_the_end = max(player.last_said for player in players)
        assert looking.table is not None
        assert looking.table.state == "playing"
        first = await until(looking, lambda message: isinstance(message, Events))
        assert first.told >= 0
        assert time.monotonic() - begun >= DELAY
        assert (await eve.table(table.id)).state == "playing"
        await until(looking, lambda message: isinstance(message, Proof))
        assert time.monotonic() - before_the_end >= DELAY
        assert (await eve.table(table.id)).state == "over"


@played
async def test_who_is_behind_sees_a_game_to_its_end_before_the_next_one(server: Server) -> None:
    async with person(server) as ann, person(server, "Eve") as eve:
        table = await ann.open_table("duel", bots=["greenhorn"], delay=DELAY, pace=0)
        async with eve.seat(table.id) as looking, ann.seat(table.id) as playing:
            await ann.start(table.id)
            first = (await until(looking, lambda message: isinstance(message, View))).play
            await ann.stand_in(table.id, 0)
            await until(playing, lambda message: isinstance(message, Proof))
            assert (await ann.table(table.id)).state == "over"
            assert await ann.record(first)
            await ann.rematch(table.id)
            seen = await eve.table(table.id)
            assert (seen.round, seen.play, seen.state) == (1, first, "playing")
            assert await refusal(eve.record(first)) == "game_running"
            async with eve.seat(table.id) as later:
                assert (await until(later, lambda m: isinstance(m, View))).play == first
            proof = await until(looking, lambda message: isinstance(message, Proof))
            assert proof.play == first
            assert looking.view["over"]
            following = await until(looking, lambda message: isinstance(message, View))
            assert following.play != first
            assert not looking.view["over"]
            assert (await eve.table(table.id)).round == 2
            assert await eve.record(first)


@played
async def test_a_table_may_let_nobody_look_on(server: Server) -> None:
    async with person(server) as ann, person(server, "Eve") as eve:
        table = await ann.open_table("duel", bots=["greenhorn"], watching=False)
        early = eve.seat(table.id)
        await early.open()
        await until(early, lambda message: type(message).__name__ == "Welcome")
        await ann.start(table.id)
        refused = await until(early, lambda message: isinstance(message, Refused))
        assert refused.code == "no_onlookers"
        late = eve.seat(table.id)
        await late.open()
        assert (await until(late, lambda m: isinstance(m, Refused))).code == "no_onlookers"
        for seat in (early, late):
            assert not seat.view
            with pytest.raises(Ended) as ended:
                await until(seat, lambda _: False)
            assert ended.value.code == 4000
            await seat.close()
