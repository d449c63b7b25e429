"""Effects of cards, as bots see them. Each game lists its own in its `effects.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.bots.thought import Reason
from sixgun.engine.moves import figure_of

__all__ = ["Effect"]

S = TypeVar("S")  # the situation of a seat


@mypyc_attr(native_class=False)  # mypyc cannot compile generic dataclasses
@dataclass(frozen=True)
class Effect(Generic[S]):
    """What a card does when it takes effect: how much that is worth, and why.

    Its functions get the situation, the kind that the card is played as, the card (-1: only the
    effect), and the target as `engine.moves` codes it.
    """

    value: Callable[[S, int, int, int], float]  # without what the card costs
    code: str = ""  # of the reason
    target_fact: str = ""  # what the reason calls the target; "": it does not name it
    explain: Callable[[S, int, int, int], Reason] | None = None  # if a code is not enough
    early: float = 0.0  # the bonus that puts good moves into the right order
    patience: float = 0.0  # the value of waiting for a better moment

    def reason(self, s: S, kind: int, card: int, target: int) -> Reason:
        """Why a player wants this effect on this target."""
        if self.explain is not None:
            return self.explain(s, kind, card, target)
        return Reason(self.code, {self.target_fact: figure_of(target)} if self.target_fact else {})
