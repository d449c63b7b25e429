"""The base class of all bots: a bot gets the view of its seat and answers with a move."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from sixgun.bots.thought import Thought
from sixgun.engine import Event, FigureGame, Rng, SixgunError

__all__ = ["AnyView", "Bot", "BotError", "Imagine"]

AnyView = Any  # the view of a seat; each game has its own class
Imagine = Callable[[Rng], FigureGame]  # deals a game that agrees with everything the seat knows


class BotError(SixgunError):
    """A bot cannot answer: its input is not a decision of its game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that sees only the view of its seat.

    With `listens` it also gets the events between its decisions. `imagine` deals everything again
    that the seat does not know, so a search never plays on in the real game.
    """

    listens: ClassVar[bool] = False

    @abstractmethod
    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        """Return the best move and the reason for it."""

    def choose(self, view: AnyView, imagine: Imagine | None = None) -> int:
        """Return only the move, which may be faster."""
        return self.think(view, imagine).move

    def is_listening(self) -> bool:
        """Whether `watch` is called; override it if that depends on more than `listens`."""
        return self.listens

    def watch(self, view: AnyView, events: Sequence[Event]) -> None:
        """Take the events the seat saw since the last call, and its view after them."""
