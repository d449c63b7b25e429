"""A bot: it is told what its seat sees and answers with a move."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from sixgun.bots.thought import Thought
from sixgun.engine import Event, FigureGame, Rng, SixgunError

__all__ = ["AnyView", "Bot", "BotError", "Imagine"]

AnyView = Any  # what a seat sees; each game has its own
Imagine = Callable[[Rng], FigureGame]  # a game as it may be for all that the seat knows


class BotError(SixgunError):
    """A bot cannot answer: what it was given is not a decision of its game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player who sees only his own view.

    With `listens` it is also told what happens between its decisions. `imagine` deals anew all
    that the seat does not know: what a search plays on is never the game itself.
    """

    listens: ClassVar[bool] = False

    @abstractmethod
    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        """The best move and why."""

    def choose(self, view: AnyView, imagine: Imagine | None = None) -> int:
        """The move alone, which may be faster."""
        return self.think(view, imagine).move

    def is_listening(self) -> bool:
        """Whether `watch` is called: what `listens` says, unless it depends on more than that."""
        return self.listens

    def watch(self, view: AnyView, events: Sequence[Event]) -> None:
        """What the seat was told since the last time, and what it sees after that."""
