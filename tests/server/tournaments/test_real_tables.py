"""A tournament at real tables: the judge enters the results that players report."""

from __future__ import annotations

import asyncio

import pytest

from sixgun.client import Client, ServerRefused
from sixgun.protocol import ActionRequest
from sixgun.tournament import (
    BeginDuels,
    Decide,
    Draw,
    NewPlayer,
    Publish,
    Register,
    Tournament,
    Warn,
    parse_log,
)
from tests.server.players import async_test
from tests.server.server_process import Server
from tests.server.tournaments.judge_client import NAMES, play_round, result_sheet, unfinished_tables


@async_test
async def test_from_registration_to_the_champion(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:12])
        for _ in range(3):
            await play_round(judge)
        view = await judge.act(Publish())
        hall = await client.tournament(judge.id)
        assert hall.ranking == view.ranking != []

        await judge.act(BeginDuels(kind="short"))
        for duel in ("semi_1", "semi_2"):
            at = next(one for one in view.duels if one.id == duel)
            await judge.act(Decide(duel=duel, winner=at.players[0]))
        await judge.act(BeginDuels(kind="long"))
        view = await judge.act(Decide(duel="final", winner=view.duels[0].players[0]))

        assert view.stage == "over"
        assert view.champion == view.places[0] == view.ranking[0].player


@async_test
async def test_an_exported_log_continues_as_another_tournament(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:12])
        before = await play_round(judge)
        log = (await judge.export("log.json")).decode()

        other = await client.import_tournament(log)
        after = await other.fetch()

        assert other.id != judge.id
        assert after.log == before.log
        assert [one.score for one in after.ranking] == [one.score for one in before.ranking]
        assert Tournament.from_log(parse_log(log)).state.round == 1
        assert (await play_round(other)).round == 2


@async_test
async def test_players_can_be_imported_from_csv(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        view = await judge.register_csv("name;bot\nAda;\nBen;greenhorn\n")

        assert [(one.name, one.bot) for one in view.accounts] == [("Ada", ""), ("Ben", "greenhorn")]


@async_test
async def test_a_judge_with_an_outdated_view_is_refused(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        other = client.judge(judge.id, judge.secret)
        await judge.register(*NAMES[:12])
        await other.fetch()
        view = await judge.act(Draw())
        first, second = unfinished_tables(view)
        await judge.act(result_sheet(1, first))

        with pytest.raises(ServerRefused, match="log_moved_on") as refused:
            await other.act(result_sheet(1, second))

        assert refused.value.facts == {"after": 2, "now": 4}
        await other.fetch()
        view = await other.act(result_sheet(1, second))
        assert view.reported == 2


@async_test
async def test_only_one_of_many_simultaneous_actions_succeeds(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        actions = [ActionRequest(1, Register(players=[NewPlayer(name)])) for name in NAMES]

        done = await asyncio.gather(
            *(judge.send_action(action) for action in actions), return_exceptions=True
        )

        refused = [error for error in done if isinstance(error, ServerRefused)]
        assert len(refused) == len(NAMES) - 1
        assert {error.code for error in refused} == {"log_moved_on"}
        view = await judge.fetch()
        assert (view.entries, len(view.players)) == (2, 1)


@async_test
async def test_a_refused_action_changes_nothing(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:4])
        before = await judge.fetch()

        for action, code in (
            (ActionRequest(2, Draw()), "too_few_entrants"),
            (ActionRequest(2, Publish()), "rounds_missing"),
            (ActionRequest(2, Warn(player=1)), "reason_missing"),
            (ActionRequest(2, Warn(player=9), "talking"), "unknown_entrant"),
        ):
            with pytest.raises(ServerRefused, match=code):
                await judge.send_action(action)

        assert await judge.fetch() == before


@async_test
async def test_a_tournament_is_listed(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        await judge.act(Draw())

        (table,) = (await client.tournament(judge.id)).tables
        assert [seat.role for seat in table.seats] == ["sheriff", *[""] * 6]
        found = next(one for one in (await client.tournaments()).tournaments if one.id == judge.id)

        assert (found.name, found.stage, found.round) == ("Prairie Open", "round", 1)
        assert (found.players, found.online) == (7, False)


@async_test
async def test_the_judge_sees_why_an_action_is_not_possible_yet(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        registered = await judge.register(*NAMES[:4])
        assert registered.not_yet["draw"].code == "too_few_entrants"

        await judge.register(*NAMES[4:12])
        drawn = await judge.act(Draw())
        assert drawn.not_yet["draw"].facts == {"round": 1, "tables": "1 2"}

        for table in unfinished_tables(drawn):
            drawn = await judge.act(result_sheet(1, table))
        assert list(drawn.not_yet) == ["publish"]


@async_test
async def test_players_see_their_own_games(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:8])  # one of them sits out
        view = await play_round(judge)
        drawn = view.drawn[0]
        first = drawn.tables[0].seats[0]

        seen = await client.player(judge.id, judge.code_of(first.player)).fetch()
        resting = await client.player(judge.id, judge.code_of(drawn.byes[0])).fetch()

        assert [(game.table, game.seat, game.role) for game in seen.games] == [(1, 0, "sheriff")]
        assert (seen.games[0].paid, seen.games[0].won) == (first.paid, first.won) == (100, 1200)
        assert [(game.table, game.reported) for game in resting.games] == [(0, True)]
