"""`dev.py` itself, as far as it needs no environment of its own."""

from __future__ import annotations

import subprocess
import sys

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
