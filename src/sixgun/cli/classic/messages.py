"""All messages about a game of BANG!."""

from __future__ import annotations

from typing import Final

from sixgun.cli.classic.prompt_messages import (
    BID_LABELS,
    DISCARD_LABELS,
    FRAMES,
    NAME_LABELS,
    NOTES,
    PASS_LABELS,
    PICK_LABELS,
    PROMPTS,
    SHOTS,
    USE_LABELS,
)
from sixgun.cli.formatting import fill_template, format_dollars, join_words

__all__ = [
    "BID_LABELS",
    "DISCARD_LABELS",
    "FRAMES",
    "GOALS",
    "LEAVING",
    "NAME_LABELS",
    "NOTES",
    "PASS_LABELS",
    "PICK_LABELS",
    "PROMPTS",
    "ROLES",
    "ROLES_SHOWN",
    "SHOTS",
    "SIDES",
    "SUITS",
    "USE_LABELS",
    "VALUES",
    "fill_template",
    "format_dollars",
    "join_words",
]

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
VALUES: Final = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
ROLES: Final = ("Sheriff", "Deputy", "Outlaw", "Renegade", "Duelist")
ROLES_SHOWN: Final = ("the Sheriff", "a Deputy", "an Outlaw", "the Renegade", "one of two duelists")
SIDES: Final = {
    "law": "The Sheriff and the Deputies win.",
    "outlaws": "The Outlaws win.",
    "renegade": "The Renegade wins.",
    "deputy": "The Deputy wins.",
    "outlaw": "The Outlaw wins.",
    "duelist": "The duel is decided.",
    "nobody": "All have left: nobody wins.",
}

# What happens to a player who leaves for good, by variant.
STAYS: Final = "your character stays and does nothing"
LOST: Final = "you lose the duel"
LEAVING: Final = {
    "standard": STAYS,
    "three_players": STAYS,
    "long_duel": LOST,
    "short_duel": LOST,
    "auction": STAYS,
}

# The goal, by variant.
GOALS: Final = {
    "standard": """\
The Outlaws must kill the Sheriff. The Sheriff and the Deputies must kill the
Outlaws and the Renegade. The Renegade must be the last one alive and kill the
Sheriff last. A BANG! reaches as far as your weapon; the distance is counted
round the table and skips eliminated players.""",
    "three_players": """\
The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy.
You win if you kill your target. If another player does it, the last one alive
wins. Each kill gives you three cards.""",
    "long_duel": """\
Each player has five characters, two of them in play. Only the front character
acts. You can shoot at both; the rear one is one step farther away. You lose
when you have lost all five.""",
    "short_duel": """\
Each player has eight characters, one after the other, who keep your hand and
your cards in play. You win when you have killed five, and two more than you
have lost. You play a Beer as a BANG!, a Missed!, a Panic! or a Cat Balou; it
never heals.""",
    "auction": """\
First the characters are auctioned one by one. The highest bidder pays and gets
the character. Your money is secret. Then the Outlaws must kill the Sheriff. The
Sheriff and the Deputies must kill the Outlaws and the Renegade. The Renegade
must be the last one alive and kill the Sheriff last.""",
}
