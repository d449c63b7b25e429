"""`sixgun tournament`: a judge runs a tournament in the terminal."""

from __future__ import annotations

import csv
import json
import os
import subprocess
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from sixgun.tournament import Tournament, parse_log
from sixgun.tournament.log_file import edit_tournament, load_tournament
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
    run_action("new", path, "Spring Open")
    return path


def run_action(command: str, *args: object) -> str:
    result = invoke("tournament", command, *args)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def run_json(command: str, *args: object) -> Any:
    return invoke_json("tournament", command, *args)


def run_refused(command: str, *args: object, code: str) -> str:
    return refused("tournament", command, *args, code=code)


def register_players(log: Path, players: int = 5) -> Path:
    run_action("register", log, *(f"Player {number}" for number in range(1, players + 1)))
    return log


def play_round(log: Path, outcome: str = "law") -> None:
    run_action("draw", log)
    made = load_tournament(log)
    for table in made.state.rounds[-1].tables:
        seats = [f"{role}:0" for role in ROLES[len(table.players)]]
        run_action("report", log, table.number, outcome, *seats)


def test_a_whole_tournament_by_hand(log: Path) -> None:
    register_players(log, 12)
    for _ in range(3):
        play_round(log)
    run_action("publish", log)
    run_action("duels", log, "long")
    best = run_json("duels", log)["duels"]
    run_action("decide", log, "semi_1", best[0]["players"][1])
    run_action("decide", log, "semi_2", best[1]["players"][0], "--abandoned")
    run_action("duels", log, "short")
    told = run_action("decide", log, "final", best[0]["players"][1])

    found = run_json("duels", log)

    assert found["champion"] == best[0]["players"][1]
    assert found["places"][:2] == [best[0]["players"][1], best[1]["players"][0]]
    assert "First semi-final" in told
    assert run_json("show", log)["stage"] == "over"
    assert "The champion is" in run_action("show", log)


def test_players_from_a_list(log: Path, tmp_path: Path) -> None:
    players = tmp_path / "players.csv"
    players.write_text("name;club\nAnn;Turin\nBob;Rome\n", encoding="utf-8-sig")

    told = run_action("register", log, "Cal", "--csv", players)

    assert told == "2  3 registered: Cal, Ann, and Bob\n"


def test_players_from_standard_input(log: Path) -> None:
    result = invoke("tournament", "register", log, "--csv", "-", stdin="Ann\nBob\n")

    assert result.stdout == "2  2 registered: Ann and Bob\n"


def test_an_error_in_a_list_names_its_line(log: Path, tmp_path: Path) -> None:
    players = tmp_path / "players.csv"
    players.write_text("Ann\nann\n", encoding="utf-8")

    assert "players.csv: Line 2" in run_refused(
        "register", log, "--csv", players, code="name_taken"
    )
    run_refused("register", log, "--csv", tmp_path / "none.csv", code="no_such_file")
    run_refused("register", log, code="nobody_named")
    assert len(load_tournament(log).log) == 1


def test_a_player_is_named_by_number_or_name(log: Path) -> None:
    register_players(log)

    run_action("rename", log, "player 3", "Zoë")
    run_action("strike", log, 2)
    run_action("withdraw", log, "ZOË", "-m", "ill")

    players = {player["name"]: player["standing"] for player in run_json("show", log)["players"]}
    assert players["Zoë"] == "withdrawn"
    assert players["Player 2"] == "struck"
    run_refused("strike", log, "Nobody", code="unknown_entrant")
    run_refused("strike", log, "9" * 5000, code="unknown_entrant")


def test_a_sheet_can_be_typed_with_amounts_and_characters(log: Path) -> None:
    register_players(log)
    run_action("draw", log)

    seats = ["sheriff:300:el_gringo", "o:0", "renegade:1200:Suzy_Lafayette", "d", "OUTLAW:100"]
    entry = run_json("report", log, 1, "renegade", *seats)["entry"]

    assert [seat["paid"] for seat in entry["action"]["seats"]] == [300, 0, 1200, 0, 100]
    assert entry["action"]["seats"][2]["character"] == "suzy_lafayette"
    assert "$4,000" in run_action("tables", log)
    assert "The Renegade wins" in run_action("tables", log, "--round", 1)


