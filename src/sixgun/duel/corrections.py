"""Corrections of printed facts by users, who may own the cards that we could only reconstruct.

A correction is one word: `big_steve.life=5` or `spurs.ren_law=barrel,snake*2`, which lists all
copies of a card with that back. Records store them, so a game is always replayed with its own
facts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sixgun.duel.printed_facts import BACKS, SYMBOLS
from sixgun.engine import BadConfig

__all__ = ["check_corrections", "corrected_copies", "corrected_life"]

WORD: Final = re.compile(r"([a-z0-9_]{1,40})\.([a-z_]+)=([a-z0-9*,]{0,200})")
COPIES: Final = re.compile(r"([a-z]+)(?:\*([0-9]{1,2}))?")
MOST_OF_A_KIND: Final = 60  # copies with one back
# copies in all corrections: with the printed ones, as many as a move can name
MOST_COPIES: Final = 200
LIVES: Final = range(1, 10)


def check_corrections(words: Sequence[str]) -> None:
    """Check everything that can be checked without the boxes."""
    said: list[str] = []
    copies = 0
    for word in words:
        parts = WORD.fullmatch(word)
        if parts is None:
            raise BadConfig("bad_correction", correction=word[:80])
        where = f"{parts[1]}.{parts[2]}"
        if where in said:
            raise BadConfig("corrected_twice", correction=where)
        said.append(where)
        if parts[2] == "life":
            if not parts[3].isdigit() or int(parts[3]) not in LIVES:
                raise BadConfig("bad_correction", correction=word[:80])
            continue
        count = symbol_count(parts[3])
        if parts[2] not in BACKS or not 0 <= count <= MOST_OF_A_KIND:
            raise BadConfig("bad_correction", correction=word[:80])
        copies += count
    if copies > MOST_COPIES:
        raise BadConfig("too_many_copies", copies=copies, most=MOST_COPIES)


def symbol_count(listed: str) -> int:
    """The number of reveal symbols in a list like `barrel,snake*2`, which may be empty; -1: not a
    valid list."""
    count = 0
    for entry in listed.split(",") if listed else ():
        parts = COPIES.fullmatch(entry)
        if parts is None or parts[1] not in SYMBOLS:
            return -1
        count += int(parts[2] or "1")
    return count


def corrected_copies(words: Sequence[str], card: str, copies: str) -> str:
    """The copies of a card, `law:snake*2 outlaw:barrel`, with its corrections applied."""
    entries = copies.split()
    for word in words:
        where, _, listed = word.partition("=")
        name, _, back = where.partition(".")
        if name == card and back in BACKS:
            entries = [entry for entry in entries if not entry.startswith(f"{back}:")]
            entries += [f"{back}:{symbol}" for symbol in listed.split(",") if symbol]
    return " ".join(entries)


def corrected_life(words: Sequence[str], character: str, life: int) -> int:
    for word in words:
        if word.startswith(f"{character}.life="):
            return int(word.partition("=")[2])
    return life
