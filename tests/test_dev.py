"""The parts of `dev.py` that need no environment, and its page of benchmarks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from benchmarks.results_page import save_section
from tests.docs.pages import ROOT
from tools import browser, compiled, page
from tools.compiled import Outcome


def test_without_a_command_the_help_lists_the_commands() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "dev.py"], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("usage: python3 dev.py COMMAND [...]\n")
    assert (
        "play, sixgun, python, test, lint, soak, bench, compile, page, types, lock;" in done.stderr
    )
    assert "python3 dev.py --help" in done.stderr


@pytest.mark.parametrize("path", ["tests/test_dev.py", "examples/tumbleweed/tests"])
def test_pytest_can_do_without_its_cache(path: str) -> None:
    """With the cache plugin off, our `cache_dir` setting would be an unknown setting, an error."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", path, "-p", "no:cacheprovider"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str((ROOT / path).parent)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "::test_" in done.stdout


def test_the_page_is_measured_after_its_browser_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def run(command: list[str], variables: dict[str, str]) -> int:
        done.append(command[2])
        return 0

    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(compiled, "build", lambda: Outcome.READY)
    monkeypatch.setattr(compiled, "environment", dict)
    monkeypatch.setattr(page, "ensure", lambda: done.append("page"))
    monkeypatch.setattr(browser, "ensure", lambda: done.append("browser"))

    assert dev.bench([]) == 0

    measured = [f"benchmarks.{name}" for name in ("bench", "bench", "server_load")]
    assert done[:3] == measured
    assert sorted(done[3:5]) == ["browser", "page"]
    assert done[5:] == ["benchmarks.first_load", "benchmarks.frames"]


def test_a_new_measurement_keeps_the_other_figures(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    save_section("## The server\n\nfast\n", page)
    save_section("## pure\n\nslow\n", page)
    save_section("## The server\n\nfaster\n", page)
    _, pure, server = page.read_text(encoding="utf-8").split("## ")
    assert (pure, server) == ("pure\n\nslow\n\n", "The server\n\nfaster\n")
