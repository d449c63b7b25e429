"""A tournament on the server: tables come from the log, and their results go into it."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from sixgun.client import Client, Judge, Seat, ServerRefused
from sixgun.protocol import ClockRules, Events, JudgeView, View
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
    read_log,
    tag_of,
)
from tests.server.players import played, refusal, until
from tests.server.serving import Server
from tests.server.tournaments.judging import sheet
from tests.server.tournaments.playing import arrived, judging, seen, seen_by


def all_reported(view: JudgeView) -> bool:
    return view.stage == "between"


def done_by(view: JudgeView, who: str) -> list[str]:
    return [tag_of(line.action) for line in view.log if line.by == who]


async def asked(seat: Seat) -> None:
    """Until it is this seat's turn to decide something."""
    while seat.mine is None:
        await until(seat, lambda message: isinstance(message, View | Events))


# -- a round -------------------------------------------------------------------------------


@played
async def test_a_drawing_makes_tables_that_play_and_report(server: Server) -> None:
    async with judging(server, bots=10) as judge:
        view = await judge.act(Draw())
        assert [table.state for table in view.tables] == ["auction", "auction"]
        assert all(table.table and table.since for table in view.tables)

        view = await seen(judge, all_reported)
        lives = [(seat.life, seat.max_life) for table in view.tables for seat in table.seats]
        assert all(0 <= life <= most and most >= 3 for life, most in lives), lives

        assert done_by(view, "table") == ["report", "report"]
        for table in view.drawn[0].tables:
            assert table.seats[0].role == "sheriff"
            assert sorted(seat.role for seat in table.seats) == sorted(table.roles)
            assert len({seat.character for seat in table.seats}) == len(table.seats)
            assert 0 in [seat.paid for seat in table.seats]
            assert table.outcome in ("law", "outlaws", "renegade")
            assert table.play


@ruling("T45")
@played
async def test_on_the_wall_nobody_can_reckon_what_others_have(server: Server) -> None:
    async with judging(server, bots=5) as judge:
        await judge.act(Draw())
        view = await seen(judge, all_reported)
        hall = await judge.client.hall(judge.id)

        assert [seat.role for seat in hall.tables[0].seats] == ["sheriff", "", "", "", ""]
        assert {seat.paid for seat in hall.tables[0].seats} == {-1}
        assert all(seat.role and seat.paid >= 0 for seat in view.tables[0].seats)


@played
async def test_the_sheet_says_what_the_record_says(server: Server) -> None:
    async with judging(server, bots=5) as judge:
        await judge.act(Draw())
        view = await seen(judge, all_reported)
        (table,) = view.drawn[0].tables
        record = await judge.record(table.play)
        assert "variant: auction" in record
        assert "sheriff: 0" in record
        assert "tempo: true" in record
        assert "purses: 2000 2000 2000 2000 2000" in record
        assert table.outcome in record


