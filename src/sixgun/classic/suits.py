"""Suits and values of the playing cards, by number and name."""

from __future__ import annotations

from typing import Final

__all__ = ["DIAMONDS", "HEARTS", "NINE", "SPADES", "SUITS", "TWO", "VALUES"]

SUITS: Final = "SHDC"
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2

VALUES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
TWO: Final = 0
NINE: Final = 7
