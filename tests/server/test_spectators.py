"""Spectators see only what is open, with a delay if the table has one."""

from __future__ import annotations

import time

import pytest

from sixgun.client import ConnectionEnded
from sixgun.protocol import Events, GameProof, Refused, ViewMessage
from tests.server.players import (
    GAME_MODES,
    GameMode,
    async_test,
    guest_client,
    play_all,
    receive_until,
    refusal_code,
    start_table,
)
from tests.server.server_process import Server

DELAY = 2


@async_test
async def test_a_spectator_sees_no_hand_and_may_not_move(server: Server) -> None:
    table, players = await start_table(server.address, GAME_MODES[0])
    async with guest_client(server, "Eve") as eve, eve.seat(table.id) as spectator:
        await receive_until(spectator, lambda message: isinstance(message, ViewMessage))
        assert spectator.seat == -1
        assert spectator.view["hand"] == []
        assert not spectator.view["seen_in_hands"][0]
        assert sum(role >= 0 for role in spectator.view["roles"]) == 1
        await spectator.move("end", 0)
        refused = await receive_until(spectator, lambda message: isinstance(message, Refused))
        assert refused.code == "no_seat_here"
        await play_all(players)
        await receive_until(spectator, lambda message: isinstance(message, GameProof))


@async_test
async def test_spectators_see_a_delayed_game_later(server: Server) -> None:
    table, players = await start_table(server.address, GameMode("duel"), delay=DELAY)
    begun = time.monotonic()
    async with guest_client(server, "Eve") as eve, eve.seat(table.id) as spectator:
        await receive_until(spectator, lambda message: isinstance(message, ViewMessage))
        await play_all(players)
        last_move_at = max(player.last_move_at for player in players)
        assert spectator.table is not None
        assert spectator.table.state == "playing"
        first = await receive_until(spectator, lambda message: isinstance(message, Events))
        assert first.told >= 0
        assert time.monotonic() - begun >= DELAY
        assert (await eve.table(table.id)).state == "playing"
        await receive_until(spectator, lambda message: isinstance(message, GameProof))
        assert time.monotonic() - last_move_at >= DELAY
        assert (await eve.table(table.id)).state == "over"


@async_test
async def test_delayed_spectators_see_a_game_end_before_the_next_starts(server: Server) -> None:
    async with guest_client(server) as ann, guest_client(server, "Eve") as eve:
        table = await ann.open_table("duel", bots=["greenhorn"], delay=DELAY, pace=0)
        async with eve.seat(table.id) as spectator, ann.seat(table.id) as playing:
            await ann.start_game(table.id)
            first = (
                await receive_until(spectator, lambda message: isinstance(message, ViewMessage))
            ).play
            await ann.substitute_bot(table.id, 0)
            await receive_until(playing, lambda message: isinstance(message, GameProof))
            assert (await ann.table(table.id)).state == "over"
            assert await ann.record(first)
            await ann.rematch(table.id)
            seen = await eve.table(table.id)
            assert (seen.round, seen.play, seen.state) == (1, first, "playing")
            assert await refusal_code(eve.record(first)) == "game_running"
            async with eve.seat(table.id) as later:
                assert (
                    await receive_until(later, lambda m: isinstance(m, ViewMessage))
                ).play == first
            proof = await receive_until(spectator, lambda message: isinstance(message, GameProof))
            assert proof.play == first
            assert spectator.view["over"]
            following = await receive_until(
                spectator, lambda message: isinstance(message, ViewMessage)
            )
            assert following.play != first
            assert not spectator.view["over"]
            assert (await eve.table(table.id)).round == 2
            assert await eve.record(first)


@async_test
async def test_a_table_may_refuse_spectators(server: Server) -> None:
    async with guest_client(server) as ann, guest_client(server, "Eve") as eve:
        table = await ann.open_table("duel", bots=["greenhorn"], watching=False)
        early = eve.seat(table.id)
        await early.open()
        await receive_until(early, lambda message: type(message).__name__ == "Welcome")
        await ann.start_game(table.id)
        refused = await receive_until(early, lambda message: isinstance(message, Refused))
        assert refused.code == "no_onlookers"
        late = eve.seat(table.id)
        await late.open()
        assert (await receive_until(late, lambda m: isinstance(m, Refused))).code == "no_onlookers"
        for seat in (early, late):
            assert not seat.view
            with pytest.raises(ConnectionEnded) as ended:
                await receive_until(seat, lambda _: False)
            assert ended.value.code == 4000
            await seat.close()
