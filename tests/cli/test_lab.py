"""`sixgun lab`: a page and its data, the same in any number of processes."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun import remove_box
from sixgun.arena.lab import Experiment, Observations
from sixgun.arena.lab import run as run_experiment
from sixgun.cli import lab
from sixgun.engine import SixgunError
from tests.cli.cli_runner import invoke, invoke_json, refused

FEW = ("--bots", "greenhorn", "--games")

BOX = """
from sixgun.classic import Box, BrownCard, Character, Game, Targets


class Odd(BrownCard):
    id = "odd_card"
    name = "<i>Odd</i> & co"
    words = "Draw 2 cards."
    copies = "2C 3C 4C 5C 6C 7C 8C 9C"
    target = Targets.NOBODY

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.draw(game.owner[me], 2)


BOX = Box("odd", "Odd", cards=[Odd])
"""


def test_the_lab_writes_a_page_and_its_data(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    told = invoke("lab", *FEW, 6, "--players", 4, "--seed", 3, "--out", out)
    assert told.exit_code == 0
    assert told.stdout.startswith("6 games of 4 players, greenhorn\n")
    assert f"report: {out}\n" in told.stdout
    assert out.read_text().startswith("<!DOCTYPE html>")
    figures = json.loads((tmp_path / "page.json").read_text())
    assert (figures["games"], figures["table"]["seed"]) == (6, 3)
    assert figures == invoke_json("lab", *FEW, 6, "--players", 4, "--seed", 3)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["page.html", "page.json"]


def test_the_default_page_is_named_after_the_setup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    invoke("lab", "duel", *FEW, 2)
    assert Path("lab-duel-law_vs_outlaw-greenhorn-seed-1.html").exists()
    invoke("lab", "--bots", "greenhorn,gunslinger:seed=2", "--games", 2, "--seed", 9)
    assert Path("lab-classic-5-players-greenhorn-gunslinger-seed=2-seed-9.html").exists()


def test_a_page_is_overwritten_only_on_request(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    for older in (out, tmp_path / "page.json"):
        older.write_text("an older one")
        line = refused("lab", *FEW, 1, "--out", out, code="file_exists")
        assert f"{older} already exists. Overwrite it with --force" in line
        assert older.read_text() == "an older one"
        assert invoke("lab", *FEW, 1, "--out", out, "--force").exit_code == 0
        assert older.read_text() != "an older one"
        out.unlink()


def test_boxes_have_their_names(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    told = invoke("lab", *FEW, 1, "--boxes", "dodge_city,fistful", "--out", out)
    assert told.stdout.startswith("1 game of 5 players, Dodge City, A Fistful of Cards, greenhorn")
    assert "<h1>5 players, Dodge City, A Fistful of Cards</h1>" in out.read_text()


def test_help_names_the_levels() -> None:
    text = invoke("lab", "--help", width=100).stdout
    for word in ("greenhorn", "gunslinger", "detective", "marshal:nodes=200", "--force"):
        assert word in text


def test_json_alone_writes_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    invoke_json("lab", *FEW, 2)
    assert list(tmp_path.iterdir()) == []


def test_processes_change_nothing(tmp_path: Path) -> None:
    args = ("lab", *FEW, 7, "--boxes", "high_noon")
    assert invoke_json(*args) == invoke_json(*args, "--jobs", 2)


def test_game_i_has_seed_plus_i() -> None:
    one = [invoke_json("lab", *FEW, 1, "--seed", seed) for seed in (5, 6)]
    two = invoke_json("lab", *FEW, 2, "--seed", 5)
    turns = [report["lengths"]["turns"]["spread"]["longest"] for report in one]
    assert two["lengths"]["turns"]["spread"]["mean"] == sum(turns) / 2


def test_the_report_has_all_its_parts() -> None:
    report: dict[str, Any] = invoke_json("lab", *FEW, 3, "--players", 4)
    assert report.keys() == {
        "table",
        "games",
        "interrupted",
        "troubles",
        "sides",
        "roles",
        "several",
        "characters",
        "cards",
        "lengths",
        "falls",
        "life",
        "shots",
        "avoided",
        "events",
    }
    assert report["table"]["bots"] == ["greenhorn"]
    assert report["table"]["config"] == {"players": "4", "names": "ann bob cal dot"}


def test_a_custom_card_is_counted_and_its_name_is_escaped(tmp_path: Path) -> None:
    box, out = tmp_path / "odd.py", tmp_path / "page.html"
    box.write_text(BOX)
    try:
        told = invoke("lab", *FEW, 3, "--box", box, "--jobs", 2, "--out", out)
    finally:
        remove_box("odd")
    assert told.exit_code == 0, told.stderr
    page = out.read_text()
    assert "&lt;i&gt;Odd&lt;/i&gt; &amp; co" in page
    assert "<i>Odd" not in page
    [odd] = [
        c
        for c in json.loads(out.with_suffix(".json").read_text())["cards"]
        if c["id"] == "odd_card"
    ]
    assert odd["copies"] == 8
    assert odd["drawn"] > 0


Progress = Callable[[int], None]


def ended_after(games: int, error: BaseException) -> Callable[..., None]:
    """Run the lab, and let this happen after so many games."""

    def run(plan: Experiment, book: Observations, crew: Any, progress: Progress) -> None:
        def told(done: int) -> None:
            progress(done)
            if book.played == games:
                raise error

        run_experiment(plan, book, crew, told)

    return run


def test_ctrl_c_reports_the_finished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "run", ended_after(3, KeyboardInterrupt()))
    out = tmp_path / "page.html"
    told = invoke("lab", *FEW, 500, "--out", out)
    assert told.exit_code == 130
    assert told.stdout.startswith("3 games of 5 players (interrupted), greenhorn\n")
    assert "interrupted: 3 of 500 games" in out.read_text()
    assert json.loads(out.with_suffix(".json").read_text())["interrupted"]


def test_ctrl_c_before_the_first_game_keeps_the_old_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(plan: Experiment, book: Observations, *more: Any) -> None:
        book.interrupted = True

    monkeypatch.setattr(lab, "run", run)
    out = tmp_path / "page.html"
    out.write_text("an older one")
    told = invoke("lab", *FEW, 500, "--out", out, "--force")
    assert told.exit_code == 130
    assert told.stdout.startswith("0 games of 5 players (interrupted)")
    assert told.stdout.endswith("\nNo game was finished, so there is no report.\n")
    assert out.read_text() == "an older one"


def test_finished_games_are_reported_when_a_process_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "run", ended_after(2, SixgunError("worker_died")))
    out = tmp_path / "page.html"
    told = invoke("lab", *FEW, 500, "--out", out)
    assert told.exit_code == 2
    assert told.stderr.startswith("sixgun: worker_died: ")
    assert "interrupted: 2 of 500 games" in out.read_text()


def test_a_bot_that_ends_its_process_is_reported(tmp_path: Path) -> None:
    bots = ("--bots", "greenhorn,tests.arena.sample_bots.Dies")
    told = invoke("lab", *bots, "--games", 2, "--out", tmp_path / "page.html")
    assert told.exit_code == 2
    assert "worker_died: A process ended unexpectedly, perhaps by tests.arena" in told.stderr


def test_failed_games_are_reported(tmp_path: Path) -> None:
    bots = ("--bots", "tests.arena.lab.sample_games.Failing")
    told = invoke("lab", *bots, "--games", 2, "--out", tmp_path / "page.html")
    assert "2 not finished, the first with seed 1: <b>lost</b> the thread" in told.stdout
    assert told.stdout.endswith("\nNo game was finished, so there is no report.\n")
    assert told.stderr.startswith("sixgun: no_game_counts: ")
    assert told.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_custom_bot_is_found_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    Path("own_lab_bot.py").write_text("from tests.arena.lab.sample_games import First as Mine\n")
    report = invoke_json("lab", "--bots", "own_lab_bot.Mine", "--games", 1)
    assert report["table"]["bots"] == ["own_lab_bot.Mine"]
    assert report["games"] == 1


def test_bad_options_are_refused(tmp_path: Path) -> None:
    refused("lab", "chess", code="unknown_game")
    refused("lab", "--bots", "cowboy", code="unknown_bot")
    refused("lab", "--bots", "nowhere.at.All", code="cannot_load_bot")
    refused("lab", "--players", 9, code="wrong_player_count")
    refused("lab", *FEW, 1, "--out", tmp_path, code="is_a_folder")
    (tmp_path / "file").write_text("")
    refused("lab", *FEW, 1, "--out", tmp_path / "file" / "page.html", code="not_a_folder")


def test_the_folder_of_the_page_is_created(tmp_path: Path) -> None:
    out = tmp_path / "some" / "where" / "page.html"
    assert invoke("lab", *FEW, 1, "--out", out).exit_code == 0
    assert out.exists()
