"""Online tournaments: the log creates the tables, and their results go into the log."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path

import pytest

from sixgun.client import Client, JudgeClient, Seat, ServerRefused
from sixgun.protocol import ClockRules, Events, JudgeView, ViewMessage
from sixgun.testing import ruling
from sixgun.tournament import (
    BeginDuels,
    Disqualify,
    Draw,
    Publish,
    Report,
    Rule,
    Tournament,
    Warn,
    Withdraw,
    parse_log,
    tag_of,
)
from tests.server.hostile import raw_requests
from tests.server.players import async_test, receive_until, refusal_code
from tests.server.server_process import NO_LIMITS, Server, running_server
from tests.server.tournaments.judge_client import result_sheet
from tests.server.tournaments.scripted_players import (
    new_tournament,
    open_seat,
    player_browser,
    wait_for_view,
)


def is_round_over(view: JudgeView) -> bool:
    return view.stage == "between"


def actions_by(view: JudgeView, who: str) -> list[str]:
    return [tag_of(line.action) for line in view.log if line.by == who]


async def wait_for_turn(seat: Seat) -> None:
    """Wait until it is this seat's turn to decide."""
    while seat.my_decision is None:
        await receive_until(seat, lambda message: isinstance(message, ViewMessage | Events))


# -- a round -------------------------------------------------------------------------------


@async_test
async def test_a_draw_creates_tables_that_play_and_report(server: Server) -> None:
    async with new_tournament(server, bots=10) as judge:
        view = await judge.act(Draw())
        assert [table.state for table in view.tables] == ["auction", "auction"]
        assert all(table.table and table.since for table in view.tables)

        view = await wait_for_view(judge, is_round_over)
        lives = [(seat.life, seat.max_life) for table in view.tables for seat in table.seats]
        assert all(0 <= life <= most and most >= 3 for life, most in lives), lives

        assert actions_by(view, "table") == ["report", "report"]
        for table in view.drawn[0].tables:
            assert table.seats[0].role == "sheriff"
            assert sorted(seat.role for seat in table.seats) == sorted(table.roles)
            assert len({seat.character for seat in table.seats}) == len(table.seats)
            assert 0 in [seat.paid for seat in table.seats]
            assert table.outcome in ("law", "outlaws", "renegade")
            assert table.play


@ruling("T45")
@async_test
async def test_the_hall_does_not_reveal_what_players_have(server: Server) -> None:
    async with new_tournament(server, bots=5) as judge:
        await judge.act(Draw())
        view = await wait_for_view(judge, is_round_over)
        hall = await judge.client.tournament(judge.id)

        assert [seat.role for seat in hall.tables[0].seats] == ["sheriff", "", "", "", ""]
        assert {seat.paid for seat in hall.tables[0].seats} == {-1}
        assert all(seat.role and seat.paid >= 0 for seat in view.tables[0].seats)


@async_test
async def test_the_record_has_the_result_of_the_table(server: Server) -> None:
    async with new_tournament(server, bots=5) as judge:
        await judge.act(Draw())
        view = await wait_for_view(judge, is_round_over)
        (table,) = view.drawn[0].tables
        record = await judge.record(table.play)
        assert "variant: auction" in record
        assert "sheriff: 0" in record
        assert "tempo: true" in record
        assert "purses: 2000 2000 2000 2000 2000" in record
        assert table.outcome in record


@async_test
async def test_a_table_shows_no_purse_and_has_no_host(server: Server) -> None:
    async with new_tournament(server, bots=4, people=1) as judge:
        view = await judge.act(Draw())
        (table,) = view.tables
        async with Client(server.address) as guest:
            await guest.create_guest("Guest")
            info = await guest.table(table.table)
            assert info.options == {
                "players": 5,
                "variant": "auction",
                "sheriff": 0,
                "tempo": True,
                "ask_discard_order": True,
            }
            assert info.tournament == judge.id
            assert info.state == "playing"
            me = await guest.me()
            assert info.host != me.id
            assert await refusal_code(guest.take_seat(table.table)) == "only_by_link"
            assert await refusal_code(guest.start_game(table.table)) == "judge_decides"
            assert await refusal_code(guest.rematch(table.table)) == "judge_decides"
            assert await refusal_code(guest.close_table(table.table)) == "judge_decides"
            assert (
                await refusal_code(guest.seat_bot(table.table, 0, "greenhorn")) == "judge_decides"
            )
            assert await refusal_code(guest.substitute_bot(table.table, 0)) == "judge_decides"
            assert await refusal_code(guest.clear_seat(table.table, 0)) == "judge_decides"


