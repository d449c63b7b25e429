"""What a live game asks of the rules that it is played by."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from sixgun.engine import FigureGame

__all__ = ["Config", "Ruleset"]


class Config(Protocol):
    """The wishes for a game: a frozen dataclass, in which every field has its usual value."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def players(self) -> int: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    def checked(self) -> Self: ...


C = TypeVar("C", bound=Config)
G = TypeVar("G", bound=FigureGame)
V = TypeVar("V")


class Ruleset(ABC, Generic[C, G, V]):
    """One game of the family: its config, its game on plain numbers, what a seat sees of it."""

    id: ClassVar[str]
    config: type[C]
    always_written: ClassVar[tuple[str, ...]] = ()  # options in every record, usual or not
    in_numbers: ClassVar[tuple[str, ...]] = ()  # lists of numbers; other lists are of words

    @abstractmethod
    def deal(self, config: C, seed: int | str, telling: bool = True) -> G:
        """A game at its first decision; with `telling` it keeps its events."""

    @abstractmethod
    def config_of(self, game: G) -> C:
        """The wishes that it was dealt by, checked."""

    @abstractmethod
    def view(self, game: G, seat: int) -> V:
        """All that a seat may know; one seat more than there are is an onlooker."""

    @abstractmethod
    def open_view(self, game: G, seat: int) -> V:
        """The same with nothing hidden but the decks, for a game that is over."""

    @abstractmethod
    def side(self, game: G) -> str:
        """Who has won a game that is over, in a word; "nobody" if all have left."""

    @abstractmethod
    def roles(self, game: G) -> list[str]:
        """By seat: what everybody was, in a word."""

    def has_secrets(self, game: G, seat: int) -> bool:
        """Whether a seat has anything that others could guess from how long it takes."""
        return bool(game.hands[seat])

    # -- words for the numbers in events ---------------------------------------------------

    def role_words(self, game: G) -> list[str]:
        """By number: the roles, in a game that has some."""
        return []

    def open_sides(self, game: G) -> list[str]:
        """By seat: the side it plays, in a game where everybody knows it."""
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
        """By seat: the ids of those it has or had in play, where that says something."""
        return [[] for _ in range(game.seats)]

    def rivals(self, game: G) -> list[int]:
        """By seat: the mask of those who never win together with it."""
        everybody = (1 << game.seats) - 1
        return [everybody & ~(1 << seat) for seat in range(game.seats)]

    # -- wishes ----------------------------------------------------------------------------

    def completed(self, options: dict[str, object]) -> dict[str, object]:
        """Named wishes as fields of the config, where they may also be said in a shorter way."""
        return options

    def choices(self) -> dict[str, Sequence[str] | range]:
        """By option: between which words or numbers it can be chosen, where they are few."""
        return {}

    def seats(self) -> dict[str, Sequence[int]]:
        """By variant: for how many it is, in a game where that can be chosen."""
        return {}

    def next_config(self, game: G, keep: Sequence[str] | None, pass_sheriff: bool) -> C:
        """The wishes for the next game at this table; unless it is said here, nothing is kept."""
        return self.config_of(game)
