"""The results page: each benchmark replaces its own section."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

__all__ = ["describe_run", "save_section"]

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "benchmarks" / "results.md"
PARTS: Final = (
    "pure",
    "compiled",
    "The server",
    "One address against the others",
    "First load",
    "Frames",
)  # section titles, in order

HEAD: Final = """# Benchmark

Random legal play on one core; every game is played to its end. `python3 dev.py bench` writes this
page.
A calibration loop (10^7 additions at module level) is timed around each round; scaled figures are
decisions/s as if it took 0.90 s, so that machines can be compared. Medians.
"""


def save_section(text: str, page: Path = RESULTS) -> None:
    """Write one section, which begins with its title; the other sections stay as they are."""
    written = page.read_text(encoding="utf-8") if page.exists() else ""
    parts = {title_of(part): part for part in written.split("\n## ")[1:]}
    new = text.removeprefix("## ")
    parts[title_of(new)] = new
    texts = [f"## {parts[title].strip()}\n" for title in PARTS if title in parts]
    page.write_text("\n".join([HEAD, *texts]), encoding="utf-8")


def title_of(part: str) -> str:
    return part.partition("\n")[0].strip()


def describe_run() -> str:
    """Return the date, the commit and the Python version."""
    date = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{date}, commit {commit()}, CPython {sys.version.split()[0]}."


def commit() -> str:
    """Return the measured commit; changes of the results page do not count."""
    name = git("rev-parse", "--short", "HEAD")
    changed = git("status", "--porcelain", "--", ".", ":!benchmarks/results.md")
    return f"{name} with changes" if changed else name or "unknown"


def git(*words: str) -> str:
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
