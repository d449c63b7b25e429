"""Finds the codes and prompts in the source that the docs must explain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.docs.pages import ROOT

__all__ = ["error_codes", "prompts", "refusal_codes"]

ROOT_ERROR = "SixgunError"
ANSWERS = {"Refusal", "Refused"}  # not errors, but they have a code as well
LOOKING_UP = "look_up"  # takes the code of the error as its last argument
REFUSING = (
    *(
        "refusal",
        "blocked",
        "rescue_refusal",
        "bang_refusal",
        "forbids",
        "hindrance",
        "figure_refusal",
    ),
    *("protection_of", "giving_up_refusal"),
)
RULES = ("engine", "classic", "duel")
CODE = "code"  # a variable that holds a code
CODES = "ERROR_CODES"  # the table of codes in the server


def nodes(*rooms: str) -> Iterator[ast.AST]:
    """Yield the syntax nodes of the whole source, or of some packages."""
    source = ROOT / "src" / "sixgun"
    for path in sorted(file for room in rooms or ("",) for file in (source / room).rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def text(node: ast.expr) -> list[str]:
    """Return the non-empty texts that an expression can evaluate to."""
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
    """Return the second argument of every `game.ask(...)`, and every `prompt` attribute."""
    found: set[str] = set()
    for node in nodes(*(rooms or RULES)):
        if isinstance(node, ast.Call) and called(node) == "ask" and len(node.args) == 3:
            found.update(text(node.args[1]))
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "prompt":
            found.update(text(node.value))
    return found


def refusal_codes() -> set[str]:
    """Return the codes from functions that say which rule forbids a move."""
    return {
        code
        for function in nodes()
        if isinstance(function, ast.FunctionDef) and function.name.endswith(REFUSING)
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value is not None
        for code in text(node.value)
    }


def errors() -> set[str]:
    """Return every class with a code: subclasses of the base error, and answers."""
    bases = {
        node.name: {ast.unparse(base) for base in node.bases}
        for node in nodes()
        if isinstance(node, ast.ClassDef)
    }
    found = {ROOT_ERROR}
    while more := {name for name, over in bases.items() if over & found} - found:
        found |= more
    return found | ANSWERS


def error_codes() -> set[str]:
    """Return the first argument of every error and of every `Refusal`."""
    codes: set[str] = set()
    known = errors()
    for node in nodes():
        if isinstance(node, ast.Call) and node.args:
            if called(node) in known:
                codes.update(text(node.args[0]))
            elif called(node) == LOOKING_UP:
                codes.update(text(node.args[-1]))
        elif isinstance(node, ast.FunctionDef) and gives_code(node, known):
            codes.update(found_out(node))
        elif isinstance(node, ast.ClassDef) and node.name in known:
            codes.update(fixed_codes(node))
    return codes | looked_up()


def fixed_codes(error: ast.ClassDef) -> set[str]:
    """Return the first argument of `super().__init__(...)` in an error class."""
    return {
        code
        for node in ast.walk(error)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__" and node.args
        for code in text(node.args[0])
    }


def gives_code(function: ast.FunctionDef, known: set[str]) -> bool:
    """Whether the function creates an error from a variable called `code`."""
    return any(
        isinstance(node, ast.Call)
        and called(node) in known
        and node.args
        and ast.unparse(node.args[0]) == CODE
        for node in ast.walk(function)
    )


def found_out(function: ast.FunctionDef) -> list[str]:
    """Return what is assigned to `code`; for `next(...)` its default."""
    found: list[str] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == CODE:
            value = node.value
            found += text(value.args[-1] if isinstance(value, ast.Call) else value)
    return found


def looked_up() -> set[str]:
    return {
        code
        for node in nodes("server")
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == CODES
        if isinstance(node.value, ast.Dict)
        for value in node.value.values
        for code in text(value)
    }
