"""What the laboratory writes down of a game, and the notebook in which many games are kept."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

__all__ = ["NOBODY", "SELF", "Count", "GameObservation", "Observations", "UnfinishedGame"]

SELF: Final = "self"  # who is to blame, where it is no other player
NOBODY: Final = "nobody"
MOST: Final = 255  # rounds are kept in a byte; whatever is later counts as this one

Count = tuple[str, ...]  # what was counted, then whose it was: ("shots", "outlaw", "sheriff")


@dataclass(frozen=True, slots=True)
class GameObservation:
    """One game, as far as it must be known game by game; the rest is only added up."""

    seed: int
    side: str
    winners: int  # mask of seats
    roles: tuple[str, ...]  # by seat
    cast: tuple[tuple[str, ...], ...]  # by seat: its characters
    stayed: bytes  # by seat: the last round in which it was in the game
    lost: bytes  # seat and round of every character who fell for good
    plays: bytes  # kind, seat and round of the first play of a kind by a seat
    events: bytes  # number and round of every event card that came
    decisions: int
    turns: int
    rounds: int
    shuffles: int

    def won(self, seat: int) -> int:
        return (self.winners >> seat) & 1

    def last_round(self, seat: int) -> int:
        """The last one in which it was in the game, from 1."""
        return max(self.stayed[seat], 1)

    def first_plays(self) -> list[tuple[int, int, int]]:
        """Kind, seat and round."""
        found = self.plays
        return [(found[i], found[i + 1], found[i + 2]) for i in range(0, len(found), 3)]

    def losses(self) -> list[tuple[int, int]]:
        """Seat and round."""
        return pairs(self.lost)

    def events_seen(self) -> list[tuple[int, int]]:
        """Number and round."""
        return pairs(self.events)


def pairs(found: bytes) -> list[tuple[int, int]]:
    return [(found[i], found[i + 1]) for i in range(0, len(found), 2)]


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """A game that did not come to its end, and why."""

    seed: int
    bot: str
    code: str
    message: str


@dataclass
class Observations:
    """The notes of many games; those of two parts together are the notes of the whole."""

    games: list[GameObservation] = field(default_factory=list)
    counts: Counter[Count] = field(default_factory=Counter)
    troubles: list[UnfinishedGame] = field(default_factory=list)
    interrupted: bool = False

    @property
    def played(self) -> int:
        return len(self.games) + len(self.troubles)

    def merge(self, other: Observations) -> None:
        self.games += other.games
        self.troubles += other.troubles
        self.counts.update(other.counts)

    def sort_by_seed(self) -> None:
        """By seed, whoever was ready first."""
        self.games.sort(key=lambda note: note.seed)
        self.troubles.sort(key=lambda trouble: trouble.seed)
