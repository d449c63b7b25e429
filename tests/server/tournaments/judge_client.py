"""Actions of a judge at real tables: draw a round and enter plausible results."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.client import JudgeClient
from sixgun.protocol import DrawnTable, JudgeView
from sixgun.tournament import Draw, Outcome, Report, SeatResult

__all__ = ["NAMES", "play_round", "result_sheet", "unfinished_tables"]

NAMES = (
    *("Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn", "Gia", "Hal", "Ines", "Jon", "Kaz", "Lea"),
    *("Mia", "Nils", "Olga", "Paul", "Quin", "Rita", "Sara", "Theo", "Uma", "Vito", "Wen", "Xia"),
)


def unfinished_tables(view: JudgeView) -> Iterator[DrawnTable]:
    yield from (table for table in view.drawn[-1].tables if not table.outcome)


def result_sheet(round_: int, table: DrawnTable, outcome: Outcome = "law") -> Report:
    """A result: roles in table order; everyone but the last paid 100$, if they have it."""
    last = len(table.seats) - 1
    seats = [
        SeatResult(seat.player, role, min(seat.purse, 100) if number < last else 0)
        for number, (seat, role) in enumerate(zip(table.seats, table.roles, strict=True))
    ]
    return Report(round=round_, table=table.number, outcome=outcome, seats=seats)


async def play_round(judge: JudgeClient, outcome: Outcome = "law") -> JudgeView:
    view = await judge.act(Draw())
    for table in unfinished_tables(view):
        view = await judge.act(result_sheet(view.round, table, outcome))
    return view
