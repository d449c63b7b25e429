"""What the source says of itself: the codes, prompts and words that the pages must explain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.docs.pages import ROOT

__all__ = ["error_codes", "prompts", "refusal_codes"]

ERRORS = {
    *("BadConfig", "BotError", "IllegalMove", "MalformedMove", "MalformedRecord"),
    *("Refusal", "SixgunError"),
}
LOOKING_UP = "look_up"  # takes the code of the error as its last argument
REFUSING = (
    *("refusal", "blocked", "in_vain", "bang_like", "forbids", "hindrance", "unfit"),
    *("protected", "missing"),
)
RULES = ("engine", "classic", "duel")


def nodes(*rooms: str) -> Iterator[ast.AST]:
    """The whole source, or that of some of its packages."""
    source = ROOT / "src" / "sixgun"
    for path in sorted(file for room in rooms or ("",) for file in (source / room).rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def text(node: ast.expr) -> list[str]:
    """The non-empty text that an expression may come to, whatever the conditions in it."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) and node.value else []
    if isinstance(node, ast.IfExp):
        return text(node.body) + text(node.orelse)
    if isinstance(node, ast.BoolOp):
        return [code for value in node.values for code in text(value)]
    return []


def called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def prompts(*rooms: str) -> set[str]:
    """Second argument of every `game.ask(...)`, or what is kept as `prompt` for it."""
    found: set[str] = set()
    for node in nodes(*(rooms or RULES)):
        if isinstance(node, ast.Call) and called(node) == "ask" and len(node.args) == 3:
            found.update(text(node.args[1]))
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "prompt":
            found.update(text(node.value))
    return found


def refusal_codes() -> set[str]:
    """What the functions return that say which rule forbids a move."""
    return {
        code
        for function in nodes()
        if isinstance(function, ast.FunctionDef) and function.name.endswith(REFUSING)
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value is not None
        for code in text(node.value)
    }


def error_codes() -> set[str]:
    """First argument of everything that is raised, and of a `Refusal`."""
    codes: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.Call) and node.args:
            if called(node) in ERRORS:
                codes.update(text(node.args[0]))
            elif called(node) == LOOKING_UP:
                codes.update(text(node.args[-1]))
    return codes
