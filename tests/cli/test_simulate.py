"""`sixgun simulate`: the same results in any number of processes, and only complete files."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun import classic
from sixgun.engine import Rng
from tests.cli.cli_runner import interruptible, invoke, invoke_json, refused

KEYS = {
    "game",
    "config",
    "seed",
    "games",
    "finished",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "wins",
    "compiled",
    "interrupted",
}


def reproducible_results(report: dict[str, Any]) -> dict[str, Any]:
    """The results that do not depend on the machine."""
    return {name: report[name] for name in ("games", "finished", "decisions", "wins")}


def test_the_report() -> None:
    report = invoke_json("simulate", "classic", "--players", 5, "--games", 60, "--seed", 1)
    assert report.keys() == KEYS
    assert report["game"] == "classic"
    assert report["config"] == {"players": "5", "names": "ann bob cal dot eli"}
    assert report["seed"] == 1
    assert report["games"] == report["finished"] == 60
    assert report["compiled"] == (sixgun.build_name() == "compiled")
    roles = report["wins"]["role"]
    assert {name: entry["games"] for name, entry in roles.items()} == {
        "sheriff": 60,
        "deputy": 60,
        "outlaw": 120,
        "renegade": 60,
    }
    assert roles["sheriff"]["won"] == roles["deputy"]["won"]
    assert sum(entry["games"] for entry in report["wins"]["character"].values()) == 300
    assert {entry["games"] for entry in report["wins"]["seat"].values()} == {60}


def test_game_i_has_seed_plus_i() -> None:
    one = [invoke_json("simulate", "--games", 1, "--seed", seed) for seed in (5, 6, 7)]
    three = invoke_json("simulate", "--games", 3, "--seed", 5)
    assert three["decisions"] == sum(report["decisions"] for report in one)


def test_the_fast_path_plays_the_same_games() -> None:
    game = classic.new_game(classic.Config(players=5), 11, emits_events=False)
    report = invoke_json("simulate", "--games", 1, "--seed", 11)
    assert report["decisions"] == game.play_out(Rng.from_seed("moves 11"))


def test_processes_change_nothing(tmp_path: Path) -> None:
    args = ("simulate", "--players", 4, "--games", 80, "--seed", 3)
    assert reproducible_results(invoke_json(*args)) == reproducible_results(
        invoke_json(*args, "--jobs", 2)
    )


def test_records_are_the_same_games(tmp_path: Path) -> None:
    args = ("simulate", "--games", 12, "--seed", 3)
    plain = invoke_json(*args)
    assert reproducible_results(
        invoke_json(*args, "--record", tmp_path / "games")
    ) == reproducible_results(plain)
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 12
    assert invoke("verify", *files).exit_code == 0


def test_a_record_of_another_run_is_not_overwritten(tmp_path: Path) -> None:
    invoke("simulate", "--games", 1, "--seed", 4, "--record", tmp_path)
    [before] = tmp_path.iterdir()
    text = before.read_text()

    other = ("simulate", "--games", 3, "--seed", 2, "--boxes", "bullet", "--record", tmp_path)
    line = refused(*other, code="file_exists")

    assert f"{before} already exists" in line
    assert line.endswith(f"Use another folder than {tmp_path}.\n")
    assert [file.read_text() for file in tmp_path.iterdir()] == [text]
    assert invoke("simulate", "--games", 1, "--seed", 5, "--record", tmp_path).exit_code == 0


def test_a_single_game_is_singular() -> None:
    assert invoke("simulate", "--games", 1).stdout.startswith("1 game of 5 players, seed 1, ")


def test_without_json_the_report_is_a_table() -> None:
    text = invoke("simulate", "--games", 10, "--beginner").stdout
    assert text.startswith("10 games of 5 players, beginner, seed 1, ")
    assert "Renegade" in text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--players", 3), "3 players"),
        (
            ("--players", 8, "--boxes", "all"),
            "8 players, Dodge City, High Noon, A Fistful of Cards, The Bullet",
        ),
        (
            ("--boxes", "fistful", "--events", 2, "--rule", "one_snipe,guess_on"),
            "A Fistful of Cards, 2 events, rule one_snipe, rule guess_on, seed 1,",
        ),
        (("--variant", "long_duel"), "2 players, Long duel"),
        (("--variant", "short_duel"), "2 players, Short duel"),
        (("--tempo", "--seed", 7), "5 players, tempo, seed 7,"),
    ],
)
def test_games_of_every_kind(options: tuple[object, ...], said: str, tmp_path: Path) -> None:
    args = ("simulate", "--games", 3, *options)
    assert said in invoke(*args, width=120).stdout
    assert reproducible_results(invoke_json(*args)) == reproducible_results(
        invoke_json(*args, "--record", tmp_path)
    )
    assert invoke("verify", *tmp_path.iterdir()).exit_code == 0


def test_a_duel_counts_seats_but_not_characters() -> None:
    wins = invoke_json("simulate", "--games", 5, "--variant", "short_duel")["wins"]
    assert wins["character"] == {}
    assert sum(entry["won"] for entry in wins["seat"].values()) == 5


def test_the_progress_bar_goes_to_standard_error() -> None:
    result = invoke("simulate", "--games", 30, "--json")
    json.loads(result.stdout)
    assert result.stderr == ""


def test_bad_options_are_refused(tmp_path: Path) -> None:
    line = refused("simulate", "classic", "--players", 9, code="wrong_player_count")
    assert "3 to 8 players, not 9" in line
    refused("simulate", "chess", code="unknown_game")
    refused("simulate", "--expansions", "moon,sun", code="unknown_box")
    file = tmp_path / "file"
    file.write_text("")
    refused("simulate", "--record", file, code="not_a_folder")
    refused("simulate", "--record", file / "below", code="cannot_write")


def test_the_base_box_may_be_named() -> None:
    assert invoke("simulate", "--games", 1, "--expansions", "base").exit_code == 0


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_reports_finished_games_and_leaves_complete_files(jobs: int, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    wishes = ("--games", 100000, "--json", "--jobs", jobs, "--record", folder)
    with interruptible("simulate", *wishes) as child:
        deadline = time.monotonic() + 30
        while len(list(folder.glob("*.record"))) < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(child.pid, signal.SIGINT)
        out, err = child.communicate(timeout=30)
    assert child.returncode == 130
    assert err == b""
    report = json.loads(out)
    files = sorted(folder.iterdir())
    assert report["interrupted"]
    assert report["games"] == report["finished"] == len(files)
    assert invoke("verify", *files[-20:]).exit_code == 0
