"""`sixgun arena`: it plays, saves and reports, and can be resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.sample_bots import lasting
from tests.cli.cli_runner import interruptible, invoke, invoke_json, refused

OURS = "tests.arena.sample_bots"
FEW = ("arena", "--players", 4, "--bots", f"greenhorn,{OURS}.Eager", "--games", 8)
NEEDS_SIGNALS = pytest.mark.skipif(os.name == "nt", reason="needs signals")


def lines(folder: Path) -> int:
    file = folder / "games.jsonl"
    return file.read_bytes().count(b"\n") if file.exists() else 0


def in_whole_deals(folder: Path) -> int:
    """True if the saved games are whole deals; the last ones may be missing."""
    played = (folder / "games.jsonl").read_text().splitlines()
    return 2 * (1 + max(int(json.loads(line)["deal"]) for line in played))


def until_some_games(child: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait until three games are saved or the process has ended."""
    while lines(folder) < 3 and child.poll() is None:
        time.sleep(0.02)


def saved_games(folder: Path) -> Any:
    return json.loads((folder / "report.json").read_text())


def test_the_printed_report_is_saved(tmp_path: Path) -> None:
    report = invoke_json(*FEW, "--out", tmp_path / "run")

    assert report == saved_games(tmp_path / "run")
    assert report["games"] == {"played": 8, "void": 0, "endless": 0}
    assert report["plan"]["bots"] == ["greenhorn", f"{OURS}.Eager"]
    assert lines(tmp_path / "run") == 8
    assert (tmp_path / "run" / "report.png").read_bytes().startswith(b"\x89PNG")
    assert json.loads((tmp_path / "run" / "plan.json").read_text())["games"] == 8


def test_without_json_the_report_is_a_set_of_tables(tmp_path: Path) -> None:
    wishes = ("arena", "duel", "--bots", f"greenhorn,{OURS}.Eager", "--games", 5)
    text = invoke(*wishes, "--lineup", "lone", "--out", tmp_path / "run", width=120).stdout

    assert text.startswith("8 games of The Duel, Law against Outlaws, lone, seed 1, ")
    assert "Each deal is played 4 times, with exchanged seats" in text
    assert "5 games do not make whole deals, so 8 are played" in text
    for head in ("Rating", "Won as", "Difference", "Longest", "Milliseconds a move"):
        assert head in text
    assert "Failed" not in text
    assert text.endswith(f"In {tmp_path / 'run'}: report.json, report.png, games.jsonl\n")


def test_the_default_folder_is_named_after_the_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = invoke("arena", "--bots", "greenhorn:temperature=2", "--games", 1, width=200).stdout

    folder = Path("arena") / "classic-5-players-mixed-greenhorn-temperature=2-seed-1"
    assert f"In {folder}: " in text
    assert lines(tmp_path / folder) == 1


def test_a_custom_bot_is_found_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    mine = f"from {OURS} import Eager\n\n\nclass Mine(Eager):\n    pass\n"
    (tmp_path / "my_own_bots.py").write_text(mine)
    report = invoke_json("arena", "--bots", "my_own_bots.Mine", "--games", 2, "--jobs", 2)
    assert report["games"] == {"played": 2, "void": 0, "endless": 0}


def test_a_failing_bot_is_reported_and_stops_nothing(tmp_path: Path) -> None:
    others = ",".join(f"greenhorn:seed={number}" for number in range(5))
    wishes = ("arena", "--players", 3, "--bots", f"{OURS}.Fails,{OURS}.Wild,{others}")
    done = invoke(*wishes, "--games", 7, "--out", tmp_path / "run", width=140)

    assert done.exit_code == 0
    failed = saved_games(tmp_path / "run")["failures"]
    void = sum(entry["games"] for entry in failed.values())
    assert 0 < void < 7
    assert done.stdout.startswith(f"7 games of 3 players, {void} void, mixed, seed 1, ")
    assert "Failed" in done.stdout
    assert f"{OURS}.Wild" in done.stdout
    assert "not_a_legal_move (seat" in done.stdout


@pytest.mark.parametrize("bot", ["Wild", "NotBorn"])
def test_a_run_in_which_no_game_counts_has_failed(bot: str, tmp_path: Path) -> None:
    wishes = ("arena", "--bots", f"greenhorn,{OURS}.{bot}", "--games", 4)
    done = invoke(*wishes, "--out", tmp_path / "run", width=140)
    assert done.exit_code == 2
    assert done.stdout.startswith("4 games of 5 players, 4 void, ")
    told = "None of 4 games was finished, so there is no result."
    assert done.stderr == f"sixgun: no_game_counts: {told}\n"


@pytest.mark.parametrize(("bot", "jobs"), [("Dies", 1), ("Dies", 2), ("Stillborn", 1)])
def test_a_dead_process_is_reported_and_the_rest_is_saved(
    bot: str, jobs: int, tmp_path: Path
) -> None:
    """This also holds for a single process."""
    wishes = ("arena", "--bots", f"greenhorn,{OURS}.{bot}", "--games", 2, "--jobs", jobs)
    line = refused(*wishes, "--out", tmp_path / "run", code="worker_died")
    assert f"perhaps by {OURS}.{bot}. Continue in {tmp_path / 'run'} with --resume" in line
    assert saved_games(tmp_path / "run")["games"]["played"] == 0