@async_test
async def test_the_second_auction_is_paid_with_the_remaining_money(server: Server) -> None:
    async with new_tournament(server, bots=5) as judge:
        await judge.act(Draw())
        between = await wait_for_view(judge, is_round_over)
        purse = {account.player: account.purse for account in between.accounts}
        view = await judge.act(Draw())
        (table,) = view.drawn[1].tables
        assert [seat.purse for seat in table.seats] == [purse[seat.player] for seat in table.seats]

        view = await wait_for_view(judge, is_round_over)

        record = await judge.record(view.drawn[1].tables[0].play)
        purses = " ".join(str(purse[seat.player]) for seat in table.seats)
        assert f"purses: {purses}" in record


# -- people --------------------------------------------------------------------------------


@async_test
async def test_a_player_who_opens_their_link_gets_their_seat(server: Server) -> None:
    async with (
        new_tournament(server, bots=4, people=1) as judge,
        player_browser(server, judge, 1) as ada,
    ):
        view = await judge.act(Draw())
        me = await ada.player(judge.id, judge.code_of(1)).fetch()
        assert (me.bound, me.table, me.at) == ("here", 1, view.tables[0].table)
        async with open_seat(ada, me.at) as seat:
            assert seat.seat == me.seat
            assert seat.table is not None
            assert seat.table.seats[me.seat].name == "Ada"
            await wait_for_turn(seat)
            assert seat.my_decision is not None
            await seat.move(seat.my_decision.moves[0].move)


@async_test
async def test_a_seat_waits_for_a_player_who_comes_later(server: Server) -> None:
    async with new_tournament(server, bots=4, people=1) as judge:
        view = await judge.act(Draw())
        (table,) = view.tables
        async with Client(server.address) as ada:
            await ada.create_guest("Somebody")
            async with open_seat(ada, table.table) as seat:
                assert seat.seat == -1
                me = await ada.player(judge.id, judge.code_of(1)).fetch()
                await receive_until(seat, lambda _: seat.seat == me.seat)
                await wait_for_turn(seat)
        async with Client(server.address) as other:
            await other.create_guest("Another")
            page = other.player(judge.id, judge.code_of(1))
            assert (await page.fetch()).bound == "elsewhere"
            assert (await page.play_here()).bound == "here"
            assert (await other.table(table.table)).seats[me.seat].person == (await other.me()).id


@async_test
async def test_a_browser_plays_for_one_player_only(server: Server) -> None:
    async with (
        new_tournament(server, bots=3, people=2) as judge,
        player_browser(server, judge, 1) as ada,
    ):
        other = ada.player(judge.id, judge.code_of(2))
        assert (await other.fetch()).bound == ""
        assert await refusal_code(other.play_here()) == "plays_another"
        bot = judge.code_of(3)
        assert await refusal_code(ada.player(judge.id, bot).play_here()) == "bot_plays"
        async with player_browser(server, judge, 3) as guest:
            assert (await guest.player(judge.id, bot).fetch()).bound == ""
    async with Client(server.address) as client:
        real = await client.open_tournament("Real")
        await real.register("Ada")
        await client.create_guest("Ada")
        page = client.player(real.id, real.code_of(1))
        assert (await page.fetch()).bound == ""
        assert await refusal_code(page.play_here()) == "not_online"


