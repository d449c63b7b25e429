"""The folder of a run: whatever happens to it, no whole game is lost and no torn one counts."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sixgun import classic
from sixgun.arena.plan import LONE, ArenaPlan
from sixgun.arena.results_folder import ResultsFolder, format_line, parse_line
from sixgun.cli.errors import format_error
from sixgun.engine import SixgunError
from tests.arena.sample_bots import plan_for, played_games

TEMPO = classic.Config(players=4, tempo=True).validate()
PLAN = plan_for("greenhorn", "tests.arena.sample_bots.Eager", games=6)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    played_games(PLAN, tmp_path / "run")
    return tmp_path / "run"


def resumed(folder: Path, plan: ArenaPlan = PLAN) -> ResultsFolder:
    results = ResultsFolder(folder, plan)
    results.open(resume=True)
    return results


def test_there_is_a_line_for_each_game(folder: Path) -> None:
    lines = (folder / "games.jsonl").read_text().splitlines()
    assert len(lines) == 6
    assert [json.loads(line)["seating"] for line in lines] == [0, 1] * 3


@pytest.mark.parametrize("bot", ["greenhorn", "tests.arena.sample_bots.Fails"])
def test_a_game_is_written_and_read(bot: str, tmp_path: Path) -> None:
    for slot, played in played_games(plan_for(bot, games=2), tmp_path / "run").items():
        line = format_line(slot, played)
        again = parse_line(line.encode())
        assert again == (slot, played)
        assert format_line(*again) == line
    assert (played.failure is None) == (bot == "greenhorn")


def test_an_endless_game_stays_endless(tmp_path: Path) -> None:
    [(slot, played), *_] = played_games(PLAN, tmp_path / "run").items()
    endless = replace(played, endless=True, winners=0, side="")
    assert parse_line(format_line(slot, endless).encode())[1] == endless


@pytest.mark.parametrize("torn", [1, 20, 200])
def test_a_torn_last_line_is_played_again(folder: Path, torn: int) -> None:
    file = folder / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-torn])

    assert len(resumed(folder).games) == 5
    assert whole.startswith(file.read_bytes())
    assert file.read_bytes().endswith(b"}\n")


def test_a_duplicate_game_counts_once(folder: Path) -> None:
    file = folder / "games.jsonl"
    file.write_bytes(file.read_bytes() * 2)
    assert len(resumed(folder).games) == 6


@pytest.mark.parametrize("line", ["", "nonsense", "{}", "[]", '{"deal": 0, "seating": 0}'])
def test_a_damaged_line_between_others_is_refused(folder: Path, line: str) -> None:
    file = folder / "games.jsonl"
    file.write_text(f"{line}\n" + file.read_text())
    with pytest.raises(SixgunError) as refused:
        resumed(folder)
    assert refused.value.code == "unreadable_game"
    assert refused.value.facts == {"file": str(file), "line": 1}


def test_a_run_is_never_overwritten(folder: Path) -> None:
    before = (folder / "games.jsonl").read_bytes()
    with pytest.raises(SixgunError, match="run_exists"):
        ResultsFolder(folder, PLAN).open(resume=False)
    assert (folder / "games.jsonl").read_bytes() == before


def test_resuming_needs_an_existing_run(tmp_path: Path) -> None:
    with pytest.raises(SixgunError, match="nothing_to_resume"):
        resumed(tmp_path)


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (
            plan_for("greenhorn", games=6),
            "bots greenhorn,tests.arena.sample_bots.Eager, not greenhorn",
        ),
        (replace(PLAN, seed=2), "seed 1, not 2"),
        (replace(PLAN, lineup=LONE), "lineup mixed, not lone"),
        (plan_for(*PLAN.bots, games=6, players=5), "players 4, not 5"),
        (replace(PLAN, config=TEMPO), "tempo as usual, not true"),
    ],
)
def test_another_plan_is_refused(folder: Path, other: ArenaPlan, differs: str) -> None:
    with pytest.raises(SixgunError) as refused:
        resumed(folder, other)
    assert refused.value.code == "another_plan"
    assert format_error(refused.value.code, refused.value.facts).endswith(
        f"another plan: {differs}."
    )


def test_a_plan_with_default_options_differs_from_another(tmp_path: Path) -> None:
    played_games(replace(PLAN, config=TEMPO, games=2), tmp_path / "run")
    with pytest.raises(SixgunError) as refused:
        resumed(tmp_path / "run")
    facts = refused.value.facts
    assert [facts[name] for name in ("differs", "there", "asked")] == ["tempo", "true", "as usual"]


def test_an_unreadable_plan_counts_as_another_plan(folder: Path) -> None:
    (folder / "plan.json").write_text("{")
    with pytest.raises(SixgunError, match="another_plan"):
        resumed(folder)


def test_the_number_of_games_may_grow(folder: Path) -> None:
    assert len(resumed(folder, replace(PLAN, games=100)).games) == 6
    assert len(resumed(folder, replace(PLAN, games=5)).games) == 6
    assert len(resumed(folder).games) == 6


def test_fewer_games_than_exist_are_refused(folder: Path) -> None:
    before = (folder / "plan.json").read_bytes()
    with pytest.raises(SixgunError) as refused:
        resumed(folder, replace(PLAN, games=4))
    assert refused.value.code == "fewer_games"
    assert refused.value.facts == {"folder": str(folder), "there": 6, "asked": 4}
    assert (folder / "plan.json").read_bytes() == before


def test_an_impossible_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SixgunError, match="cannot_write"):
        ResultsFolder(tmp_path / "file", PLAN).open(resume=False)


FILLS_UP = """
import resource, sys
from pathlib import Path
from sixgun.arena.results_folder import append

resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
path = Path(sys.argv[1])
append(path, b"x" * 60)
try:
    append(path, b"y" * 60)
except OSError:
    print("full")
"""


def test_a_disk_that_fills_up_leaves_whole_lines(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    ran = subprocess.run(
        [sys.executable, "-c", FILLS_UP, str(kept)], capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == ["full"]
    assert kept.read_bytes() == b"x" * 60
