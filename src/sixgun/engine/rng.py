"""Chance: a small generator in the game's state, with the same numbers everywhere."""

from __future__ import annotations

import hashlib

from mypy_extensions import i64

__all__ = ["Rng"]


class Rng:
    """xoshiro128+: four words of 32 bits. No product passes 63 bits: pure and compiled agree."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def below(self, n: i64) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d
        x: i64 = (a + d) & 0xFFFFFFFF
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return (x * n) >> 32  # the high bits, which are this generator's best

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held

    def words(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.d)

    def __reduce__(self) -> tuple[type[Rng], tuple[int, int, int, int]]:
        return (Rng, self.words())

    @staticmethod
    def from_seed(seed: int | str) -> Rng:
        """Any whole number or text is a seed; 128 bits of its hash are the state."""
        digest = hashlib.sha256(f"sixgun:{seed}".encode()).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        words[0] |= 1  # a state of zeros alone would stay there
        return Rng(words[0], words[1], words[2], words[3])
