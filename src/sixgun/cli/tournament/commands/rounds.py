"""Commands for rounds: tables, record sheets, results."""

# ruff: noqa: PLC0415 - so that `sixgun --help` is fast

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.cli.tournament.options import (
    From,
    Json,
    Language,
    Log,
    PaperSize,
    Reason,
    RoundNumber,
    Seats,
    TableOutcome,
)

__all__ = ["app"]

app = typer.Typer()


@app.command()
def draw(log: Log, reason: Reason = "", json: Json = False) -> None:
    """Draw the tables of the next round from a recorded seed."""
    from sixgun.cli.tournament import actions

    actions.draw(log, reason, json)


@app.command()
def tables(log: Log, round_: RoundNumber = None, json: Json = False) -> None:
    """Show the seats and results of a round."""
    from sixgun.cli.tournament import display

    display.tables(log, round_ or 0, json)


@app.command()
def sheets(
    log: Log,
    pdf: Annotated[Path | None, typer.Option(help="Write a PDF to this file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write HTML to this file.")] = None,
    round_: RoundNumber = None,
    table: Annotated[int, typer.Option(min=0, help="Only this table.")] = 0,
    paper: Annotated[PaperSize, typer.Option(help="The paper size of the PDF.")] = PaperSize.A4,
    language: Annotated[
        Language | None, typer.Option(help="The language of the sheets; by default yours.")
    ] = None,
    json: Json = False,
) -> None:
    """Write record sheets, one page a table; what is known is filled in.

    \b
      sixgun tournament sheets spring.log --pdf round1.pdf
      sixgun tournament sheets spring.log --html sheets.html --table 3 --language it
    """
    from sixgun.cli.tournament import display

    form = (paper.value, language.value if language else "")
    display.sheets(log, (pdf, html), round_ or 0, table, form, json)


@app.command()
def report(
    log: Log,
    table: Annotated[int | None, typer.Argument(help="The number of the table.")] = None,
    outcome: Annotated[TableOutcome | None, typer.Argument(help="The side that won.")] = None,
    seats: Seats = None,
    source: From = None,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Enter the record sheet of a table of this round.

    \b
      sixgun tournament report spring.log 2 law sheriff:300:el_gringo o:0 r:100 d:0 o:1200
      sixgun tournament report spring.log --from table2.json
    """
    from sixgun.cli.tournament import actions
    from sixgun.cli.tournament.judge_input import SheetInput

    actions.report(log, SheetInput(0, table, outcome, seats or [], source), reason, json)


@app.command()
def correct(
    log: Log,
    round_: Annotated[
        int | None, typer.Argument(metavar="ROUND", help="The round of the table.")
    ] = None,
    table: Annotated[int | None, typer.Argument(help="The number of the table.")] = None,
    outcome: Annotated[TableOutcome | None, typer.Argument(help="The side that won.")] = None,
    seats: Seats = None,
    source: From = None,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Put a record sheet right; a reason is needed. Tables drawn since then stay.

    \b
      sixgun tournament correct spring.log 1 2 outlaws s:300 o:0 r:100 d:0 o:1200 -m 'misread'
    """
    from sixgun.cli.tournament import actions
    from sixgun.cli.tournament.judge_input import SheetInput

    sheet = SheetInput(round_, table, outcome, seats or [], source)
    actions.correct(log, sheet, reason, json)
