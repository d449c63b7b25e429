"""The common part of both tournament duels: two players, no roles, many characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.classic.game import Game
from sixgun.classic.roles import DUELIST, ROLES
from sixgun.classic.variants.standard import Variant
from sixgun.engine import BadConfig, Rng

if TYPE_CHECKING:
    from sixgun.classic.config import Config
    from sixgun.classic.facts import Facts

__all__ = ["DuelVariant"]


class DuelVariant(Variant):
    """Eliminated characters are replaced by others; the better ranked player has the first seat."""

    players = (2,)

    def check_config(self, config: Config) -> None:
        if config.boxes != ("base",):
            raise BadConfig("base_box_only", boxes=" ".join(config.boxes))
        if config.sheriff >= 0:
            raise BadConfig("no_sheriff_here")
        if any(config.characters) or config.tempo:
            raise BadConfig("not_in_a_duel", option="tempo" if config.tempo else "characters")

    def check(self, facts: Facts) -> None:
        """The tournament's characters always suffice."""

    def deal_roles(self, facts: Facts, rng: Rng) -> list[int]:
        return [DUELIST, DUELIST]

    def open_roles(self, role: list[int]) -> int:
        return 3

    def first_figure(self, game: Game) -> int:
        return game.front[0]

    def lose_character(self, game: Game, me: int) -> None:
        """A character is lost; their waiting abilities are cancelled."""
        seat = game.owner[me]
        game.lost = game.lost[:]
        game.lost[seat] += 1
        game.pending = [waiting for waiting in game.pending if waiting[0] != me]

    def next_in_reserve(self, game: Game, seat: int) -> int:
        """The number of the next character, taken from the pile."""
        piles = [pile[:] for pile in game.reserve]
        number = piles[seat].pop()
        game.reserve = piles
        return number

    def reward(self, game: Game, me: int, by: int) -> None:
        """T79: eliminations bring no reward."""

    def side(self, game: Game) -> str:
        return ROLES[DUELIST]

    def player_left(self, game: Game, seat: int) -> None:
        """R304: a player who leaves has lost at once."""
        game.end(1 << (1 - seat))
