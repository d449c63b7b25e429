"""A judge and players use a tournament through their clients."""

from __future__ import annotations

import pytest

from sixgun.client import Client, ServerRefused
from sixgun.protocol import ActionRequest, HallView, JudgeView, PlayerView
from sixgun.tournament import Draw, Rename
from tests.server.players import async_test
from tests.server.server_process import Server

NAMES = ("Ann", "Bob", "Cal", "Dot", "Eli")


@async_test
async def test_a_judge_acts_and_undoes(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Spring Open")
        await judge.register(*NAMES)
        drawn = await judge.act(Draw())
        undone = await judge.undo(drawn.entries, "a test")

    assert drawn.round == 1
    assert undone.round == 0


@async_test
async def test_an_action_after_another_judge_is_refused(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Spring Open")
        view = await judge.register(*NAMES)
        other = client.judge(judge.id, judge.secret)
        await other.act(Rename(player=1, name="Anna"))
        with pytest.raises(ServerRefused) as refused:
            await judge.send_action(ActionRequest(view.entries, Draw()))

    assert refused.value.status == 409


@async_test
async def test_a_player_sees_their_own_money(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Spring Open")
        await judge.register(*NAMES)
        player = client.player(judge.id, judge.code_of(2))

        assert isinstance(await player.fetch(), PlayerView)
        assert (await player.fetch()).purse == 2000


@async_test
async def test_subscriptions_get_every_change(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Spring Open")
        async with judge.watch() as console, client.watch_tournament(judge.id) as hall:
            assert isinstance(await console.next(), JudgeView)
            assert isinstance(await hall.next(), HallView)
            await judge.register(*NAMES)
            assert len((await console.next()).accounts) == len(NAMES)
            assert len((await hall.next()).players) == len(NAMES)