@async_test
async def test_there_are_no_hints_and_no_chat_of_spectators(server: Server) -> None:
    async with (
        new_tournament(server, bots=4, people=1) as judge,
        player_browser(server, judge, 1) as ada,
    ):
        view = await judge.act(Draw())
        (table,) = view.tables
        async with open_seat(ada, table.table) as seat:
            await wait_for_turn(seat)
            assert seat.my_decision is not None
            await seat.ask_hint(seat.my_decision.ply)
            refused = await receive_until(seat, lambda message: hasattr(message, "code"))
            assert refused.code == "no_hints_here"
        async with Client(server.address) as guest:
            await guest.create_guest("Guest")
            async with open_seat(guest, table.table) as seat:
                await seat.say("Shoot the Sheriff!")
                refused = await receive_until(seat, lambda message: hasattr(message, "code"))
                assert refused.code == "no_seat_here"


# -- leaving -------------------------------------------------------------------------------


@async_test
async def test_giving_up_withdraws_a_player_from_the_tournament(server: Server) -> None:
    async with (
        new_tournament(server, bots=4, people=1) as judge,
        player_browser(server, judge, 1) as ada,
    ):
        view = await judge.act(Draw())
        await ada.give_up(view.tables[0].table)
        view = await wait_for_view(judge, is_round_over)
        assert actions_by(view, "player") == ["withdraw"]
        assert view.players[0].state == "withdrawn"
        assert await refusal_code(ada.player(judge.id, judge.code_of(1)).call()) == "out_already"


@async_test
async def test_a_player_removed_by_the_judge_leaves_at_once(server: Server) -> None:
    async with new_tournament(server, bots=5, people=2) as judge:
        await judge.act(Draw())
        view = await judge.act(Withdraw(player=1))
        seats = {seat.player: seat for seat in view.tables[0].seats}
        assert seats[1].passive
        assert not seats[2].passive
        await judge.act(Warn(player=2), "talking")
        view = await judge.act(Disqualify(player=2), "talking again")
        seats = {seat.player: seat for seat in view.tables[0].seats}
        assert seats[2].passive

        view = await wait_for_view(judge, is_round_over)

        (table,) = view.drawn[0].tables
        won = {seat.player: seat.won for seat in table.seats}
        assert won[2] == 0  # T100


@async_test
async def test_a_table_that_everyone_left_pays_nothing(server: Server) -> None:
    async with new_tournament(server, people=5) as judge:
        await judge.act(Draw())
        for player in range(1, 6):
            view = await judge.act(Withdraw(player=player))

        (table,) = view.drawn[0].tables
        assert (table.outcome, table.by) == ("nobody", "table")
        assert [(seat.paid, seat.won) for seat in table.seats] == [(0, 0)] * 5


@async_test
async def test_missing_too_many_decisions_withdraws_a_player(server: Server) -> None:
    clock = ClockRules(decision=1)
    async with new_tournament(server, bots=4, people=1, clock=clock, absent_after=2) as judge:
        await judge.act(Draw())
        view = await wait_for_view(judge, lambda view: view.players[0].state == "withdrawn")
        await wait_for_view(judge, lambda view: any(seat.passive for seat in view.tables[0].seats))
        view = await wait_for_view(judge, is_round_over)
        assert actions_by(view, "clock") == ["withdraw"]


@async_test
async def test_the_judge_gives_more_time(server: Server) -> None:
    clock = ClockRules(decision=30)
    async with new_tournament(server, bots=4, people=1, clock=clock) as judge:
        view = await judge.act(Draw())
        (table,) = view.tables
        async with player_browser(server, judge, 1) as ada, open_seat(ada, table.table) as seat:
            await wait_for_turn(seat)
            before = seat.my_decision
            assert before is not None
            assert before.clock is not None
            for _ in range(2):
                await judge.give_more_time(table.table, 100)
            clocks = [await receive_until(seat, lambda m: hasattr(m, "bank")) for _ in range(2)]
            assert [clock.bank for clock in clocks] == [100_000, 200_000]
            assert {clock.times for clock in clocks} == {before.clock.times}
        other = await judge.client.open_tournament("Another", online=True)
        assert await refusal_code(other.give_more_time(table.table)) == "no_such_table"


# -- what cannot be undone -----------------------------------------------------------------


