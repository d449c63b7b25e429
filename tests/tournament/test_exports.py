"""Players, results, ranking and log are exported as JSON and CSV."""

from __future__ import annotations

import csv
import json
from io import StringIO

import pytest

from sixgun.tournament import (
    EXPORTS,
    FORMATS,
    Correct,
    Draw,
    NewPlayer,
    Register,
    Tournament,
    TournamentError,
    export,
    parse_log,
    parse_players,
)
from tests.tournament.tournament_factory import (
    act,
    drawn_tournament,
    ranked_tournament,
    record_sheet,
    registered_tournament,
)


def parse_csv(text: str) -> list[dict[str, str]]:
    assert text.startswith("\ufeff")
    return list(csv.DictReader(StringIO(text[1:], newline="")))


@pytest.mark.parametrize("what", [what for what in EXPORTS if what != "log"])
def test_csv_and_json_have_the_same_rows(what: str) -> None:
    tournament = ranked_tournament(12)
    objects = json.loads(export(tournament, what, "json"))
    rows = parse_csv(export(tournament, what, "csv"))

    assert rows == [{name: str(cell) for name, cell in row.items()} for row in objects]


def test_an_exported_log_can_be_loaded() -> None:
    tournament = ranked_tournament(12)

    assert (
        Tournament.from_log(parse_log(export(tournament, "log", "json"))).state == tournament.state
    )
    assert len(parse_csv(export(tournament, "log", "csv"))) == len(tournament.log)


@pytest.mark.parametrize("file_format", FORMATS)
@pytest.mark.parametrize("what", EXPORTS)
def test_an_empty_tournament_can_be_exported(what: str, file_format: str) -> None:
    assert export(registered_tournament(0), what, file_format)


@pytest.mark.parametrize("name", ["=1+1", "+39", "-x", "@SUM(A1)", "=cmd|' /C calc'!A0"])
def test_no_cell_is_a_formula(name: str) -> None:
    tournament = registered_tournament(0)
    act(tournament, Register(players=[NewPlayer(name)]))

    content = export(tournament, "players", "csv")

    assert parse_csv(content)[0]["name"] == f"'{name}"
    assert parse_players(content, registered_tournament(0).state).players == [NewPlayer(name)]


def test_a_negative_score_is_exported_as_a_number() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament, outcome="renegade"))
    renegade = tournament.state.rounds[0].tables[0].players[1]
    act(tournament, Draw())
    act(tournament, record_sheet(tournament, outcome="nobody", paid={renegade: 5000}))
    act(tournament, record_sheet(tournament, outcome="nobody", kind=Correct, round_=1))

    assert parse_csv(export(tournament, "ranking", "csv"))[-1]["score"] == "-3000"


def test_results_have_a_row_for_every_seat() -> None:
    tournament = drawn_tournament(10)
    act(
        tournament,
        record_sheet(
            tournament, 1, "renegade", paid={tournament.state.rounds[0].tables[0].players[1]: 300}
        ),
    )
    rows = parse_csv(export(tournament, "results", "csv"))

    assert len(rows) == 10
    renegade = rows[1]
    assert (renegade["role"], renegade["paid"], renegade["won"]) == ("renegade", "300", "4000")
    assert {row["outcome"] for row in rows[5:]} == {""}


@pytest.mark.parametrize(("what", "file_format"), [("purses", "csv"), ("log", "xml"), ("", "")])
def test_an_unknown_export_is_refused(what: str, file_format: str) -> None:
    with pytest.raises(TournamentError, match="no_such_export"):
        export(registered_tournament(5), what, file_format)
