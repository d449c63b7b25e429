"""An installed sixgun contains its rulings."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.cli.cli_runner import invoke_json
from tests.docs.pages import ROOT


def unpacked_wheel(folder: Path) -> Path:
    """The pure wheel, unpacked."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "SIXGUN_COMPILE": "0"},
        check=True,
        capture_output=True,
        timeout=60,
    )
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"


def test_rules_are_the_same_from_a_wheel(tmp_path: Path) -> None:
    installed = unpacked_wheel(tmp_path)
    done = subprocess.run(
        [sys.executable, "-P", "-m", "sixgun", "rules", "--json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        check=True,
        timeout=60,
    )
    carried = {entry["id"]: entry["tests"] for entry in json.loads(done.stdout)}
    here = {entry["id"]: entry["tests"] for entry in invoke_json("rules")}
    assert carried.keys() == here.keys()
    for number, tests in here.items():
        assert carried[number] == [test for test in tests if test.startswith("tests/rulings/")]
