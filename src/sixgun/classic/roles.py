"""Roles by number and name, how many of each, and who has which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.classic.game import Game

__all__ = [
    "DEPUTY",
    "DUELIST",
    "OUTLAW",
    "RENEGADE",
    "ROLES",
    "ROLES_BY_PLAYERS",
    "SHERIFF",
    "seats_with",
    "side_of",
]

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
DUELIST: Final = 4

ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade", "duelist")

ROLES_BY_PLAYERS: Final = {  # R3
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY),
    8: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE),
}


def side_of(game: Game) -> str:
    """The winning side as a word: "nobody" if all have left; "" while the game goes on."""
    if not game.over:
        return ""
    return game.facts.variant.side(game) if game.winners else "nobody"


def seats_with(game: Game, role: int) -> int:
    mask = 0
    for seat in range(game.seats):
        if game.role[seat] == role:
            mask |= 1 << seat
    return mask
