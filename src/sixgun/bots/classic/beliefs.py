"""What a seat believes about the roles of the others."""

from __future__ import annotations

from typing import Final

from sixgun.bots.policy import Inference
from sixgun.classic import ROLES, Facts, Game, View
from sixgun.classic.roles import ROLES_BY_PLAYERS
from sixgun.engine import FigureGame

__all__ = ["Beliefs", "PublicInference"]

KINDS: Final = len(ROLES)


class Beliefs:
    """The chance of each role by seat. Immutable."""

    __slots__ = ("chances",)

    def __init__(self, chances: list[list[float]]) -> None:
        self.chances = chances


def open_roles(roles: list[int], pack: tuple[int, ...]) -> list[list[float]]:
    """Open roles are certain; the hidden seats share the rest of the pack evenly."""
    left = list(pack)
    for role in roles:
        if role in left:
            left.remove(role)
    share = [left.count(role) / max(len(left), 1) for role in range(KINDS)]
    return [
        [1.0 if kind == role else 0.0 for kind in range(KINDS)] if role >= 0 else share
        for role in roles
    ]


class PublicInference(Inference[View, Beliefs]):
    """Uses only the roles that lie open."""

    def __init__(self, facts: Facts, seat: int) -> None:
        self.seat = seat
        self.pack = ROLES_BY_PLAYERS.get(facts.config.players, ())  # else all roles are open

    def beliefs(self, view: View) -> Beliefs:
        return Beliefs(open_roles(view.roles, self.pack))

    def role_chances(self, beliefs: Beliefs) -> list[dict[str, float]]:
        return [
            {ROLES[role]: row[role] for role in range(KINDS) if row[role] > 0.0}
            for row in beliefs.chances
        ]

    def beliefs_in(self, game: FigureGame) -> Beliefs:
        assert isinstance(game, Game)
        return Beliefs(open_roles(game.role, self.pack))
