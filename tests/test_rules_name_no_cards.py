"""No card, character or event is named in the code outside its own class.

Some names are words of the rules themselves, and stay out of this: BANG!, Missed! and Beer, in The
Duel its own name and the symbols on the cards; so does the one table of what is reconstructed. A
class may name another kind that its printed words, or its docstring, speak of; the frames of a card
lie beside it in the same file.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun import classic, duel
from sixgun.duel.printed_facts import SYMBOLS
from sixgun.engine import Kind
from tests.coverage import boxes

SOURCE = Path(__file__).parents[1] / "src" / "sixgun"
WORDS_OF_THE_RULES = {"bang", "missed", "beer", "duel", *SYMBOLS}
ONE_TABLE = "reconstructed.py"
GAMES = ("classic", "duel")
RULES = [
    (game, file)
    for game in GAMES
    for folder in ("engine", game)
    for file in (SOURCE / folder).rglob("*.py")
    if file.name != ONE_TABLE
]


def kinds(game: str) -> list[type[Kind]]:
    return [kind for of, _, printed in boxes() if of == game for kind in printed]


def named(game: str, tree: ast.AST) -> Iterator[type[Kind]]:
    """The kinds that code names, by class or by id."""
    classes = {kind.__name__: kind for kind in kinds(game)}
    ids = {kind.id: kind for kind in kinds(game)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in classes:
            yield classes[node.id]
        elif isinstance(node, ast.Attribute) and node.attr in classes:
            yield classes[node.attr]
        elif isinstance(node, ast.Constant) and node.value in ids:
            yield ids[str(node.value)]


def unexplained_names(game: str, file: Path) -> Iterator[str]:
    """What a file names without a reason."""
    for part in ast.parse(file.read_text(encoding="utf-8")).body:
        own = part.name if isinstance(part, ast.ClassDef) else ""
        if not own and (file.name == "__init__.py" or is_listing(part)):
            continue
        source = ast.unparse(part) if own else ""
        for kind in named(game, part):
            at_home = bool(own) and kind.__module__.endswith(f".{file.stem}")
            reason = at_home or kind.name in source or kind.id in WORDS_OF_THE_RULES
            if not reason:
                yield f"{file.relative_to(SOURCE)}: {own or 'module'} names {kind.id}"


def is_listing(part: ast.stmt) -> bool:
    """Imports, and the list of a module's public names."""
    return isinstance(part, ast.Import | ast.ImportFrom) or (
        isinstance(part, ast.Assign) and ast.unparse(part).startswith("__all__")
    )


def test_there_are_44_cards_34_characters_and_30_events() -> None:
    ours = [classic.BOXES[box] for box in classic.OUR_BOXES]
    assert sum(len(box.cards) for box in ours) == 44
    assert sum(len(box.characters) for box in ours) == 34
    assert sum(len(box.events) for box in ours) == 30


def test_the_duel_has_54_cards_and_36_characters() -> None:
    assert sum(len(box.cards) for box in duel.BOXES.values()) == 54
    assert sum(len(box.characters) for box in duel.BOXES.values()) == 36


@pytest.mark.parametrize(("game", "file"), RULES, ids=lambda part: str(part)[-40:])
def test_a_kind_is_named_only_in_its_own_class(game: str, file: Path) -> None:
    assert list(unexplained_names(game, file)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("folder", ["engine", "{}/flow", "{}"])
def test_the_rules_do_not_speak_of_characters_and_events(game: str, folder: str) -> None:
    """Not even in comments."""
    people = [kind.name for kind in kinds(game) if not hasattr(kind, "copies")]
    for file in (SOURCE / folder.format(game)).glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert [name for name in people if name in text] == []
