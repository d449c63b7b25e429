"""A tournament at real tables: the judge enters what players tell him."""

from __future__ import annotations

import pytest

from sixgun.client import Client, ServerRefused
from sixgun.protocol import Deed
from sixgun.tournament import BeginDuels, Decide, Draw, Publish, Tournament, Warn, read_log
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

        found = next(one for one in (await client.tournaments()).tournaments if one.id == judge.id)

        assert (found.name, found.stage, found.round) == ("Prairie Open", "round", 1)
        assert (found.players, found.online) == (7, False)
