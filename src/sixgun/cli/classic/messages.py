"""Every word that is said about a game of BANG!, and nothing else."""

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

# What becomes of whoever gets up for good, by variant.
STAYS: Final = "your character stays and does nothing"
LOST: Final = "you lose the duel"
LEAVING: Final = {
    "standard": STAYS,
    "three_players": STAYS,
    "long_duel": LOST,
    "short_duel": LOST,
    "auction": STAYS,
}

# What winning means, by variant.
GOALS: Final = {
    "standard": """\
Outlaws want the Sheriff dead. Sheriff and Deputies want the Outlaws and the
Renegade dead. The Renegade wants to be the last one, the Sheriff falling last.
A BANG! reaches as far as your weapon; distance is counted round the table,
past living players only.""",
    "three_players": """\
The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy.
Whoever kills the one he hunts wins; if somebody else did it, the last one
standing does. Each kill brings three cards.""",
    "long_duel": """\
Each has five characters, two of them in play. Only the one in front acts; both
may be shot at, the one behind from one step farther away. Whoever has lost all
five has lost.""",
    "short_duel": """\
Each has eight characters, one after the other, who keep hand and cards in play.
Whoever has killed five, and two more than he has lost, wins. A Beer is played
as a BANG!, a Missed!, a Panic! or a Cat Balou; it never heals.""",
    "auction": """\
First the characters are auctioned: one after the other is put up, and whoever
is left with the highest bid pays it and has him. Your money is your secret.
Then Outlaws want the Sheriff dead, Sheriff and Deputies the Outlaws and the
Renegade; the Renegade wants to be the last one, the Sheriff falling last.""",
}
