"""What a level of play is made of: rules of thumb, and what is made of the others' acts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.bots.thought import Reason
from sixgun.engine import Event, FigureGame, Rng

__all__ = ["Inference", "Minds", "Policy"]

V = TypeVar("V")  # what a seat sees
B = TypeVar("B")  # what it believes of that which it does not see


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC, Generic[V, B]):
    """Rules of thumb for one game."""

    @abstractmethod
    def weigh(self, view: V, beliefs: B) -> list[float]:
        """What each legal move of the view is worth, in their order: a card of the hand counts
        about 1, a life point about 3. Doing nothing is 0."""

    @abstractmethod
    def reason(self, view: V, beliefs: B, move: int) -> Reason:
        """Why one would make this move."""

    def thinks_ahead(self, view: V) -> bool:
        """Whether it says something how a game goes on from here."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Inference(Generic[V, B]):
    """What one seat makes of all that it has seen so far."""

    listens: ClassVar[bool] = False  # whether `watch` is called

    def watch(self, view: V, events: Sequence[Event]) -> None:
        """What happened since the last time, and how the table looks after it."""

    @abstractmethod
    def beliefs(self, view: V) -> B:
        """What it believes now."""

    @abstractmethod
    def told(self, beliefs: B) -> list[dict[str, float]]:
        """The same for people, by seat: how likely it is to have which role; or nothing."""

    def colour(self, game: FigureGame, beliefs: B, rng: Rng) -> None:
        """Change what a game imagined for this seat leaves to chance, so that it is as likely as
        the seat believes it to be."""

    @abstractmethod
    def certain(self, game: FigureGame) -> B:
        """What one would believe who could look into this imagined game."""

    def minds(self, view: V, events: Sequence[Event]) -> Minds[B]:
        """What everybody will believe after one more move of this seat, of which all are told
        these events."""
        return OpenMinds(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Minds(ABC, Generic[B]):
    """What everybody believes in games that a seat imagines."""

    @abstractmethod
    def of(self, game: FigureGame) -> list[B]:
        """By seat, in one of these games."""


class OpenMinds(Minds[B]):
    """Nobody has secrets: for games in which what one believes counts little."""

    def __init__(self, inference: Inference[V, B]) -> None:
        self.inference = inference

    def of(self, game: FigureGame) -> list[B]:
        return [self.inference.certain(game)] * game.seats


AnyPolicy = Policy[Any, Any]
AnyInference = Inference[Any, Any]
AnyMinds = Minds[Any]
