"""Record sheets as PDF: the same page as in HTML."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from typing import Final

from sixgun.tournament.errors import TournamentError
from sixgun.tournament.money import WINNINGS
from sixgun.tournament.sheets import said
from sixgun.tournament.sheets.paper import (
    BOLD,
    FAINT,
    INK,
    INK_2,
    LINE,
    MARGIN,
    PAPERS,
    PRINT,
    RED,
    TITLE,
    Paper,
)
from sixgun.tournament.sheets.sheet import Line, Sheet
from sixgun.tournament.sheets.words import Words, money, words_in

__all__ = ["PAPERS", "as_pdf"]

COLUMNS: Final = ("seat", "player", "character", "paid", "role", "won")
WIDTHS: Final = (17.0, 53.0, 0.0, 22.0, 28.0, 22.0)  # the rest is for the character
NUMBERS: Final = ("paid", "won")
TOP, GAP = 58.0, 2.5


def as_pdf(sheets: Sequence[Sheet], language: str = "en", paper: str = "a4") -> bytes:
    words = words_in(language)
    if paper not in PAPERS:
        raise TournamentError("unknown_paper", paper=paper[:20], known=" ".join(PAPERS))
    names = [line.name for sheet in sheets for line in sheet.lines]
    pdf = Paper(PAPERS[paper], [*names, *(sheet.tournament for sheet in sheets)])
    for sheet in sheets:
        pdf.set_creation_date(datetime.fromisoformat(sheet.at.replace("Z", "+00:00")))
        pdf.set_title(f"{sheet.tournament}: {words['sheet']}")
        pdf.add_page()
        draw(pdf, sheet, words)
    return bytes(pdf.output())


def draw(pdf: Paper, sheet: Sheet, words: Words) -> None:
    heading(pdf, sheet, words)
    below = seats(pdf, sheet, words)
    below = pdf.prose(MARGIN, below + 3.5, pdf.right - MARGIN, said.rules(words), 8.8) + 6.5
    endings(pdf, sheet, words, below)
    winnings(pdf, sheet, words, below)
    notes(pdf, words, below + 54)
    signatures(pdf, words)
    pdf.say(MARGIN, pdf.foot, said.drawn(sheet, words), size=7.5, colour=INK_2)


def heading(pdf: Paper, sheet: Sheet, words: Words) -> None:
    pdf.picture("wordmark", MARGIN, 13, 37.4)
    pdf.say(pdf.right, 17, words["sheet"], TITLE, 13, align="R")
    pdf.rule(MARGIN, 24, pdf.right, 24, 0.7, INK)
    pdf.rule(MARGIN, 25.2, pdf.right, 25.2, 0.3, INK)
    number = str(sheet.table)
    pdf.say(pdf.right, 38, number, TITLE, 40, RED, "R")
    pdf.set_font(TITLE, size=40)
    left = pdf.right - pdf.get_string_width(number) - 3
    pdf.say(left, 41, words["table"], TITLE, 15, align="R")
    room = left - 28 - MARGIN
    pdf.fit(MARGIN, 34, room, sheet.tournament, TITLE, (23, 20, 17, 14, 12))
    pdf.say(MARGIN, 42.5, said.where(sheet, words), size=11.5, colour=INK_2)


# -- seats ---------------------------------------------------------------------------------


def row_height(sheet: Sheet) -> float:
    return 13.2 if sheet.players == 7 else 14.5


def edges(pdf: Paper) -> list[float]:
    """The left edges of the columns, and the right edge of the last."""
    free = pdf.right - MARGIN - sum(WIDTHS)
    found = [MARGIN]
    for width in WIDTHS:
        found.append(found[-1] + (width or free))
    return found


def seats(pdf: Paper, sheet: Sheet, words: Words) -> float:
    """Draw the table of the players; return where it ends."""
    at = edges(pdf)
    for name, (left, right) in zip(COLUMNS, pairwise(at), strict=True):
        ends = name in NUMBERS
        x = right - GAP if ends else left + (1 if name == "seat" else GAP)
        pdf.say(x, TOP - 4, words[name], BOLD, 9, INK_2, "R" if ends else "L")
    row = row_height(sheet)
    bottom = TOP + row * sheet.players
    pdf.tint(MARGIN, TOP, pdf.right - MARGIN, row)
    for left in at[1:-1]:
        pdf.rule(left, TOP, left, bottom, 0.25, FAINT)
    for number, line in enumerate(sheet.lines):
        y = TOP + row * number
        if number:
            pdf.rule(MARGIN, y, pdf.right, y, 0.25, LINE)
        seat(pdf, line, words, y + row / 2, at)
    pdf.rule(MARGIN, TOP, pdf.right, TOP, 0.5, INK)
    pdf.rule(MARGIN, bottom, pdf.right, bottom, 0.5, INK)
    return bottom


def seat(pdf: Paper, line: Line, words: Words, middle: float, at: list[float]) -> None:
    if line.is_sheriff:
        pdf.picture("star", MARGIN + 2, middle - 3.5, 7)
    pdf.say(at[1] - GAP, middle, str(line.seat), TITLE, 17, align="R")
    room = at[2] - at[1] - 2 * GAP
    pdf.fit(at[1] + GAP, middle - 1.8, room, line.name, BOLD, (12, 11, 10, 9, 8))
    pdf.say(at[1] + GAP, middle + 3.6, said.note(line, words), size=8, colour=INK_2)
    pdf.fit(at[2] + GAP, middle, at[3] - at[2] - 2 * GAP, line.character, BOLD, (12, 11, 10))
    pdf.say(at[4] + GAP, middle, words[line.role] if line.role else "", BOLD, 12)
    for column, amount in ((4, line.paid), (6, line.won)):
        if amount < 0:
            pdf.say(at[column] - GAP, middle, "$", size=12, colour=LINE, align="R")
        else:
            pdf.say(at[column] - GAP, middle, money(amount, words), BOLD, 12, align="R")


# -- the end of a game ---------------------------------------------------------------------


def endings(pdf: Paper, sheet: Sheet, words: Words, y: float) -> None:
    pdf.say(MARGIN, y, words["ending"], TITLE, 12)
    for number, outcome in enumerate(WINNINGS):
        top = y + 7.5 + 11.2 * number
        pdf.set_draw_color(*INK)
        pdf.set_line_width(0.4)
        pdf.rect(MARGIN, top - 2, 5, 5)
        if outcome == sheet.outcome:
            pdf.rule(MARGIN + 1, top + 0.8, MARGIN + 2.1, top + 2, 0.6, INK)
            pdf.rule(MARGIN + 2.1, top + 2, MARGIN + 4.2, top - 1.2, 0.6, INK)
        pdf.say(MARGIN + 8, top, words[f"{outcome}_wins"], BOLD, 10.5)
        pdf.say(MARGIN + 8, top + 4.5, words[f"{outcome}_how"], size=8.8, colour=INK_2)


def winnings(pdf: Paper, sheet: Sheet, words: Words, y: float) -> None:
    """The column of this table is highlighted."""
    left, width, row, top = 114.0, 17.0, 8.0, y + 4
    pdf.say(left, y, words["winnings"], TITLE, 12)
    here = said.SIZES.index(sheet.players)
    x = pdf.right - width * (len(said.SIZES) - here)
    bottom = top + row * 4
    pdf.tint(x, top, width, bottom - top)
    pdf.say(left, top + row / 2, words["at_a_table_of"], size=8.8, colour=INK_2)
    ends = [pdf.right - width * (2 - column) - 1.8 for column in range(len(said.SIZES))]
    for end, size in zip(ends, said.SIZES, strict=True):
        pdf.say(end, top + row / 2, str(size), BOLD, 11, align="R")
    for number, (who, amounts) in enumerate(said.winnings(words), 1):
        above, middle = top + row * number, top + row * (number + 0.5)
        pdf.rule(left, above, pdf.right, above, 0.25, FAINT)
        pdf.say(left, middle, who, size=9.8)
        for column, (end, amount) in enumerate(zip(ends, amounts, strict=True)):
            pdf.say(end, middle, amount, BOLD if column == here else PRINT, 9.8, align="R")
    pdf.rule(left, bottom, pdf.right, bottom, 0.25, FAINT)
    for edge in (x, x + width):
        pdf.rule(edge, top, edge, bottom, 0.25, LINE)


def notes(pdf: Paper, words: Words, y: float) -> None:
    """Draw as many lines to write on as fit."""
    pdf.say(MARGIN, y, words["notes"], TITLE, 12)
    line = y + 4
    while line < pdf.foot - 22:
        pdf.rule(MARGIN, line, pdf.right, line, 0.25, FAINT)
        line += 7.7


def signatures(pdf: Paper, words: Words) -> None:
    free = pdf.right - MARGIN - 2 * 9
    x = MARGIN
    for name, share in (("signed_sheriff", 0.394), ("signed_judge", 0.394), ("ended_at", 0.212)):
        pdf.rule(x, pdf.foot - 10, x + free * share, pdf.foot - 10, 0.35, INK)
        pdf.say(x, pdf.foot - 7, words[name], size=8.8, colour=INK_2)
        x += free * share + 9
