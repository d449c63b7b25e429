"""`sixgun replay` and `sixgun verify`: valid records are narrated, others refused with a reason."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import sixgun
from sixgun.notation import write_record
from tests.cli.cli_runner import KINDS, as_program, finished_record, invoke, invoke_json, refused


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return finished_record(tmp_path / "game.record")


def rewrite_record(record: Path, old: str, new: str) -> Path:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    return record


def move_line(record: Path, number: int) -> str:
    return next(line for line in record.read_text().splitlines() if line.startswith(f"{number} "))


def test_the_whole_game_is_narrated(record: Path) -> None:
    text = invoke("replay", record).stdout
    assert "verified" in text
    assert "The cards were shuffled and dealt" in text
    result = re.search(r"^result +(.*)$", text, re.MULTILINE)
    assert result
    assert " won" in text.rstrip().splitlines()[-1]


def test_the_table_at_a_ply_and_the_next_move(record: Path) -> None:
    text = invoke("replay", record, "--ply", 12).stdout
    assert "After move 12 of" in text
    who, _, what = move_line(record, 13).split(" ", 1)[1].partition(": ")
    assert f"Next: {who}: " in text
    assert f"[{what}]" in text.replace("\n", " ")


def test_the_first_and_the_last_position(record: Path) -> None:
    last = len(moves(record))
    assert "After move 0 of" in invoke("replay", record, "--ply", 0).stdout
    assert "end of the record" in invoke("replay", record, "--ply", last).stdout


def moves(record: Path) -> list[dict[str, str]]:
    found: list[dict[str, str]] = invoke_json("replay", record)["moves"]
    return found


def test_every_position_can_be_rendered(record: Path) -> None:
    for ply in range(0, len(moves(record)), 9):
        assert invoke("replay", record, "--ply", ply).exit_code == 0


def test_events_have_their_ids(record: Path) -> None:
    assert "TurnStarted(seat=" in invoke("replay", record, "--events").stdout


def test_json(record: Path) -> None:
    told = invoke_json("replay", record, "--events")
    assert told["verified"] is True
    assert told["result"]["side"] in ("law", "outlaws", "renegade")
    assert told["story"][0] == "The cards were shuffled and dealt"
    assert told["events"][-1]["event"] == "GameEnded"
    assert "view" in invoke_json("replay", record, "--ply", 3)


def test_verify_says_ok(record: Path) -> None:
    result = invoke("verify", record)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{record}: ok, ")


def test_verify_continues_after_a_bad_record(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_text("sixgun record 1\n")
    result = invoke("verify", bad, record, tmp_path / "none")
    assert result.exit_code == 2
    assert f"{record}: ok" in result.stdout
    assert f"sixgun: line_missing: {bad}: " in result.stderr
    assert f"sixgun: no_such_file: {tmp_path / 'none'}: there is" in result.stderr


def test_verify_as_json(record: Path, tmp_path: Path) -> None:
    [sound] = invoke_json("verify", record)
    assert sound["ok"]
    assert sound["moves"] == len(invoke_json("replay", record)["moves"])
    assert sound["result"]["winners"]
    result = invoke("verify", record, tmp_path / "none", "--json")
    assert result.exit_code == 2
    assert result.stderr == ""
    assert json.loads(result.stdout)[1] == {
        "file": str(tmp_path / "none"),
        "ok": False,
        "code": "no_such_file",
        "reason": "there is no such file.",
    }


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_records_of_every_kind(options: dict[str, object], tmp_path: Path) -> None:
    file = finished_record(tmp_path / "game", **options)
    told = invoke_json("replay", file, "--events")
    assert told["verified"] is True
    assert told["story"][-1].startswith("The game is over: ")
    assert invoke("verify", file).stdout.startswith(f"{file}: ok, ")
    for ply in range(0, len(told["moves"]) + 1, 17):
        assert invoke("replay", file, "--ply", ply).exit_code == 0


def test_leaving_is_narrated(tmp_path: Path) -> None:
    game = sixgun.new_game("classic", players=5, seed=7)
    game.leave((game.kernel.seat + 1) % 5)
    file = tmp_path / "left"
    file.write_text(write_record(game.record()))
    assert "left the game for good" in invoke("replay", file).stdout
    assert "Leave the game for good" in invoke("replay", file, "--ply", 0).stdout
    assert "has left" in invoke("replay", file, "--ply", 1).stdout


# -- bad records ---------------------------------------------------------------------------


def test_no_such_ply(record: Path) -> None:
    refused("replay", record, "--ply", 9999, code="no_such_ply")
    refused("replay", record, "--ply", -1, code="no_such_ply")


def test_a_changed_hash(record: Path) -> None:
    last = record.read_text().splitlines()[-1]
    refused("replay", rewrite_record(record, last, "hash: 0123456789abcdef"), code="wrong_hash")


def test_a_changed_result(record: Path) -> None:
    refused("replay", rewrite_record(record, "result: ", "result: moon "), code="wrong_result")


def test_a_changed_seed(record: Path) -> None:
    assert invoke("replay", rewrite_record(record, "seed: 7", "seed: 8")).exit_code == 2


def test_an_illegal_move_is_named_with_its_line(record: Path) -> None:
    line = move_line(record, 5)
    who = line.split(" ")[1]
    told = refused(
        "replay", rewrite_record(record, line, f"5 {who} play missed-2S"), code="illegal_move"
    )
    assert "move 5" in told
    assert "Line " in told


def test_a_move_by_another_player(record: Path) -> None:
    line = move_line(record, 5)
    who = line.split(" ")[1]
    other = "ann:" if who != "ann:" else "bob:"
    refused("replay", rewrite_record(record, line, line.replace(who, other)), code="wrong_seat")


def test_an_unreadable_move(record: Path) -> None:
    line = move_line(record, 5)
    who = line.split(" ")[1]
    refused("replay", rewrite_record(record, line, f"5 {who} dance wildly"), code="unreadable_move")


def test_a_header_that_cannot_be_dealt(record: Path) -> None:
    told = refused("replay", rewrite_record(record, "players: 5", "players: 9"), code="bad_header")
    assert "3 to 8 players, not 9" in told


def test_missing_files_and_folders(tmp_path: Path) -> None:
    refused("replay", tmp_path, code="is_a_folder")
    refused("replay", tmp_path / "none", code="no_such_file")
    empty = tmp_path / "empty"
    empty.write_text("")
    refused("replay", empty, code="not_a_record")


def test_invalid_utf8_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)) * 20)
    for command in ("replay", "verify"):
        done = as_program(command, file)
        assert done.returncode == 2
        assert done.stderr.startswith(b"sixgun: not_text: ")
        assert b"Traceback" not in done.stderr


def test_a_truncated_record_is_never_accepted(record: Path) -> None:
    text = record.read_text()
    for end in range(0, len(text) - 1, 211):
        record.write_text(text[:end])
        assert invoke("verify", record).exit_code == 2


def test_random_edits_never_end_in_a_traceback(record: Path) -> None:
    luck = random.Random(4)
    whole = record.read_bytes()
    for _ in range(150):
        noisy = bytearray(whole)
        for _ in range(luck.randrange(1, 4)):
            at = luck.randrange(len(noisy))
            noisy[at : at + luck.randrange(3)] = luck.randbytes(luck.randrange(3))
        record.write_bytes(noisy)
        result = invoke("verify", record)
        assert result.exit_code in (0, 2)
        assert result.exit_code == 0 or result.stderr.count("\n") == 1


def test_a_game_that_all_left_is_narrated(tmp_path: Path) -> None:
    game = sixgun.new_game(players=4, seed=1)
    for seat in range(4):
        game.leave(seat)
    file = tmp_path / "left.record"
    file.write_text(str(game.record()))

    assert "The game is over, and nobody won" in invoke("replay", file).stdout
    assert invoke("verify", file).exit_code == 0
