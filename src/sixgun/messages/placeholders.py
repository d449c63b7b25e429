"""Finds the values that an ICU message uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

__all__ = ["UnbalancedBraces", "arguments", "numbers", "placeholders"]

NUMERIC: Final = {"number", "plural", "selectordinal"}


class UnbalancedBraces(ValueError):
    """A message with a brace too many or too few."""


def placeholders(message: str) -> set[str]:
    """The names of the values that a message uses, in any branch."""
    return {argument.split(",")[0].strip() for argument in arguments(message)}


def numbers(message: str) -> set[str]:
    """The names of the values that a message formats as numbers, or counts."""
    typed = (argument.split(",") for argument in arguments(message) if "," in argument)
    return {name.strip() for name, how, *_ in typed if how.strip() in NUMERIC}


def arguments(message: str) -> Iterator[str]:
    """The content of all braces, including the branches of a choice."""
    for inner in outer_groups(message):
        yield inner
        if "," in inner:
            for branch in outer_groups(inner):
                yield from arguments(branch)


def outer_groups(text: str) -> list[str]:
    """The content of the outermost braces."""
    found, depth, start = [], 0, 0
    for at, sign in enumerate(text):
        if sign == "{":
            start = at + 1 if depth == 0 else start
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth == 0:
                found.append(text[start:at])
            if depth < 0:
                raise UnbalancedBraces(text)
    if depth:
        raise UnbalancedBraces(text)
    return found
