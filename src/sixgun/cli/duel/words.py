"""What the things of The Duel are called: sides, backs, symbols, and what winning means."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BACKS",
    "GOALS",
    "HUNTED",
    "LEAVING",
    "OUTCOMES",
    "SIDES",
    "SOURCES",
    "SYMBOLS",
]

SIDES: Final = {"law": "Law", "outlaw": "Outlaws", "renegade": "Renegades"}
OUTCOMES: Final = {
    "law": "The Law wins.",
    "outlaw": "The Outlaws win.",
    "renegade": "The Renegades win.",
    "nobody": "All have left: nobody wins.",
}
BACKS: Final = {
    "law": "Law",
    "outlaw": "Outlaw",
    "ren_law": "Law Renegade",
    "ren_outlaw": "Outlaw Renegade",
}
SYMBOLS: Final = {
    "barrel": "Barrel",
    "snake": "Snake",
    "dynamite": "Dynamite",
    "horseshoe": "Horseshoe",
}

# Where a printed fact comes from.
SOURCES: Final = {
    "rulebook": "from the rulebook",
    "public": "from printed cards that others have described",
    "inferred": "inferred from the rulebook and from described cards",
    "reconstructed": "RECONSTRUCTED: the print is unknown to us, this is a fill of our own",
}

# What becomes of whoever gets up for good, and what winning means; by the number of players.
LEAVING: Final = {2: "you lose the duel", 3: "you lose, and whoever hunts you wins"}
BASICS: Final = """\
Each has two characters in play, one in front and one behind, and others in
reserve. The one in front acts; his ability and what lies with him work, those
of the one behind only if they are always active, or while he answers a hit.
Hits go at those in front. You lay your Equipment with the one behind, and once
a turn you may swap the two by moving your token."""
HUNTED: Final = "You hunt {goal}, and {hunter} hunts you."
GOALS: Final = {
    2: f"""{BASICS}
Whoever has lost all characters has lost.""",
    3: f"""{BASICS}
When somebody has lost all characters, whoever hunts him wins: hunt yours, and
spare the one who hunts you.""",
}
