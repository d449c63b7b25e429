"""`hint` in the terminal, and bots that are chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.cli_runner import invoke, refused


@pytest.fixture(autouse=True)
def _saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_SAVES", str(tmp_path / "saves"))


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_hint_is_available_at_every_decision(game: str) -> None:
    text = invoke("play", game, "--seed", 3, stdin="hint\n1\nhint\nq\n").stdout

    assert text.count("A marshal would: ") == 2


def test_bots_are_chosen_and_refused() -> None:
    chosen = invoke("play", "--seed", 3, "--bots", "greenhorn,detective", stdin="1\n" * 12)
    assert chosen.exit_code == 0
    line = refused("play", "--bots", "wyatt", code="unknown_bot")
    assert "wyatt" in line


def test_bots_play_the_same_after_a_pause(tmp_path: Path) -> None:
    """Bots that track events get all of them again."""
    options = ("--bots", "detective:temperature=1")
    whole, broken = tmp_path / "whole", tmp_path / "broken"

    invoke("play", "--seed", 5, *options, "--save", whole, stdin="1\n" * 30)
    invoke("play", "--seed", 5, *options, "--save", broken, stdin="1\n" * 11 + "q\n")
    invoke("play", "--resume", broken, *options, stdin="1\n" * 19)

    assert whole.read_text() == broken.read_text()
