"""Messages about The Duel: sides, backs, symbols and goals."""

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
# The symbol that a reveal needs, by the card that causes it.
FOR_AN_ABILITY: Final = ""
WANTED: Final = {
    "barrel": "barrel",
    "dynamite": "dynamite",
    "rattlesnake": "snake",
    "whiskey": "horseshoe",
    FOR_AN_ABILITY: "barrel",
}

# The source of a printed fact.
SOURCES: Final = {
    "rulebook": "from the rulebook",
    "public": "from printed cards that others have described",
    "inferred": "inferred from the rulebook and from described cards",
    "reconstructed": "RECONSTRUCTED: we do not know the print, this is our guess",
}

# What happens to a player who leaves for good, and the goal; by number of players.
LEAVING: Final = {2: "you lose the duel", 3: "you lose, and your hunter wins"}
BASICS: Final = """\
Each player has two characters in play, one in front and one in the rear, and
others in reserve. The front character acts: its ability and its cards work.
The ability and the cards of the rear one work only if they are always active,
or while it answers a hit. Hits go at front characters. You put your Equipment
on your rear character, and once a turn you may swap the two by moving your
token.

There are four types of cards. Actions (brown) are played and discarded. You
can play one BANG! card (red) a turn. Equipment (blue) stays with a character.
Resources (green) stay until you use them, but not in the turn you put them
down: until then they are marked (new). Once a player has a single character
left, you can reload some cards: exchange them for a new card from the deck.
"""
HUNTED: Final = "You hunt {goal}, and {hunter} hunts you."
GOALS: Final = {
    2: f"""{BASICS}
You lose when you have lost all your characters.""",
    3: f"""{BASICS}
When a player has lost all characters, their hunter wins: kill your target, and
spare your hunter.""",
}
