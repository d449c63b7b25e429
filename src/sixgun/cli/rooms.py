"""What the command line asks of a game: a `Room` about the game, a `Host` at one of its tables.

Everything else in this folder knows no game; what only one game has is in the folder of its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Console, RenderableType

from sixgun.bots import Thought
from sixgun.cli.cards import Label
from sixgun.cli.games import GAMES, room_of
from sixgun.cli.setting import Setting
from sixgun.cli.telling import Teller
from sixgun.engine import BadConfig, FigureGame, HouseRule
from sixgun.library import Entry
from sixgun.live import AnyGame
from sixgun.live.rulesets import Config, ruleset

__all__ = ["Host", "Room", "parts_of"]

AnyView = Any  # what a seat sees; each game has its own
AnyConfig = Any  # the wishes, of which the same is true
AnyKernel = Any
AnyEntry = Any


class Room(ABC):
    """A game as it is set up, counted and looked up."""

    id: ClassVar[str]
    options: ClassVar[tuple[str, ...]]  # of `Setting`: those that this game has
    counted: ClassVar[tuple[str, ...]]  # by what victories are counted, besides the seat
    sides_have_seats: ClassVar[bool] = False  # who sits where says whom he plays
    house_rules: ClassVar[Sequence[HouseRule]] = ()

    # -- setting up ------------------------------------------------------------------------

    def config(self, setting: Setting, name: str = "") -> Config:
        """Checked wishes, with the named player on his seat."""
        self.refuse_others(setting.given())
        try:
            return self.wished(setting, name)
        except BadConfig as error:
            if error.code == "unknown_house_rule":
                self.refuse_rule_of_another(error)
            raise

    def with_seat(self, config: AnyConfig, name: str, seed: int | None) -> AnyConfig:
        """The same with the named player where chance puts him, if it matters who sits where."""
        return config

    def refuse_rule_of_another(self, error: BadConfig) -> None:
        """A house rule of another game is told from one that there is not."""
        for other in [room_of(game) for game in GAMES if game != self.id]:
            if error.facts["rule"] in [rule.name for rule in other.house_rules]:
                facts = {**error.facts, "game": self.id, "other": other.id}
                raise BadConfig(error.code, **facts) from None

    def refuse_others(self, given: Sequence[str]) -> None:
        """An option of another game would be lost without a word."""
        for option in given:
            if option not in self.options:
                known = " ".join(f"--{name}" for name in self.options)
                raise BadConfig("no_such_option_here", game=self.id, option=option, known=known)

    @abstractmethod
    def wished(self, setting: Setting, name: str) -> Config:
        """The same, for options that this game has."""

    @abstractmethod
    def said(self, config: AnyConfig) -> list[str]:
        """What is played, in a few words; what is as usual has none."""

    @abstractmethod
    def stem(self, config: AnyConfig) -> str:
        """How the names of its records begin."""

    # -- cards -----------------------------------------------------------------------------

    def get_boxes(self, custom: Sequence[Path]) -> None:  # noqa: B027 - not every game has such
        """Look for boxes of other people, for a look at everything."""

    @abstractmethod
    def boxes(self) -> Sequence[str]:
        """The boxes that there are."""

    @abstractmethod
    def catalogue(self, facts: Path | None = None) -> Sequence[Entry]:
        """All that is printed, box by box; where a game has such, put right by a user's file."""

    def label(self, entry: AnyEntry) -> Label:
        """What is shown of one of them."""
        return Label(entry)

    # -- games -----------------------------------------------------------------------------

    @abstractmethod
    def parts(self, kernel: AnyKernel) -> Iterator[tuple[str, str, int]]:
        """What is counted of a game that is over: one of `counted`, its name, and the seat."""

    @abstractmethod
    def outcome(self, side: str) -> str:
        """A sentence about the side that has won."""

    @abstractmethod
    def host(self, game: AnyGame, me: int) -> Host:
        """Who looks after the player on seat `me`, or with -1 after an onlooker."""


def parts_of(game: str, kernel: FigureGame, role: str) -> Iterator[tuple[str, str, int]]:
    """The usual parts: what everybody was, under the game's own word for it, and his characters."""
    rules = ruleset(game)
    names, characters = rules.roles(kernel), rules.characters(kernel)
    for seat, name in enumerate(names):
        yield role, name, seat
        for character in characters[seat]:
            yield "character", character, seat


class Host(ABC):
    """Looks after one person at one table: draws it, tells, asks, understands, explains."""

    move_example: str  # what can be typed
    notation_example: str
    card_example: ClassVar[str] = "barrel"

    # -- telling ---------------------------------------------------------------------------

    @abstractmethod
    def introduction(self, view: AnyView) -> list[str]:
        """Who the player is; then, whom he has."""

    @abstractmethod
    def teller(self) -> Teller:
        """Somebody who tells the game from its beginning on."""

    @abstractmethod
    def goal(self) -> str:
        """What winning means in this game."""

    @abstractmethod
    def leaving(self) -> str:
        """What becomes of a player who gets up for good."""

    # -- the table -------------------------------------------------------------------------

    @abstractmethod
    def draw(self, console: Console, view: AnyView) -> RenderableType:
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

    def listing(self, view: AnyView, offered: Sequence[str]) -> list[str]:
        """The legal moves as they are shown: numbered, unless there is a better way."""
        return [f"{number:>3}  {text}" for number, text in enumerate(offered, 1)]

    @abstractmethod
    def move(self, view: AnyView, move: int) -> str:
        """A move at this decision in plain words."""

    @abstractmethod
    def understand(self, view: AnyView, offered: Sequence[str], text: str) -> int:
        """The move that is meant, legal or not; `offered` are the words of the legal ones."""

    @abstractmethod
    def advice(self, view: AnyView, thought: Thought) -> list[str]:
        """What a bot would do here and why, in sentences."""

    # -- for those who may see everything --------------------------------------------------

    @abstractmethod
    def open_view(self) -> AnyView:
        """The table with nothing hidden."""

    @abstractmethod
    def seats(self) -> list[str]:
        """Who sat there and ended as whom, seat by seat."""
