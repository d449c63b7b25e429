"""What the lab records of each game, and the observations of many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

__all__ = ["NOBODY", "SELF", "Count", "GameObservation", "Observations", "UnfinishedGame"]

SELF: Final = "self"  # the cause, if it is not another player
NOBODY: Final = "nobody"
MAX_ROUND: Final = 255  # rounds are stored in a byte; later rounds count as this one

Count = tuple[str, ...]  # what is counted, then who: ("shots", "outlaw", "sheriff")


@dataclass(frozen=True, slots=True)
class GameObservation:
    """The facts of one game that are needed per game; everything else is summed up."""

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
        """The last round of a seat in the game, from 1."""
        return max(self.stayed[seat], 1)

    def first_plays(self) -> list[tuple[int, int, int]]:
        """Kind, seat and round."""
        data = self.plays
        return [(data[i], data[i + 1], data[i + 2]) for i in range(0, len(data), 3)]

    def losses(self) -> list[tuple[int, int]]:
        """Seat and round."""
        return pairs(self.lost)

    def events_seen(self) -> list[tuple[int, int]]:
        """Number and round."""
        return pairs(self.events)


def pairs(data: bytes) -> list[tuple[int, int]]:
    return [(data[i], data[i + 1]) for i in range(0, len(data), 2)]


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """A game that did not end, and why."""

    seed: int
    bot: str
    code: str
    message: str


@dataclass
class Observations:
    """The observations of many games; parts can be merged."""

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
        """Sort by seed, whatever order the games finished in."""
        self.games.sort(key=lambda game: game.seed)
        self.troubles.sort(key=lambda trouble: trouble.seed)
