"""Three players: all roles are open, and each player hunts another (R104-R110)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.classic.game import Game
from sixgun.classic.roles import DEPUTY, OUTLAW, RENEGADE, ROLES
from sixgun.classic.variants.standard import Variant
from sixgun.engine import BadConfig, Rng

if TYPE_CHECKING:
    from sixgun.classic.config import Config
    from sixgun.classic.facts import Facts

__all__ = ["HUNTS", "ThreePlayers"]

HUNTED_BY: Final = {RENEGADE: DEPUTY, OUTLAW: RENEGADE, DEPUTY: OUTLAW}  # R105
HUNTS: Final = {hunter: prey for prey, hunter in HUNTED_BY.items()}


class ThreePlayers(Variant):
    id = "three_players"
    name = "BANG! for three"
    players = (3,)

    def check_config(self, config: Config) -> None:
        if config.sheriff >= 0:
            raise BadConfig("no_sheriff_here")

    def deal_roles(self, facts: Facts, rng: Rng) -> list[int]:
        roles = [DEPUTY, OUTLAW, RENEGADE]
        rng.shuffle(roles)
        return roles

    def open_roles(self, role: list[int]) -> int:
        return (1 << len(role)) - 1

    def first_figure(self, game: Game) -> int:
        return game.role.index(DEPUTY)

    def reward(self, game: Game, me: int, by: int) -> None:
        """R107: the reward for any elimination by any player."""
        if by in game.ring and by != me and not game.has_left(by):
            game.draw(game.owner[by], 3)

    def winners(self, game: Game) -> int:
        """R105, R106: the player who eliminated their target, or the last one standing."""
        for fallen in game.graves:
            hunter = game.role.index(HUNTED_BY[game.role[fallen]])
            killer = game.killer[fallen]
            if killer in (-1, fallen) and game.facts.house.hunter_inherits:  # R62, R109
                killer = hunter
            if killer == hunter and hunter in game.ring:
                return 1 << hunter
        return 1 << game.ring[0] if len(game.ring) == 1 else 0

    def side(self, game: Game) -> str:
        for seat in range(game.seats):
            if (game.winners >> seat) & 1:
                return ROLES[game.role[seat]]
        return ""
