"""How bots play one game: a policy for each level, inference about hidden cards, evaluation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.bots.policy import Inference, Policy
from sixgun.engine import FigureGame

__all__ = ["AnyStrategy", "GameStrategy"]

F = TypeVar("F")  # the facts of a game: what is printed on its cards
V = TypeVar("V")
B = TypeVar("B")


@mypyc_attr(allow_interpreted_subclasses=True)
class GameStrategy(ABC, Generic[F, V, B]):
    """Everything the levels need for one game. A new game adds a subclass."""

    id: ClassVar[str]

    @abstractmethod
    def facts(self, game: FigureGame) -> F:
        """Return what is printed on the cards; it is public."""

    @abstractmethod
    def view(self, game: FigureGame, seat: int) -> V:
        """Return what a seat sees of an imagined game."""

    @abstractmethod
    def win_chances(self, game: FigureGame) -> list[float]:
        """Evaluate an imagined game: the chance of each seat to win from here."""

    @abstractmethod
    def greenhorn(self, facts: F) -> Policy[V, B]:
        """Create a weak but sensible policy."""

    @abstractmethod
    def gunslinger(self, facts: F) -> Policy[V, B]:
        """Create the strongest policy that rules of thumb allow."""

    @abstractmethod
    def public_inference(self, facts: F, seat: int) -> Inference[V, B]:
        """Create an inference that uses only what lies open."""

    @abstractmethod
    def action_inference(self, facts: F, seat: int) -> Inference[V, B]:
        """Create an inference that also learns from what the others do."""


AnyStrategy = GameStrategy[Any, Any, Any]
