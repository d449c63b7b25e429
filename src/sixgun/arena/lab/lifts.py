"""Lifts: how much more often seats win that had or did something, compared with their role.

A lift is the mean, over these seats, of the win (1 or 0) minus the expected share of wins. The
expectation comes from the same games, so a seat is also part of its own comparison. The interval
allows for that, and for the correlation of seats within a game (linearized, clustered by game).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sixgun.arena.lab.observations import MAX_ROUND, GameObservation
from sixgun.arena.statistics import Z

__all__ = ["Baseline", "Lift"]

SeatsByGame = Sequence[Sequence[tuple[int, int]]]  # by game: seats, and the round for each


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
        for game in games:
            for seat, role in enumerate(game.roles):
                last = game.last_round(seat)
                seats = self.seats.setdefault(role, [0] * (MAX_ROUND + 1))
                seats[last] += 1
                self.wins.setdefault(role, [0] * (MAX_ROUND + 1))[last] += game.won(seat)
        for counts in (*self.seats.values(), *self.wins.values()):
            for round_ in range(MAX_ROUND - 1, -1, -1):
                counts[round_] += counts[round_ + 1]

    def share(self, role: str, round_: int) -> float:
        """The share of wins of a role's seats that were in the game in this round."""
        return self.wins[role][round_] / self.seats[role][round_]

    def lift(self, seats_by_game: SeatsByGame) -> Lift:
        """Compute the lift of these seats; round 0 means any round."""
        seats = won = 0
        expected = 0.0
        taken: dict[str, list[int]] = {role: [0] * (MAX_ROUND + 1) for role in self.seats}
        for game, entries in zip(self.games, seats_by_game, strict=True):
            for seat, round_ in entries:
                role = game.roles[seat]
                seats += 1
                won += game.won(seat)
                expected += self.share(role, round_)
                taken[role][round_] += 1
        if not seats:
            return Lift(0, 0, 0.0, 0.0, 0.0)
        difference = (won - expected) / seats
        total = sum(
            influence * influence for influence in self.influences(seats_by_game, taken, difference)
        )
        margin = Z * math.sqrt(total) / seats
        return Lift(seats, won, expected / seats, difference, margin)

    def influences(
        self, seats_by_game: SeatsByGame, taken: dict[str, list[int]], difference: float
    ) -> Iterator[float]:
        """Yield the influence of each game on the difference, through these seats and through the
        expectation."""
        weights = {role: self.weights(role, counts) for role, counts in taken.items()}
        for game, entries in zip(self.games, seats_by_game, strict=True):
            influence = 0.0
            for seat, round_ in entries:
                influence += game.won(seat) - self.share(game.roles[seat], round_) - difference
            for seat, role in enumerate(game.roles):
                share, expected = weights[role][game.last_round(seat)]
                influence -= game.won(seat) * share - expected
            yield influence

    def weights(self, role: str, taken: list[int]) -> list[tuple[float, float]]:
        """By the last round of a seat: the sum, over the rounds up to it, of the share of these
        seats, and of that share times the expectation."""
        sums: list[tuple[float, float]] = []
        share = expected = 0.0
        for round_ in range(MAX_ROUND + 1):
            if taken[round_]:
                part = taken[round_] / self.seats[role][round_]
                share += part
                expected += part * self.share(role, round_)
            sums.append((share, expected))
        return sums
