"""Memoize functions of a tournament."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

from sixgun.tournament import Tournament

__all__ = ["memoized"]

T = TypeVar("T")


def memoized(function: Callable[[Tournament], T]) -> Callable[[Tournament], T]:
    """Cache the result of a function as long as its `Tournament`; each action makes a new one."""
    results: WeakKeyDictionary[Tournament, T] = WeakKeyDictionary()

    @wraps(function)
    def memo(tournament: Tournament) -> T:
        if tournament not in results:
            results[tournament] = function(tournament)
        return results[tournament]

    return memo
