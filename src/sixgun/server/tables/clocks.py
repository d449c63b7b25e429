"""Clocks: each seat has time for every decision, and a bank of time for the whole game."""

from __future__ import annotations

from sixgun.protocol import ClockRules, ClockState

__all__ = ["Clocks"]


class Clocks:
    """The time banks of all seats, in milliseconds; callers measure and pass the elapsed time."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.banks = [rules.bank * 1000] * seats
        self.times = [rules.times] * seats

    @property
    def running(self) -> bool:
        return bool(self.rules.decision or self.rules.bank)

    def left(self, seat: int, elapsed: int) -> ClockState:
        """Return the time left for a seat, `elapsed` milliseconds after the question."""
        decision = self.rules.decision * 1000
        return ClockState(
            seat=seat,
            decision=max(decision - elapsed, 0),
            bank=max(self.banks[seat] - max(elapsed - decision, 0), 0),
            times=self.times[seat],
        )

    def deadline(self, seat: int) -> int:
        """Return how many milliseconds after the question the clock of a seat runs out."""
        return self.rules.decision * 1000 + self.banks[seat]

    def bank_after(self, seat: int, elapsed: int) -> int:
        """Return the bank of a seat after an answer that took `elapsed` milliseconds."""
        return self.left(seat, elapsed).bank if self.running else self.banks[seat]

    def with_more_time(self, seat: int) -> tuple[int, int] | None:
        """Return bank and remaining requests after a request for more time, or None if refused."""
        if not self.running or not self.times[seat]:
            return None
        return self.banks[seat] + self.rules.more * 1000, self.times[seat] - 1

    def set(self, seat: int, bank: int, times: int) -> None:
        self.banks[seat] = bank
        self.times[seat] = times
