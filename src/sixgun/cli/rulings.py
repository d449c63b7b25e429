"""`sixgun rules`: the rulings in docs/rulings, and the tests that carry their numbers.

A ruling is a list entry, `- **R51** words. _(S3, FAQ)_`, under the heading of its section. One
whose source names `conduct` is about manners at the table: it is kept, but no program can hold it.
One marked `later` belongs to something that is not played yet.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sixgun.cli.games import GAMES, room_of
from sixgun.engine import HouseRule, SixgunError

__all__ = [
    "Proof",
    "Ruling",
    "find_root",
    "proofs",
    "read_rulings",
    "rulings_with_tests",
    "selected",
]

ENTRY: Final = re.compile(r"- \*\*([A-Z]+[0-9]+)\*\* (.*)")
SOURCE: Final = re.compile(r"\s*_\(([^()]*(?:\([^()]*\)[^()]*)*)\)_\s*$")
LATER: Final = "later"
NOT_IN_FORCE: Final = {"conduct", LATER}


@dataclass
class Ruling:
    """One numbered ruling in our own words."""

    id: str
    text: str
    source: str
    in_force: bool
    tests: list[str] = field(default_factory=list)
    section: str = ""
    file: str = ""
    house_rule: HouseRule | None = None  # the switch for tables that play otherwise
    game: str = ""  # that has this switch

    @property
    def is_later(self) -> bool:
        """Whether it belongs to something that is not played yet."""
        return LATER in tags(self.source)

    def entry(self) -> dict[str, object]:
        """The same for a program to read."""
        return {
            "id": self.id,
            "text": self.text,
            "source": self.source,
            "in_force": self.in_force,
            "tests": self.tests,
            "section": self.section,
            "house_rule": self.switch(),
        }

    def searched(self) -> str:
        """All its words, and those of its house rule."""
        rule = self.house_rule
        switch = f" {rule.name} {rule.words}" if rule else ""
        return f"{self.id} {self.text} {self.section}{switch}".lower()

    def switch(self) -> dict[str, str] | None:
        rule = self.house_rule
        return {"name": rule.name, "words": rule.words} if rule else None


@dataclass(frozen=True)
class Proof:
    """A test, and the number of one ruling that it carries."""

    ruling: str
    test: str


def find_root() -> Path:
    """The folder with docs/ and tests/: the source tree, or what the installed package carries."""
    here = Path(__file__).resolve().parent
    for root in (here / "rulebook", here.parents[2]):
        if (root / "docs" / "rulings").is_dir():
            return root
    raise SixgunError("no_rulings_here")


def rulings_with_tests(root: Path) -> list[Ruling]:
    """All rulings with the tests that prove them and the house rules that turn them round."""
    rulings = read_rulings(root)
    tests: dict[str, list[str]] = {}
    for proof in proofs(root):
        tests.setdefault(proof.ruling, []).append(proof.test)
    switches = {rule.ruling: (rule, game) for game in GAMES for rule in room_of(game).house_rules}
    for ruling in rulings:
        ruling.tests = tests.get(ruling.id, [])
        ruling.house_rule, ruling.game = switches.get(ruling.id, (None, ""))
    return rulings


# -- the rulings ---------------------------------------------------------------------------


def read_rulings(root: Path) -> list[Ruling]:
    """Every ruling of every file, in the order they stand there."""
    files = sorted((root / "docs" / "rulings").glob("*.md"))
    return [ruling for file in files for ruling in rulings_in(file)]


def rulings_in(file: Path) -> Iterator[Ruling]:
    section = ""
    gathered: list[str] = []
    for line in [*file.read_text(encoding="utf-8").splitlines(), ""]:
        if gathered and (not line.startswith(" ") or not line.strip()):
            yield made(" ".join(gathered), section, file.name)
            gathered = []
        if line.startswith("## "):
            section = line[3:].strip()
        elif ENTRY.match(line) or gathered:
            gathered.append(line.strip())


def made(entry: str, section: str, file: str) -> Ruling:
    """A ruling from its list entry, lines already joined."""
    found = ENTRY.fullmatch(entry)
    assert found is not None
    number, text = found[1], found[2]
    behind = SOURCE.search(text)
    source = behind[1] if behind else ""
    words = SOURCE.sub("", text).replace("**", "").strip()
    in_force = NOT_IN_FORCE.isdisjoint(tags(source))
    return Ruling(number, words, source, in_force, section=section, file=file)


def tags(source: str) -> list[str]:
    """The small words of a source."""
    return re.split(r"[^a-z]+", source)


def selected(rulings: Sequence[Ruling], ids: Sequence[str], search: str | None) -> list[Ruling]:
    """Those named, by number or house rule, or those that have all the words searched for."""
    known = {ruling.house_rule.name: ruling for ruling in rulings if ruling.house_rule}
    known |= {ruling.id.lower(): ruling for ruling in rulings}
    ids = [f"R{wanted}" if wanted.isdecimal() else wanted for wanted in ids]
    for wanted in ids:
        if wanted.lower() not in known:
            raise SixgunError("unknown_ruling", id=wanted[:40])
    found = [known[wanted.lower()] for wanted in ids] if ids else list(rulings)
    words = (search or "").lower().split()
    return [ruling for ruling in found if all(word in ruling.searched() for word in words)]


# -- the tests -----------------------------------------------------------------------------


def proofs(root: Path) -> list[Proof]:
    """Every `@ruling("R51", ...)` above a test, in the order of the files."""
    found: list[Proof] = []
    for file in sorted((root / "tests").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "ruling(" in text:
            found += proofs_in(ast.parse(text), file.relative_to(root).as_posix())
    return found


def proofs_in(node: ast.Module | ast.ClassDef, place: str) -> Iterator[Proof]:
    for inner in node.body:
        if isinstance(inner, ast.ClassDef):
            yield from proofs_in(inner, f"{place}::{inner.name}")
        elif isinstance(inner, ast.FunctionDef) and inner.name.startswith("test"):
            for decorator in inner.decorator_list:
                for number in numbers_in(decorator):
                    yield Proof(number, f"{place}::{inner.name}")


def numbers_in(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name != "ruling":
        return []
    return [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]
