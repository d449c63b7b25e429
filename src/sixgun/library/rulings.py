"""Parses the rulings in docs/rulings.

A ruling is a list entry, `- **R51** words. _(S3, FAQ)_`, under the heading of its section. The
source `conduct` marks rulings about behaviour at the table, which no program can enforce. `later`
marks rulings for something that is not implemented yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sixgun.engine import SixgunError

__all__ = ["Ruling", "find_root", "read_rulings"]

ENTRY: Final = re.compile(r"- \*\*([A-Z]+[0-9]+)\*\* (.*)")
SOURCE: Final = re.compile(r"\s*_\(([^()]*(?:\([^()]*\)[^()]*)*)\)_\s*$")
LATER: Final = "later"
NOT_IN_FORCE: Final = {"conduct", LATER}


@dataclass(frozen=True)
class Ruling:
    """One numbered ruling in our own words."""

    id: str
    text: str
    source: str
    in_force: bool
    section: str
    page: str  # classic, duel or tournament

    @property
    def is_later(self) -> bool:
        """True for a ruling about something that is not implemented yet."""
        return LATER in source_tags(self.source)


def find_root() -> Path:
    """The folder with docs/ and tests/: the source tree, or the copy in an installed package."""
    here = Path(__file__).resolve().parent
    for root in (here / "rulebook", here.parents[2]):
        if (root / "docs" / "rulings").is_dir():
            return root
    raise SixgunError("no_rulings_here")


def read_rulings(root: Path) -> list[Ruling]:
    """All rulings of all files, in order."""
    files = sorted((root / "docs" / "rulings").glob("*.md"))
    return [ruling for file in files for ruling in parse_rulings(file)]


def parse_rulings(file: Path) -> Iterator[Ruling]:
    section = ""
    gathered: list[str] = []
    for line in [*file.read_text(encoding="utf-8").splitlines(), ""]:
        if gathered and (not line.startswith(" ") or not line.strip()):
            yield parse_ruling(" ".join(gathered), section, file.stem)
            gathered = []
        if line.startswith("## "):
            section = line[3:].strip()
        elif ENTRY.match(line) or gathered:
            gathered.append(line.strip())


def parse_ruling(entry: str, section: str, page: str) -> Ruling:
    """Parse a ruling from its list entry, with lines already joined."""
    found = ENTRY.fullmatch(entry)
    assert found is not None
    number, text = found[1], found[2]
    behind = SOURCE.search(text)
    source = behind[1] if behind else ""
    words = SOURCE.sub("", text).replace("**", "").strip()
    in_force = NOT_IN_FORCE.isdisjoint(source_tags(source))
    return Ruling(number, words, source, in_force, section, page)


def source_tags(source: str) -> list[str]:
    """The lowercase words of a source."""
    return re.split(r"[^a-z]+", source)
