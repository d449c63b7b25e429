"""The start of a game, set by hand from the choice of the front characters on."""

from __future__ import annotations

from sixgun.duel.flow.choosing import Choosing
from sixgun.testing import Side, current, duel

__all__ = ["at_the_choice"]


def at_the_choice(*sides: str, mode: str = "law_vs_outlaw") -> list[Side]:
    """Each side's characters as they were dealt: the two in play, then the reserve. Nobody has
    chosen who stands in front, and no card is drawn."""
    players = duel(*sides, mode=mode)
    scenario = current()
    scenario.game.shown = False
    scenario.game.push(Choosing([]))
    scenario.settled = False
    return players
