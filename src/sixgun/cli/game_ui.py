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
from sixgun.cli.language import current_language, has_message, say
from sixgun.cli.presenter import Presenter
from sixgun.engine import BadConfig, FigureGame, HouseRule
from sixgun.library import CatalogueEntry
from sixgun.live import AnyGame
from sixgun.live.rulesets import GameConfig, ruleset
from sixgun.narration.formatter import printed_names

__all__ = ["GameUI", "iter_roles_and_characters", "option_name"]

AnyConfig = Any  # each game has its own
AnyKernel = Any
AnyEntry = Any


class GameUI(ABC):
    """Set-up, statistics and catalogue of a game, and its presenter."""

    id: ClassVar[str]
    options: ClassVar[tuple[str, ...]]  # of `GameSettings`: those that this game has
    counted_by: ClassVar[tuple[str, ...]]  # the groups that wins are counted by, apart from seats
    sides_have_seats: ClassVar[bool] = False  # the seat determines the side
    house_rules: ClassVar[Sequence[HouseRule]] = ()

    # -- setting up ------------------------------------------------------------------------

    def checked_config(self, settings: GameSettings, name: str = "") -> GameConfig:
        """A checked config, with the named player on their seat."""
        self.refuse_foreign_options(settings.given())
        try:
            return self.make_config(settings, name)
        except BadConfig as error:
            if error.code == "unknown_house_rule":
                self.refuse_foreign_rule(error)
            raise

    def with_seat(self, config: AnyConfig, name: str, seed: int | None) -> AnyConfig:
        """The same config with the named player on a random seat, if the seat matters."""
        return config

    def refuse_foreign_rule(self, error: BadConfig) -> None:
        """Say so if an unknown house rule belongs to another game."""
        for other in [game_ui_for(game) for game in GAMES if game != self.id]:
            if error.facts["rule"] in [rule.name for rule in other.house_rules]:
                facts = {**error.facts, "game": self.id, "other": other.id}
                raise BadConfig(error.code, **facts) from None

    def refuse_foreign_options(self, given: Sequence[str]) -> None:
        """Refuse options of other games, which would be ignored silently."""
        for option in given:
            if option not in self.options:
                known = " ".join(f"--{name}" for name in self.options)
                raise BadConfig("no_such_option_here", game=self.id, option=option, known=known)

    @abstractmethod
    def make_config(self, settings: GameSettings, name: str) -> GameConfig:
        """Make a checked config from options that this game has."""

    @abstractmethod
    def summarize(self, config: AnyConfig) -> list[str]:
        """A short summary of the config without default values."""

    @abstractmethod
    def file_stem(self, config: AnyConfig) -> str:
        """The first part of the file names of its records."""

    # -- cards -----------------------------------------------------------------------------

    def load_boxes(self, custom: Sequence[Path]) -> None:  # noqa: B027 - not every game has such
        """Load installed and custom boxes, to list everything."""

    @abstractmethod
    def boxes(self) -> Sequence[str]:
        """The ids of all boxes."""

    @abstractmethod
    def catalogue(self, facts: Path | None = None) -> Sequence[CatalogueEntry]:
        """All entries, box by box, with the corrections of a user's file if the game has any."""

    def formatter(self, entry: AnyEntry) -> EntryFormatter:
        """The formatter for an entry."""
        return EntryFormatter(self.id, entry)

    # -- games -----------------------------------------------------------------------------

    @abstractmethod
    def iter_counted(self, kernel: AnyKernel) -> Iterator[tuple[str, str, int]]:
        """For statistics of a finished game: one of `counted_by`, a name, and the seat."""

    def role_name(self, role: str) -> str:
        """The name of a role or side, by its word in statistics."""
        return role

    def counted_name(self, what: str, name: str) -> str:
        """The name of a role, side or character; seats have their own."""
        if what == "character":
            names = printed_names(self.id, current_language(), tuple(self.boxes()))
            return names.get((what, name), name)
        return name if what == "seat" else self.role_name(name)

    @abstractmethod
    def presenter(self, game: AnyGame, me: int) -> Presenter:
        """The presenter for the player on seat `me`, or with -1 for a spectator."""


def iter_roles_and_characters(
    game: str, kernel: FigureGame, role: str
) -> Iterator[tuple[str, str, int]]:
    """For statistics: every seat's role, under the game's own word for it, and its characters."""
    rules = ruleset(game)
    names, characters = rules.roles(kernel), rules.characters(kernel)
    for seat, name in enumerate(names):
        yield role, name, seat
        for character in characters[seat]:
            yield "character", character, seat


def option_name(game: str, option: str, value: str, otherwise: str = "") -> str:
    """The name of a variant, a mode, an edition or a box; custom boxes have their own."""
    key = f"options.values.{game}.{option}.{value}.name"
    return say(key) if has_message(key) else otherwise or value
