"""The start of a game, set up from the choice of the front characters on."""

from __future__ import annotations

from sixgun.testing import Side, duel, front_choice

__all__ = ["set_up_front_choice"]


def set_up_front_choice(*sides: str, mode: str = "law_vs_outlaw") -> list[Side]:
    """Each side's characters as dealt: the two in play, then the reserve. The front characters are
    not chosen yet, and no card is drawn."""
    players = duel(*sides, mode=mode)
    front_choice()
    return players