@async_test
async def test_games_played_on_the_server_cannot_be_undone(server: Server) -> None:
    async with new_tournament(server, bots=5) as judge:
        view = await judge.act(Draw())
        assert await refusal_code(judge.undo(view.entries)) == "played_on_server"
        view = await wait_for_view(judge, is_round_over)
        assert await refusal_code(judge.undo(view.entries)) == "played_on_server"


@async_test
async def test_a_player_withdrawn_by_mistake_plays_the_next_game(server: Server) -> None:
    async with new_tournament(server, bots=6) as judge:
        await judge.act(Draw())
        view = await judge.act(Withdraw(player=1))
        view = await judge.undo(view.entries, "it was another Bot")
        assert view.players[0].state == "active"
        assert next(seat for seat in view.tables[0].seats if seat.player == 1).passive
        await wait_for_view(judge, is_round_over)
        view = await judge.act(Draw())
        assert len(view.tables[0].seats) == 6


@async_test
async def test_the_judge_may_report_a_running_table(server: Server) -> None:
    async with new_tournament(server, bots=4, people=1) as judge:
        view = await judge.act(Draw())
        table = view.tables[0].table
        report = result_sheet(1, view.drawn[0].tables[0])
        view = await judge.act(Report(**{f: getattr(report, f) for f in report.__struct_fields__}))
        assert view.stage == "between"
        assert await refusal_code(judge.client.table(table)) == "no_such_table"


# -- records -------------------------------------------------------------------------------


async def publish_early(judge: JudgeClient) -> JudgeView:
    """Publish the ranking early: after one round a player leaves, and four are too few to go on."""
    await judge.act(Draw())
    view = await wait_for_view(judge, is_round_over)
    await judge.act(Withdraw(player=view.ranking[-1].player))
    return await judge.act(Publish())


@async_test
async def test_wrong_judges_secrets_for_a_record_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=replace(NO_LIMITS, wrong_secrets_per_minute=3)) as server:
        async with new_tournament(server, bots=5) as judge:
            await judge.act(Draw())
            view = await wait_for_view(judge, is_round_over)
            play = view.drawn[0].tables[0].play
            for what in (f"/api/records/{play}", f"/api/records/{play}/replay"):
                assert raw_requests.send_request(server, "GET", what)[1] == "ranking_not_published"
            guess = {"authorization": "Judge guess"}
            codes = [
                raw_requests.send_request(
                    server, "GET", f"/api/records/{play}{what}", headers=guess
                )[1]
                for what in ("", "/replay", "", "/replay", "")
            ]
            assert codes == ["ranking_not_published"] * 3 + ["too_many_requests"] * 2
            assert "purses" in await judge.record(play)


@async_test
async def test_records_are_only_for_the_judge_until_the_ranking_is_published(
    server: Server,
) -> None:
    async with (
        new_tournament(server, bots=4, people=1) as judge,
        player_browser(server, judge, 1) as ada,
    ):
        view = await judge.act(Draw())
        me = await ada.player(judge.id, judge.code_of(1)).fetch()
        async with open_seat(ada, me.at) as seat:
            await ada.give_up(me.at)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(receive_until(seat, lambda m: m is None), 2.0)
            view = await wait_for_view(judge, is_round_over)
            assert not seat.proof
        async with open_seat(ada, me.at) as seat:
            await seat.ping()
            await receive_until(seat, lambda message: hasattr(message, "n"))
            assert seat.asked is None
            assert not seat.proof
        play = view.drawn[0].tables[0].play
        assert await refusal_code(ada.record(play)) == "ranking_not_published"
        assert await refusal_code(ada.replay(play)) == "ranking_not_published"
        assert (await ada.records()).records == []
        assert "purses" in await judge.record(play)
        other = await judge.client.open_tournament("Another")
        assert await refusal_code(other.record(play)) == "ranking_not_published"

        view = await judge.act(Publish())  # four players are too few for another round

        assert "purses" in await ada.record(play)
        assert [entry.id for entry in (await ada.records()).records] == [play]


# -- the finals ----------------------------------------------------------------------------


