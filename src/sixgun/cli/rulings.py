"""`sixgun rules`: rulings with their house rules and tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sixgun.cli.games import GAMES, game_ui_for
from sixgun.cli.language import current_language, has_message, say
from sixgun.engine import HouseRule, SixgunError
from sixgun.library.rulings import Ruling, read_rulings
from sixgun.messages.rulings import ruling_texts

__all__ = [
    "ProvedRuling",
    "RulingTest",
    "find_ruling_tests",
    "rulings_with_tests",
    "select_rulings",
    "shown_section",
]


@dataclass(frozen=True)
class ProvedRuling:
    """A ruling with its tests and its house rule."""

    ruling: Ruling
    tests: list[str]
    house_rule: HouseRule | None  # the switch for tables that play otherwise
    game: str  # that has this switch

    @property
    def id(self) -> str:
        return self.ruling.id

    @property
    def in_force(self) -> bool:
        return self.ruling.in_force

    def as_dict(self) -> dict[str, object]:
        """The same as a dict for JSON."""
        return {
            "id": self.id,
            "text": self.ruling.text,
            "source": self.ruling.source,
            "in_force": self.in_force,
            "tests": self.tests,
            "section": self.ruling.section,
            "house_rule": self.switch(),
        }

    def search_text(self) -> str:
        """All searchable text, in English and as shown, including the house rule."""
        rule, ruling = self.house_rule, self.ruling
        switch = [rule.name, rule.words, self.shown_house_rule()] if rule else []
        section = [ruling.section, shown_section(ruling.section)]
        return " ".join([self.id, ruling.text, self.shown_text(), *section, *switch]).lower()

    def shown_text(self) -> str:
        """The text in the current language."""
        return ruling_texts(current_language()).rulings.get(self.id, self.ruling.text)

    def shown_house_rule(self) -> str:
        """What the switch changes, in the current language."""
        rule = self.house_rule
        if rule is None:
            return ""
        key = f"options.values.{self.game}.house.{rule.name}"
        return say(key) if has_message(key) else rule.words

    def switch(self) -> dict[str, str] | None:
        rule = self.house_rule
        return {"name": rule.name, "words": rule.words} if rule else None


def shown_section(section: str) -> str:
    return ruling_texts(current_language()).sections.get(section, section)


@dataclass(frozen=True)
class RulingTest:
    """A test, and the number of a ruling that it proves."""

    ruling: str
    test: str


def rulings_with_tests(root: Path) -> list[ProvedRuling]:
    """Return all rulings with their tests and house rules."""
    tests: dict[str, list[str]] = {}
    for found in find_ruling_tests(root):
        tests.setdefault(found.ruling, []).append(found.test)
    switches = {
        rule.ruling: (rule, game) for game in GAMES for rule in game_ui_for(game).house_rules
    }
    return [
        ProvedRuling(ruling, tests.get(ruling.id, []), *switches.get(ruling.id, (None, "")))
        for ruling in read_rulings(root)
    ]


def select_rulings(
    rulings: Sequence[ProvedRuling], ids: Sequence[str], search: str | None
) -> list[ProvedRuling]:
    """Return the named rulings (by number or house rule), or all that contain the words."""
    known = {ruling.house_rule.name: ruling for ruling in rulings if ruling.house_rule}
    known |= {ruling.id.lower(): ruling for ruling in rulings}
    ids = [f"R{wanted}" if wanted.isdecimal() else wanted for wanted in ids]
    for wanted in ids:
        if wanted.lower() not in known:
            raise SixgunError("unknown_ruling", id=wanted[:40])
    found = [known[wanted.lower()] for wanted in ids] if ids else list(rulings)
    words = (search or "").lower().split()
    return [ruling for ruling in found if all(word in ruling.search_text() for word in words)]


# -- the tests -----------------------------------------------------------------------------


def find_ruling_tests(root: Path) -> list[RulingTest]:
    """Find every `@ruling("R51", ...)` above a test, in the order of the files."""
    found: list[RulingTest] = []
    for file in sorted((root / "tests").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "ruling(" in text:
            found += ruling_tests_in(ast.parse(text), file.relative_to(root).as_posix())
    return found


def ruling_tests_in(node: ast.Module | ast.ClassDef, place: str) -> Iterator[RulingTest]:
    for inner in node.body:
        if isinstance(inner, ast.ClassDef):
            yield from ruling_tests_in(inner, f"{place}::{inner.name}")
        elif isinstance(inner, ast.FunctionDef) and inner.name.startswith("test"):
            for decorator in inner.decorator_list:
                for number in numbers_in(decorator):
                    yield RulingTest(number, f"{place}::{inner.name}")


def numbers_in(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name != "ruling":
        return []
    return [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]
