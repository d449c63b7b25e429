"""What happens at a table. Its parts publish happenings, and others subscribe to them.

A happening is published after it was stored, so everybody may hear of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixgun.engine import RawEvent, Viewpoint
from sixgun.server.tables.play import Play

__all__ = [
    "ChairChanged",
    "GameOver",
    "Happening",
    "Happenings",
    "MoveMade",
    "PresenceChanged",
    "TimeGiven",
    "TurnMissed",
]


@dataclass(frozen=True)
class MoveMade:
    """A move was applied to a game, or to the copy of it that delayed spectators see."""

    play: Play
    events: Sequence[RawEvent]
    is_delayed: bool = False


@dataclass(frozen=True)
class GameOver:
    """A game has ended, or its copy for delayed spectators."""

    play: Play
    is_delayed: bool = False


@dataclass(frozen=True)
class TimeGiven:
    """The player who has to decide got more time."""

    play: Play


@dataclass(frozen=True)
class TurnMissed:
    """The clock of a seat has run out, and the server has made its move."""

    seat: int
    in_a_row: int


@dataclass(frozen=True)
class ChairChanged:
    seat: int


@dataclass(frozen=True)
class PresenceChanged:
    """Somebody has connected or disconnected."""

    viewpoint: Viewpoint


Happening = MoveMade | GameOver | TimeGiven | TurnMissed | ChairChanged | PresenceChanged
Observer = Callable[[Happening], None]


class Happenings:
    """Passes the happenings of one table to its observers, in the order of their subscriptions."""

    def __init__(self) -> None:
        self.observers: list[Observer] = []

    def subscribe(self, observer: Observer) -> None:
        self.observers.append(observer)

    def unsubscribe(self, observer: Observer) -> None:
        if observer in self.observers:
            self.observers.remove(observer)

    def publish(self, happening: Happening) -> None:
        for observer in list(self.observers):
            observer(happening)

    def close(self) -> None:
        """Forget the observers, so that no reference cycle keeps a table in memory."""
        self.observers = []
