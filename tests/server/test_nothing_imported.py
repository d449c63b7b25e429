"""Nothing that comes from outside can name a module, an object or a file to load."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import sixgun

HERE: Final = Path(sixgun.__file__).parent
OUTSIDE: Final = ("server", "protocol", "client", "tournament")
LOADERS: Final = {"importlib", "pickle", "marshal", "shelve", "runpy", "imp", "pkgutil"}
CALLS: Final = {"eval", "exec", "compile", "__import__", "import_module", "load_installed"}
# Where the operator's own files are named, and files of our own are read.
ALLOWED: Final = {
    ("tournament/sheets/page.py", "importlib"): "resources",
    ("tournament/sheets/paper.py", "importlib"): "resources",
}
START: Final = (
    "import sys, sixgun.server.serving, sixgun.server.thinking.thinker, sixgun.tournament.playing; "
    "print([name for name in sys.modules if name.startswith('sixgun.') and 'custom_bots' in name])"
)


def test_a_server_never_imports_the_loader_of_custom_bots() -> None:
    told = subprocess.run([sys.executable, "-c", START], capture_output=True, check=True, text=True)
    assert told.stdout.strip() == "[]"


def test_what_strangers_reach_has_no_loader() -> None:
    found = set()
    for package in OUTSIDE:
        for file in (HERE / package).rglob("*.py"):
            if "migrations" in file.parts:
                continue
            for name in loaders_in(ast.parse(file.read_text(encoding="utf-8"))):
                found.add((file.relative_to(HERE).as_posix(), name))
    assert found - set(ALLOWED) == set()


def loaders_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names if a.name.partition(".")[0] in LOADERS)
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module.partition(".")[0] in LOADERS:
                yield node.module.partition(".")[0]
            yield from (a.name for a in node.names if a.name in CALLS)
        elif isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in CALLS and not is_pattern(called):
                yield name


def is_pattern(called: ast.expr) -> bool:
    """`re.compile`."""
    return isinstance(called, ast.Attribute) and getattr(called.value, "id", "") == "re"
