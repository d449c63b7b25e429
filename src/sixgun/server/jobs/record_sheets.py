"""The job that renders record sheets as HTML or PDF."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.tournament.sheets import Sheet, render_html

__all__ = ["RenderSheets"]


@dataclass(frozen=True)
class RenderSheets:
    """Render record sheets; `form` is html or pdf."""

    sheets: list[Sheet]
    form: str
    language: str
    paper: str

    def run(self) -> bytes:
        if self.form == "html":
            return render_html(self.sheets, self.language).encode()
        from sixgun.tournament.sheets.pdf import render_pdf  # noqa: PLC0415 - few servers need it

        return render_pdf(self.sheets, self.language, self.paper)
