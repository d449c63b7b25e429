"""The parts of a level: a policy that scores moves, and inference about what is hidden."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.bots.thought import Reason
from sixgun.engine import Event, FigureGame, Rng

__all__ = ["BeliefModel", "Inference", "Policy"]

V = TypeVar("V")  # the view of a seat
B = TypeVar("B")  # its beliefs about what it does not see


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC, Generic[V, B]):
    """Rules of thumb for one game."""

    @abstractmethod
    def score_moves(self, view: V, beliefs: B) -> list[float]:
        """Score each legal move of the view, in their order: a hand card counts about 1, a life
        point about 3, and doing nothing 0."""

    @abstractmethod
    def explain_move(self, view: V, beliefs: B, move: int) -> Reason:
        """Say why a player would make this move."""

    def supports_search(self, view: V) -> bool:
        """Whether its scores predict well enough how the game goes on from here."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Inference(Generic[V, B]):
    """Beliefs of one seat, from everything it has seen so far."""

    listens: ClassVar[bool] = False  # whether `watch` is called

    def watch(self, view: V, events: Sequence[Event]) -> None:
        """Learn from the events since the last call; the view is the one after them."""

    @abstractmethod
    def beliefs(self, view: V) -> B:
        """Return what the seat believes now."""

    @abstractmethod
    def role_chances(self, beliefs: B) -> list[dict[str, float]]:
        """Return the chance of each role by seat, to show to people; may be empty."""

    def apply_beliefs(self, game: FigureGame, beliefs: B, rng: Rng) -> None:
        """Redraw the hidden parts of an imagined game so that they follow the beliefs."""

    @abstractmethod
    def beliefs_in(self, game: FigureGame) -> B:
        """Return the beliefs of a player who sees everything in this imagined game."""

    def predict_beliefs(self, view: V, events: Sequence[Event]) -> BeliefModel[B]:
        """Predict what everybody believes after one more move of this seat with these events."""
        return OpenBeliefs(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class BeliefModel(ABC, Generic[B]):
    """What everybody believes in the games that a seat imagines."""

    @abstractmethod
    def by_seat(self, game: FigureGame) -> list[B]:
        """Return the beliefs of each seat in one of these games."""


class OpenBeliefs(BeliefModel[B]):
    """Everybody sees everything: for games in which beliefs count little."""

    def __init__(self, inference: Inference[V, B]) -> None:
        self.inference = inference

    def by_seat(self, game: FigureGame) -> list[B]:
        return [self.inference.beliefs_in(game)] * game.seats


AnyPolicy = Policy[Any, Any]
AnyInference = Inference[Any, Any]
AnyBeliefModel = BeliefModel[Any]