@played
async def test_a_table_shows_no_purse_and_has_no_host(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge:
        view = await judge.act(Draw())
        (table,) = view.tables
        async with Client(server.address) as guest:
            await guest.come_in("Guest")
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
            assert await refusal(guest.sit(table.table)) == "only_by_link"
            assert await refusal(guest.start(table.table)) == "judge_decides"
            assert await refusal(guest.rematch(table.table)) == "judge_decides"
            assert await refusal(guest.close_table(table.table)) == "judge_decides"
            assert await refusal(guest.put_bot(table.table, 0, "greenhorn")) == "judge_decides"
            assert await refusal(guest.stand_in(table.table, 0)) == "judge_decides"
            assert await refusal(guest.clear(table.table, 0)) == "judge_decides"


@played
async def test_the_second_auction_is_paid_from_what_is_left(server: Server) -> None:
    async with judging(server, bots=5) as judge:
        await judge.act(Draw())
        between = await seen(judge, all_reported)
        purse = {account.player: account.purse for account in between.accounts}
        view = await judge.act(Draw())
        (table,) = view.drawn[1].tables
        assert [seat.purse for seat in table.seats] == [purse[seat.player] for seat in table.seats]

        view = await seen(judge, all_reported)

        record = await judge.record(view.drawn[1].tables[0].play)
        purses = " ".join(str(purse[seat.player]) for seat in table.seats)
        assert f"purses: {purses}" in record


# -- people --------------------------------------------------------------------------------


@played
async def test_whoever_opens_his_link_sits_at_his_table(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge, arrived(server, judge, 1) as ada:
        view = await judge.act(Draw())
        me = await ada.entrant(judge.id, judge.code_of(1)).look()
        assert (me.bound, me.table, me.at) == ("here", 1, view.tables[0].table)
        async with seen_by(ada, me.at) as seat:
            assert seat.seat == me.seat
            assert seat.table is not None
            assert seat.table.seats[me.seat].name == "Ada"
            await asked(seat)
            assert seat.mine is not None
            await seat.move(seat.mine.moves[0].move)


@played
async def test_a_chair_waits_for_who_comes_later(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge:
        view = await judge.act(Draw())
        (table,) = view.tables
        async with Client(server.address) as ada:
            await ada.come_in("Somebody")
            async with seen_by(ada, table.table) as seat:
                assert seat.seat == -1
                me = await ada.entrant(judge.id, judge.code_of(1)).look()
                await until(seat, lambda _: seat.seat == me.seat)
                await asked(seat)
        async with Client(server.address) as other:
            await other.come_in("Another")
            page = other.entrant(judge.id, judge.code_of(1))
            assert (await page.look()).bound == "elsewhere"
            assert (await page.play_here()).bound == "here"
            assert (await other.table(table.table)).seats[me.seat].person == (await other.me()).id


@played
async def test_one_browser_plays_for_one(server: Server) -> None:
    async with judging(server, bots=3, people=2) as judge, arrived(server, judge, 1) as ada:
        other = ada.entrant(judge.id, judge.code_of(2))
        assert (await other.look()).bound == ""
        assert await refusal(other.play_here()) == "plays_another"
        bot = judge.code_of(3)
        assert await refusal(ada.entrant(judge.id, bot).play_here()) == "bot_plays"
        async with arrived(server, judge, 3) as guest:
            assert (await guest.entrant(judge.id, bot).look()).bound == ""
    async with Client(server.address) as client:
        real = await client.open_tournament("Real")
        await real.register("Ada")
        await client.come_in("Ada")
        page = client.entrant(real.id, real.code_of(1))
        assert (await page.look()).bound == ""
        assert await refusal(page.play_here()) == "not_online"


@played
async def test_there_are_no_hints_and_no_words_from_outside(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge, arrived(server, judge, 1) as ada:
        view = await judge.act(Draw())
        (table,) = view.tables
        async with seen_by(ada, table.table) as seat:
            await asked(seat)
            assert seat.mine is not None
            await seat.ask_hint(seat.mine.ply)
            refused = await until(seat, lambda message: hasattr(message, "code"))
            assert refused.code == "no_hints_here"
        async with Client(server.address) as guest:
            await guest.come_in("Guest")
            async with seen_by(guest, table.table) as seat:
                await seat.say("Shoot the Sheriff!")
                refused = await until(seat, lambda message: hasattr(message, "code"))
                assert refused.code == "no_seat_here"


# -- leaving -------------------------------------------------------------------------------


@played
async def test_whoever_gives_up_has_left_the_tournament(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge, arrived(server, judge, 1) as ada:
        view = await judge.act(Draw())
        await ada.give_up(view.tables[0].table)
        view = await seen(judge, all_reported)
        assert done_by(view, "player") == ["withdraw"]
        assert view.players[0].state == "withdrawn"
        assert await refusal(ada.entrant(judge.id, judge.code_of(1)).call()) == "out_already"


@played
async def test_whom_the_judge_sends_away_leaves_at_once(server: Server) -> None:
    async with judging(server, bots=5, people=2) as judge:
        await judge.act(Draw())
        view = await judge.act(Withdraw(player=1))
        seats = {seat.player: seat for seat in view.tables[0].seats}
        assert seats[1].passive
        assert not seats[2].passive
        await judge.act(Warn(player=2), "talking")
        view = await judge.act(Disqualify(player=2), "talking again")
        seats = {seat.player: seat for seat in view.tables[0].seats}
        assert seats[2].passive

        view = await seen(judge, all_reported)

        (table,) = view.drawn[0].tables
        won = {seat.player: seat.won for seat in table.seats}
        assert won[2] == 0  # T100


@played
async def test_a_table_that_all_have_left_pays_nobody(server: Server) -> None:
    async with judging(server, people=5) as judge:
        await judge.act(Draw())
        for player in range(1, 6):
            view = await judge.act(Withdraw(player=player))

        (table,) = view.drawn[0].tables
        assert (table.outcome, table.by) == ("nobody", "table")
        assert [(seat.paid, seat.won) for seat in table.seats] == [(0, 0)] * 5


@played
async def test_whoever_misses_too_many_decisions_has_left(server: Server) -> None:
    clock = ClockRules(decision=1)
    async with judging(server, bots=4, people=1, clock=clock, absent_after=2) as judge:
        await judge.act(Draw())
        view = await seen(judge, lambda view: view.players[0].state == "withdrawn")
        await seen(judge, lambda view: any(seat.passive for seat in view.tables[0].seats))
        view = await seen(judge, all_reported)
        assert done_by(view, "clock") == ["withdraw"]


@played
async def test_the_judge_gives_more_time(server: Server) -> None:
    clock = ClockRules(decision=30)
    async with judging(server, bots=4, people=1, clock=clock) as judge:
        view = await judge.act(Draw())
        (table,) = view.tables
        async with arrived(server, judge, 1) as ada, seen_by(ada, table.table) as seat:
            await asked(seat)
            before = seat.mine
            assert before is not None
            assert before.clock is not None
            for _ in range(2):
                await judge.give_time(table.table, 100)
            clocks = [await until(seat, lambda m: hasattr(m, "bank")) for _ in range(2)]
            assert [clock.bank for clock in clocks] == [100_000, 200_000]
            assert {clock.times for clock in clocks} == {before.clock.times}
        other = await judge.client.open_tournament("Another", online=True)
        assert await refusal(other.give_time(table.table)) == "no_such_table"


# -- what cannot be undone -----------------------------------------------------------------


@played
async def test_what_was_played_stays(server: Server) -> None:
    async with judging(server, bots=5) as judge:
        view = await judge.act(Draw())
        assert await refusal(judge.undo(view.entries)) == "played_on_server"
        view = await seen(judge, all_reported)
        assert await refusal(judge.undo(view.entries)) == "played_on_server"


@played
async def test_who_has_left_by_mistake_plays_the_next_game(server: Server) -> None:
    async with judging(server, bots=6) as judge:
        await judge.act(Draw())
        view = await judge.act(Withdraw(player=1))
        view = await judge.undo(view.entries, "it was another Bot")
        assert view.players[0].state == "active"
        assert next(seat for seat in view.tables[0].seats if seat.player == 1).passive
        await seen(judge, all_reported)
        view = await judge.act(Draw())
        assert len(view.tables[0].seats) == 6


@played
async def test_a_judge_may_end_a_table_by_his_word(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge:
        view = await judge.act(Draw())
        table = view.tables[0].table
        report = sheet(1, view.drawn[0].tables[0])
        view = await judge.act(Report(**{f: getattr(report, f) for f in report.__struct_fields__}))
        assert view.stage == "between"
        assert await refusal(judge.client.table(table)) == "no_such_table"


# -- records -------------------------------------------------------------------------------


async def to_the_ranking(judge: Judge) -> JudgeView:
    """The short way: after a round of five one leaves, and four are too few for another one."""
    await judge.act(Draw())
    view = await seen(judge, all_reported)
    await judge.act(Withdraw(player=view.ranking[-1].player))
    return await judge.act(Publish())


@played
async def test_records_are_the_judges_until_the_ranking_is_published(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge, arrived(server, judge, 1) as ada:
        view = await judge.act(Draw())
        me = await ada.entrant(judge.id, judge.code_of(1)).look()
        async with seen_by(ada, me.at) as seat:
            await ada.give_up(me.at)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(until(seat, lambda m: m is None), 2.0)
            view = await seen(judge, all_reported)
            assert not seat.proof
        async with seen_by(ada, me.at) as seat:
            await seat.ping()
            await until(seat, lambda message: hasattr(message, "n"))
            assert seat.asked is None
            assert not seat.proof
        play = view.drawn[0].tables[0].play
        assert await refusal(ada.record(play)) == "ranking_not_published"
        assert await refusal(ada.replay(play)) == "ranking_not_published"
        assert (await ada.records()).records == []
        assert "purses" in await judge.record(play)
        other = await judge.client.open_tournament("Another")
        assert await refusal(other.record(play)) == "ranking_not_published"

        view = await judge.act(Publish())  # four are too few for another round

        assert "purses" in await ada.record(play)
        assert [entry.id for entry in (await ada.records()).records] == [play]


# -- the finals ----------------------------------------------------------------------------


@played
@pytest.mark.parametrize("kind", ["long", "short"])
async def test_the_finals_are_played_to_the_champion(server: Server, kind: str) -> None:
    async with judging(server, bots=5) as judge:
        view = await to_the_ranking(judge)
        best = [line.player for line in view.ranking if line.final]
        view = await judge.act(BeginDuels(kind=kind))  # type: ignore[arg-type]
        assert [duel.players for duel in view.duels] == [[best[0], best[3]], [best[1], best[2]]]
        assert [[seat.player for seat in duel.seats] for duel in view.duels] == [
            duel.players for duel in view.duels
        ]
        info = await judge.client.table(view.duels[0].table)
        assert info.options == {"variant": f"{kind}_duel", "ask_discard_order": True}
        view = await seen(judge, lambda view: "begin_duels" in view.may)
        await judge.act(BeginDuels(kind=kind))  # type: ignore[arg-type]
        view = await seen(judge, lambda view: view.stage == "over")
        assert view.champion in best
        assert done_by(view, "table")[-3:] == ["decide"] * 3
        log = (await judge.export("log.json")).decode()
        assert Tournament.from_log(read_log(log)).state.champion == view.champion


@played
async def test_who_leaves_a_duel_has_lost_it(server: Server) -> None:
    async with judging(server, bots=5) as judge:
        await to_the_ranking(judge)
        view = await judge.act(BeginDuels(kind="long"))
        first = view.duels[0]
        view = await judge.act(Withdraw(player=first.players[0]))
        assert view.duels[0].winner == first.players[1]
        assert view.duels[0].abandoned
        assert await refusal(judge.undo(view.entries)) == "played_on_server"
        info = await judge.client.table(first.table)
        assert info.state == "over"
        with pytest.raises(ServerRefused, match="out_already"):
            await judge.act(Withdraw(player=first.players[0]))


# -- who looks on --------------------------------------------------------------------------


@played
async def test_hall_and_players_are_behind_if_it_is_wished_and_the_judge_is_not(
    server: Server,
) -> None:
    async with judging(server, bots=4, people=1, delay=600) as judge:
        await judge.act(Draw())
        async with arrived(server, judge, 1) as ada:
            me = await ada.entrant(judge.id, judge.code_of(1)).look()
            async with seen_by(ada, me.at) as seat:
                await asked(seat)
                view = await judge.look()
                hall = await ada.hall(judge.id)
                me = await ada.entrant(judge.id, judge.code_of(1)).look()
        assert view.tables[0].asked == 1
        assert view.tables[0].lot is not None
        for late in (hall, me):
            (table,) = late.tables
            first = table.seats[0].player
            assert table.asked == first
            assert table.lot is not None
            assert (table.lot.chooser, table.lot.character) == (first, "")


@played
async def test_the_console_sees_who_is_here(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge, arrived(server, judge, 1) as ada:
        view = await judge.act(Draw())
        assert (view.accounts[0].bound, view.accounts[0].here) == (True, False)
        async with seen_by(ada, view.tables[0].table):
            view = await judge.look()
            assert view.accounts[0].here
            assert all(seat.here for seat in view.tables[0].seats)
        await seen(judge, lambda view: not view.accounts[0].here)


@played
async def test_a_player_calls_the_judge_from_his_table_and_is_answered(server: Server) -> None:
    async with judging(server, bots=4, people=1) as judge, arrived(server, judge, 1) as ada:
        await judge.act(Draw())
        page = ada.entrant(judge.id, judge.code_of(1))
        await page.call("Does a Barrel help against Slab?")
        view = await judge.look()
        (call,) = view.calls
        assert (call.round, call.table, call.player, call.answers) == (1, 1, 1, [])
        await judge.act(Rule(words="One of two.", ruling="R51", call=call.entry))
        me = await page.look()
        assert [(answer.words, answer.ruling) for answer in me.calls[0].answers] == [
            ("One of two.", "R51")
        ]
