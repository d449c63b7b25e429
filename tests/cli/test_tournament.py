"""`sixgun tournament`: a judge's desk in the terminal."""

from __future__ import annotations

import csv
import json
import os
import subprocess
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from sixgun.tournament import Tournament, read_log
from sixgun.tournament.files import changing, read_tournament
from tests.cli.cli_runner import PROGRAM, as_program, invoke, invoke_json, refused

ROLES = {
    5: ["s", "o", "o", "r", "d"],
    6: ["s", "o", "o", "o", "r", "d"],
    7: ["s", "o", "o", "o", "r", "d", "d"],
}


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A new tournament in a file."""
    path = tmp_path / "spring.log"
    done("new", path, "Spring Open")
    return path


def done(command: str, *args: object) -> str:
    result = invoke("tournament", command, *args)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def asked(command: str, *args: object) -> Any:
    return invoke_json("tournament", command, *args)


def no(command: str, *args: object, code: str) -> str:
    return refused("tournament", command, *args, code=code)


def registered(log: Path, players: int = 5) -> Path:
    done("register", log, *(f"Player {number}" for number in range(1, players + 1)))
    return log


def play_round(log: Path, outcome: str = "law") -> None:
    done("draw", log)
    made = read_tournament(log)
    for table in made.state.rounds[-1].tables:
        seats = [f"{role}:0" for role in ROLES[len(table.players)]]
        done("report", log, table.number, outcome, *seats)


def test_a_whole_tournament_by_hand(log: Path) -> None:
    registered(log, 12)
    for _ in range(3):
        play_round(log)
    done("publish", log)
    done("duels", log, "long")
    best = asked("duels", log)["duels"]
    done("decide", log, "semi_1", best[0]["players"][1])
    done("decide", log, "semi_2", best[1]["players"][0], "--abandoned")
    done("duels", log, "short")
    told = done("decide", log, "final", best[0]["players"][1])

    found = asked("duels", log)

    assert found["champion"] == best[0]["players"][1]
    assert found["places"][:2] == [best[0]["players"][1], best[1]["players"][0]]
    assert "first semi-final" in told
    assert asked("show", log)["stage"] == "over"
    assert "The champion is" in done("show", log)


def test_players_from_a_list(log: Path, tmp_path: Path) -> None:
    players = tmp_path / "players.csv"
    players.write_text("name;club\nAnn;Turin\nBob;Rome\n", encoding="utf-8-sig")

    told = done("register", log, "Cal", "--csv", players)

    assert told == "2  registered: Cal, Ann, Bob\n"


def test_players_from_standard_input(log: Path) -> None:
    result = invoke("tournament", "register", log, "--csv", "-", stdin="Ann\nBob\n")

    assert result.stdout == "2  registered: Ann, Bob\n"


def test_a_bad_line_of_a_list_is_named(log: Path, tmp_path: Path) -> None:
    players = tmp_path / "players.csv"
    players.write_text("Ann\nann\n", encoding="utf-8")

    assert "players.csv: line 2" in no("register", log, "--csv", players, code="name_taken")
    no("register", log, "--csv", tmp_path / "none.csv", code="no_such_file")
    no("register", log, code="nobody_named")
    assert len(read_tournament(log).log) == 1


def test_a_player_goes_by_number_or_name(log: Path) -> None:
    registered(log)

    done("rename", log, "player 3", "Zoë")
    done("strike", log, 2)
    done("withdraw", log, "ZOË", "-m", "ill")

    players = {player["name"]: player["standing"] for player in asked("show", log)["players"]}
    assert players["Zoë"] == "withdrawn"
    assert players["Player 2"] == "struck"
    no("strike", log, "Nobody", code="unknown_entrant")
    no("strike", log, "9" * 5000, code="unknown_entrant")


def test_a_sheet_can_be_typed_with_amounts_and_characters(log: Path) -> None:
    registered(log)
    done("draw", log)

    seats = ["sheriff:300:el_gringo", "o:0", "renegade:1200:Suzy_Lafayette", "d", "OUTLAW:100"]
    entry = asked("report", log, 1, "renegade", *seats)["entry"]

    assert [seat["paid"] for seat in entry["action"]["seats"]] == [300, 0, 1200, 0, 100]
    assert entry["action"]["seats"][2]["character"] == "suzy_lafayette"
    assert "4,000$" in done("tables", log)
    assert "the Renegade wins" in done("tables", log, "--round", 1)


def test_a_sheet_can_come_from_a_file(log: Path, tmp_path: Path) -> None:
    registered(log)
    done("draw", log)
    players = read_tournament(log).state.rounds[0].tables[0].players
    roles = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]
    seats = [{"player": p, "role": r, "paid": 0} for p, r in zip(players, roles, strict=True)]
    sheet = tmp_path / "sheet.json"
    sheet.write_text(json.dumps({"table": 1, "outcome": "law", "seats": seats}))

    done("report", log, "--from", sheet)
    no("report", log, "--from", sheet, code="reported_already")
    sheet.write_text(json.dumps({"table": 1, "round": 1, "outcome": "outlaws", "seats": seats}))
    done("correct", log, "--from", sheet, "--reason", "misread")

    assert asked("show", log)["stage"] == "between"
    assert asked("log", log)[-1]["reason"] == "misread"


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"table": 1}', '{"table": "1"}', '{"do": "publish"}', "[" * 9999]
)
def test_a_file_that_is_no_sheet_is_refused(log: Path, tmp_path: Path, text: str) -> None:
    registered(log)
    done("draw", log)
    sheet = tmp_path / "sheet.json"
    sheet.write_text(text)

    no("report", log, "--from", sheet, code="bad_action")


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((), "bad_usage"),
        ((1,), "bad_usage"),
        ((1, "draw"), "bad_usage"),
        ((1, "law", "s"), "wrong_seat_count"),
        ((2, "law", "s", "o", "o", "r", "d"), "no_table_there"),
        ((1, "law", "s:x", "o", "o", "r", "d"), "unreadable_seat"),
        ((1, "law", "s:--5", "o", "o", "r", "d"), "unreadable_seat"),
        ((1, "law", f"s:{'9' * 5000}", "o", "o", "r", "d"), "unreadable_seat"),
        ((1, "law", "s:50", "o", "o", "r", "d"), "odd_amount"),
        ((1, "law", "s:2100", "o", "o", "r", "d"), "more_than_purse"),
        ((1, "law", "o", "s", "o", "r", "d"), "first_seat_is_sheriff"),
        ((1, "law", "s", "o", "o", "r", "x"), "unknown_role"),
        ((1, "law", "s", "o", "o", "r", "dep:0"), "unknown_role"),
        ((1, "law", "s:0:nobody", "o", "o", "r", "d"), "no_such_character"),
    ],
)
def test_a_wrong_sheet_is_refused(log: Path, args: tuple[object, ...], code: str) -> None:
    registered(log)
    done("draw", log)

    no("report", log, *args, code=code)
    assert asked("show", log)["stage"] == "round"


def test_a_role_that_there_is_not_is_told_with_those_there_are(log: Path) -> None:
    registered(log)
    done("draw", log)

    words = no("report", log, 1, "law", "s", "o", "o", "r", "x:0", code="unknown_role")

    assert "'x' is not a role; use sheriff, deputy, outlaw, renegade" in words


def test_publishing_too_early_says_what_is_missing(log: Path) -> None:
    registered(log)
    play_round(log)
    assert "1 of 3 rounds are played" in no("publish", log, code="rounds_missing")

    done("draw", log)
    assert "have not reported: 1" in no("publish", log, code="rounds_missing")


def test_a_correction_has_its_reason(log: Path) -> None:
    registered(log)
    play_round(log)
    right = [1, 1, "outlaws", "s:100", "o", "o", "r", "d"]

    no("correct", log, *right, code="reason_missing")
    told = done("correct", log, *right, "-m", "two sheets were mixed up")

    assert told == "5  table 1 of round 1 is corrected: the Outlaws win\n"


def test_penalties(log: Path) -> None:
    registered(log)
    done("draw", log)

    no("disqualify", log, 1, "-m", "shows his role", code="warn_first")
    no("warn", log, 1, code="reason_missing")
    done("warn", log, 1, "-m", "shows his role")
    done("disqualify", log, 1, "-m", "again")

    assert asked("show", log)["players"][0]["standing"] == "disqualified"


def test_calls_and_rulings(log: Path) -> None:
    registered(log)
    done("draw", log)

    told = done("call", log, 4, "Two Barrels?")
    done("rule", log, "Both may be drawn for", "--ruling", "R50", "--call", 4)

    assert told == "4  Player 4 calls the judge to table 1: Two Barrels?\n"
    assert "call 4 is answered" in done("log", log)


def test_the_ranking_is_a_secret_until_it_is_published(log: Path) -> None:
    registered(log)
    for _ in range(3):
        play_round(log)

    assert "Only the judge may see this" in done("ranking", log)
    assert asked("ranking", log, "--public") == []
    assert "secret" in done("ranking", log, "--public")
    no("duels", log, code="not_published_yet")
    done("publish", log)

    assert len(asked("ranking", log, "--public")) == 5


def test_a_purse_is_told_alone(log: Path) -> None:
    registered(log)
    done("draw", log)
    done("report", log, 1, "law", "s:700", "o", "o", "r", "d")
    sheriff = read_tournament(log).state.rounds[0].tables[0].players[0]

    assert asked("purse", log, sheriff)["purse"] == 2300
    assert "2,300$" in done("purse", log, sheriff)


def test_undoing(log: Path) -> None:
    registered(log)
    play_round(log)

    assert "entry 4 depends on it" in no("undo", log, 3, code="later_entry_depends")
    done("undo", log, 4, "-m", "wrong table")

    assert asked("show", log)["stage"] == "round"
    assert "undone by 5" in done("log", log)
    assert asked("log", log)[3]["undone_by"] == 5


def test_sheets(log: Path, tmp_path: Path) -> None:
    registered(log, 12)
    done("draw", log)
    pdf, html = tmp_path / "a.pdf", tmp_path / "a.html"

    done("sheets", log, "--pdf", pdf, "--html", html, "--language", "it", "--paper", "letter")

    assert pdf.read_bytes().startswith(b"%PDF")
    assert html.read_text(encoding="utf-8").count("<section") == 2
    assert asked("sheets", log, "--html", html, "--table", 2)["sheets"] == 1
    no("sheets", log, code="bad_usage")
    no("sheets", log, "--html", html, "--round", 2, code="no_such_round")


@pytest.mark.parametrize("what", ["players", "results", "ranking", "log"])
def test_exports(log: Path, tmp_path: Path, what: str) -> None:
    registered(log)
    play_round(log)
    out = tmp_path / "out"

    done("export", log, f"{what}.csv", "--out", out)
    rows = list(csv.reader(StringIO(out.read_text(encoding="utf-8-sig"))))
    printed = done("export", log, f"{what}.json")

    assert len(rows) > 4
    if what == "log":
        assert Tournament.from_log(read_log(printed)).stage == "between"
    else:
        assert len(json.loads(printed)) == len(rows) - 1
    no("export", log, "purses.csv", code="no_such_export")


def test_a_log_that_was_changed_is_refused(log: Path) -> None:
    registered(log)
    text = log.read_text()
    assert "2 entries" in done("verify", log)

    log.write_text(text.replace("Player 3", "Player 9"))

    assert "line 2" in no("verify", log, code="log_altered")
    no("draw", log, code="log_altered")
    assert "Player 9" in log.read_text()


def test_files_that_are_no_logs(tmp_path: Path, log: Path) -> None:
    nothing = tmp_path / "empty"
    nothing.write_bytes(b"")
    noise = tmp_path / "noise"
    noise.write_bytes(b"\xff\xfe\x00")

    no("show", nothing, code="log_unreadable")
    no("show", noise, code="log_unreadable")
    no("show", tmp_path, code="is_a_folder")
    no("show", tmp_path / "none", code="no_such_file")
    no("new", log, "Again", code="log_exists")
    no("new", tmp_path / "no" / "such", "Again", code="no_such_file")


def test_two_at_once_the_second_is_refused(log: Path) -> None:
    with changing(log):
        no("register", log, "Ann", code="log_in_use")

    done("register", log, "Ann")


def test_looking_does_not_wait_for_somebody_who_writes(log: Path) -> None:
    with changing(log):
        assert asked("show", log)["entries"] == 1


def test_many_at_once_lose_nothing(log: Path) -> None:
    """Each action is done or refused; every confirmed action is in the log."""
    commands = [[*PROGRAM, "tournament", "register", str(log), f"P{n}"] for n in range(6)]
    processes = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for command in commands
    ]
    told = [process.communicate(timeout=60) for process in processes]
    codes = [process.returncode for process in processes]

    names = {player.name for player in read_tournament(log).state.players.values()}
    assert names == {f"P{n}" for n, code in enumerate(codes) if code == 0}
    assert all(b"log_in_use" in err for (_, err), code in zip(told, codes, strict=True) if code)


def test_a_refused_command_leaves_the_file_alone(log: Path) -> None:
    registered(log)
    before = (log.read_bytes(), log.stat().st_mtime_ns)

    no("register", log, "Ann", "player 1", code="name_taken")

    assert (log.read_bytes(), log.stat().st_mtime_ns) == before
    assert list(log.parent.iterdir()) == [log]


def test_a_writer_that_dies_leaves_the_log_as_it_was(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registered(log)
    before = log.read_bytes()

    def dies(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", dies)
    with pytest.raises(KeyboardInterrupt), changing(log) as made:
        made.act({"do": "draw"}, at="2012-06-02T12:00:00Z")

    assert log.read_bytes() == before
    assert list(log.parent.iterdir()) == [log]


def test_a_demo_is_the_same_every_time(tmp_path: Path) -> None:
    wishes = ["--players", 12, "--seed", 3, "--bot", "greenhorn", "--withdrawals", 2]
    first = asked("demo", *wishes, "--out", tmp_path / "a.log")
    again = asked("demo", *wishes)

    made = read_tournament(tmp_path / "a.log")
    assert first == again
    assert made.state.champion == first["champion"]
    assert [rank._asdict() for rank in made.ranking()] == first["ranking"]
    assert sum(not player.active for player in made.state.players.values()) == 2
    no("demo", "--out", tmp_path / "a.log", code="log_exists")


def test_a_demo_tells_who_is_champion() -> None:
    told = done("demo", "--players", 5, "--bot", "greenhorn", "--duels", "long")

    assert "The champion is" in told
    no("demo", "--players", 5, "--bot", "wizard", code="unknown_bot")


def test_without_a_command_there_is_help() -> None:
    told = as_program("tournament")

    assert b"sixgun tournament new spring.log" in told.stdout + told.stderr
