"""Record sheets as PDF: the same page as in HTML."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from typing import Final

from sixgun.tournament.errors import TournamentError
from sixgun.tournament.money import WINNINGS
from sixgun.tournament.sheets import sheet_texts
from sixgun.tournament.sheets.pdf_canvas import (
    BOLD,
    FAINT,
    INK,
    INK_2,
    LINE,
    MARGIN,
    PAPER_SIZES,
    PRINT,
    RED,
    TITLE,
    SheetCanvas,
)
from sixgun.tournament.sheets.sheet import Sheet, SheetLine
from sixgun.tournament.sheets.translations import Texts, find_texts, format_money

__all__ = ["PAPER_SIZES", "render_pdf"]

COLUMNS: Final = ("seat", "player", "character", "paid", "role", "won")
WIDTHS: Final = (17.0, 53.0, 0.0, 22.0, 28.0, 22.0)  # the rest is for the character
NUMBERS: Final = ("paid", "won")
TOP, GAP = 58.0, 2.5


def render_pdf(sheets: Sequence[Sheet], language: str = "en", paper: str = "a4") -> bytes:
    texts = find_texts(language)
    if paper not in PAPER_SIZES:
        raise TournamentError("unknown_paper", paper=paper[:20], known=" ".join(PAPER_SIZES))
    names = [line.name for sheet in sheets for line in sheet.lines]
    pdf = SheetCanvas(PAPER_SIZES[paper], [*names, *(sheet.tournament for sheet in sheets)])
    for sheet in sheets:
        pdf.set_creation_date(datetime.fromisoformat(sheet.at.replace("Z", "+00:00")))
        pdf.set_title(f"{sheet.tournament}: {texts['sheet']}")
        pdf.add_page()
        draw_sheet(pdf, sheet, texts)
    return bytes(pdf.output())


def draw_sheet(pdf: SheetCanvas, sheet: Sheet, texts: Texts) -> None:
    draw_heading(pdf, sheet, texts)
    below = draw_seats(pdf, sheet, texts)
    below = (
        pdf.draw_paragraph(
            MARGIN, below + 3.5, pdf.right - MARGIN, sheet_texts.format_rules(texts), 8.8
        )
        + 6.5
    )
    draw_endings(pdf, sheet, texts, below)
    draw_winnings(pdf, sheet, texts, below)
    draw_notes(pdf, texts, below + 54)
    draw_signatures(pdf, texts)
    pdf.draw_text(MARGIN, pdf.foot, sheet_texts.format_draw(sheet, texts), size=7.5, colour=INK_2)


def draw_heading(pdf: SheetCanvas, sheet: Sheet, texts: Texts) -> None:
    pdf.draw_picture("wordmark", MARGIN, 13, 37.4)
    pdf.draw_text(pdf.right, 17, texts["sheet"], TITLE, 13, align="R")
    pdf.draw_rule(MARGIN, 24, pdf.right, 24, 0.7, INK)
    pdf.draw_rule(MARGIN, 25.2, pdf.right, 25.2, 0.3, INK)
    number = str(sheet.table)
    pdf.draw_text(pdf.right, 38, number, TITLE, 40, RED, "R")
    pdf.set_font(TITLE, size=40)
    left = pdf.right - pdf.get_string_width(number) - 3
    pdf.draw_text(left, 41, texts["table"], TITLE, 15, align="R")
    room = left - 28 - MARGIN
    pdf.draw_fitted(MARGIN, 34, room, sheet.tournament, TITLE, (23, 20, 17, 14, 12))
    pdf.draw_text(MARGIN, 42.5, sheet_texts.format_round(sheet, texts), size=11.5, colour=INK_2)


# -- seats ---------------------------------------------------------------------------------


def row_height(sheet: Sheet) -> float:
    return 13.2 if sheet.players == 7 else 14.5


def column_edges(pdf: SheetCanvas) -> list[float]:
    """The left edges of the columns, and the right edge of the last."""
    free = pdf.right - MARGIN - sum(WIDTHS)
    found = [MARGIN]
    for width in WIDTHS:
        found.append(found[-1] + (width or free))
    return found


def draw_seats(pdf: SheetCanvas, sheet: Sheet, texts: Texts) -> float:
    """Draw the table of the players; return where it ends."""
    at = column_edges(pdf)
    for name, (left, right) in zip(COLUMNS, pairwise(at), strict=True):
        ends = name in NUMBERS
        x = right - GAP if ends else left + (1 if name == "seat" else GAP)
        pdf.draw_text(x, TOP - 4, texts[name], BOLD, 9, INK_2, "R" if ends else "L")
    row = row_height(sheet)
    bottom = TOP + row * sheet.players
    pdf.fill_tint(MARGIN, TOP, pdf.right - MARGIN, row)
    for left in at[1:-1]:
        pdf.draw_rule(left, TOP, left, bottom, 0.25, FAINT)
    for number, line in enumerate(sheet.lines):
        y = TOP + row * number
        if number:
            pdf.draw_rule(MARGIN, y, pdf.right, y, 0.25, LINE)
        draw_seat(pdf, line, texts, y + row / 2, at)
    pdf.draw_rule(MARGIN, TOP, pdf.right, TOP, 0.5, INK)
    pdf.draw_rule(MARGIN, bottom, pdf.right, bottom, 0.5, INK)
    return bottom


def draw_seat(
    pdf: SheetCanvas, line: SheetLine, texts: Texts, middle: float, at: list[float]
) -> None:
    if line.is_sheriff:
        pdf.draw_picture("star", MARGIN + 2, middle - 3.5, 7)
    pdf.draw_text(at[1] - GAP, middle, str(line.seat), TITLE, 17, align="R")
    room = at[2] - at[1] - 2 * GAP
    pdf.draw_fitted(at[1] + GAP, middle - 1.8, room, line.name, BOLD, (12, 11, 10, 9, 8))
    pdf.draw_text(
        at[1] + GAP, middle + 3.6, sheet_texts.format_note(line, texts), size=8, colour=INK_2
    )
    pdf.draw_fitted(
        at[2] + GAP, middle, at[3] - at[2] - 2 * GAP, line.character, BOLD, (12, 11, 10)
    )
    pdf.draw_text(at[4] + GAP, middle, texts[line.role] if line.role else "", BOLD, 12)
    for column, amount in ((4, line.paid), (6, line.won)):
        if amount < 0:
            pdf.draw_text(at[column] - GAP, middle, "$", size=12, colour=LINE, align="R")
        else:
            pdf.draw_text(
                at[column] - GAP, middle, format_money(amount, texts), BOLD, 12, align="R"
            )


# -- the end of a game ---------------------------------------------------------------------


def draw_endings(pdf: SheetCanvas, sheet: Sheet, texts: Texts, y: float) -> None:
    pdf.draw_text(MARGIN, y, texts["ending"], TITLE, 12)
    for number, outcome in enumerate(WINNINGS):
        top = y + 7.5 + 11.2 * number
        pdf.set_draw_color(*INK)
        pdf.set_line_width(0.4)
        pdf.rect(MARGIN, top - 2, 5, 5)
        if outcome == sheet.outcome:
            pdf.draw_rule(MARGIN + 1, top + 0.8, MARGIN + 2.1, top + 2, 0.6, INK)
            pdf.draw_rule(MARGIN + 2.1, top + 2, MARGIN + 4.2, top - 1.2, 0.6, INK)
        pdf.draw_text(MARGIN + 8, top, texts[f"{outcome}_wins"], BOLD, 10.5)
        pdf.draw_text(MARGIN + 8, top + 4.5, texts[f"{outcome}_how"], size=8.8, colour=INK_2)


def draw_winnings(pdf: SheetCanvas, sheet: Sheet, texts: Texts, y: float) -> None:
    """The column of this table is highlighted."""
    left, width, row, top = 114.0, 17.0, 8.0, y + 4
    pdf.draw_text(left, y, texts["winnings"], TITLE, 12)
    here = sheet_texts.TABLE_SIZES.index(sheet.players)
    x = pdf.right - width * (len(sheet_texts.TABLE_SIZES) - here)
    bottom = top + row * 4
    pdf.fill_tint(x, top, width, bottom - top)
    pdf.draw_text(left, top + row / 2, texts["at_a_table_of"], size=8.8, colour=INK_2)
    ends = [
        pdf.right - width * (2 - column) - 1.8 for column in range(len(sheet_texts.TABLE_SIZES))
    ]
    for end, size in zip(ends, sheet_texts.TABLE_SIZES, strict=True):
        pdf.draw_text(end, top + row / 2, str(size), BOLD, 11, align="R")
    for number, (who, amounts) in enumerate(sheet_texts.winnings_rows(texts), 1):
        above, middle = top + row * number, top + row * (number + 0.5)
        pdf.draw_rule(left, above, pdf.right, above, 0.25, FAINT)
        pdf.draw_text(left, middle, who, size=9.8)
        for column, (end, amount) in enumerate(zip(ends, amounts, strict=True)):
            pdf.draw_text(end, middle, amount, BOLD if column == here else PRINT, 9.8, align="R")
    pdf.draw_rule(left, bottom, pdf.right, bottom, 0.25, FAINT)
    for edge in (x, x + width):
        pdf.draw_rule(edge, top, edge, bottom, 0.25, LINE)


def draw_notes(pdf: SheetCanvas, texts: Texts, y: float) -> None:
    """Draw as many lines to write on as fit."""
    pdf.draw_text(MARGIN, y, texts["notes"], TITLE, 12)
    line = y + 4
    while line < pdf.foot - 22:
        pdf.draw_rule(MARGIN, line, pdf.right, line, 0.25, FAINT)
        line += 7.7


def draw_signatures(pdf: SheetCanvas, texts: Texts) -> None:
    free = pdf.right - MARGIN - 2 * 9
    x = MARGIN
    for name, share in (("signed_sheriff", 0.394), ("signed_judge", 0.394), ("ended_at", 0.212)):
        pdf.draw_rule(x, pdf.foot - 10, x + free * share, pdf.foot - 10, 0.35, INK)
        pdf.draw_text(x, pdf.foot - 7, texts[name], size=8.8, colour=INK_2)
        x += free * share + 9
