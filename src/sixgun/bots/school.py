"""What bots learn of one game, and what each level makes of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.bots.policy import Inference, Policy
from sixgun.engine import FigureGame

__all__ = ["AnySchool", "School"]

F = TypeVar("F")  # the facts of a table: what is printed on its cards
V = TypeVar("V")
B = TypeVar("B")


@mypyc_attr(allow_interpreted_subclasses=True)
class School(ABC, Generic[F, V, B]):
    """One game: two sets of rules of thumb, and two ways to think of the others."""

    id: ClassVar[str]

    @abstractmethod
    def facts(self, game: FigureGame) -> F:
        """What is printed: it is open to everybody."""

    @abstractmethod
    def view(self, game: FigureGame, seat: int) -> V:
        """What a seat sees, of an imagined game."""

    @abstractmethod
    def prospects(self, game: FigureGame) -> list[float]:
        """By seat: how likely it wins an imagined game from here on."""

    @abstractmethod
    def greenhorn(self, facts: F) -> Policy[V, B]:
        """Weak but sensible."""

    @abstractmethod
    def gunslinger(self, facts: F) -> Policy[V, B]:
        """As strong as rules of thumb are."""

    @abstractmethod
    def guess(self, facts: F, seat: int) -> Inference[V, B]:
        """Only what lies open says something of the others."""

    @abstractmethod
    def inference(self, facts: F, seat: int) -> Inference[V, B]:
        """What the others do says something of them."""


AnySchool = School[Any, Any, Any]
