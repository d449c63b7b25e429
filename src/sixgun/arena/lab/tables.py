"""The tables of the page; a click on a heading sorts them."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.arena.lab.charts import percent, points, trend_class
from sixgun.arena.lab.lifts import Lift
from sixgun.arena.lab.matrices import CountMatrix
from sixgun.arena.lab.report import LabReport
from sixgun.arena.lab.report_text import ReportText
from sixgun.arena.statistics import WinRate
from sixgun.notation.markup import Html, join, tag

__all__ = [
    "card_table",
    "character_table",
    "event_table",
    "length_table",
    "matrix_table",
    "trouble_table",
]


def table(heads: Sequence[str], rows: Sequence[Sequence[Html]], sortable: bool = True) -> Html:
    titles = [tag("th", tag("button", head) if sortable else head) for head in heads]
    body = [tag("tr", *cells) for cells in rows]
    made = tag("table", tag("thead", tag("tr", *titles)), tag("tbody", *body))
    return tag("div", made, class_="wide")


def name(text: str) -> Html:
    return tag("th", text)


def number(value: float, text: str) -> Html:
    return tag("td", text, data_v=f"{value:.6g}")


def share_cell(found: WinRate | None) -> Html:
    if found is None or not found.games:
        return tag("td", "", data_v=-1)
    between = f"{100 * found.low:.0f} to {100 * found.high:.0f}"
    return tag("td", percent(found.rate), tag("small", between), data_v=f"{found.rate:.6g}")


def lift_cell(lift: Lift) -> Html:
    if not lift.seats:
        return tag("td", "", data_v=-9)
    margin = f"\N{PLUS-MINUS SIGN}{100 * lift.margin:.1f}"
    cell = join(
        tag("span", points(lift.difference), class_=trend_class(lift)), tag("small", margin)
    )
    return tag("td", cell, data_v=f"{lift.difference:.6g}")


# -- characters and cards ------------------------------------------------------------------


def character_table(report: LabReport, text: ReportText) -> Html:
    roles = [line.role for line in report.roles]
    heads = ["Character", "Games", "Won", "Difference", *(f"As {text.name(r)}" for r in roles)]
    rows = [
        [
            name(line.name),
            number(line.won.games, f"{line.won.games}"),
            share_cell(line.won),
            lift_cell(line.lift),
            *(share_cell(line.roles.get(role)) for role in roles),
        ]
        for line in report.characters
    ]
    return table(heads, rows)


def card_table(report: LabReport) -> Html:
    heads = [
        "Card",
        "Copies",
        "Drawn per game",
        "Played per game",
        "Used in play per game",
        "First played in round",
        "Won when played",
        "Expected by role",
        "Difference",
        "Expected of seats still in",
        "Difference to seats still in",
    ]
    rows = [
        [
            name(line.name),
            number(line.copies, str(line.copies)),
            number(line.drawn, f"{line.drawn:.2f}"),
            number(line.played, f"{line.played:.2f}"),
            number(line.used, f"{line.used:.2f}"),
            number(line.round, f"{line.round:.1f}" if line.round else ""),
            *won_cells(line.lift),
            lift_cell(line.lift),
            number(line.late_lift.expected, percent(line.late_lift.expected)),
            lift_cell(line.late_lift),
        ]
        for line in report.cards
    ]
    return table(heads, rows)


def won_cells(lift: Lift) -> list[Html]:
    rate = lift.won / max(lift.seats, 1)
    won = tag("td", percent(rate), tag("small", f"of {lift.seats}"), data_v=f"{rate:.6g}")
    return [won, number(lift.expected, percent(lift.expected))]


# -- how the games went --------------------------------------------------------------------


def length_table(report: LabReport) -> Html:
    heads = ["", "Mean", "Median", "95 %", "Most", "in game"]
    names = {"shuffles": "Reshuffles"}
    rows = [
        [
            name(names.get(what, what.capitalize())),
            number(length.spread.mean, f"{length.spread.mean:.1f}"),
            number(length.spread.median, f"{length.spread.median:g}"),
            number(length.spread.most, f"{length.spread.most:.0f}"),
            number(length.spread.longest, str(length.spread.longest)),
            tag("td", f"seed {length.spread.seed}"),
        ]
        for what, length in report.lengths.items()
    ]
    return table(heads, rows, sortable=False)


def matrix_table(
    report: LabReport, text: ReportText, matrix: CountMatrix, avoided: CountMatrix | None = None
) -> Html:
    """A matrix per hundred games; darker means more. Empty rows are left out."""
    most = max([1, *(count for row in matrix.counts for count in row)])
    rows = [
        [name(text.doer(who)), *cells(report, matrix, row, most, avoided)]
        for row, who in enumerate(matrix.rows)
        if any(matrix.counts[row]) or who in matrix.columns
    ]
    titles = [tag("th", "by"), *(tag("th", text.name(column)) for column in matrix.columns)]
    body = [tag("tr", *entries) for entries in rows]
    made = tag("table", tag("thead", tag("tr", *titles)), tag("tbody", *body), class_="heat")
    return tag("div", made, class_="wide")


def cells(
    report: LabReport, matrix: CountMatrix, row: int, most: int, avoided: CountMatrix | None
) -> list[Html]:
    made: list[Html] = []
    for column, count in enumerate(matrix.counts[row]):
        inside = [f"{100 * count / report.games:.1f}" if count else "\N{EN DASH}"]
        who = matrix.rows[row]
        if avoided and count and who in avoided.rows:
            escaped = avoided.counts[avoided.rows.index(who)][column]
            inside.append(tag("small", f"{100 * escaped / count:.0f} %"))
        made.append(tag("td", *inside, style=f"--w:{count / most:.3f}"))
    return made


def event_table(report: LabReport, text: ReportText) -> Html:
    roles = [line.role for line in report.roles]
    heads = ["Event", "Games", "Turns under it", "Life lost per turn", "Eliminated per 100 turns"]
    heads += [f"{text.name(role)}: difference" for role in roles]
    rows = [
        [
            name(line.name),
            number(line.games, str(line.games)),
            number(line.turns, str(line.turns)),
            number(line.life, f"{line.life:.2f}"),
            number(line.falls, f"{100 * line.falls:.1f}"),
            *(lift_cell(line.lifts[role]) for role in roles),
        ]
        for line in report.events
    ]
    return table(heads, rows)


def trouble_table(report: LabReport) -> Html:
    rows = [
        [
            name(f"seed {found.seed}"),
            *(tag("td", text) for text in (found.bot, found.code, found.message)),
        ]
        for found in report.troubles[:50]
    ]
    return table(["Game", "Bot", "Code", "Message"], rows, sortable=False)
