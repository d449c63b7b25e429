"""Live subscriptions of the judge, the players and the hall."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sixgun.client import Client, ConnectionEnded, TournamentSubscription
from sixgun.protocol import HallView, JudgeView, PlayerView, Refused
from sixgun.server.settings import Limits
from sixgun.tournament import Draw, Undo
from tests.server.players import async_test
from tests.server.server_process import Server, running_server
from tests.server.tournaments.judge_client import NAMES, play_round
from tests.server.tournaments.scripted_players import new_tournament, wait_for_view

TIMEOUT = 5.0


async def next_view(watch: TournamentSubscription) -> Any:
    return await asyncio.wait_for(watch.next(), TIMEOUT)


@async_test
async def test_judge_player_and_hall_get_changes(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        ada = client.player(judge.id, judge.code_of(1))
        async with (
            judge.watch() as console,
            ada.watch() as page,
            client.watch_tournament(judge.id) as hall,
        ):
            assert isinstance(await next_view(console), JudgeView)
            assert isinstance(await next_view(page), PlayerView)
            assert isinstance(await next_view(hall), HallView)

            await judge.act(Draw())

            for watch in (console, page, hall):
                view = await next_view(watch)
                assert (view.stage, view.round, len(view.tables)) == ("round", 1, 1)


@async_test
async def test_many_changes_are_sent_as_few_views(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        async with client.watch_tournament(judge.id) as hall:
            await next_view(hall)
            for name in NAMES:
                await judge.register(name)
            views: list[Any] = []
            while not views or len(views[-1].players) < len(NAMES):
                views.append(await next_view(hall))
        assert len(views) < len(NAMES) / 2


@async_test
async def test_an_unchanged_view_is_not_sent_again(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        async with judge.watch() as console, client.watch_tournament(judge.id) as hall:
            await next_view(console)
            await next_view(hall)
            await client.player(judge.id, judge.code_of(1)).call("A card fell down.")
            assert [call.words for call in (await next_view(console)).calls] == [
                "A card fell down."
            ]
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(hall.next(), 1.0)


@async_test
async def test_a_wrong_secret_is_refused_and_closes_the_connection(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        for guess in (client.judge(judge.id, "guess"), client.player(judge.id, "guess")):
            async with guess.watch() as watch:
                refused = await next_view(watch)
                assert isinstance(refused, Refused)
                assert refused.code == "wrong_secret"
                with pytest.raises(ConnectionEnded) as ended:
                    await watch.next()
                assert ended.value.is_final


@async_test
async def test_a_player_whose_registration_is_undone_is_disconnected(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register("Ada")
        async with client.player(judge.id, judge.code_of(1)).watch() as page:
            await next_view(page)
            await judge.act(Undo(entry=2), "a mistake")
            assert (await next_view(page)).code == "unknown_entrant"
            with pytest.raises(ConnectionEnded):
                await page.next()


@async_test
async def test_subscriptions_are_limited_per_address_not_per_user(tmp_path: Path) -> None:
    limits = Limits(connections_per_user=1, tournament_spectators_per_address=3)
    with running_server(tmp_path, limits=limits) as server:
        async with Client(server.address) as client:
            judge = await client.open_tournament("Prairie Open")
        async with Client(server.address) as client, AsyncExitStack() as stack:
            for _ in range(3):
                watch = await stack.enter_async_context(client.watch_tournament(judge.id))
                await next_view(watch)
            with pytest.raises(ConnectionEnded):
                await stack.enter_async_context(client.watch_tournament(judge.id))


@async_test
async def test_garbage_is_refused_and_pings_are_answered(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        async with client.watch_tournament(judge.id) as hall:
            await next_view(hall)
            assert hall.connection is not None
            await hall.connection.send(json.dumps({"type": "ping", "n": 7}))
            assert (await next_view(hall)).n == 7
            await hall.connection.send('{"type": "judge"}')
            assert (await next_view(hall)).code == "bad_message"
            await hall.connection.send(json.dumps({"type": "attend", "version": 1}))
            assert (await next_view(hall)).code == "hello_again"


@async_test
async def test_a_slow_reader_gets_the_newest_view(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:12])
        async with client.watch_tournament(judge.id) as hall:
            for _ in range(3):
                await play_round(judge)
            await asyncio.sleep(1.5)
            views: list[Any] = []
            while not views or views[-1].round < 3:
                views.append(await next_view(hall))
            assert len(views) <= 8


@async_test
async def test_the_hall_shows_the_result_of_an_unloaded_table(tmp_path: Path) -> None:
    with running_server(tmp_path, idle_game_timeout=0.0) as server:
        async with new_tournament(server, bots=5) as judge:
            await judge.act(Draw())
            await wait_for_view(judge, lambda view: view.stage == "between")
            before = await judge.client.tournament(judge.id)
            async with asyncio.timeout(30):
                while (await judge.client.health()).tables:
                    await asyncio.sleep(0.2)
            after = await judge.client.tournament(judge.id)
            assert after.tables == before.tables
            assert all(seat.character for seat in after.tables[0].seats)
