"""The soak test plays every kind of game, reports failures and stops on Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence

import pytest

from sixgun import classic, duel
from sixgun.engine import HouseRule
from tests import soak
from tests.docs.pages import ROOT


def test_the_soak_plays_every_kind_of_table() -> None:
    tables = [soak.table_of("0", soak.GAMES_PER_TABLE * at) for at in range(1_500)]
    of_bang = [table for table in tables if isinstance(table, classic.Config)]
    duels = [table for table in tables if isinstance(table, duel.Config)]

    assert {table.variant for table in of_bang} == {"", "long_duel", "short_duel", "auction"}
    assert {table.players for table in of_bang} == set(range(2, 9))
    assert {box for table in of_bang for box in table.boxes} == set(classic.OUR_BOXES)
    assert {name for table in of_bang for name in table.house} == names(classic.HOUSE_RULES)
    assert {table.mode for table in duels} == set(duel.MODES)
    assert {name for table in duels for name in table.house} == names(duel.HOUSE_RULES)
    for option in ("beginner", "tempo", "purses", "characters", "events", "ask_discard_order"):
        assert any(getattr(table, option) for table in of_bang), option


def names(rules: Sequence[HouseRule]) -> set[str]:
    return {rule.name for rule in rules}


def test_a_game_is_determined_by_its_number() -> None:
    assert soak.play("0", 11) == soak.play("0", 11)
    assert soak.play("0", 11) != soak.play("0", 13)


def test_a_failure_names_the_number_that_plays_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(soak, "full_check", lambda game, rng: 1 // 0)

    tally = soak.play_batch("7", range(41, 43))

    assert (tally.games, len(tally.faults)) == (2, 2)
    assert "ZeroDivisionError" in tally.faults[0]
    assert "python3 dev.py soak --seed 7 --only 41" in tally.faults[0]


@pytest.mark.parametrize("interrupted", [False, True])
def test_the_soak_uses_several_processes_and_stops_on_ctrl_c(interrupted: bool) -> None:
    games = 1_000_000 if interrupted else 6
    command = [sys.executable, "-m", "tests.soak", "--games", str(games), "--jobs", "2"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stderr is not None
        running.stderr.readline()  # it has begun
        if interrupted:
            running.send_signal(signal.SIGINT)
        output, _ = running.communicate(timeout=120)

    assert running.returncode == (130 if interrupted else 0)
    assert "0 faults" in output
    assert interrupted or output.startswith("6 games, ")
