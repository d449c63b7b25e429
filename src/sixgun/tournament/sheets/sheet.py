"""The content of a record sheet. It lies on the table for all to see, so it never shows a purse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.classic import BOXES
from sixgun.tournament.actions import Draw
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.money import gain
from sixgun.tournament.state import ROUNDS, Round, Table
from sixgun.tournament.tournament import Tournament

__all__ = ["Line", "Sheet", "sheets_of"]

NAMES: Final = {character.id: character.name for character in BOXES["base"].characters}


@dataclass(frozen=True)
class Line:
    """One player, in the order of the seats; unknown fields are empty, or -1."""

    seat: int
    player: int
    name: str
    standing: str
    character: str = ""  # by name
    paid: int = -1
    role: str = ""
    won: int = -1

    @property
    def is_sheriff(self) -> bool:
        return self.seat == 1  # T6


@dataclass(frozen=True)
class Sheet:
    """One page."""

    tournament: str
    round: int
    rounds: int
    table: int
    lines: tuple[Line, ...]
    outcome: str  # "" until it is reported
    seed: str  # the seed of the drawing, to verify it (T14)
    at: str  # when it was drawn

    @property
    def players(self) -> int:
        return len(self.lines)


def sheets_of(tournament: Tournament, round_: int, table: int = 0) -> list[Sheet]:
    """T4: the sheets of a round, or of one of its tables; filled in as far as known."""
    state = tournament.state
    if not 1 <= round_ <= state.round:
        raise TournamentError("no_such_round", round=round_, last=state.round)
    drawing = state.rounds[round_ - 1]
    if not 0 <= table <= len(drawing.tables):
        last = len(drawing.tables)
        raise TournamentError("no_table_there", round=round_, table=table, last=last)
    wanted = drawing.tables[table - 1 : table] if table else drawing.tables
    at = drawn_at(tournament, round_)
    return [sheet_of(tournament, drawing, one, at) for one in wanted]


def sheet_of(tournament: Tournament, drawing: Round, table: Table, at: str) -> Sheet:
    return Sheet(
        tournament=tournament.state.settings.name,
        round=drawing.number,
        rounds=ROUNDS,
        table=table.number,
        lines=tuple(
            line_of(tournament, drawing, table, seat) for seat in range(len(table.players))
        ),
        outcome=table.result.outcome if table.result else "",
        seed=drawing.seed,
        at=at,
    )


def line_of(tournament: Tournament, drawing: Round, table: Table, seat: int) -> Line:
    who = tournament.state.players[table.players[seat]]
    if table.result is None:
        role = "sheriff" if seat == 0 else ""
        return Line(seat + 1, who.number, who.name, who.standing, role=role)
    told = table.result.seats[seat]
    character = NAMES.get(told.character, "")
    won = gain(drawing, table, who)
    return Line(seat + 1, who.number, who.name, who.standing, character, told.paid, told.role, won)


def drawn_at(tournament: Tournament, round_: int) -> str:
    """The time of the drawing that counts."""
    return next(
        entry.at
        for entry in reversed(tournament.log)
        if isinstance(entry.action, Draw)
        and entry.action.round == round_
        and entry.number not in tournament.undone
    )
