"""What a judge does at real tables: results that could be, entered one by one."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.client import Judge
from sixgun.protocol import DrawnTable, JudgeView
from sixgun.tournament import Draw, Outcome, Report, SeatResult

__all__ = ["NAMES", "play_round", "sheet", "waiting_tables"]

NAMES = (
    *("Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn", "Gia", "Hal", "Ines", "Jon", "Kaz", "Lea"),
    *("Mia", "Nils", "Olga", "Paul", "Quin", "Rita", "Sara", "Theo", "Uma", "Vito", "Wen", "Xia"),
)


def waiting_tables(view: JudgeView) -> Iterator[DrawnTable]:
    yield from (table for table in view.drawn[-1].tables if not table.outcome)


def sheet(round_: int, table: DrawnTable, outcome: Outcome = "law") -> Report:
    """The roles in their order, and 100$ for all but the last, as far as they have so much."""
    last = len(table.seats) - 1
    seats = [
        SeatResult(seat.player, role, min(seat.purse, 100) if number < last else 0)
        for number, (seat, role) in enumerate(zip(table.seats, table.roles, strict=True))
    ]
    return Report(round=round_, table=table.number, outcome=outcome, seats=seats)


async def play_round(judge: Judge, outcome: Outcome = "law") -> JudgeView:
    view = await judge.act(Draw())
    for table in waiting_tables(view):
        view = await judge.act(sheet(view.round, table, outcome))
    return view
