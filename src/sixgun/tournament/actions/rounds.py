"""Tables are drawn, play, and report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Self

from msgspec import Meta
from msgspec.structs import replace

from sixgun.tournament.actions.action import Action
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.money import purse
from sixgun.tournament.random_draws import draw_tables
from sixgun.tournament.results import Outcome, SeatResult, TableResult
from sixgun.tournament.sheet_rules import check_sheet
from sixgun.tournament.state import (
    FEWEST_PLAYERS,
    ROUNDS,
    RoundTable,
    TournamentRound,
    TournamentState,
)

__all__ = ["Correct", "Draw", "Report"]


class Draw(Action, frozen=True, tag="draw"):
    """Draw the tables of the next round. The judge only asks for it; the tournament draws."""

    round: int = 0
    seed: Annotated[str, Meta(max_length=100)] = ""
    tables: list[list[int]] = []
    byes: list[int] = []

    def complete(self, state: TournamentState, seed_source: Callable[[], str]) -> Self:
        check_draw(state)
        seed = seed_source()
        tables, byes = draw_tables(state, seed)
        return replace(self, round=state.round + 1, seed=seed, tables=tables, byes=byes)

    def check(self, state: TournamentState) -> None:
        check_draw(state)
        drawn = (state.round + 1, *draw_tables(state, self.seed))
        if drawn != (self.round, self.tables, self.byes):  # T14
            raise TournamentError("another_drawing", round=self.round)

    def apply(self, state: TournamentState, entry: int) -> None:
        tables = [RoundTable(number, list(who)) for number, who in enumerate(self.tables, 1)]
        purses = {player: purse(state, player) for player in state.active}
        state.rounds.append(TournamentRound(self.round, self.seed, tables, list(self.byes), purses))

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        ready = state.stage in ("registration", "between") and state.round < ROUNDS
        return ready and len(state.active) >= FEWEST_PLAYERS


class Report(Action, frozen=True, tag="report"):
    """T42: a record sheet is handed in."""

    also_allowed = frozenset({"table"})

    round: int
    table: int
    outcome: Outcome
    seats: list[SeatResult]

    def check(self, state: TournamentState) -> None:
        table = find_table(state, self.round, self.table)
        if table.result is not None:
            raise TournamentError("reported_already", round=self.round, table=self.table)
        check_sheet(state, self.round, table, self.result)

    def apply(self, state: TournamentState, entry: int) -> None:
        find_table(state, self.round, self.table).result = self.result

    @property
    def result(self) -> TableResult:
        return TableResult(self.outcome, tuple(self.seats))

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return state.stage == "round"


class Correct(Report, frozen=True, tag="correct"):
    """T102: correct a wrong record sheet. Tables drawn since stay as they are."""

    also_allowed = frozenset()
    needs_reason = True

    def check(self, state: TournamentState) -> None:
        table = find_table(state, self.round, self.table)
        if table.result is None:
            raise TournamentError("not_reported_yet", round=self.round, table=self.table)
        if table.result == self.result:
            raise TournamentError("nothing_changed")
        check_sheet(state, self.round, table, self.result)

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return any(table.result for round_ in state.rounds for table in round_.tables)


def check_draw(state: TournamentState) -> None:
    if state.stage not in ("registration", "round", "between") or state.round >= ROUNDS:
        raise TournamentError("all_rounds_drawn", round=state.round)
    if state.stage == "round":  # T15
        missing = " ".join(str(table) for table in state.rounds[-1].missing_tables)
        raise TournamentError("tables_missing", round=state.round, tables=missing)
    if len(state.active) < FEWEST_PLAYERS:
        raise TournamentError("too_few_entrants", players=len(state.active), least=FEWEST_PLAYERS)


def find_table(state: TournamentState, round_: int, table: int) -> RoundTable:
    if not 1 <= round_ <= state.round:
        raise TournamentError("no_such_round", round=round_, last=state.round)
    tables = state.rounds[round_ - 1].tables
    if not 1 <= table <= len(tables):
        raise TournamentError("no_table_there", round=round_, table=table, last=len(tables))
    return tables[table - 1]
