"""Players leave; the judge warns, disqualifies, corrects, rules."""

from __future__ import annotations

from typing import get_args

import pytest

from sixgun.testing import ruling
from sixgun.tournament import (
    AnyAction,
    Author,
    BeginDuels,
    CallJudge,
    Correct,
    Disqualify,
    Draw,
    NewPlayer,
    Publish,
    Register,
    Rule,
    Strike,
    Tournament,
    TournamentError,
    Undo,
    Warn,
    Withdraw,
)
from tests.tournament.tournament_factory import (
    NOON,
    act,
    drawn_tournament,
    play_round,
    record_sheet,
    refusal_code,
    registered_tournament,
)


@ruling("T88")
def test_a_player_who_has_withdrawn_cannot_come_back() -> None:
    tournament = registered_tournament(7)
    act(tournament, Withdraw(player=2))

    assert refusal_code(tournament, Register(players=[NewPlayer("player 2")])) == "name_taken"
    assert refusal_code(tournament, Withdraw(player=2)) == "out_already"
    act(tournament, Draw())
    assert 2 not in tournament.state.rounds[0].seated


@ruling("T88")
@pytest.mark.parametrize("by", get_args(Author))
def test_a_player_may_leave_at_any_time_by_themselves_or_through_the_judge(by: Author) -> None:
    tournament = drawn_tournament()

    tournament.act(Withdraw(player=1), at=NOON, by=by)

    assert tournament.state.players[1].standing == "withdrawn"


@ruling("T94")
def test_a_player_who_leaves_during_a_game_gets_its_winnings_and_is_out() -> None:
    tournament = drawn_tournament(6)
    renegade = tournament.state.rounds[0].tables[0].players[1]
    act(tournament, Withdraw(player=renegade))

    act(tournament, record_sheet(tournament, outcome="renegade", paid={renegade: 300}))
    act(tournament, Draw())

    assert tournament.score(renegade) == 2000 - 300 + 4500
    assert renegade not in tournament.state.rounds[1].seated


@ruling("T95")
def test_a_player_who_leaves_between_rounds_gets_no_further_seat() -> None:
    tournament = registered_tournament(13)
    play_round(tournament)
    act(tournament, Withdraw(player=4))
    act(tournament, Draw())
    drawing = tournament.state.rounds[1]

    assert 4 not in drawing.seated
    assert [len(table.players) for table in drawing.tables] == [6, 6]


@ruling("T97")
def test_all_that_a_judge_does() -> None:
    tournament = registered_tournament(11)
    act(tournament, Strike(player=11))
    act(tournament, Draw())
    act(tournament, record_sheet(tournament, 1, "law"))
    act(tournament, record_sheet(tournament, 1, "outlaws", kind=Correct))
    act(tournament, record_sheet(tournament, 2))
    act(tournament, Withdraw(player=10))
    play_round(tournament)
    play_round(tournament)
    act(tournament, Rule(words="A Barrel is no Missed! card."))
    act(tournament, Publish())
    act(tournament, BeginDuels(kind="short"))

    judged = {type(entry.action) for entry in tournament.log if entry.by == "judge"}

    assert tournament.account(1).purse >= 0
    assert 11 not in tournament.state.listed
    assert tournament.state.rounds[0].tables[0].result.outcome == "outlaws"  # type: ignore[union-attr]
    assert [duel.kind for duel in tournament.state.duels] == ["short", "short"]
    assert len(judged) == 10


@ruling("T98")
@pytest.mark.parametrize("by", [by for by in get_args(Author) if by != "judge"])
@pytest.mark.parametrize(
    "action", [Undo(entry=2), Draw(), Publish(), Rule(words="no"), Warn(player=1)], ids=repr
)
def test_nobody_else_takes_his_decisions(by: Author, action: AnyAction) -> None:
    tournament = registered_tournament(5)

    with pytest.raises(TournamentError) as caught:
        tournament.act(action, at=NOON, by=by, reason="I want it")

    assert caught.value.code == "only_the_judge"
    assert len(tournament.log) == 2


@ruling("T98")
@pytest.mark.parametrize("by", ["table", "player"])
def test_nobody_else_corrects_a_sheet(by: Author) -> None:
    tournament = drawn_tournament()
    tournament.act(record_sheet(tournament), at=NOON, by="table")

    with pytest.raises(TournamentError) as caught:
        tournament.act(
            record_sheet(tournament, outcome="outlaws", kind=Correct),
            at=NOON,
            by=by,
            reason="wrong",
        )

    assert caught.value.code == "only_the_judge"