def test_a_sheet_can_come_from_a_file(log: Path, tmp_path: Path) -> None:
    register_players(log)
    run_action("draw", log)
    players = load_tournament(log).state.rounds[0].tables[0].players
    roles = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]
    seats = [{"player": p, "role": r, "paid": 0} for p, r in zip(players, roles, strict=True)]
    sheet = tmp_path / "sheet.json"
    sheet.write_text(json.dumps({"table": 1, "outcome": "law", "seats": seats}))

    run_action("report", log, "--from", sheet)
    run_refused("report", log, "--from", sheet, code="reported_already")
    sheet.write_text(json.dumps({"table": 1, "round": 1, "outcome": "outlaws", "seats": seats}))
    run_action("correct", log, "--from", sheet, "--reason", "misread")

    assert run_json("show", log)["stage"] == "between"
    assert run_json("log", log)[-1]["reason"] == "misread"


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"table": 1}', '{"table": "1"}', '{"do": "publish"}', "[" * 9999]
)
def test_an_invalid_sheet_file_is_refused(log: Path, tmp_path: Path, text: str) -> None:
    register_players(log)
    run_action("draw", log)
    sheet = tmp_path / "sheet.json"
    sheet.write_text(text)

    run_refused("report", log, "--from", sheet, code="bad_action")


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
    register_players(log)
    run_action("draw", log)

    run_refused("report", log, *args, code=code)
    assert run_json("show", log)["stage"] == "round"


def test_an_unknown_role_is_refused_with_the_known_ones(log: Path) -> None:
    register_players(log)
    run_action("draw", log)

    words = run_refused("report", log, 1, "law", "s", "o", "o", "r", "x:0", code="unknown_role")

    assert "“x” is not a role. Use sheriff, deputy, outlaw, renegade" in words


def test_publishing_too_early_says_what_is_missing(log: Path) -> None:
    register_players(log)
    play_round(log)
    assert "1 of 3 rounds have been played" in run_refused("publish", log, code="rounds_missing")

    run_action("draw", log)
    assert "have not reported: 1" in run_refused("publish", log, code="rounds_missing")


def test_a_correction_needs_a_reason(log: Path) -> None:
    register_players(log)
    play_round(log)
    right = [1, 1, "outlaws", "s:100", "o", "o", "r", "d"]

    run_refused("correct", log, *right, code="reason_missing")
    told = run_action("correct", log, *right, "-m", "two sheets were mixed up")

    assert told == "5  Round 1, table 1 corrected: The Outlaws win.\n"


def test_penalties(log: Path) -> None:
    register_players(log)
    run_action("draw", log)

    run_refused("disqualify", log, 1, "-m", "shows his role", code="warn_first")
    run_refused("warn", log, 1, code="reason_missing")
    run_action("warn", log, 1, "-m", "shows his role")
    run_action("disqualify", log, 1, "-m", "again")

    assert run_json("show", log)["players"][0]["standing"] == "disqualified"


def test_calls_and_rulings(log: Path) -> None:
    register_players(log)
    run_action("draw", log)

    told = run_action("call", log, 4, "Two Barrels?")
    run_action("rule", log, "Both may be drawn for", "--ruling", "R50", "--call", 4)

    assert told == "4  Player 4 (Round 1, table 1) calls the judge: Two Barrels?\n"
    assert "call 4 is answered" in run_action("log", log)


def test_the_ranking_is_a_secret_until_it_is_published(log: Path) -> None:
    register_players(log)
    for _ in range(3):
        play_round(log)

    assert "Only the judge may see this" in run_action("ranking", log)
    assert run_json("ranking", log, "--public") == []
    assert "secret" in run_action("ranking", log, "--public")
    run_refused("duels", log, code="not_published_yet")
    run_action("publish", log)

    assert len(run_json("ranking", log, "--public")) == 5


def test_a_purse_is_shown_for_one_player_only(log: Path) -> None:
    register_players(log)
    run_action("draw", log)
    run_action("report", log, 1, "law", "s:700", "o", "o", "r", "d")
    sheriff = load_tournament(log).state.rounds[0].tables[0].players[0]

    assert run_json("purse", log, sheriff)["purse"] == 2300
    assert "$2,300" in run_action("purse", log, sheriff)


def test_undo(log: Path) -> None:
    register_players(log)
    play_round(log)

    assert "Entry 4 depends on it" in run_refused("undo", log, 3, code="later_entry_depends")
    run_action("undo", log, 4, "-m", "wrong table")

    assert run_json("show", log)["stage"] == "round"
    assert "undone by entry 5" in " ".join(run_action("log", log).split())
    assert run_json("log", log)[3]["undone_by"] == 5


def test_sheets(log: Path, tmp_path: Path) -> None:
    register_players(log, 12)
    run_action("draw", log)
    pdf, html = tmp_path / "a.pdf", tmp_path / "a.html"

    run_action("sheets", log, "--pdf", pdf, "--html", html, "--language", "it", "--paper", "letter")

    assert pdf.read_bytes().startswith(b"%PDF")
    assert html.read_text(encoding="utf-8").count("<section") == 2
    assert run_json("sheets", log, "--html", html, "--table", 2)["sheets"] == 1
    run_refused("sheets", log, code="bad_usage")
    run_refused("sheets", log, "--html", html, "--round", 2, code="no_such_round")


