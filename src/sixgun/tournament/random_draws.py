"""Random draws: seats, byes and lots, all from a recorded seed."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from sixgun.engine import Rng
from sixgun.tournament.state import TournamentState

__all__ = ["LARGEST", "TableDraw", "draw_lots", "draw_tables", "new_seed", "table_sizes"]

LARGEST: Final = 7  # T8


class TableDraw(NamedTuple):
    """Tables with their players by seat, and the players with a bye."""

    tables: list[list[int]]
    byes: list[int]


def new_seed() -> str:
    """A seed from the system's entropy."""
    return secrets.token_hex(16)


def table_sizes(players: int) -> list[int]:
    """T9, T11: tables of 5 to 7, as equal as possible, the larger ones first; of 8 or 9 players
    seven sit at one table."""
    if players in (8, 9):
        return [LARGEST]
    tables = -(-players // LARGEST)
    return [players // tables + (number < players % tables) for number in range(tables)]


def draw_tables(state: TournamentState, seed: str) -> TableDraw:
    """T12, T13, T14: the tables of the next round, for all active players."""
    rng = Rng.from_seed(f"tables {state.round + 1} {seed}")
    order = sorted(state.active)
    rng.shuffle(order)
    sizes = table_sizes(len(order))
    order.sort(key=state.byes)  # among those with the fewest byes the shuffle decides
    byes = order[: len(order) - sum(sizes)]
    seated = order[len(byes) :]
    rng.shuffle(seated)
    return TableDraw([[seated.pop(0) for _ in range(size)] for size in sizes], sorted(byes))


def draw_lots(state: TournamentState, seed: str) -> list[int]:
    """T47: all players in a random order; it decides when everything else is tied."""
    order = sorted(state.listed)
    Rng.from_seed(f"lots {seed}").shuffle(order)
    return order
