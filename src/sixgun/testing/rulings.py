"""The mark that ties a test to the rulings it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["ruling"]

Test = TypeVar("Test", bound=Callable[..., None])


def ruling(*numbers: str) -> Callable[[Test], Test]:
    """`@ruling("R51")` above a test: `sixgun rules` lists the test as its proof."""
    if not numbers:
        raise ValueError("a ruling has a number")

    def mark(test: Test) -> Test:
        return test

    return mark
