"""The decorator that links a test to the rulings it proves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from sixgun.testing.errors import ScenarioError

__all__ = ["ruling"]

NUMBER: Final = re.compile(r"[RDT][1-9][0-9]*")

Test = TypeVar("Test", bound=Callable[..., None])


def ruling(*numbers: str) -> Callable[[Test], Test]:
    """`@ruling("R51")` above a test: `sixgun rules` lists the test as its proof."""
    if not numbers:
        raise ScenarioError("say which ruling the test proves: @ruling('R51')")
    for number in numbers:
        if not NUMBER.fullmatch(str(number)):
            raise ScenarioError(f"{number!r} is not a ruling: they are called R51, D126 or T116")

    def mark(test: Test) -> Test:
        return test

    return mark
