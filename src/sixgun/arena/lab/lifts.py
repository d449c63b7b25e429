"""Lifts: how much more often seats win that had or did something, compared with their role.

A lift is the mean, over these seats, of the win (1 or 0) minus the expected share of wins. The
expectation comes from the same games, so a seat is also part of its own comparison. The interval
allows for that, and for the correlation of seats within a game (linearized, clustered by game).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sixgun.arena.lab.observations import MOST, GameObservation
from sixgun.arena.statistics import Z

__all__ = ["Baseline", "Lift"]

Concerned = Sequence[Sequence[tuple[int, int]]]  # by game: seats, and the round for each


@dataclass(frozen=True)
class Lift:
    """The lift of some seats."""

    seats: int
    won: int
    expected: float  # share of victories
    difference: float
    margin: float  # half of the 95 % interval

    @property
    def clear(self) -> bool:
        """True if 0 is outside the interval."""
        return abs(self.difference) > self.margin


class Baseline:
    """The expected share of wins of a role, by the last round of a seat."""

    def __init__(self, games: Sequence[GameObservation]) -> None:
        self.games = games
        self.seats: dict[str, list[int]] = {}  # by role and round: how many were in the game
        self.wins: dict[str, list[int]] = {}
        for note in games:
            for seat, role in enumerate(note.roles):
                last = note.last_round(seat)
                seats = self.seats.setdefault(role, [0] * (MOST + 1))
                seats[last] += 1
                self.wins.setdefault(role, [0] * (MOST + 1))[last] += note.won(seat)
        for counts in (*self.seats.values(), *self.wins.values()):
            for late in range(MOST - 1, -1, -1):
                counts[late] += counts[late + 1]

    def share(self, role: str, late: int) -> float:
        """The share of wins of a role's seats that were in the game in this round."""
        return self.wins[role][late] / self.seats[role][late]

    def lift(self, concerned: Concerned) -> Lift:
        """Compute the lift of these seats; round 0 means any round."""
        seats = won = 0
        expected = 0.0
        taken: dict[str, list[int]] = {role: [0] * (MOST + 1) for role in self.seats}
        for note, entries in zip(self.games, concerned, strict=True):
            for seat, late in entries:
                role = note.roles[seat]
                seats += 1
                won += note.won(seat)
                expected += self.share(role, late)
                taken[role][late] += 1
        if not seats:
            return Lift(0, 0, 0.0, 0.0, 0.0)
        difference = (won - expected) / seats
        total = sum(pull * pull for pull in self.pulls(concerned, taken, difference))
        margin = Z * math.sqrt(total) / seats
        return Lift(seats, won, expected / seats, difference, margin)

    def pulls(
        self, concerned: Concerned, taken: dict[str, list[int]], difference: float
    ) -> Iterator[float]:
        """Yield the influence of each game on the difference, through these seats and through the
        expectation."""
        weights = {role: self.weights(role, counts) for role, counts in taken.items()}
        for note, entries in zip(self.games, concerned, strict=True):
            pull = 0.0
            for seat, late in entries:
                pull += note.won(seat) - self.share(note.roles[seat], late) - difference
            for seat, role in enumerate(note.roles):
                share, expected = weights[role][note.last_round(seat)]
                pull -= note.won(seat) * share - expected
            yield pull

    def weights(self, role: str, taken: list[int]) -> list[tuple[float, float]]:
        """By the last round of a seat: the sum, over the rounds up to it, of the share of these
        seats, and of that share times the expectation."""
        sums: list[tuple[float, float]] = []
        share = expected = 0.0
        for late in range(MOST + 1):
            if taken[late]:
                part = taken[late] / self.seats[role][late]
                share += part
                expected += part * self.share(role, late)
            sums.append((share, expected))
        return sums