@async_test
@pytest.mark.parametrize("kind", ["long", "short"])
async def test_the_finals_are_played_to_the_champion(server: Server, kind: str) -> None:
    async with new_tournament(server, bots=5) as judge:
        view = await publish_early(judge)
        best = [line.player for line in view.ranking if line.final]
        view = await judge.act(BeginDuels(kind=kind))  # type: ignore[arg-type]
        assert [duel.players for duel in view.duels] == [[best[0], best[3]], [best[1], best[2]]]
        assert [[seat.player for seat in duel.seats] for duel in view.duels] == [
            duel.players for duel in view.duels
        ]
        info = await judge.client.table(view.duels[0].table)
        assert info.options == {"variant": f"{kind}_duel", "ask_discard_order": True}
        view = await wait_for_view(judge, lambda view: "begin_duels" in view.may)
        await judge.act(BeginDuels(kind=kind))  # type: ignore[arg-type]
        view = await wait_for_view(judge, lambda view: view.stage == "over")
        assert view.champion in best
        assert actions_by(view, "table")[-3:] == ["decide"] * 3
        log = (await judge.export("log.json")).decode()
        assert Tournament.from_log(parse_log(log)).state.champion == view.champion


@async_test
async def test_leaving_a_duel_loses_it(server: Server) -> None:
    async with new_tournament(server, bots=5) as judge:
        await publish_early(judge)
        view = await judge.act(BeginDuels(kind="long"))
        first = view.duels[0]
        view = await judge.act(Withdraw(player=first.players[0]))
        assert view.duels[0].winner == first.players[1]
        assert view.duels[0].abandoned
        assert await refusal_code(judge.undo(view.entries)) == "played_on_server"
        info = await judge.client.table(first.table)
        assert info.state == "over"
        with pytest.raises(ServerRefused, match="out_already"):
            await judge.act(Withdraw(player=first.players[0]))


# -- judge, hall and players ---------------------------------------------------------------


@async_test
async def test_the_delay_applies_to_hall_and_players_but_not_to_the_judge(
    server: Server,
) -> None:
    async with new_tournament(server, bots=4, people=1, delay=600) as judge:
        await judge.act(Draw())
        async with player_browser(server, judge, 1) as ada:
            me = await ada.player(judge.id, judge.code_of(1)).fetch()
            async with open_seat(ada, me.at) as seat:
                await wait_for_turn(seat)
                view = await judge.fetch()
                hall = await ada.tournament(judge.id)
                me = await ada.player(judge.id, judge.code_of(1)).fetch()
        assert view.tables[0].asked == 1
        assert view.tables[0].lot is not None
        for delayed in (hall, me):
            (table,) = delayed.tables
            first = table.seats[0].player
            assert table.asked == first
            assert table.lot is not None
            assert (table.lot.chooser, table.lot.character) == (first, "")


@async_test
async def test_the_judge_sees_who_is_connected(server: Server) -> None:
    async with (
        new_tournament(server, bots=4, people=1) as judge,
        player_browser(server, judge, 1) as ada,
    ):
        view = await judge.act(Draw())
        assert (view.accounts[0].bound, view.accounts[0].here) == (True, False)
        async with open_seat(ada, view.tables[0].table):
            view = await judge.fetch()
            assert view.accounts[0].here
            assert all(seat.here for seat in view.tables[0].seats)
        await wait_for_view(judge, lambda view: not view.accounts[0].here)


@async_test
async def test_a_player_calls_the_judge_and_gets_an_answer(server: Server) -> None:
    async with (
        new_tournament(server, bots=4, people=1) as judge,
        player_browser(server, judge, 1) as ada,
    ):
        await judge.act(Draw())
        page = ada.player(judge.id, judge.code_of(1))
        await page.call("Does a Barrel help against Slab?")
        view = await judge.fetch()
        (call,) = view.calls
        assert (call.round, call.table, call.player, call.answers) == (1, 1, 1, [])
        await judge.act(Rule(words="One of two.", ruling="R51", call=call.entry))
        me = await page.fetch()
        assert [(answer.words, answer.ruling) for answer in me.calls[0].answers] == [
            ("One of two.", "R51")
        ]
