"""`--box`: custom boxes on the command line."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixgun
from sixgun.classic import BOXES, OUR_BOXES
from tests.cli.cli_runner import as_program, invoke, invoke_json, refused

EXAMPLE = Path(__file__).parents[2] / "examples" / "tumbleweed" / "tumbleweed"


@pytest.fixture(autouse=True)
def _only_our_boxes() -> Iterator[None]:
    yield
    for box in set(BOXES) - set(OUR_BOXES):
        sixgun.remove_box(box)


def test_the_cards_of_a_custom_box_are_listed() -> None:
    found = invoke_json("cards", "--in-box", "tumbleweed", "--box", EXAMPLE)

    ids = ["coffee_pot", "snake_oil", "tess_tumbleweed", "dust_storm"]
    assert [entry["id"] for entry in found] == ids
    assert "Tess Tumbleweed" in invoke("cards", "tess_tumbleweed", "--box", EXAMPLE).stdout


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_process_of_a_simulation_loads_it(jobs: int, tmp_path: Path) -> None:
    arguments = ["--boxes", "tumbleweed", "--box", str(EXAMPLE), "--record", str(tmp_path)]

    found = as_program("simulate", "--games", 30, "--jobs", jobs, *arguments, "--json")

    assert found.returncode == 0, found.stderr
    records = sorted(tmp_path.iterdir())
    assert len(records) == 30
    proved = as_program("verify", records[0], "--box", EXAMPLE)
    assert proved.returncode == 0, proved.stderr


def test_a_custom_box_is_dealt_without_naming_it() -> None:
    arguments = ("simulate", "--games", 1, "--box", EXAMPLE, "--box", EXAMPLE)

    plain = invoke_json(*arguments)
    named = invoke_json(*arguments, "--boxes", "tumbleweed,bullet")
    every = invoke_json(*arguments, "--boxes", "all")

    assert plain["config"]["boxes"] == "base tumbleweed"
    assert named["config"]["boxes"] == "base bullet tumbleweed"
    assert every["config"]["boxes"] == " ".join([*OUR_BOXES, "tumbleweed"])


def test_the_resume_command_names_the_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXGUN_COMMAND", raising=False)
    file = tmp_path / "my game"

    text = invoke("play", "--box", EXAMPLE, "--seed", 3, "--save", file, stdin="q\n").stdout
    hint = next(line for line in text.splitlines() if line.startswith("Continue with: "))
    again = shlex.split(hint.removeprefix("Continue with: "))

    assert again == ["sixgun", "play", "--resume", str(file), "--box", str(EXAMPLE)]
    sixgun.remove_box("tumbleweed")
    line = refused("play", "--resume", file, code="bad_header")
    assert "add --box PATH" in line
    assert invoke(*again[1:]).exit_code == 0


def test_the_replay_command_names_the_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXGUN_COMMAND", raising=False)
    file = tmp_path / "game"
    box = ("--box", EXAMPLE)

    text = invoke("play", *box, "--seed", 3, "--save", file, stdin="1\n" * 3000).stdout

    again = f"sixgun replay {file} --box {EXAMPLE}\n"
    assert text.endswith(f"Replay it with: {again}")
    assert refused("play", "--resume", file, *box, code="game_already_over").endswith(again)


def test_an_unknown_box_suggests_the_option() -> None:
    assert "add --box PATH" in refused("play", "--boxes", "moon", code="unknown_box")


def test_a_record_is_replayed_only_with_its_box(tmp_path: Path) -> None:
    invoke(
        "simulate", "--games", 1, "--boxes", "tumbleweed", "--box", EXAMPLE, "--record", tmp_path
    )
    sixgun.remove_box("tumbleweed")
    record = next(tmp_path.iterdir())

    refused("replay", record, code="bad_header")
    assert invoke("replay", record, "--box", EXAMPLE).exit_code == 0


def test_a_missing_box(tmp_path: Path) -> None:
    refused("cards", "--box", tmp_path / "nowhere", code="no_house_there")


def test_a_box_that_does_not_load(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("BOX = 1 / 0")

    message = refused("cards", "--box", tmp_path / "broken.py", code="house_does_not_load")

    assert "ZeroDivisionError" in message
