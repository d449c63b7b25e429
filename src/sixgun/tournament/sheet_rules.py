"""The requirements for a record sheet."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sixgun.classic import BOXES
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.money import STEP, purse, roles_of
from sixgun.tournament.results import TableResult
from sixgun.tournament.state import RoundTable, TournamentState

__all__ = ["CHARACTERS", "check_sheet"]

CHARACTERS: Final = tuple(character.id for character in BOXES["base"].characters)  # T1


def check_sheet(
    state: TournamentState, round_: int, table: RoundTable, result: TableResult
) -> None:
    check_players(state, table, result)
    check_roles(state, result)
    check_characters(result)
    check_amounts(state, round_, table, result)


def check_players(state: TournamentState, table: RoundTable, result: TableResult) -> None:
    """T5: the players of the table, in the order of their seats."""
    named = [seat.player for seat in result.seats]
    if named != table.players:
        wanted = ", ".join(state.players[player].name for player in table.players)
        raise TournamentError("wrong_entrants", table=table.number, wanted=wanted)


def check_roles(state: TournamentState, result: TableResult) -> None:
    """T6, T7."""
    roles = [seat.role for seat in result.seats]
    if roles[0] != "sheriff":
        first = state.players[result.seats[0].player]
        raise TournamentError("first_seat_is_sheriff", name=first.name)
    wanted = roles_of(len(roles))
    if Counter(roles) != Counter(wanted):
        raise TournamentError("wrong_roles", players=len(roles), wanted=" ".join(sorted(wanted)))


def check_characters(result: TableResult) -> None:
    """Characters are optional; those given must be from the base game, each once."""
    named = [seat.character for seat in result.seats if seat.character]
    for number, character in enumerate(named):
        if character not in CHARACTERS:
            raise TournamentError("no_such_character", character=character[:40])
        if character in named[:number]:
            raise TournamentError("character_twice", character=character)


def check_amounts(
    state: TournamentState, round_: int, table: RoundTable, result: TableResult
) -> None:
    """T16, T21, T30: multiples of 100, within the purse, and the last character is free."""
    drawn = state.rounds[round_ - 1].purses
    for seat in result.seats:
        name = state.players[seat.player].name
        if seat.paid < 0 or seat.paid % STEP:
            raise TournamentError("odd_amount", name=name, paid=seat.paid, step=STEP)
        # A correction of an earlier round may have changed their purse since they bid with it
        # (T102).
        most = max(drawn[seat.player], purse(state, seat.player, before=round_))
        if seat.paid > most:
            raise TournamentError("more_than_purse", name=name, paid=seat.paid, most=most)
    if all(seat.paid for seat in result.seats):
        raise TournamentError("nobody_free", table=table.number)
