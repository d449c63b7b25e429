"""`--house`: a box of one's own on the command line."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixgun
from sixgun.classic import BOXES, OUR_BOXES
from tests.cli.running import as_program, invoke, invoke_json, refused

EXAMPLE = Path(__file__).parents[2] / "examples" / "tumbleweed" / "tumbleweed"


@pytest.fixture(autouse=True)
def _only_our_boxes() -> Iterator[None]:
    yield
    for box in set(BOXES) - set(OUR_BOXES):
        sixgun.remove_box(box)


def test_its_cards_are_shown() -> None:
    found = invoke_json("cards", "--box", "tumbleweed", "--house", EXAMPLE)

    ids = ["coffee_pot", "snake_oil", "tess_tumbleweed", "dust_storm"]
    assert [entry["id"] for entry in found] == ids
    assert "Tess Tumbleweed" in invoke("cards", "tess_tumbleweed", "--house", EXAMPLE).stdout


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_are_simulated_with_it_in_every_process(jobs: int, tmp_path: Path) -> None:
    told = ["--boxes", "tumbleweed", "--house", str(EXAMPLE), "--record", str(tmp_path)]

    found = as_program("simulate", "--games", 30, "--jobs", jobs, *told, "--json")

    assert found.returncode == 0, found.stderr
    records = sorted(tmp_path.iterdir())
    assert len(records) == 30
    proved = as_program("verify", records[0], "--house", EXAMPLE)
    assert proved.returncode == 0, proved.stderr


def test_it_is_on_the_table_without_being_named() -> None:
    told = ("simulate", "--games", 1, "--house", EXAMPLE, "--house", EXAMPLE)

    plain = invoke_json(*told)
    named = invoke_json(*told, "--boxes", "tumbleweed,bullet")
    every = invoke_json(*told, "--boxes", "all")

    assert plain["config"]["boxes"] == "base tumbleweed"
    assert named["config"]["boxes"] == "base bullet tumbleweed"
    assert every["config"]["boxes"] == " ".join([*OUR_BOXES, "tumbleweed"])


def test_the_hints_of_a_game_name_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXGUN_COMMAND", raising=False)
    file = tmp_path / "my game"

    text = invoke("play", "--house", EXAMPLE, "--seed", 3, "--save", file, stdin="q\n").stdout
    hint = next(line for line in text.splitlines() if line.startswith("Go on with: "))
    again = shlex.split(hint.removeprefix("Go on with: "))

    assert again == ["sixgun", "play", "--resume", str(file), "--house", str(EXAMPLE)]
    sixgun.remove_box("tumbleweed")
    line = refused("play", "--resume", file, code="bad_header")
    assert "say --house PATH" in line
    assert invoke(*again[1:]).exit_code == 0


def test_a_finished_game_is_told_again_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SIXGUN_COMMAND", raising=False)
    file = tmp_path / "game"
    house = ("--house", EXAMPLE)

    text = invoke("play", *house, "--seed", 3, "--save", file, stdin="1\n" * 3000).stdout

    again = f"sixgun replay {file} --house {EXAMPLE}\n"
    assert text.endswith(f"Tell it again with: {again}")
    assert refused("play", "--resume", file, *house, code="game_already_over").endswith(again)


def test_an_unknown_box_may_be_one_of_your_own() -> None:
    assert "say --house PATH" in refused("play", "--boxes", "moon", code="unknown_box")


def test_a_record_is_replayed_only_with_its_box(tmp_path: Path) -> None:
    invoke(
        "simulate", "--games", 1, "--boxes", "tumbleweed", "--house", EXAMPLE, "--record", tmp_path
    )
    sixgun.remove_box("tumbleweed")
    record = next(tmp_path.iterdir())

    refused("replay", record, code="bad_header")
    assert invoke("replay", record, "--house", EXAMPLE).exit_code == 0


def test_a_box_that_is_not_there(tmp_path: Path) -> None:
    refused("cards", "--house", tmp_path / "nowhere", code="no_house_there")


def test_a_box_that_fails(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("BOX = 1 / 0")

    told = refused("cards", "--house", tmp_path / "broken.py", code="house_does_not_load")

    assert "ZeroDivisionError" in told
