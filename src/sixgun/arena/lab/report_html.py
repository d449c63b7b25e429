"""The report as one self-contained HTML page: no other files, fonts or network."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sixgun.arena.lab.charts import (
    Curve,
    LiftRow,
    curves,
    histogram,
    lift_rows,
    rate_rows,
    split,
)
from sixgun.arena.lab.report import LabReport
from sixgun.arena.lab.report_text import ReportText
from sixgun.arena.lab.tables import (
    card_table,
    character_table,
    event_table,
    length_table,
    matrix_table,
    trouble_table,
)
from sixgun.notation.markup import Html, tag

__all__ = ["render_report"]

COLOURS: Final = {"sheriff": 0, "law": 0, "deputy": 1, "outlaw": 2, "outlaws": 2, "renegade": 3}

DIFFERENCE: Final = "Difference in percentage points, with 95 % intervals"


def render_report(report: LabReport) -> str:
    """Render the whole page."""
    page = ReportPage(report)
    title = f"Sixgun laboratory: {report.table.said}"
    head = tag(
        "head",
        Html('<meta charset="utf-8"/>'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1"/>'),
        tag("title", title),
        tag("style", Html(asset("style.css"))),
    )
    body = tag("body", tag("main", *page.parts()), tag("script", Html(asset("sort.js"))))
    return "<!DOCTYPE html>\n" + tag("html", head, body, lang="en") + "\n"


def asset(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


class ReportPage:
    """Builds the sections of the page, from top to bottom."""

    def __init__(self, report: LabReport) -> None:
        self.report = report
        self.text = ReportText(report)

    def parts(self) -> list[Html]:
        made = [self.head()]
        if self.report.games:
            made += [self.roles(), self.characters(), self.cards(), self.length(), self.course()]
            made += [self.deeds(), *([self.events()] if self.report.events else [])]
        if self.report.troubles:
            made.append(self.troubles())
        return [*made, self.footer()]

    def section(self, title: str, *inside: Html) -> Html:
        return tag("section", tag("h2", title), *inside)

    def figure(self, caption: str, *inside: Html) -> Html:
        return tag("figure", tag("figcaption", caption), *inside)

    def colour(self, name: str, at: int) -> int:
        return COLOURS.get(name, 4 + at % 2)

    # -- the sections ----------------------------------------------------------------------

    def head(self) -> Html:
        chips = [tag("li", text) for text in self.text.chips()]
        chips += [tag("li", text, class_="bad") for text in self.text.warnings()]
        return tag(
            "header",
            tag("div", f"Sixgun laboratory: {self.report.table.game}", class_="brand"),
            tag("h1", self.text.title()),
            tag("ul", *chips, class_="chips"),
        )

    def roles(self) -> Html:
        report = self.report
        inside = [tag("p", self.text.roles())]
        if set(report.sides) != {line.role for line in report.roles}:
            sides = [
                (self.text.name(side), self.colour(side, at), won)
                for at, (side, won) in enumerate(report.sides.items())
            ]
            if len(sides) > 1:
                inside.append(self.figure("Games won by each side", split(sides)))
        lines = [
            (self.text.role(line), self.colour(line.role, at), line.won)
            for at, line in enumerate(report.roles)
        ]
        inside.append(self.figure("Games won, with 95 % intervals", rate_rows(lines)))
        return self.section("Who wins", *inside)

    def characters(self) -> Html:
        rows = [LiftRow(line.name, line.lift) for line in self.report.characters]
        return self.section(
            "Characters",
            tag("p", self.text.characters()),
            self.figure(DIFFERENCE, lift_rows(rows)),
            collapsible("All numbers for characters", character_table(self.report, self.text)),
        )

    def cards(self) -> Html:
        rows = [LiftRow(line.name, line.late_lift, line.lift) for line in self.report.cards]
        return self.section(
            "Cards",
            *(tag("p", text) for text in self.text.cards()),
            self.figure(DIFFERENCE, lift_rows(rows)),
            collapsible("All numbers for cards", card_table(self.report)),
        )

    def length(self) -> Html:
        return self.section(
            "Length of games",
            self.figure(
                "Games by number of turns", histogram(self.report.lengths["turns"], "turns")
            ),
            length_table(self.report),
            tag("p", self.text.lengths(), class_="muted"),
        )

    def course(self) -> Html:
        report = self.report
        last = max(2, int(report.lengths["rounds"].spread.most))
        lines = [
            Curve(
                self.text.name(line.role),
                self.colour(line.role, at),
                [0.0, *line.lost[:last]] if report.several else [1.0, *line.stayed[:last]],
            )
            for at, line in enumerate(report.roles)
        ]
        most = max(1.0, *(max(line.values) for line in lines))
        return self.section(
            "When players are eliminated",
            tag("p", self.text.course()),
            self.figure(self.text.of_course(), curves(lines, most, not report.several)),
        )

    def deeds(self) -> Html:
        report, text = self.report, self.text
        tables = [
            self.figure("Eliminated", matrix_table(report, text, report.falls)),
            self.figure("Life points taken", matrix_table(report, text, report.life)),
            self.figure(
                "Shots, and the share that was avoided",
                matrix_table(report, text, report.shots, report.avoided),
            ),
        ]
        return self.section(
            "Who does what to whom", tag("p", text.deeds()), tag("div", *tables, class_="three")
        )

    def events(self) -> Html:
        return self.section(
            "Events", tag("p", self.text.events()), event_table(self.report, self.text)
        )

    def troubles(self) -> Html:
        return self.section(
            "Games that did not end",
            tag("p", "They do not count anywhere else on this page."),
            trouble_table(self.report),
        )

    def footer(self) -> Html:
        return tag("footer", *(tag("p", text) for text in self.text.footer()))


def collapsible(title: str, inside: Html) -> Html:
    return tag("details", tag("summary", title), inside)
