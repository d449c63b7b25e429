"""Printed facts of the cards: backs, reveal symbols, borders, and our sources for them."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BACKS",
    "BARREL",
    "BLUE",
    "BROWN",
    "DYNAMITE",
    "GREEN",
    "HORSESHOE",
    "INFERRED",
    "LAW",
    "OUTLAW",
    "PUBLIC",
    "RECONSTRUCTED",
    "RED",
    "REN_LAW",
    "REN_OUTLAW",
    "RULEBOOK",
    "SNAKE",
    "SYMBOLS",
    "parse_copies",
]

LAW: Final = "law"
OUTLAW: Final = "outlaw"
REN_LAW: Final = "ren_law"
REN_OUTLAW: Final = "ren_outlaw"
BACKS: Final = (LAW, OUTLAW, REN_LAW, REN_OUTLAW)  # numbered in this order

SYMBOLS: Final = ("barrel", "snake", "dynamite", "horseshoe")
BARREL: Final = 0
SNAKE: Final = 1
DYNAMITE: Final = 2
HORSESHOE: Final = 3

RED: Final = "red"  # BANG! cards
BROWN: Final = "brown"  # Actions
BLUE: Final = "blue"  # Equipment
GREEN: Final = "green"  # Resources, which are Equipment too

# Where a fact comes from.
RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"  # printed cards that others have described
INFERRED: Final = "inferred"  # follows from the first two
RECONSTRUCTED: Final = "reconstructed"  # the print is unknown to us: our own balanced fill


def parse_copies(copies: str) -> list[tuple[int, int]]:
    """The copies of a kind, `law:snake*2 outlaw:barrel`, as back and symbol of each."""
    found: list[tuple[int, int]] = []
    for entry in copies.split():
        back, symbol = entry.split(":")
        symbol, _, count = symbol.partition("*")
        face = (BACKS.index(back), SYMBOLS.index(symbol))
        found += [face] * int(count or "1")
    return found
