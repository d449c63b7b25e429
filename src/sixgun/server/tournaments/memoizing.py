"""Results that are computed once for each state of a tournament."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

from sixgun.tournament import Tournament

__all__ = ["memoized"]

T = TypeVar("T")


def memoized(function: Callable[[Tournament], T]) -> Callable[[Tournament], T]:
    """Every action makes a new `Tournament`; the result is kept as long as the old one is."""
    results: WeakKeyDictionary[Tournament, T] = WeakKeyDictionary()

    @wraps(function)
    def memo(made: Tournament) -> T:
        if made not in results:
            results[made] = function(made)
        return results[made]

    return memo
