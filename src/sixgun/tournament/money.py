"""BANG!-dollars: payouts, auction costs, and balances."""

from __future__ import annotations

from typing import Final, cast

from sixgun.classic.roles import ROLES, ROLES_BY_PLAYERS
from sixgun.tournament.results import Role
from sixgun.tournament.state import (
    RoundTable,
    TournamentPlayer,
    TournamentRound,
    TournamentState,
)

__all__ = [
    "PURSE",
    "STEP",
    "WINNERS",
    "WINNINGS",
    "game_winnings",
    "has_won",
    "price_paid",
    "purse",
    "roles_of",
    "score",
    "total_spent",
    "total_winnings",
]

PURSE: Final = 2000  # T16
STEP: Final = 100  # T21

WINNERS: Final[dict[str, tuple[str, ...]]] = {
    "law": ("sheriff", "deputy"),
    "outlaws": ("outlaw",),
    "renegade": ("renegade",),
    "nobody": (),  # all have left
}

WINNINGS: Final = {  # by the number of players, to each of the winners
    "law": {5: 1000, 6: 1500, 7: 1200},  # T37
    "outlaws": {5: 2200, 6: 1500, 7: 1400},  # T38, T40
    "renegade": {5: 4000, 6: 4500, 7: 5000},  # T39
    "nobody": {5: 0, 6: 0, 7: 0},
}


def roles_of(players: int) -> list[Role]:
    """T7: the roles of a table of that size, the Sheriff first."""
    return [cast("Role", ROLES[role]) for role in ROLES_BY_PLAYERS[players]]


def has_won(table: RoundTable, player: int) -> bool:
    """T41: the payout by role and outcome, whether the player was eliminated or not."""
    if table.result is None:
        return False
    roles = {seat.player: seat.role for seat in table.result.seats}
    return roles[player] in WINNERS[table.result.outcome]


def game_winnings(round_: TournamentRound, table: RoundTable, player: TournamentPlayer) -> int:
    """A player's winnings of a game. T100: a player disqualified in a game gets nothing for it."""
    if not has_won(table, player.number) or player.forfeits == round_.number:
        return 0
    assert table.result is not None
    return WINNINGS[table.result.outcome][len(table.players)]


def price_paid(table: RoundTable, player: int) -> int:
    """The price they paid for their character."""
    if table.result is None:
        return 0
    return next(seat.paid for seat in table.result.seats if seat.player == player)


def total_winnings(state: TournamentState, player: int, before: int = 0) -> int:
    """All their winnings, or only from the rounds before one."""
    who = state.players[player]
    return sum(game_winnings(at, table, who) for at, table in state.games(player, before))


def total_spent(state: TournamentState, player: int, before: int = 0) -> int:
    """T24: money paid at auctions has left the game."""
    return sum(price_paid(table, player) for _, table in state.games(player, before))


def score(state: TournamentState, player: int, before: int = 0) -> int:
    """T44."""
    return PURSE + total_winnings(state, player, before) - total_spent(state, player, before)


def purse(state: TournamentState, player: int, before: int = 0) -> int:
    """T16: the money they can bid with. A late correction may make their score negative, but not
    their purse."""
    return max(score(state, player, before), 0)
