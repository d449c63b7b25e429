"""Helpers for the tests of events: a table with ghosts, and a new round."""

from __future__ import annotations

from sixgun.testing import Player, current, table

__all__ = ["ghost_town_table", "turn_comes_to"]


def turn_comes_to(player: Player) -> None:
    """The player before them, counted clockwise, ends their turn without having drawn."""
    players = [other for other in current().players if other.is_alive]
    players[players.index(player) - 1].is_playing().ends_turn()


def ghost_town_table(
    *characters: str, players: int = 4, roles: str = "", boxes: str = ""
) -> list[Player]:
    """A table with Ghost Town in force. Its second player is out and would be next."""
    seated = table(*characters, players=players, roles=roles, boxes=boxes, event="ghost_town")
    seated[1].is_out()
    return seated
