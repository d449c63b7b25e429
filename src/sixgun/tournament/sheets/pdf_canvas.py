"""A drawing surface: type, rules and boxes in the look of the project."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from importlib.resources import files
from typing import Final, Literal

from fpdf import FPDF

from sixgun.tournament.sheets.fallback_fonts import find_fonts
from sixgun.tournament.sheets.translations import is_in_our_fonts

__all__ = [
    "BOLD",
    "FAINT",
    "INK",
    "INK_2",
    "LINE",
    "MARGIN",
    "PAPER_SIZES",
    "PRINT",
    "RED",
    "TITLE",
    "SheetCanvas",
]

PAPER_SIZES: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN: Final = 14.0
HERE: Final = files("sixgun.tournament.sheets")
MILLIMETRES: Final = 25.4 / 72  # of a point

Colour = tuple[int, int, int]
INK: Final = (33, 22, 15)
INK_2: Final = (91, 70, 50)
LINE: Final = (148, 121, 74)
FAINT: Final = (214, 202, 180)
TINT: Final = (246, 235, 210)
RED: Final = (179, 38, 30)

PRINT, BOLD, TITLE = "bitter", "bitter-bold", "besley"
OTHERS: Final = "others"  # for names with letters that our fonts lack
UNKNOWN: Final = "\u25a1"  # a letter that no font has


class SheetCanvas(FPDF):
    """Lengths are millimetres, type sizes are points."""

    def __init__(self, size: tuple[float, float], names: Iterable[str]) -> None:
        super().__init__(format=size)
        # It warns, for each font, about what it leaves out.
        logging.getLogger("fontTools").setLevel(logging.ERROR)
        self.right = size[0] - MARGIN
        self.foot = size[1] - MARGIN - 2
        self.set_auto_page_break(False)
        self.c_margin = 0.0
        self.set_creator("Sixgun")
        for family, file in ((PRINT, "bitter-500"), (BOLD, "bitter-700"), (TITLE, "besley-800")):
            self.add_font(family, fname=str(HERE / "fonts" / f"{file}.ttf"))
        fonts, self.unknown = find_fonts({ord(sign) for name in names for sign in name})
        for number, font in enumerate(fonts):
            self.add_font(OTHERS + str(number or ""), fname=font)
        self.set_fallback_fonts([OTHERS + str(number or "") for number in range(len(fonts))])
        self.set_text_shaping(True)  # names from right to left, letters that join

    def draw_text(
        self,
        x: float,
        y: float,
        text: str,
        font: str = PRINT,
        size: float = 10.5,
        colour: Colour = INK,
        align: Literal["L", "R"] = "L",
    ) -> None:
        """A line of text centred vertically on y; right aligned ones end at x."""
        self.set_font(font, size=size)
        self.set_text_color(*colour)
        height = size * MILLIMETRES
        width = self.get_string_width(text)
        self.set_xy(x - width if align == "R" else x, y - height / 2)
        self.cell(width, height, text)

    def draw_fitted(
        self, x: float, y: float, width: float, text: str, font: str, sizes: tuple[float, ...]
    ) -> None:
        """A line as large as fits; at the smallest size it continues in a second line."""
        if not is_in_our_fonts(text):
            font = OTHERS
            text = "".join(UNKNOWN if ord(sign) in self.unknown else sign for sign in text)
        for size in sizes:
            self.set_font(font, size=size)
            if self.get_string_width(text) <= width:
                self.draw_text(x, y, text, font, size)
                return
        first = self.find_line_break(text, width)
        height = sizes[-1] * MILLIMETRES * 1.15
        self.draw_text(x, y - height / 2, text[:first].strip(), font, sizes[-1])
        self.draw_text(
            x, y + height / 2, self.shorten(text[first:].strip(), width), font, sizes[-1]
        )

    def find_line_break(self, text: str, width: float) -> int:
        """How many letters fit in a line, up to the last space among them if there is one."""
        most = next(n for n in range(len(text), 0, -1) if self.get_string_width(text[:n]) <= width)
        space = text.rfind(" ", 0, most + 1)
        return space if space > 0 else most

    def shorten(self, text: str, width: float) -> str:
        if self.get_string_width(text) <= width:
            return text
        return text[: self.find_line_break(text, width - 3)] + "…"

    def draw_paragraph(self, x: float, y: float, width: float, text: str, size: float) -> float:
        """Draw several lines; return where they end."""
        self.set_font(PRINT, size=size)
        self.set_text_color(*INK_2)
        self.set_xy(x, y)
        self.multi_cell(width, size * MILLIMETRES * 1.4, text, align="L")
        return float(self.get_y())

    def draw_rule(
        self, x: float, y: float, to_x: float, to_y: float, weight: float, colour: Colour
    ) -> None:
        self.set_draw_color(*colour)
        self.set_line_width(weight)
        self.line(x, y, to_x, to_y)

    def fill_tint(self, x: float, y: float, width: float, height: float) -> None:
        self.set_fill_color(*TINT)
        self.rect(x, y, width, height, style="F")

    def draw_picture(self, name: str, x: float, y: float, width: float) -> None:
        self.image(str(HERE / f"{name}.svg"), x, y, w=width)
