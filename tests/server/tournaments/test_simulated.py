"""A whole tournament of bots, from registration to champion; two of them leave."""

from __future__ import annotations

from sixgun.client import JudgeClient
from sixgun.protocol import JudgeView
from sixgun.tournament import (
    PURSE,
    WINNINGS,
    BeginDuels,
    Draw,
    Publish,
    Tournament,
    Withdraw,
    parse_log,
    tag_of,
)
from tests.server.players import async_test
from tests.server.server_process import Server
from tests.server.tournaments.scripted_players import new_tournament, wait_for_view

PLAYERS = 29
TIMEOUT = 400.0


async def play_round(judge: JudgeClient) -> JudgeView:
    await judge.act(Draw())
    return await wait_for_view(judge, lambda view: view.stage == "between", TIMEOUT)


async def play_duels(judge: JudgeClient) -> JudgeView:
    view = await judge.act(BeginDuels(kind="short"))
    left = [duel.id for duel in view.duels if not duel.winner]
    return await wait_for_view(
        judge,
        lambda view: all(duel.winner for duel in view.duels if duel.id in left),
        TIMEOUT,
    )


async def player_in_mid_game(judge: JudgeClient) -> int:
    """A player still in the game at a table whose auction is over."""
    view = await wait_for_view(
        judge, lambda view: any(table.turn > 1 for table in view.tables), TIMEOUT
    )
    table = next(table for table in view.tables if table.turn > 1)
    return next(seat.player for seat in table.seats if not seat.out)


def check_money(view: JudgeView) -> None:
    """Check the total: 2,000 each, plus winnings, minus auction payments (T16, T24)."""
    tables = [table for drawn in view.drawn for table in drawn.tables]
    for table in tables:
        assert table.outcome
        prize = WINNINGS[table.outcome][len(table.seats)]
        assert {seat.won for seat in table.seats} <= {0, prize}
        assert all(0 <= seat.paid <= seat.purse for seat in table.seats)
    won = sum(seat.won for table in tables for seat in table.seats)
    spent = sum(seat.paid for table in tables for seat in table.seats)
    assert sum(one.score for one in view.accounts) == PURSE * PLAYERS + won - spent
    assert sum(one.won for one in view.accounts) == won
    assert sum(one.spent for one in view.accounts) == spent
    assert all(one.purse == one.score >= 0 for one in view.accounts)


@async_test
async def test_twenty_nine_bots_from_registration_to_the_champion(server: Server) -> None:
    async with new_tournament(server, bots=PLAYERS) as judge:
        view = await judge.act(Draw())
        assert [len(table.seats) for table in view.tables] == [6, 6, 6, 6, 5]  # T10
        leaver = await player_in_mid_game(judge)
        await judge.act(Withdraw(player=leaver))
        view = await wait_for_view(judge, lambda view: view.stage == "between", TIMEOUT)
        check_money(view)
        other = next(one.player for one in view.accounts if one.state == "active")
        await judge.act(Withdraw(player=other))

        view = await play_round(judge)
        check_money(view)
        assert [len(table.seats) for table in view.tables] == [7, 7, 7, 6]
        view = await play_round(judge)
        check_money(view)
        view = await judge.act(Publish())
        assert [line.final for line in view.ranking if line.place][:5] == [True] * 4 + [False]
        while view.stage != "over":
            view = await play_duels(judge)

        actions = [(line.by, tag_of(line.action)) for line in view.log]
        assert actions.count(("table", "report")) == 5 + 4 + 4
        assert actions.count(("table", "decide")) == 3
        again = Tournament.from_log(parse_log((await judge.export("log.json")).decode()))
        assert again.state.champion == view.champion != 0
        assert again.final_places() == view.places
        assert [(line.player, line.score) for line in view.ranking] == [
            (rank.player, rank.score) for rank in again.ranking()
        ]
        assert {leaver, other}.isdisjoint(view.places)
