"""`Presenter`: shows one person one table, asks for moves and explains them.

Each game derives its own in the folder of its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

from rich.console import Console, RenderableType

from sixgun.bots import Thought
from sixgun.cli.input_parser import InputParser
from sixgun.cli.language import say
from sixgun.cli.namer import Namer
from sixgun.engine import OPEN, Viewpoint
from sixgun.live import AnyGame
from sixgun.narration import GameLog, describe_decision, describe_hint, describe_move
from sixgun.notation import write_move
from sixgun.protocol import Sentence

__all__ = ["LogText", "MoveText", "Presenter"]

AnyView = Any  # what a seat sees; each game has its own
TURN = "log.turn"


class LogText(NamedTuple):
    """A line of the log; the headings of turns stand out."""

    text: str
    is_heading: bool


class MoveText(NamedTuple):
    """ "Take the hit" and "Lose 1 life: 3 → 2"; there may be no detail."""

    title: str
    detail: str


class Presenter(ABC):
    """Presents one table to one person: draws, narrates, asks, parses and explains.

    With -1 for the seat `me`, the person is a spectator from whom nothing is hidden.
    """

    move_example: str  # what can be typed
    notation_example: str
    card_example: ClassVar[str] = "barrel"
    names: ClassVar[type[Namer]] = Namer

    def __init__(self, game: AnyGame, me: int) -> None:
        self.game = game
        self.me = me
        self.namer = self.names(game, me)

    # -- narration -------------------------------------------------------------------------

    @abstractmethod
    def introduction(self, view: AnyView) -> list[str]:
        """The player's role, then their characters."""

    def log(self) -> GameLog:
        """The log of the game from its beginning."""
        return GameLog(self.game, OPEN if self.me < 0 else Viewpoint.seat(self.me))

    def log_line(self, sentence: Sentence) -> LogText:
        """A sentence of the log as text."""
        return LogText(self.namer.text(sentence), sentence.key == TURN)

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

    def hand(self, view: AnyView) -> str:
        """The player's hand; "" if it is empty."""
        return self.namer.cards(view.cards.hand)

    @abstractmethod
    def describe(self, view: AnyView, wanted: str) -> RenderableType:
        """Describe a card or character as it is in this game; a player's name means their
        character."""

    # -- decisions -------------------------------------------------------------------------

    def question(self, view: AnyView) -> tuple[str, str]:
        """The question to the deciding player, and its details."""
        title, detail = describe_decision(self.namer.public, view)
        return self.namer.text(title), self.namer.text(detail)

    def distinct_moves(self, view: AnyView) -> tuple[AnyView, list[MoveText]]:
        """The view without moves that have the same text, and the texts of its moves."""
        by_text: dict[MoveText, int] = {}
        for move in view.cards.moves:
            by_text.setdefault(self.move_text(view, move), move)
        cards = replace(view.cards, moves=list(by_text.values()))
        return replace(view, cards=cards), list(by_text)

    def move_text(self, view: AnyView, move: int) -> MoveText:
        """What a move means at this decision."""
        chance = self.game.kernel.success_chance(move)
        known = chance if chance >= 0 else None
        label = describe_move(self.namer.public, view, move, known)
        title = self.namer.text(label.title) or write_move(self.game.kernel, move)
        detail = self.namer.text(label.detail)
        if known is not None:
            detail = f"{detail} ({say('table.percent', share=known)})".strip()
        return MoveText(title, detail)

    def list_moves(self, view: AnyView, offered: Sequence[MoveText]) -> list[str]:
        """The legal moves as lines, numbered by default."""
        return [
            f"{number:>3}  {' · '.join(part for part in text if part)}"
            for number, text in enumerate(offered, 1)
        ]

    def parse_input(self, view: AnyView, offered: Sequence[MoveText], text: str) -> int:
        """Parse a line into a move, legal or not; `offered` are the texts of the legal moves."""
        return InputParser(self.namer, view, [each.title for each in offered]).parse(text)

    def hint(self, view: AnyView, thought: Thought) -> list[str]:
        """What a bot would do here, and why."""
        move = self.move_text(view, thought.move).title
        told = describe_hint(self.namer.public, view, thought)
        lines = [self.namer.text(sentence) for sentence in told]
        return [say("table.advice", deed=move), *(line for line in lines if line)]

    # -- with nothing hidden ---------------------------------------------------------------

    def open_view(self) -> AnyView:
        """A view with nothing hidden."""
        kernel = self.game.kernel
        return self.game.open_view(kernel.seats if kernel.over else kernel.seat)

    @abstractmethod
    def describe_seats(self) -> list[str]:
        """By seat: the player and their final role and characters."""