@NEEDS_SIGNALS
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_saves_finished_games_and_the_run_can_resume(jobs: int, tmp_path: Path) -> None:
    run, whole = tmp_path / "run", tmp_path / "whole"
    bots = "greenhorn,greenhorn:temperature=2"
    many = ("arena", "--bots", bots, "--games", 100000, "--jobs", jobs)
    with interruptible(*many, "--boxes", "bullet", "--out", run) as child:
        until_some_games(child, run)
        os.killpg(child.pid, signal.SIGINT)
        _, err = child.communicate(timeout=50)
    assert child.returncode == 130, err.decode()
    done = lines(run)
    assert saved_games(run)["games"]["played"] == done >= 3
    assert f"Interrupted after {done:,} of 100,000 games. Continue with:" in err.decode()
    assert f"--jobs {jobs} --boxes bullet --out {run} --resume" in err.decode()

    fair = (*many[:4], in_whole_deals(run) + 6, "--boxes", "bullet")
    resumed = invoke_json(*fair, "--out", run, "--resume")
    assert lasting(resumed) == lasting(invoke_json(*fair, "--out", whole))


@NEEDS_SIGNALS
def test_a_killed_run_can_be_resumed(tmp_path: Path) -> None:
    run, whole = tmp_path / "run", tmp_path / "whole"
    many = ("arena", "duel", "--bots", "greenhorn", "--games", 100000)
    with interruptible(*many, "--out", run) as child:
        until_some_games(child, run)
        os.killpg(child.pid, signal.SIGKILL)
        child.wait(timeout=50)
    assert not (run / "report.json").exists()
    with (run / "games.jsonl").open("ab") as file:
        file.write(b'{"deal": 99, "seat')

    fair = (*many[:5], lines(run) + 5)
    resumed = invoke_json(*fair, "--out", run, "--resume")
    assert lasting(resumed) == lasting(invoke_json(*fair, "--out", whole))


@NEEDS_SIGNALS
@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGKILL], ids=lambda way: way.name)
def test_ending_a_run_ends_all_its_processes(way: signal.Signals, tmp_path: Path) -> None:
    """All of them hold the output pipe, which closes only when none is left."""
    run = tmp_path / "run"
    many = ("arena", "--bots", "greenhorn", "--games", 100000, "--jobs", 2, "--out", run)
    with interruptible(*many) as child:
        until_some_games(child, run)
        child.send_signal(way)
        child.communicate(timeout=50)
    assert child.returncode == -way


def test_bad_options_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = tmp_path / "run"
    refused("arena", "--bots", "greenhorn,chess", "--out", run, code="unknown_bot")
    refused("arena", "--bots", "greenhorn:speed=9", "--out", run, code="unknown_bot_option")
    refused("arena", "--bots", "marshal:nodes=many", "--out", run, code="bad_bot_option")
    refused("arena", "--bots", "nowhere.Bot", "--out", run, code="cannot_load_bot")
    refused("arena", "--bots", "greenhorn", "--lineup", "row", "--out", run, code="unknown_lineup")
    refused("arena", "--bots", "greenhorn", "--on", "mars", "--out", run, code="unknown_place")
    refused("arena", "--bots", ",", "--out", run, code="too_few_bots")
    refused("arena", "chess", "--out", run, code="unknown_game")
    refused("arena", "duel", "--tempo", "--out", run, code="no_such_option_here")
    refused("arena", "--bots", "greenhorn", "--out", run, "--resume", code="nothing_to_resume")
    assert not run.exists()

    invoke("arena", "--bots", "greenhorn", "--games", 1, "--out", run)
    line = refused("arena", "--bots", "greenhorn", "--games", 1, "--out", run, code="run_exists")
    assert "--resume" in line
    other = ("arena", "--bots", "greenhorn", "--seed", 2, "--out", run, "--resume")
    assert "another plan: seed 1, not 2" in refused(*other, code="another_plan")
    more = ("arena", "--bots", "greenhorn", "--games")
    invoke(*more, 3, "--out", run, "--resume")
    assert "3 games already" in refused(*more, 2, "--out", run, "--resume", code="fewer_games")


def test_without_ray_the_error_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "sixgun[ray]" in refused(*FEW, "--on", "ray", "--out", tmp_path, code="no_ray")


def test_help_names_every_option() -> None:
    text = invoke("arena", "--help", width=100).stdout
    for option in ("bots", "games", "jobs", "lineup", "seed", "players", "out", "resume", "on"):
        assert f"--{option} " in text
    for word in ("greenhorn", "marshal:nodes=200", "package.module.Bot", "mixed", "lone", "ray"):
        assert word in text


@pytest.mark.slow
def test_a_local_ray_plays_the_same_games(tmp_path: Path) -> None:
    """Run it in its own process: Ray starts several, which must end with it."""
    here = invoke_json(*FEW, "--out", tmp_path / "here")
    command = [sys.executable, "-m", "sixgun", *(str(word) for word in FEW), "--json"]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    done = subprocess.run(
        [*command, "--on", "ray", "--jobs", "1", "--out", str(tmp_path / "ray")],
        env={**environment, "RAY_USAGE_STATS_ENABLED": "0", "SIXGUN_TEST": str(tmp_path)},
        capture_output=True,
        timeout=240,
        check=False,
    )

    assert done.returncode == 0, done.stderr.decode()
    assert lasting(json.loads(done.stdout)) == lasting(here)
    assert start_arena(f"SIXGUN_TEST={tmp_path}") == []


def start_arena(variable: str) -> list[str]:
    """The processes with this in their environment; some need a moment to end."""
    deadline = time.monotonic() + 30
    while (found := having(variable)) and time.monotonic() < deadline:
        time.sleep(0.2)
    return found


def having(variable: str) -> list[str]:
    found: list[str] = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if variable.encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append((process / "cmdline").read_bytes().decode().replace("\0", " "))
        except OSError:
            continue  # it has just ended, or belongs to another user
    return found
