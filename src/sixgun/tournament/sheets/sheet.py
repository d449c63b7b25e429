"""The content of a record sheet. It lies on the table for all to see, so it never shows a purse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.classic import BOXES
from sixgun.tournament.actions import Draw
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.money import game_winnings
from sixgun.tournament.state import ROUNDS, RoundTable, TournamentRound
from sixgun.tournament.tournament import Tournament

__all__ = ["Sheet", "SheetLine", "make_sheets"]

NAMES: Final = {character.id: character.name for character in BOXES["base"].characters}


@dataclass(frozen=True)
class SheetLine:
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
    lines: tuple[SheetLine, ...]
    outcome: str  # "" until it is reported
    seed: str  # the seed of the round_drawn, to verify it (T14)
    at: str  # when it was drawn

    @property
    def players(self) -> int:
        return len(self.lines)


def make_sheets(tournament: Tournament, round_: int, table: int = 0) -> list[Sheet]:
    """T4: the sheets of a round, or of one of its tables; filled in as far as known."""
    state = tournament.state
    if not 1 <= round_ <= state.round:
        raise TournamentError("no_such_round", round=round_, last=state.round)
    round_drawn = state.rounds[round_ - 1]
    if not 0 <= table <= len(round_drawn.tables):
        last = len(round_drawn.tables)
        raise TournamentError("no_table_there", round=round_, table=table, last=last)
    wanted = round_drawn.tables[table - 1 : table] if table else round_drawn.tables
    at = find_draw_time(tournament, round_)
    return [make_sheet(tournament, round_drawn, one, at) for one in wanted]


def make_sheet(
    tournament: Tournament, round_drawn: TournamentRound, table: RoundTable, at: str
) -> Sheet:
    return Sheet(
        tournament=tournament.state.settings.name,
        round=round_drawn.number,
        rounds=ROUNDS,
        table=table.number,
        lines=tuple(
            make_line(tournament, round_drawn, table, seat) for seat in range(len(table.players))
        ),
        outcome=table.result.outcome if table.result else "",
        seed=round_drawn.seed,
        at=at,
    )


def make_line(
    tournament: Tournament, round_drawn: TournamentRound, table: RoundTable, seat: int
) -> SheetLine:
    who = tournament.state.players[table.players[seat]]
    if table.result is None:
        role = "sheriff" if seat == 0 else ""
        return SheetLine(seat + 1, who.number, who.name, who.standing, role=role)
    seat_result = table.result.seats[seat]
    character = NAMES.get(seat_result.character, "")
    won = game_winnings(round_drawn, table, who)
    return SheetLine(
        seat + 1,
        who.number,
        who.name,
        who.standing,
        character,
        seat_result.paid,
        seat_result.role,
        won,
    )


def find_draw_time(tournament: Tournament, round_: int) -> str:
    """The time of the round_drawn that counts."""
    return next(
        entry.at
        for entry in reversed(tournament.log)
        if isinstance(entry.action, Draw)
        and entry.action.round == round_
        and entry.number not in tournament.undone_entries
    )
