"""How bots play one game: a policy for each level, inference about hidden cards, evaluation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from sixgun.bots.policy import AnyInference, AnyPolicy

__all__ = ["GameStrategy"]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class GameStrategy:
    """Everything the levels need for one game. A new game adds an instance to `STRATEGIES`."""

    id: str
    view: Callable[[Any, int], Any]  # what a seat sees of an imagined game
    win_chances: Callable[[Any], list[float]]  # of each seat, from here on in an imagined game
    # They are created with the facts of the game: what is printed on its cards.
    greenhorn: Callable[[Any], AnyPolicy]  # a weak but sensible policy
    gunslinger: Callable[[Any], AnyPolicy]  # the strongest policy that rules of thumb allow
    public_inference: Callable[[Any, int], AnyInference]  # of a seat, only from what lies open
    action_inference: Callable[[Any, int], AnyInference]  # also from what the others do
