"""What the source says of itself: the codes, prompts and words that the pages must explain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.docs.pages import ROOT

__all__ = ["error_codes", "prompts", "refusal_codes"]

ROOT_ERROR = "SixgunError"
ANSWERS = {"Refusal", "Refused"}  # no errors, but they carry a code as well
LOOKING_UP = "look_up"  # takes the code of the error as its last argument
REFUSING = (
    *("refusal", "blocked", "in_vain", "bang_like", "forbids", "hindrance", "unfit"),
    *("protected", "missing"),
)
RULES = ("engine", "classic", "duel")
CODE = "code"  # where it is first found out which one it is
CODES = "CODES"  # and a table of the server in which it is looked up


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


def errors() -> set[str]:
    """Every class that has a code: those derived from the first of all errors, and answers."""
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
    """First argument of everything that is raised, and of a `Refusal`."""
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
    """First argument of `super().__init__(...)`: an error class with a code of its own."""
    return {
        code
        for node in ast.walk(error)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__" and node.args
        for code in text(node.args[0])
    }


def gives_code(function: ast.FunctionDef, known: set[str]) -> bool:
    """Whether it makes an error with a code that it has found out before."""
    return any(
        isinstance(node, ast.Call)
        and called(node) in known
        and node.args
        and ast.unparse(node.args[0]) == CODE
        for node in ast.walk(function)
    )


def found_out(function: ast.FunctionDef) -> list[str]:
    """What is assigned to `code`; of `next(...)` the answer if nothing is found."""
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
