"""How much more often those win who had or did something: against others of the same role.

A difference is the mean, over the seats concerned, of the victory (1 or 0) less the share of
victories that was to be expected. What is expected is counted in the same games, so a seat
concerned is also among those it is compared with; the interval takes that into account, and that
the seats of one game do not win independently of one another (linearized, clustered by game).
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
    """What came out for the seats concerned."""

    seats: int
    won: int
    expected: float  # share of victories
    difference: float
    margin: float  # half of the 95 % interval

    @property
    def clear(self) -> bool:
        """Whether 0 is outside the interval."""
        return abs(self.difference) > self.margin


class Baseline:
    """What is to be expected of a role: by the round up to which a seat was in the game."""

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
        """Of those of a role who were in the game in this round, the share that won."""
        return self.wins[role][late] / self.seats[role][late]

    def lift(self, concerned: Concerned) -> Lift:
        """Of the seats concerned; round 0 stands for any."""
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
        """By game: how far it pulls the difference away, through the seats concerned and through
        what is expected of all."""
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
        """By the last round of a seat: the sum, over the rounds up to it, of the share of seats
        concerned, and the same times what is expected there."""
        sums: list[tuple[float, float]] = []
        share = expected = 0.0
        for late in range(MOST + 1):
            if taken[late]:
                part = taken[late] / self.seats[role][late]
                share += part
                expected += part * self.share(role, late)
            sums.append((share, expected))
        return sums
