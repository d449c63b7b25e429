"""The page of results: each part is kept when it is measured, and the page is put together anew."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

__all__ = ["circumstances", "keep"]

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / ".dev" / "bench"
RESULTS: Final = ROOT / "benchmarks" / "results.md"
PARTS: Final = ("pure", "compiled", "server", "first_load")

HEAD: Final = """# Benchmark

Random legal play on one core, every game played to its end. Written by `python3 dev.py bench`.
A calibration loop (10^7 additions at module level) is timed around each round; scaled figures are
decisions/s as if it took 0.90 s, so that machines can be compared. Medians.
"""


def keep(part: str, text: str) -> None:
    """Keep one part and write the page from the last run of each."""
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{part}.md").write_text(text, encoding="utf-8")
    kept = [KEPT / f"{name}.md" for name in PARTS]
    texts = [path.read_text(encoding="utf-8") for path in kept if path.exists()]
    RESULTS.write_text("\n".join([HEAD, *texts]).rstrip() + "\n", encoding="utf-8")


def circumstances() -> str:
    """When, and what is measured."""
    date = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{date}, commit {commit()}, CPython {sys.version.split()[0]}."


def commit() -> str:
    """The commit that is measured; the page of results itself may be changed."""
    name = git("rev-parse", "--short", "HEAD")
    changed = git("status", "--porcelain", "--", ".", ":!benchmarks/results.md")
    return f"{name} with changes" if changed else name or "unknown"


def git(*words: str) -> str:
    asked = ["git", "-C", str(ROOT), *words]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
