"""Whoever looks is told: the judge, the players, the hall."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sixgun.client import Client, Ended, Watch
from sixgun.protocol import HallView, JudgeView, PlayerView, Refused
from sixgun.server.settings import Limits
from sixgun.tournament import Draw, Undo
from tests.server.players import played
from tests.server.serving import Server, running
from tests.server.tournaments.judging import NAMES, play_round
from tests.server.tournaments.playing import judging, seen

SOON = 5.0


async def next_view(watch: Watch) -> Any:
    return await asyncio.wait_for(watch.next(), SOON)


@played
async def test_judge_player_and_hall_see_what_is_new(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        ada = client.entrant(judge.id, judge.code_of(1))
        async with judge.watch() as console, ada.watch() as page, client.watch(judge.id) as hall:
            assert isinstance(await next_view(console), JudgeView)
            assert isinstance(await next_view(page), PlayerView)
            assert isinstance(await next_view(hall), HallView)

            await judge.act(Draw())

            for watch in (console, page, hall):
                view = await next_view(watch)
                assert (view.stage, view.round, len(view.tables)) == ("round", 1, 1)


@played
async def test_many_changes_come_as_few_views(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        async with client.watch(judge.id) as hall:
            await next_view(hall)
            for name in NAMES:
                await judge.register(name)
            views: list[Any] = []
            while not views or len(views[-1].players) < len(NAMES):
                views.append(await next_view(hall))
        assert len(views) < len(NAMES) / 2


@played
async def test_nobody_is_told_what_does_not_change_for_him(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        async with judge.watch() as console, client.watch(judge.id) as hall:
            await next_view(console)
            await next_view(hall)
            await client.entrant(judge.id, judge.code_of(1)).call("A card fell down.")
            assert [call.words for call in (await next_view(console)).calls] == [
                "A card fell down."
            ]
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(hall.next(), 1.0)


@played
async def test_a_wrong_secret_is_told_and_closed(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        for guess in (client.judge(judge.id, "guess"), client.entrant(judge.id, "guess")):
            async with guess.watch() as watch:
                refused = await next_view(watch)
                assert isinstance(refused, Refused)
                assert refused.code == "wrong_secret"
                with pytest.raises(Ended) as ended:
                    await watch.next()
                assert ended.value.for_good


@played
async def test_a_player_who_is_not_registered_any_more_is_sent_away(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register("Ada")
        async with client.entrant(judge.id, judge.code_of(1)).watch() as page:
            await next_view(page)
            await judge.act(Undo(entry=2), "a mistake")
            assert (await next_view(page)).code == "unknown_entrant"
            with pytest.raises(Ended):
                await page.next()


@played
async def test_a_hall_full_of_players_may_have_one_address(tmp_path: Path) -> None:
    limits = Limits(connections_a_person=1, watchers_an_address=3)
    with running(tmp_path, limits=limits) as server:
        async with Client(server.address) as judging:
            judge = await judging.open_tournament("Prairie Open")
        async with Client(server.address) as client, AsyncExitStack() as stack:
            for _ in range(3):
                watch = await stack.enter_async_context(client.watch(judge.id))
                await next_view(watch)
            with pytest.raises(Ended):
                await stack.enter_async_context(client.watch(judge.id))


@played
async def test_garbage_is_refused_and_pings_are_answered(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        async with client.watch(judge.id) as hall:
            await next_view(hall)
            assert hall.wire is not None
            await hall.wire.send(json.dumps({"type": "ping", "n": 7}))
            assert (await next_view(hall)).n == 7
            await hall.wire.send('{"type": "judge"}')
            assert (await next_view(hall)).code == "bad_message"
            await hall.wire.send(json.dumps({"type": "attend", "version": 1}))
            assert (await next_view(hall)).code == "hello_again"


@played
async def test_who_does_not_read_gets_the_newest_view_when_he_does(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:12])
        async with client.watch(judge.id) as hall:
            for _ in range(3):
                await play_round(judge)
            await asyncio.sleep(1.5)
            views: list[Any] = []
            while not views or views[-1].round < 3:
                views.append(await next_view(hall))
            assert len(views) <= 8


@played
async def test_the_hall_shows_how_a_table_ended_after_it_was_put_away(tmp_path: Path) -> None:
    with running(tmp_path, idle_game=0.0) as server:
        async with judging(server, bots=5) as judge:
            await judge.act(Draw())
            await seen(judge, lambda view: view.stage == "between")
            before = await judge.client.hall(judge.id)
            async with asyncio.timeout(30):
                while (await judge.client.health()).tables:
                    await asyncio.sleep(0.2)
            after = await judge.client.hall(judge.id)
            assert after.tables == before.tables
            assert all(seat.character for seat in after.tables[0].seats)
