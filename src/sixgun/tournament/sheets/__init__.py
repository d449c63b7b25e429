"""Record sheets, one page a table, as HTML and PDF."""

from sixgun.tournament.sheets.html import render_html
from sixgun.tournament.sheets.sheet import Sheet, SheetLine, make_sheets
from sixgun.tournament.sheets.translations import LANGUAGES

__all__ = ["LANGUAGES", "Sheet", "SheetLine", "make_sheets", "render_html"]
