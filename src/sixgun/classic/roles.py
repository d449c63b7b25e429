"""Roles: how many of each, what an elimination brings, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.classic.game import Game

__all__ = [
    "DEPUTY",
    "OUTLAW",
    "RENEGADE",
    "ROLES",
    "ROLES_BY_PLAYERS",
    "SHERIFF",
    "side_of",
    "winners",
]

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3

ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")

SIDES: Final = ("law", "law", "outlaws", "renegade")

ROLES_BY_PLAYERS: Final = {
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY),
}


def winners(game: Game) -> int:
    """The seats that have won, as a mask; 0 while the game goes on."""
    living = [game.role[game.owner[figure]] for figure in game.ring]
    if SHERIFF in living:
        if OUTLAW in living or RENEGADE in living:
            return 0
        return seats_with(game, SHERIFF) | seats_with(game, DEPUTY)  # R99
    if living == [RENEGADE]:
        return 1 << game.owner[game.ring[0]]
    return seats_with(game, OUTLAW)  # R98, R100, R101


def side_of(game: Game) -> str:
    """Who has won: "law", "outlaws" or "renegade"; "" while the game goes on."""
    for seat in range(game.seats):
        if (game.winners >> seat) & 1:
            return SIDES[game.role[seat]]
    return ""


def seats_with(game: Game, role: int) -> int:
    mask = 0
    for seat in range(game.seats):
        if game.role[seat] == role:
            mask |= 1 << seat
    return mask
