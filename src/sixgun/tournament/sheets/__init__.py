"""Record sheets, one page a table, as HTML and PDF."""

from sixgun.tournament.sheets.page import as_html
from sixgun.tournament.sheets.sheet import Line, Sheet, sheets_of
from sixgun.tournament.sheets.words import LANGUAGES

__all__ = ["LANGUAGES", "Line", "Sheet", "as_html", "sheets_of"]
