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
    made = registered_tournament(7)
    act(made, Withdraw(player=2))

    assert refusal_code(made, Register(players=[NewPlayer("player 2")])) == "name_taken"
    assert refusal_code(made, Withdraw(player=2)) == "out_already"
    act(made, Draw())
    assert 2 not in made.state.rounds[0].seated


@ruling("T88")
@pytest.mark.parametrize("by", get_args(Author))
def test_a_player_may_leave_at_any_time_by_themselves_or_through_the_judge(by: Author) -> None:
    made = drawn_tournament()

    made.act(Withdraw(player=1), at=NOON, by=by)

    assert made.state.players[1].standing == "withdrawn"


@ruling("T94")
def test_a_player_who_leaves_during_a_game_gets_its_winnings_and_is_out() -> None:
    made = drawn_tournament(6)
    renegade = made.state.rounds[0].tables[0].players[1]
    act(made, Withdraw(player=renegade))

    act(made, record_sheet(made, outcome="renegade", paid={renegade: 300}))
    act(made, Draw())

    assert made.score(renegade) == 2000 - 300 + 4500
    assert renegade not in made.state.rounds[1].seated


@ruling("T95")
def test_a_player_who_leaves_between_rounds_gets_no_further_seat() -> None:
    made = registered_tournament(13)
    play_round(made)
    act(made, Withdraw(player=4))
    act(made, Draw())
    drawing = made.state.rounds[1]

    assert 4 not in drawing.seated
    assert [len(table.players) for table in drawing.tables] == [6, 6]


@ruling("T97")
def test_all_that_a_judge_does() -> None:
    made = registered_tournament(11)
    act(made, Strike(player=11))
    act(made, Draw())
    act(made, record_sheet(made, 1, "law"))
    act(made, record_sheet(made, 1, "outlaws", kind=Correct))
    act(made, record_sheet(made, 2))
    act(made, Withdraw(player=10))
    play_round(made)
    play_round(made)
    act(made, Rule(words="A Barrel is no Missed! card."))
    act(made, Publish())
    act(made, BeginDuels(kind="short"))

    judged = {type(entry.action) for entry in made.log if entry.by == "judge"}

    assert made.account(1).purse >= 0
    assert 11 not in made.state.listed
    assert made.state.rounds[0].tables[0].result.outcome == "outlaws"  # type: ignore[union-attr]
    assert [duel.kind for duel in made.state.duels] == ["short", "short"]
    assert len(judged) == 10


@ruling("T98")
@pytest.mark.parametrize("by", [by for by in get_args(Author) if by != "judge"])
@pytest.mark.parametrize(
    "action", [Undo(entry=2), Draw(), Publish(), Rule(words="no"), Warn(player=1)], ids=repr
)
def test_nobody_else_takes_his_decisions(by: Author, action: AnyAction) -> None:
    made = registered_tournament(5)

    with pytest.raises(TournamentError) as caught:
        made.act(action, at=NOON, by=by, reason="I want it")

    assert caught.value.code == "only_the_judge"
    assert len(made.log) == 2


@ruling("T98")
@pytest.mark.parametrize("by", ["table", "player"])
def test_nobody_else_corrects_a_sheet(by: Author) -> None:
    made = drawn_tournament()
    made.act(record_sheet(made), at=NOON, by="table")

    with pytest.raises(TournamentError) as caught:
        made.act(
            record_sheet(made, outcome="outlaws", kind=Correct), at=NOON, by=by, reason="wrong"
        )

    assert caught.value.code == "only_the_judge"


@ruling("T100")
def test_a_warning_comes_before_a_disqualification() -> None:
    made = drawn_tournament()
    assert refusal_code(made, Disqualify(player=3)) == "warn_first"

    act(made, Warn(player=3))
    act(made, Disqualify(player=3))

    assert made.state.players[3].standing == "disqualified"
    assert made.state.players[3].warnings == 1


@ruling("T100")
@pytest.mark.parametrize("penalty", [Warn(player=3), Disqualify(player=3)], ids=repr)
def test_a_penalty_has_its_reason(penalty: AnyAction) -> None:
    made = drawn_tournament()
    act(made, Warn(player=3), "looked into a hand")

    assert refusal_code(made, penalty, reason="  ") == "reason_missing"


@ruling("T100")
def test_a_player_who_is_disqualified_gets_nothing_for_the_game_they_are_in() -> None:
    made = drawn_tournament()
    sheriff, renegade, *_ = made.state.rounds[0].tables[0].players
    act(made, Warn(player=renegade))
    act(made, Disqualify(player=renegade))

    act(made, record_sheet(made, outcome="renegade", paid={renegade: 500, sheriff: 100}))

    assert made.score(renegade) == 1500
    assert made.ranking()[-1][:2] == (0, renegade)
    assert {rank.won for rank in made.ranking()} == {0}


@ruling("T100")
def test_but_keeps_what_he_has_won_before() -> None:
    made = drawn_tournament()
    renegade = made.state.rounds[0].tables[0].players[1]
    act(made, record_sheet(made, outcome="renegade"))
    act(made, Warn(player=renegade))
    act(made, Disqualify(player=renegade))

    assert made.score(renegade) == 6000


@ruling("T102")
def test_a_correction_has_its_reason_and_overwrites_nothing() -> None:
    made = drawn_tournament()
    first = act(made, record_sheet(made))
    assert refusal_code(made, record_sheet(made, outcome="outlaws", kind=Correct), reason="") == (
        "reason_missing"
    )

    act(made, record_sheet(made, outcome="outlaws", kind=Correct), "two sheets were mixed up")

    assert made.log[first.number - 1] == first
    assert made.log[-1].reason == "two sheets were mixed up"


@ruling("T102")
def test_only_a_sheet_that_was_handed_in_is_corrected() -> None:
    made = drawn_tournament()

    assert refusal_code(made, record_sheet(made, kind=Correct)) == "not_reported_yet"
    act(made, record_sheet(made))
    assert refusal_code(made, record_sheet(made, kind=Correct)) == "nothing_changed"


@ruling("T125")
def test_any_player_may_call_the_judge_to_his_table() -> None:
    made = drawn_tournament(10)
    table = made.state.rounds[0].tables[1]
    caller = table.players[3]

    call = CallJudge(player=caller, round=1, table=2, words="He plays too slowly")
    entry = made.act(call, at=NOON, by="player")
    ruled = act(made, Rule(words="A warning", ruling="T99", call=entry.number))

    made_call = made.state.calls[entry.number]
    assert (made_call.table, made_call.player) == (2, caller)
    assert made_call.answers == [ruled.number]


@ruling("T125")
def test_to_no_other_table() -> None:
    made = drawn_tournament(10)
    caller = made.state.rounds[0].tables[1].players[3]

    assert refusal_code(made, CallJudge(player=caller, round=1, table=1)) == "not_at_that_table"
    assert refusal_code(made, CallJudge(player=caller, round=2, table=2)) == "not_at_that_table"
    assert refusal_code(made, CallJudge(player=11, round=1, table=1)) == "unknown_entrant"


@ruling("T125")
def test_players_may_call_the_judge_before_the_first_round_and_in_the_finals() -> None:
    made: Tournament = registered_tournament(5)

    made.act(CallJudge(player=1), at=NOON, by="player")
    for _ in range(3):
        play_round(made)
    act(made, Publish())
    made.act(CallJudge(player=2), at=NOON, by="player")

    assert [call.player for call in made.state.calls.values()] == [1, 2]
