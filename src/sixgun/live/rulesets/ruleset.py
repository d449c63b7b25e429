"""`Ruleset`: what a live game needs to know about its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from sixgun.engine import FigureGame

__all__ = ["GameConfig", "Ruleset"]


class GameConfig(Protocol):
    """The options of a game: a frozen dataclass with a default for every field."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def players(self) -> int: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    def validate(self) -> Self: ...


C = TypeVar("C", bound=GameConfig)
G = TypeVar("G", bound=FigureGame)
V = TypeVar("V")


class Ruleset(ABC, Generic[C, G, V]):
    """One game of the family: its config, its kernel, and the view of a seat."""

    id: ClassVar[str]
    config: type[C]

    @abstractmethod
    def deal(self, config: C, seed: int | str, emits_events: bool = True) -> G:
        """Deal a game up to its first decision; with `emits_events` it keeps its events."""

    @abstractmethod
    def config_of(self, game: G) -> C:
        """The checked config that the game was dealt from."""

    @abstractmethod
    def view(self, game: G, seat: int) -> V:
        """All that a seat may know; the number of seats stands for a spectator."""

    @abstractmethod
    def open_view(self, game: G, seat: int) -> V:
        """The same with only the decks hidden, for a finished game."""

    @abstractmethod
    def side(self, game: G) -> str:
        """The id of the side that won; "nobody" if all players left."""

    @abstractmethod
    def roles(self, game: G) -> list[str]:
        """By seat: the id of its role."""

    def has_secrets(self, game: G, seat: int) -> bool:
        """Whether others could guess something from how long a seat takes to answer."""
        return bool(game.hands[seat])

    # -- ids for the numbers in events -----------------------------------------------------

    def role_words(self, game: G) -> list[str]:
        """By number: the roles, in a game that has some."""
        return []

    def open_sides(self, game: G) -> list[str]:
        """By seat: its side, in a game where sides are public."""
        return []

    def back_words(self, game: G) -> list[str]:
        """By number: the backs of cards, in a game that has several."""
        return []

    def character_ids(self, game: G) -> list[str]:
        """By number: the characters, in a game that has some."""
        return []

    def event_ids(self, game: G) -> list[str]:
        """By number: the event cards, in a game that has some."""
        return []

    # -- many games ------------------------------------------------------------------------

    def characters(self, game: G) -> list[list[str]]:
        """By seat: the ids of its characters, for statistics."""
        return [[] for _ in range(game.seats)]

    def rivals(self, game: G) -> list[int]:
        """By seat: the mask of the seats that never win together with it."""
        everybody = (1 << game.seats) - 1
        return [everybody & ~(1 << seat) for seat in range(game.seats)]

    # -- options ----------------------------------------------------------------------------

    def expand_options(self, options: dict[str, object]) -> dict[str, object]:
        """Turn shorthand options into fields of the config."""
        return options

    def choices(self) -> dict[str, Sequence[str] | range]:
        """By option: its allowed values, where they are few."""
        return {}

    def seats(self) -> dict[str, Sequence[int]]:
        """By variant: the possible numbers of players."""
        return {}

    def next_config(self, game: G, keep: Sequence[str] | None, pass_sheriff: bool) -> C:
        """The config for the next game at this table; by default nothing is kept."""
        return self.config_of(game)
