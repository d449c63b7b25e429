"""Players from CSV; everything as JSON and CSV."""

from __future__ import annotations

import csv
import json
from io import StringIO

import pytest

from sixgun.tournament import (
    EXPORTS,
    FORMS,
    Correct,
    Draw,
    Entrant,
    Register,
    Tournament,
    TournamentError,
    export,
    read_log,
    read_players,
)
from tests.tournament.running import begun, do, drawn, ranked, sheet


def read(written: str | bytes) -> list[tuple[str, str]]:
    return [(player.name, player.bot) for player in read_players(written, begun(0).state).players]


def refusal(written: str | bytes, made: Tournament | None = None) -> tuple[str, object]:
    with pytest.raises(TournamentError) as caught:
        read_players(written, (made or begun(0)).state)
    return caught.value.code, caught.value.facts.get("line")


ANN_AND_BOB = [("Ann", ""), ("Bob", "")]


@pytest.mark.parametrize(
    "written",
    [
        "Ann\nBob",
        "Ann\r\nBob\r\n",
        "name\nAnn\nBob\n",
        "\ufeffName\r\nAnn\r\nBob",
        b"\xef\xbb\xbfname\nAnn\nBob",
        "name\nAnn\nBob".encode("utf-16"),
        "sep=;\nname;club\nAnn;Turin\nBob;Rome",
        "club,NAME\nTurin,Ann\nRome,Bob",
        'club;"name"\n"Turin; south";"Ann"\n;Bob',
        "\n\nAnn\n\n  Bob  \n\n",
        "name\tbot\nAnn\t\nBob\t",
        "name,bot\nAnn\nBob,,",
    ],
    ids=repr,
)
def test_a_list_of_names_in_many_forms(written: str | bytes) -> None:
    assert read(written) == ANN_AND_BOB


def test_bots_have_a_column_of_their_own() -> None:
    assert read("bot;name\nmarshal;M1\n;Ann") == [("M1", "marshal"), ("Ann", "")]


def test_a_name_with_a_separator_stands_in_quotes() -> None:
    assert read('"Rossi, Mario"\n"the ""Kid"""') == [("Rossi, Mario", ""), ('the "Kid"', "")]


def test_names_of_all_scripts() -> None:
    names = ["Zoë", "Юлия", "李小龍", "נגה"]
    assert read("\n".join(names)) == [(name, "") for name in names]


@pytest.mark.parametrize(
    ("written", "code", "line"),
    [
        ("Ann\nRossi, Mario", "too_many_cells", 2),
        ("Rossi, Mario\nAnn", "too_many_cells", 1),
        ("name,bot\nAnn,,x", "too_many_cells", 2),
        ("name\nAnn\n\nANN", "name_taken", 4),
        ("name,club\n,Turin", "empty_name", 2),
        (f"name\n{'x' * 41}", "name_too_long", 2),
        ('name\nAnn\n"Bob', "list_unreadable", 3),
        (b"name\nAnn\nJos\xe9", "not_utf8", 3),
        ("x\n" * 600_000, "list_too_long", None),
    ],
    ids=lambda part: str(part)[:30],
)
def test_a_bad_line_is_named(written: str | bytes, code: str, line: int | None) -> None:
    assert refusal(written) == (code, line)


def test_a_name_that_is_registered_already_is_refused_with_its_line() -> None:
    assert refusal("name\nAnn\nPLAYER 3", begun(5)) == ("name_taken", 3)


def test_an_empty_list_registers_nobody() -> None:
    made = begun(0)
    with pytest.raises(TournamentError, match="nobody_named"):
        do(made, read_players("name\n", made.state))


# -- export --------------------------------------------------------------------------------


def cells(text: str) -> list[dict[str, str]]:
    assert text.startswith("\ufeff")
    return list(csv.DictReader(StringIO(text[1:], newline="")))


@pytest.mark.parametrize("what", [what for what in EXPORTS if what != "log"])
def test_csv_and_json_say_the_same(what: str) -> None:
    made = ranked(12)
    listed = json.loads(export(made, what, "json"))
    told = cells(export(made, what, "csv"))

    assert told == [{name: str(cell) for name, cell in row.items()} for row in listed]


def test_the_log_that_is_exported_can_be_read() -> None:
    made = ranked(12)

    assert Tournament.from_log(read_log(export(made, "log", "json"))).state == made.state
    assert len(cells(export(made, "log", "csv"))) == len(made.log)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("what", EXPORTS)
def test_an_empty_tournament_can_be_exported(what: str, form: str) -> None:
    assert export(begun(0), what, form)


@pytest.mark.parametrize("name", ["=1+1", "+39", "-x", "@SUM(A1)", "=cmd|' /C calc'!A0"])
def test_no_cell_is_a_formula(name: str) -> None:
    made = begun(0)
    do(made, Register(players=[Entrant(name)]))

    written = export(made, "players", "csv")

    assert cells(written)[0]["name"] == f"'{name}"
    assert read_players(written, begun(0).state).players == [Entrant(name)]


def test_a_score_below_nothing_is_still_a_number() -> None:
    made = drawn()
    do(made, sheet(made, outcome="renegade"))
    renegade = made.state.rounds[0].tables[0].players[1]
    do(made, Draw())
    do(made, sheet(made, outcome="nobody", paid={renegade: 5000}))
    do(made, sheet(made, outcome="nobody", kind=Correct, round_=1))

    assert cells(export(made, "ranking", "csv"))[-1]["score"] == "-3000"


def test_results_have_a_line_for_every_seat() -> None:
    made = drawn(10)
    do(made, sheet(made, 1, "renegade", paid={made.state.rounds[0].tables[0].players[1]: 300}))
    told = cells(export(made, "results", "csv"))

    assert len(told) == 10
    renegade = told[1]
    assert (renegade["role"], renegade["paid"], renegade["won"]) == ("renegade", "300", "4000")
    assert {row["outcome"] for row in told[5:]} == {""}


@pytest.mark.parametrize(("what", "form"), [("purses", "csv"), ("log", "xml"), ("", "")])
def test_there_are_no_other_files(what: str, form: str) -> None:
    with pytest.raises(TournamentError, match="no_such_export"):
        export(begun(5), what, form)
