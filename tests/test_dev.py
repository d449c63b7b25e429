"""`dev.py` itself, as far as it needs no environment of its own, and its page of benchmarks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.page import keep
from tests.docs.pages import ROOT


def test_without_a_command_it_names_them_and_where_to_read_more() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "dev.py"], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("usage: python3 dev.py COMMAND [...]\n")
    assert "play, sixgun, python, test, lint, bench, compile, page, types, lock;" in done.stderr
    assert "python3 dev.py --help" in done.stderr


def test_what_is_measured_anew_leaves_other_figures_alone(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    keep("## The server\n\nfast\n", page)
    keep("## pure\n\nslow\n", page)
    keep("## The server\n\nfaster\n", page)
    _, pure, server = page.read_text(encoding="utf-8").split("## ")
    assert (pure, server) == ("pure\n\nslow\n\n", "The server\n\nfaster\n")
