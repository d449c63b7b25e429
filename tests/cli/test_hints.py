"""`hint` in the terminal: a good move, the reason, and the suspects."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.bots import Reason, Thought
from sixgun.bots.classic import REASONS
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.cli.hints import hint_lines
from sixgun.live import new_game
from tests.cli.cli_runner import invoke, refused


@pytest.fixture(autouse=True)
def _saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_SAVES", str(tmp_path / "saves"))


def format_hint_lines(thought: Thought) -> list[str]:
    facts = new_game("classic", players=5, seed=1).kernel.facts
    return hint_lines(ClassicNamer(facts, 0), "BANG! at bob", REASONS, thought)


def test_a_hint_names_the_move_the_reason_and_the_suspects() -> None:
    beliefs = [
        {"sheriff": 1.0},
        {"outlaw": 0.8, "deputy": 0.2},
        {"outlaw": 0.5, "renegade": 0.5},
        {"deputy": 1.0},
        {"renegade": 0.7, "outlaw": 0.3},
    ]
    reason = Reason("shoot_foe", {"target": 1, "chance": 62})

    assert format_hint_lines(Thought(5, reason, [], beliefs, 0.437)) == [
        "A marshal would choose: BANG! at bob",
        "Why: this player is likely to be a foe; the chance of a hit is 62 %.",
        "Chance to win: 44 %.",
        "Suspects: bob as an Outlaw (80 %) and eli as the Renegade (70 %).",
    ]


def test_average_chances_are_not_a_suspicion() -> None:
    """Two of three hidden players are Outlaws."""
    anybody = {"outlaw": 2 / 3, "renegade": 1 / 3}
    known = [{"deputy": 1.0}, {"sheriff": 1.0}]
    assert (
        len(format_hint_lines(Thought(5, Reason("heal"), [], [*known, anybody, anybody, anybody])))
        == 2
    )

    suspect = {"outlaw": 0.9, "renegade": 0.1}
    other = {"outlaw": 0.55, "renegade": 0.45}
    lines = format_hint_lines(Thought(5, Reason("heal"), [], [*known, other, suspect, other]))
    assert lines[2:] == ["Suspects: dot as an Outlaw (90 %)."]


def test_a_hint_leaves_out_unknown_parts() -> None:
    plain = Thought(5, Reason("of_a_box_of_my_own"), [], [])
    assert format_hint_lines(plain) == ["A marshal would choose: BANG! at bob"]


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_hint_is_available_at_every_decision(game: str) -> None:
    text = invoke("play", game, "--seed", 3, stdin="hint\n1\nhint\nq\n").stdout

    assert text.count("A marshal would choose: ") == 2
    assert "Why: " in text


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