@ruling("T100")
def test_a_warning_comes_before_a_disqualification() -> None:
    tournament = drawn_tournament()
    assert refusal_code(tournament, Disqualify(player=3)) == "warn_first"

    act(tournament, Warn(player=3))
    act(tournament, Disqualify(player=3))

    assert tournament.state.players[3].standing == "disqualified"
    assert tournament.state.players[3].warnings == 1


@ruling("T100")
@pytest.mark.parametrize("penalty", [Warn(player=3), Disqualify(player=3)], ids=repr)
def test_a_penalty_has_its_reason(penalty: AnyAction) -> None:
    tournament = drawn_tournament()
    act(tournament, Warn(player=3), "looked into a hand")

    assert refusal_code(tournament, penalty, reason="  ") == "reason_missing"


@ruling("T100")
def test_a_player_who_is_disqualified_gets_nothing_for_the_game_they_are_in() -> None:
    tournament = drawn_tournament()
    sheriff, renegade, *_ = tournament.state.rounds[0].tables[0].players
    act(tournament, Warn(player=renegade))
    act(tournament, Disqualify(player=renegade))

    act(
        tournament, record_sheet(tournament, outcome="renegade", paid={renegade: 500, sheriff: 100})
    )

    assert tournament.score(renegade) == 1500
    assert tournament.ranking()[-1][:2] == (0, renegade)
    assert {rank.won for rank in tournament.ranking()} == {0}


@ruling("T100")
def test_but_keeps_what_he_has_won_before() -> None:
    tournament = drawn_tournament()
    renegade = tournament.state.rounds[0].tables[0].players[1]
    act(tournament, record_sheet(tournament, outcome="renegade"))
    act(tournament, Warn(player=renegade))
    act(tournament, Disqualify(player=renegade))

    assert tournament.score(renegade) == 6000


@ruling("T102")
def test_a_correction_has_its_reason_and_overwrites_nothing() -> None:
    tournament = drawn_tournament()
    first = act(tournament, record_sheet(tournament))
    assert refusal_code(
        tournament, record_sheet(tournament, outcome="outlaws", kind=Correct), reason=""
    ) == ("reason_missing")

    act(
        tournament,
        record_sheet(tournament, outcome="outlaws", kind=Correct),
        "two sheets were mixed up",
    )

    assert tournament.log[first.number - 1] == first
    assert tournament.log[-1].reason == "two sheets were mixed up"


@ruling("T102")
def test_only_a_sheet_that_was_handed_in_is_corrected() -> None:
    tournament = drawn_tournament()

    assert refusal_code(tournament, record_sheet(tournament, kind=Correct)) == "not_reported_yet"
    act(tournament, record_sheet(tournament))
    assert refusal_code(tournament, record_sheet(tournament, kind=Correct)) == "nothing_changed"


@ruling("T125")
def test_any_player_may_call_the_judge_to_his_table() -> None:
    tournament = drawn_tournament(10)
    table = tournament.state.rounds[0].tables[1]
    caller = table.players[3]

    call = CallJudge(player=caller, round=1, table=2, words="He plays too slowly")
    entry = tournament.act(call, at=NOON, by="player")
    ruled = act(tournament, Rule(words="A warning", ruling="T99", call=entry.number))

    made_call = tournament.state.calls[entry.number]
    assert (made_call.table, made_call.player) == (2, caller)
    assert made_call.answers == [ruled.number]


@ruling("T125")
def test_to_no_other_table() -> None:
    tournament = drawn_tournament(10)
    caller = tournament.state.rounds[0].tables[1].players[3]

    assert (
        refusal_code(tournament, CallJudge(player=caller, round=1, table=1)) == "not_at_that_table"
    )
    assert (
        refusal_code(tournament, CallJudge(player=caller, round=2, table=2)) == "not_at_that_table"
    )
    assert refusal_code(tournament, CallJudge(player=11, round=1, table=1)) == "unknown_entrant"


@ruling("T125")
def test_players_may_call_the_judge_before_the_first_round_and_in_the_finals() -> None:
    tournament: Tournament = registered_tournament(5)

    tournament.act(CallJudge(player=1), at=NOON, by="player")
    for _ in range(3):
        play_round(tournament)
    act(tournament, Publish())
    tournament.act(CallJudge(player=2), at=NOON, by="player")

    assert [call.player for call in tournament.state.calls.values()] == [1, 2]
