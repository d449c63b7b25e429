"""What the tests of events share: a table with ghosts, and a round that begins."""

from __future__ import annotations

from sixgun.testing import Player, current, table

__all__ = ["haunted", "turn_comes_to"]


def turn_comes_to(player: Player) -> None:
    """The one before him, counted clockwise, ends his turn without having drawn."""
    players = [other for other in current().players if other.is_alive]
    players[players.index(player) - 1].is_playing().ends_turn()


def haunted(*characters: str, players: int = 4, roles: str = "", boxes: str = "") -> list[Player]:
    """A table with Ghost Town in force. Its second player is out; he was to be the next one."""
    seated = table(*characters, players=players, roles=roles, boxes=boxes, event="ghost_town")
    seated[1].is_out()
    return seated
