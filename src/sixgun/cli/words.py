"""Every word that the command line says about a game, and how a text with gaps is filled.

Codes and ids come from the engine, facts fill the gaps in braces. Where a text has several forms,
the first one is used for which all facts are there.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.cli.code_words import CODES, Forms
from sixgun.cli.table_words import (
    DISCARD_WORDS,
    EVENTS,
    FRAMES,
    NAME_WORDS,
    NOTES,
    PASS_WORDS,
    PICK_WORDS,
    PROMPTS,
    SHOTS,
    USE_WORDS,
)

__all__ = [
    "CODES",
    "DISCARD_WORDS",
    "EVENTS",
    "FRAMES",
    "GOALS",
    "HELP",
    "LEAVING",
    "NAME_WORDS",
    "NOTES",
    "PASS_WORDS",
    "PICK_WORDS",
    "PROMPTS",
    "ROLES",
    "ROLES_SHOWN",
    "SHOTS",
    "SIDES",
    "SUITS",
    "USE_WORDS",
    "VALUES",
    "Forms",
    "explain",
    "fill",
    "help_in",
    "join",
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

HELP: Final = """\
Choose a move by its number or in words: 2, bang bob, play bang-7C > bob

  why MOVE    why a move is refused, with the numbers: why bang cal
  card NAME   what a card, a character, an event or a player's character does
  table       draw the table again
  log         the whole story so far
  ?           this help
  q           leave; the game is saved after every move (Ctrl-C loses nothing)
  leave       get up for good: {leaving}

"""

# What becomes of whoever gets up for good, by variant.
STAYS: Final = "your character stays and does nothing"
LOST: Final = "you lose the duel"
LEAVING: Final = {
    "standard": STAYS,
    "three_players": STAYS,
    "long_duel": LOST,
    "short_duel": LOST,
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
}


def help_in(variant: str) -> str:
    """What can be typed, and what winning means."""
    return HELP.format(leaving=LEAVING[variant]) + GOALS[variant]


def fill(forms: Forms, facts: Mapping[str, object]) -> str:
    """The first form whose gaps can all be filled; "" if there is none."""
    several = (forms,) if isinstance(forms, str) else forms
    for form in several:
        wanted = {name for _, name, _, _ in string.Formatter().parse(form) if name}
        if wanted <= facts.keys():
            return form.format_map(facts)
    return ""


def with_facts(plain: str, facts: Mapping[str, object]) -> str:
    """Words that have no gaps, and behind them the facts as they are."""
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    return f"{plain} ({told})" if told else plain


def explain(code: str, facts: Mapping[str, object]) -> str:
    """The words for a code, whether we know it or not."""
    if code == "bad_header" and "reason" in facts:
        inner = {name: value for name, value in facts.items() if name != "reason"}
        facts = {**facts, "inner": explain(str(facts["reason"]), inner)}
    if "least" in facts and facts["least"] == facts.get("most"):
        facts = {**facts, "only": facts["least"]}
    return fill(CODES.get(code, ()), facts) or with_facts(code.replace("_", " "), facts)


def join(parts: Sequence[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
