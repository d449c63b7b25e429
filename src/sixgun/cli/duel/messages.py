"""What the things of The Duel are called: sides, backs, symbols, and what winning means."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BACKS",
    "BORDERS",
    "FOR_AN_ABILITY",
    "GOALS",
    "HUNTED",
    "LEAVING",
    "OUTCOMES",
    "SIDES",
    "SOURCES",
    "SYMBOLS",
    "WANTED",
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
BORDERS: Final = {
    "brown": "Action (brown)",
    "red": "BANG! card (red)",
    "blue": "Equipment (blue)",
    "green": "Resource (green)",
}
SYMBOLS: Final = {
    "barrel": "Barrel",
    "snake": "Snake",
    "dynamite": "Dynamite",
    "horseshoe": "Horseshoe",
}
# What a reveal is about, by the card that asks for it.
FOR_AN_ABILITY: Final = ""
WANTED: Final = {
    "barrel": "barrel",
    "dynamite": "dynamite",
    "rattlesnake": "snake",
    "whiskey": "horseshoe",
    FOR_AN_ABILITY: "barrel",
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
a turn you may swap the two by moving your token.

Cards are Actions (brown), played and gone; BANG! cards (red), one a turn;
Equipment (blue), which stays with a character; and Resources (green), which
stay until they are used, but not in the turn in which they were laid: until
then they are marked (new). Some cards can be reloaded, once somebody has a
single character left: given up for a new card from the deck.
"""
HUNTED: Final = "You hunt {goal}, and {hunter} hunts you."
GOALS: Final = {
    2: f"""{BASICS}
Whoever has lost all characters has lost.""",
    3: f"""{BASICS}
When somebody has lost all characters, whoever hunts him wins: hunt yours, and
spare the one who hunts you.""",
}
