"""`GameUI`: all that the command line needs to know about a game.

The rest of this package knows no particular game. Code for one game is in the folder of its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

from sixgun.cli.cards import EntryFormatter
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.games import GAMES, game_ui_for
from sixgun.cli.presenter import Presenter
from sixgun.engine import BadConfig, FigureGame, HouseRule
from sixgun.library import Entry
from sixgun.live import AnyGame
from sixgun.live.rulesets import Config, ruleset

__all__ = ["GameUI", "iter_roles_and_characters"]

AnyConfig = Any  # the wishes, of which the same is true
AnyKernel = Any
AnyEntry = Any


class GameUI(ABC):
    """A game as it is set up, counted and looked up."""

    id: ClassVar[str]
    options: ClassVar[tuple[str, ...]]  # of `GameSettings`: those that this game has
    counted_by: ClassVar[tuple[str, ...]]  # by what victories are counted, besides the seat
    sides_have_seats: ClassVar[bool] = False  # who sits where says whom he plays
    house_rules: ClassVar[Sequence[HouseRule]] = ()

    # -- setting up ------------------------------------------------------------------------

    def checked_config(self, settings: GameSettings, name: str = "") -> Config:
        """Checked wishes, with the named player on his seat."""
        self.refuse_foreign_options(settings.given())
        try:
            return self.make_config(settings, name)
        except BadConfig as error:
            if error.code == "unknown_house_rule":
                self.refuse_foreign_rule(error)
            raise

    def with_seat(self, config: AnyConfig, name: str, seed: int | None) -> AnyConfig:
        """The same with the named player where chance puts him, if it matters who sits where."""
        return config

    def refuse_foreign_rule(self, error: BadConfig) -> None:
        """A house rule of another game is told from one that there is not."""
        for other in [game_ui_for(game) for game in GAMES if game != self.id]:
            if error.facts["rule"] in [rule.name for rule in other.house_rules]:
                facts = {**error.facts, "game": self.id, "other": other.id}
                raise BadConfig(error.code, **facts) from None

    def refuse_foreign_options(self, given: Sequence[str]) -> None:
        """An option of another game would be lost without a word."""
        for option in given:
            if option not in self.options:
                known = " ".join(f"--{name}" for name in self.options)
                raise BadConfig("no_such_option_here", game=self.id, option=option, known=known)

    @abstractmethod
    def make_config(self, settings: GameSettings, name: str) -> Config:
        """The same, for options that this game has."""

    @abstractmethod
    def summarize(self, config: AnyConfig) -> list[str]:
        """What is played, in a few words; what is as usual has none."""

    @abstractmethod
    def file_stem(self, config: AnyConfig) -> str:
        """How the names of its records begin."""

    # -- cards -----------------------------------------------------------------------------

    def load_boxes(self, custom: Sequence[Path]) -> None:  # noqa: B027 - not every game has such
        """Look for boxes of other people, for a look at everything."""

    @abstractmethod
    def boxes(self) -> Sequence[str]:
        """The boxes that there are."""

    @abstractmethod
    def catalogue(self, facts: Path | None = None) -> Sequence[Entry]:
        """All that is printed, box by box; where a game has such, put right by a user's file."""

    def formatter(self, entry: AnyEntry) -> EntryFormatter:
        """What is shown of one of them."""
        return EntryFormatter(entry)

    # -- games -----------------------------------------------------------------------------

    @abstractmethod
    def iter_counted(self, kernel: AnyKernel) -> Iterator[tuple[str, str, int]]:
        """What is counted of a game that is over: one of `counted`, its name, and the seat."""

    @abstractmethod
    def outcome(self, side: str) -> str:
        """A sentence about the side that has won."""

    @abstractmethod
    def presenter(self, game: AnyGame, me: int) -> Presenter:
        """Who looks after the player on seat `me`, or with -1 after an onlooker."""


def iter_roles_and_characters(
    game: str, kernel: FigureGame, role: str
) -> Iterator[tuple[str, str, int]]:
    """The usual parts: what everybody was, under the game's own word for it, and his characters."""
    rules = ruleset(game)
    names, characters = rules.roles(kernel), rules.characters(kernel)
    for seat, name in enumerate(names):
        yield role, name, seat
        for character in characters[seat]:
            yield "character", character, seat
