"""A tournament at real tables: the judge enters what players tell him."""

from __future__ import annotations

import asyncio

import pytest

from sixgun.client import Client, ServerRefused
from sixgun.protocol import Deed
from sixgun.tournament import (
    BeginDuels,
    Decide,
    Draw,
    Entrant,
    Publish,
    Register,
    Tournament,
    Warn,
    read_log,
)
from tests.server.players import played
from tests.server.serving import Server
from tests.server.tournaments.judging import NAMES, play_round, sheet, waiting_tables


@played
async def test_from_registration_to_the_champion(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:12])
        for _ in range(3):
            await play_round(judge)
        view = await judge.act(Publish())
        hall = await client.hall(judge.id)
        assert hall.ranking == view.ranking != []

        await judge.act(BeginDuels(kind="short"))
        for duel in ("semi_1", "semi_2"):
            at = next(one for one in view.duels if one.id == duel)
            await judge.act(Decide(duel=duel, winner=at.players[0]))
        await judge.act(BeginDuels(kind="long"))
        view = await judge.act(Decide(duel="final", winner=view.duels[0].players[0]))

        assert view.stage == "over"
        assert view.champion == view.places[0] == view.ranking[0].player


@played
async def test_an_exported_log_goes_on_elsewhere(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:12])
        before = await play_round(judge)
        log = (await judge.export("log.json")).decode()

        other = await client.import_tournament(log)
        after = await other.look()

        assert other.id != judge.id
        assert after.log == before.log
        assert [one.score for one in after.ranking] == [one.score for one in before.ranking]
        assert Tournament.from_log(read_log(log)).state.round == 1
        assert (await play_round(other)).round == 2


@played
async def test_players_come_from_a_list(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        view = await judge.register_csv("name;bot\nAda;\nBen;greenhorn\n")

        assert [(one.name, one.bot) for one in view.accounts] == [("Ada", ""), ("Ben", "greenhorn")]


@played
async def test_of_two_judges_the_second_is_refused_and_nothing_is_lost(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        other = client.judge(judge.id, judge.secret)
        await judge.register(*NAMES[:12])
        await other.look()
        view = await judge.act(Draw())
        first, second = waiting_tables(view)
        await judge.act(sheet(1, first))

        with pytest.raises(ServerRefused, match="log_moved_on") as refused:
            await other.act(sheet(1, second))

        assert refused.value.facts == {"after": 2, "now": 4}
        await other.look()
        view = await other.act(sheet(1, second))
        assert view.reported == 2


@played
async def test_of_many_at_the_same_moment_one_is_done(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        deeds = [Deed(1, Register(players=[Entrant(name)])) for name in NAMES]

        done = await asyncio.gather(*(judge.deed(deed) for deed in deeds), return_exceptions=True)

        refused = [error for error in done if isinstance(error, ServerRefused)]
        assert len(refused) == len(NAMES) - 1
        assert {error.code for error in refused} == {"log_moved_on"}
        view = await judge.look()
        assert (view.entries, len(view.players)) == (2, 1)


@played
async def test_a_refused_deed_leaves_no_trace(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:4])
        before = await judge.look()

        for deed, code in (
            (Deed(2, Draw()), "too_few_entrants"),
            (Deed(2, Publish()), "rounds_missing"),
            (Deed(2, Warn(player=1)), "reason_missing"),
            (Deed(2, Warn(player=9), "talking"), "unknown_entrant"),
        ):
            with pytest.raises(ServerRefused, match=code):
                await judge.deed(deed)

        assert await judge.look() == before


@played
async def test_a_tournament_is_listed(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:7])
        await judge.act(Draw())

        (table,) = (await client.hall(judge.id)).tables
        assert [seat.role for seat in table.seats] == ["sheriff", *[""] * 6]
        found = next(one for one in (await client.tournaments()).tournaments if one.id == judge.id)

        assert (found.name, found.stage, found.round) == ("Prairie Open", "round", 1)
        assert (found.players, found.online) == (7, False)


@played
async def test_the_judge_is_told_what_cannot_be_done_yet(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        few = await judge.register(*NAMES[:4])
        assert few.not_yet["draw"].code == "too_few_entrants"

        await judge.register(*NAMES[4:12])
        drawn = await judge.act(Draw())
        assert drawn.not_yet["draw"].facts == {"round": 1, "tables": "1 2"}

        for table in waiting_tables(drawn):
            drawn = await judge.act(sheet(1, table))
        assert list(drawn.not_yet) == ["publish"]


@played
async def test_a_player_sees_his_own_games(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:8])  # one of them sits out
        view = await play_round(judge)
        drawn = view.drawn[0]
        first = drawn.tables[0].seats[0]

        seen = await client.entrant(judge.id, judge.code_of(first.player)).look()
        resting = await client.entrant(judge.id, judge.code_of(drawn.byes[0])).look()

        assert [(game.table, game.seat, game.role) for game in seen.games] == [(1, 0, "sheriff")]
        assert (seen.games[0].paid, seen.games[0].won) == (first.paid, first.won) == (100, 1200)
        assert [(game.table, game.reported) for game in resting.games] == [(0, True)]