@pytest.mark.parametrize("what", ["players", "results", "ranking", "log"])
def test_exports(log: Path, tmp_path: Path, what: str) -> None:
    register_players(log)
    play_round(log)
    out = tmp_path / "out"

    run_action("export", log, f"{what}.csv", "--out", out)
    rows = list(csv.reader(StringIO(out.read_text(encoding="utf-8-sig"))))
    printed = run_action("export", log, f"{what}.json")

    assert len(rows) > 4
    if what == "log":
        assert Tournament.from_log(parse_log(printed)).stage == "between"
    else:
        assert len(json.loads(printed)) == len(rows) - 1
    run_refused("export", log, "purses.csv", code="no_such_export")


def test_a_log_that_was_changed_is_refused(log: Path) -> None:
    register_players(log)
    text = log.read_text()
    assert "2 entries" in run_action("verify", log)

    log.write_text(text.replace("Player 3", "Player 9"))

    assert "Line 2" in run_refused("verify", log, code="log_altered")
    run_refused("draw", log, code="log_altered")
    assert "Player 9" in log.read_text()


def test_files_that_are_not_logs_are_refused(tmp_path: Path, log: Path) -> None:
    nothing = tmp_path / "empty"
    nothing.write_bytes(b"")
    noise = tmp_path / "noise"
    noise.write_bytes(b"\xff\xfe\x00")

    run_refused("show", nothing, code="log_unreadable")
    run_refused("show", noise, code="log_unreadable")
    run_refused("show", tmp_path, code="is_a_folder")
    run_refused("show", tmp_path / "none", code="no_such_file")
    run_refused("new", log, "Again", code="log_exists")
    run_refused("new", tmp_path / "no" / "such", "Again", code="no_such_file")


def test_of_two_writers_the_second_is_refused(log: Path) -> None:
    with edit_tournament(log):
        run_refused("register", log, "Ann", code="log_in_use")

    run_action("register", log, "Ann")


def test_reading_does_not_wait_for_a_writer(log: Path) -> None:
    with edit_tournament(log):
        assert run_json("show", log)["entries"] == 1


def test_concurrent_writers_lose_nothing(log: Path) -> None:
    """Each action is done or refused; every confirmed action is in the log."""
    commands = [[*PROGRAM, "tournament", "register", str(log), f"P{n}"] for n in range(6)]
    processes = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for command in commands
    ]
    told = [process.communicate(timeout=60) for process in processes]
    codes = [process.returncode for process in processes]

    names = {player.name for player in load_tournament(log).state.players.values()}
    assert names == {f"P{n}" for n, code in enumerate(codes) if code == 0}
    assert all(b"log_in_use" in err for (_, err), code in zip(told, codes, strict=True) if code)


def test_a_refused_command_leaves_the_file_alone(log: Path) -> None:
    register_players(log)
    before = (log.read_bytes(), log.stat().st_mtime_ns)

    run_refused("register", log, "Ann", "player 1", code="name_taken")

    assert (log.read_bytes(), log.stat().st_mtime_ns) == before
    assert list(log.parent.iterdir()) == [log]


def test_a_killed_writer_leaves_the_log_unchanged(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_players(log)
    before = log.read_bytes()

    def dies(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", dies)
    with pytest.raises(KeyboardInterrupt), edit_tournament(log) as made:
        made.act({"do": "draw"}, at="2012-06-02T12:00:00Z")

    assert log.read_bytes() == before
    assert list(log.parent.iterdir()) == [log]


def test_a_demo_is_the_same_every_time(tmp_path: Path) -> None:
    wishes = ["--players", 12, "--seed", 3, "--bot", "greenhorn", "--withdrawals", 2]
    first = run_json("demo", *wishes, "--out", tmp_path / "a.log")
    again = run_json("demo", *wishes)

    made = load_tournament(tmp_path / "a.log")
    assert first == again
    assert made.state.champion == first["champion"]
    assert [rank._asdict() for rank in made.ranking()] == first["ranking"]
    assert sum(not player.active for player in made.state.players.values()) == 2
    run_refused("demo", "--out", tmp_path / "a.log", code="log_exists")


def test_a_demo_names_the_champion() -> None:
    told = run_action("demo", "--players", 5, "--bot", "greenhorn", "--duels", "long")

    assert "The champion is" in told
    run_refused("demo", "--players", 5, "--bot", "wizard", code="unknown_bot")


def test_without_a_command_there_is_help() -> None:
    told = as_program("tournament")

    assert b"sixgun tournament new spring.log" in told.stdout + told.stderr
