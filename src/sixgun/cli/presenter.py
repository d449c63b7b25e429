"""`Presenter`: shows one person one table, asks for moves and explains them.

Each game derives its own in the folder of its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import Console, RenderableType

from sixgun.bots import Thought
from sixgun.cli.narration import Narrator

__all__ = ["Presenter"]

AnyView = Any  # what a seat sees; each game has its own


class Presenter(ABC):
    """Looks after one person at one table: draws it, tells, asks, understands, explains."""

    move_example: str  # what can be typed
    notation_example: str
    card_example: ClassVar[str] = "barrel"

    # -- telling ---------------------------------------------------------------------------

    @abstractmethod
    def introduction(self, view: AnyView) -> list[str]:
        """Who the player is; then, whom he has."""

    @abstractmethod
    def narrator(self) -> Narrator:
        """Somebody who tells the game from its beginning on."""

    @abstractmethod
    def goal(self) -> str:
        """What winning means in this game."""

    @abstractmethod
    def leaving(self) -> str:
        """What becomes of a player who gets up for good."""

    # -- the table -------------------------------------------------------------------------

    @abstractmethod
    def draw_table(self, console: Console, view: AnyView) -> RenderableType:
        """The table as it is seen from a seat."""

    @abstractmethod
    def hand(self, view: AnyView) -> str:
        """The cards that the player holds; "" for none."""

    @abstractmethod
    def describe(self, view: AnyView, wanted: str) -> RenderableType:
        """What is printed on a card or character, as it is in this game; a player's name stands for
        his character."""

    # -- deciding --------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: AnyView) -> str:
        """What the player who is asked has to decide."""

    def list_moves(self, view: AnyView, offered: Sequence[str]) -> list[str]:
        """The legal moves as they are shown: numbered, unless there is a better way."""
        return [f"{number:>3}  {text}" for number, text in enumerate(offered, 1)]

    @abstractmethod
    def describe_move(self, view: AnyView, move: int) -> str:
        """A move at this decision in plain words."""

    @abstractmethod
    def parse_input(self, view: AnyView, offered: Sequence[str], text: str) -> int:
        """The move that is meant, legal or not; `offered` are the words of the legal ones."""

    @abstractmethod
    def hint(self, view: AnyView, thought: Thought) -> list[str]:
        """What a bot would do here and why, in sentences."""

    # -- for those who may see everything --------------------------------------------------

    @abstractmethod
    def open_view(self) -> AnyView:
        """The table with nothing hidden."""

    @abstractmethod
    def describe_seats(self) -> list[str]:
        """Who sat there and ended as whom, seat by seat."""
