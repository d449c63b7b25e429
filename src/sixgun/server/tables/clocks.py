"""Time: some for each decision, and a bank for the game."""

from __future__ import annotations

from sixgun.protocol import Clock, ClockRules

__all__ = ["Clocks"]


class Clocks:
    """Banks of all seats, in milliseconds. They never run by themselves: whoever asks says how long
    it has taken."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.banks = [rules.bank * 1000] * seats
        self.times = [rules.times] * seats

    @property
    def running(self) -> bool:
        return bool(self.rules.decision or self.rules.bank)

    def left(self, seat: int, taken: int) -> Clock:
        """What a seat has left after so many milliseconds."""
        decision = self.rules.decision * 1000
        return Clock(
            seat=seat,
            decision=max(decision - taken, 0),
            bank=max(self.banks[seat] - max(taken - decision, 0), 0),
            times=self.times[seat],
        )

    def deadline(self, seat: int) -> int:
        """Milliseconds from the question on."""
        return self.rules.decision * 1000 + self.banks[seat]

    def bank_after(self, seat: int, taken: int) -> int:
        """What an answer after so many milliseconds leaves."""
        return self.left(seat, taken).bank if self.running else self.banks[seat]

    def with_more(self, seat: int) -> tuple[int, int] | None:
        """Bank and times with more time, if there is some to ask for."""
        if not self.running or not self.times[seat]:
            return None
        return self.banks[seat] + self.rules.more * 1000, self.times[seat] - 1

    def set(self, seat: int, bank: int, times: int) -> None:
        self.banks[seat] = bank
        self.times[seat] = times
