"""Subclasses inherit the same values in the pure and in the compiled build.

A compiled class stores a plain attribute with a default in the object, so it never sees the value
that an interpreted subclass sets in its class body. A `ClassVar` is looked up in the class.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.compile_rules import rules_packages

SOURCE = Path(__file__).parents[1] / "src"
FILES = [file for package in rules_packages(SOURCE) for file in sorted(package.rglob("*.py"))]
CLASSES = [
    (file, part)
    for file in FILES
    for part in ast.parse(file.read_text(encoding="utf-8")).body
    if isinstance(part, ast.ClassDef)
]


def is_open(part: ast.ClassDef) -> bool:
    """Whether a custom class may derive from it."""
    return any("allow_interpreted_subclasses" in ast.unparse(d) for d in part.decorator_list)


OPEN = [entry for entry in CLASSES if is_open(entry[1])]


def package_of(file: Path) -> str:
    return file.relative_to(SOURCE / "sixgun").parts[0]


def bases_of(file: Path, part: ast.ClassDef) -> Iterator[ast.ClassDef]:
    """The class and all its bases from its own package or the engine, found by name."""
    yield part
    for base in part.bases:
        name = ast.unparse(base).partition("[")[0]
        for where, other in CLASSES:
            if other.name == name and package_of(where) in (package_of(file), "engine"):
                yield from bases_of(where, other)


def class_variables(file: Path, part: ast.ClassDef) -> set[str]:
    return {
        ast.unparse(entry.target)
        for base in bases_of(file, part)
        for entry in base.body
        if isinstance(entry, ast.AnnAssign) and "ClassVar" in ast.unparse(entry.annotation)
    }


def own_values(part: ast.ClassDef) -> set[str]:
    """The attributes that the class body assigns."""
    found: set[str] = set()
    for entry in part.body:
        if isinstance(entry, ast.Assign):
            found |= {ast.unparse(target) for target in entry.targets}
        elif isinstance(entry, ast.AnnAssign) and entry.value is not None:
            found.add(ast.unparse(entry.target))
    return found - {"__slots__"}


def name_of(value: object) -> str:
    return value.name if isinstance(value, ast.ClassDef) else ".".join(Path(str(value)).parts[-3:])


@pytest.mark.parametrize(("file", "part"), OPEN, ids=name_of)
def test_a_value_that_a_subclass_may_change_is_a_class_variable(
    file: Path, part: ast.ClassDef
) -> None:
    assert own_values(part) <= class_variables(file, part)
