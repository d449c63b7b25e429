"""The rulings in docs/rulings, read for those who show them.

A ruling is a list entry, `- **R51** words. _(S3, FAQ)_`, under the heading of its section. One
whose source names `conduct` is about manners at the table: it is kept, but no program can hold it.
One marked `later` belongs to something that is not played yet.
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
        """Whether it belongs to something that is not played yet."""
        return LATER in tags(self.source)


def find_root() -> Path:
    """The folder with docs/ and tests/: the source tree, or what the installed package carries."""
    here = Path(__file__).resolve().parent
    for root in (here / "rulebook", here.parents[2]):
        if (root / "docs" / "rulings").is_dir():
            return root
    raise SixgunError("no_rulings_here")


def read_rulings(root: Path) -> list[Ruling]:
    """Every ruling of every file, in the order they stand there."""
    files = sorted((root / "docs" / "rulings").glob("*.md"))
    return [ruling for file in files for ruling in rulings_in(file)]


def rulings_in(file: Path) -> Iterator[Ruling]:
    section = ""
    gathered: list[str] = []
    for line in [*file.read_text(encoding="utf-8").splitlines(), ""]:
        if gathered and (not line.startswith(" ") or not line.strip()):
            yield made(" ".join(gathered), section, file.stem)
            gathered = []
        if line.startswith("## "):
            section = line[3:].strip()
        elif ENTRY.match(line) or gathered:
            gathered.append(line.strip())


def made(entry: str, section: str, page: str) -> Ruling:
    """A ruling from its list entry, lines already joined."""
    found = ENTRY.fullmatch(entry)
    assert found is not None
    number, text = found[1], found[2]
    behind = SOURCE.search(text)
    source = behind[1] if behind else ""
    words = SOURCE.sub("", text).replace("**", "").strip()
    in_force = NOT_IN_FORCE.isdisjoint(tags(source))
    return Ruling(number, words, source, in_force, section, page)


def tags(source: str) -> list[str]:
    """The small words of a source."""
    return re.split(r"[^a-z]+", source)
