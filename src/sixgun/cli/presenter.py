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
    """Presents one table to one person: draws, narrates, asks, parses and explains."""

    move_example: str  # what can be typed
    notation_example: str
    card_example: ClassVar[str] = "barrel"

    # -- narration -------------------------------------------------------------------------

    @abstractmethod
    def introduction(self, view: AnyView) -> list[str]:
        """The player's role, then their characters."""

    @abstractmethod
    def narrator(self) -> Narrator:
        """A narrator for the game from its beginning."""

    @abstractmethod
    def goal(self) -> str:
        """What winning means in this game."""

    @abstractmethod
    def leaving(self) -> str:
        """What happens to a player who leaves for good."""

    # -- the table -------------------------------------------------------------------------

    @abstractmethod
    def draw_table(self, console: Console, view: AnyView) -> RenderableType:
        """The table from the viewpoint of a seat."""

    @abstractmethod
    def hand(self, view: AnyView) -> str:
        """The player's hand; "" if it is empty."""

    @abstractmethod
    def describe(self, view: AnyView, wanted: str) -> RenderableType:
        """Describe a card or character as it is in this game; a player's name means their
        character."""

    # -- decisions -------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: AnyView) -> str:
        """The question to the deciding player."""

    def list_moves(self, view: AnyView, offered: Sequence[str]) -> list[str]:
        """The legal moves as lines, numbered by default."""
        return [f"{number:>3}  {text}" for number, text in enumerate(offered, 1)]

    @abstractmethod
    def describe_move(self, view: AnyView, move: int) -> str:
        """The label of a move at this decision."""

    @abstractmethod
    def parse_input(self, view: AnyView, offered: Sequence[str], text: str) -> int:
        """Parse a line into a move, legal or not; `offered` are the labels of the legal moves."""

    @abstractmethod
    def hint(self, view: AnyView, thought: Thought) -> list[str]:
        """What a bot would do here, and why."""

    # -- with nothing hidden ---------------------------------------------------------------

    @abstractmethod
    def open_view(self) -> AnyView:
        """A view with nothing hidden."""

    @abstractmethod
    def describe_seats(self) -> list[str]:
        """By seat: the player and their final role and characters."""
