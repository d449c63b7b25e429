"""How bots play one game: a policy for each level, inference about hidden cards, evaluation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.bots.policy import Inference, Policy

__all__ = ["AnyStrategy", "GameStrategy"]

F = TypeVar("F")  # the facts of a game: what is printed on its cards
V = TypeVar("V")
B = TypeVar("B")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class GameStrategy(Generic[F, V, B]):
    """Everything the levels need for one game. A new game adds an instance to `STRATEGIES`."""

    id: str
    view: Callable[[Any, int], V]  # what a seat sees of an imagined game
    win_chances: Callable[[Any], list[float]]  # of each seat, from here on in an imagined game
    greenhorn: Callable[[F], Policy[V, B]]  # a weak but sensible policy
    gunslinger: Callable[[F], Policy[V, B]]  # the strongest policy that rules of thumb allow
    public_inference: Callable[[F, int], Inference[V, B]]  # of a seat, only from what lies open
    action_inference: Callable[[F, int], Inference[V, B]]  # also from what the others do


AnyStrategy = GameStrategy[Any, Any, Any]
