"""No card, character or event is named in the code outside its own class.

Three names are words of the rules themselves, and stay out of this: BANG!, Missed! and Beer. A
class may name another kind that its printed words, or its docstring, speak of; the frames of a card
lie beside it in the same file.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.classic import BOXES, OUR_BOXES
from sixgun.engine import Kind

SOURCE = Path(__file__).parents[2] / "src" / "sixgun"
RULES = [*(SOURCE / "engine").rglob("*.py"), *(SOURCE / "classic").rglob("*.py")]
WORDS_OF_THE_RULES = {"bang", "missed", "beer"}


def kinds() -> list[type[Kind]]:
    boxes = [BOXES[box] for box in OUR_BOXES]
    return [kind for box in boxes for kind in (*box.cards, *box.characters, *box.events)]


KINDS = {kind.__name__: kind for kind in kinds()}
IDS = {kind.id: kind for kind in kinds()}


def named(tree: ast.AST) -> Iterator[type[Kind]]:
    """The kinds that code names, by class or by id."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in KINDS:
            yield KINDS[node.id]
        elif isinstance(node, ast.Attribute) and node.attr in KINDS:
            yield KINDS[node.attr]
        elif isinstance(node, ast.Constant) and node.value in IDS:
            yield IDS[str(node.value)]


def strangers(file: Path) -> Iterator[str]:
    """What a file names without a reason."""
    for part in ast.parse(file.read_text(encoding="utf-8")).body:
        own = part.name if isinstance(part, ast.ClassDef) else ""
        if not own and (file.name == "__init__.py" or listing(part)):
            continue
        told = ast.unparse(part) if own else ""
        for kind in named(part):
            at_home = bool(own) and kind.__module__.endswith(f".{file.stem}")
            reason = at_home or kind.name in told or kind.id in WORDS_OF_THE_RULES
            if not reason:
                yield f"{file.relative_to(SOURCE)}: {own or 'module'} names {kind.id}"


def listing(part: ast.stmt) -> bool:
    """Imports, and the list of a module's public names."""
    return isinstance(part, ast.Import | ast.ImportFrom) or (
        isinstance(part, ast.Assign) and ast.unparse(part).startswith("__all__")
    )


def test_there_are_44_cards_34_characters_and_30_events() -> None:
    boxes = [BOXES[box] for box in OUR_BOXES]
    assert sum(len(box.cards) for box in boxes) == 44
    assert sum(len(box.characters) for box in boxes) == 34
    assert sum(len(box.events) for box in boxes) == 30


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_kind_is_named_in_its_own_class_only(file: Path) -> None:
    assert list(strangers(file)) == []


@pytest.mark.parametrize("folder", ["engine", "classic/flow", "classic"])
def test_the_rules_do_not_speak_of_characters_and_events(folder: str) -> None:
    """Not even in comments."""
    people = [kind.name for kind in kinds() if not hasattr(kind, "copies")]
    for file in (SOURCE / folder).glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert [name for name in people if name in text] == []
