"""Client input can never name a module, an object or a file to load."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import sixgun

PACKAGE: Final = Path(sixgun.__file__).parent
EXPOSED: Final = ("server", "protocol", "client", "tournament")
LOADERS: Final = {"importlib", "pickle", "marshal", "shelve", "runpy", "imp", "pkgutil"}
CALLS: Final = {"eval", "exec", "compile", "__import__", "import_module", "load_installed"}
# Code that reads the package's own data files.
ALLOWED: Final = {
    ("tournament/sheets/html.py", "importlib"): "resources",
    ("tournament/sheets/pdf_canvas.py", "importlib"): "resources",
}
LIST_LOADED: Final = (
    "import sys, sixgun.server.runner, sixgun.server.bot_workers.worker; "
    "import sixgun.tournament.bot_games; "
    "print([name for name in sys.modules if name.startswith('sixgun.') and 'custom_bots' in name])"
)


def test_a_server_never_imports_the_loader_of_custom_bots() -> None:
    result = subprocess.run(
        [sys.executable, "-c", LIST_LOADED], capture_output=True, check=True, text=True
    )
    assert result.stdout.strip() == "[]"


def test_code_that_handles_client_input_has_no_loader() -> None:
    found = set()
    for package in EXPOSED:
        for file in (PACKAGE / package).rglob("*.py"):
            if "migrations" in file.parts:
                continue
            for name in loaders_in(ast.parse(file.read_text(encoding="utf-8"))):
                found.add((file.relative_to(PACKAGE).as_posix(), name))
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
