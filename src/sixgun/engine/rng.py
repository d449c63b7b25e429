"""Chance: a small random generator in the game's state, with the same numbers on every machine."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

__all__ = ["Rng"]

MULTIPLIER: Final = 698769069


class Rng:
    """Multiply with carry: one number below 2**62, so pure and compiled arithmetic agree.

    The low word is multiplied, the high word is the carry; their exclusive or is the outcome.
    """

    __slots__ = ("state",)

    def __init__(self, state: i64) -> None:
        self.state = state

    def copy(self) -> Rng:
        return Rng(self.state)

    def below(self, n: i64) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        state: i64 = self.state
        word: i64 = state & 0xFFFFFFFF
        carry: i64 = state >> 32
        self.state = word * 698769069 + carry
        return ((word ^ carry) * n) >> 32

    def branch(self) -> Rng:
        """Another generator, independent of the next numbers of this one."""
        return Rng(1 + (self.below(2**30) << 31) + self.below(2**31))

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates shuffle, in place. `below` is inlined: most numbers are drawn here."""
        state: i64 = self.state
        for i in range(len(items) - 1, 0, -1):
            word: i64 = state & 0xFFFFFFFF
            carry: i64 = state >> 32
            state = word * 698769069 + carry
            j = ((word ^ carry) * (i + 1)) >> 32
            held = items[i]
            items[i] = items[j]
            items[j] = held
        self.state = state

    def __reduce__(self) -> tuple[type[Rng], tuple[int]]:
        return (Rng, (self.state,))

    @staticmethod
    def from_seed(seed: int | str) -> Rng:
        """Any whole number or text is a seed; its hash is the state."""
        digest = hashlib.sha256(f"sixgun:{seed}".encode()).digest()
        # Skip the two fixed points, 0 and the greatest state.
        return Rng(1 + int.from_bytes(digest[:16], "big") % (MULTIPLIER * 2**32 - 2))
