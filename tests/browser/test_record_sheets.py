"""Record sheets as a browser prints them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from sixgun.tournament import Draw, Entrant, Register, Tournament
from sixgun.tournament.sheets import as_html, sheets_of
from tests.browser.browsing import browsing
from tests.server.players import played
from tests.tournament.running import NOON, do, drawn, sheet

WIDE: Final = "W" * 38


def widest() -> Tournament:
    """A table of seven, all names and the title as long and wide as they may be."""
    made = Tournament.open("W" * 60, at=NOON)
    do(made, Register(players=[Entrant(f"{WIDE}{number}") for number in range(7)]))
    do(made, Draw())
    do(made, sheet(made, 1, "renegade", paid={1: 2000}))
    return made


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("made", [drawn(29), widest()], ids=["29 players", "wide names"])
@played
async def test_every_table_is_printed_on_one_page(made: Tournament, paper: str) -> None:
    sheets = sheets_of(made, 1)
    async with browsing("") as house:
        page = (await house.person(to="")).page
        await page.set_content(as_html(sheets, "it"))
        printed = await page.pdf(format=paper)

    assert len(re.findall(rb"/Type /Page\b", printed)) == len(sheets)


@played
async def test_a_sheet_is_paper_and_ink() -> None:
    """Nothing dark, and its own fonts."""
    async with browsing("") as house:
        page = (await house.person(to="")).page
        await page.set_content(as_html(sheets_of(drawn(5), 1)))
        await page.evaluate("document.fonts.ready")
        fonts = await page.evaluate("[...document.fonts].map((f) => f.family + ' ' + f.status)")
        paper = await page.evaluate("getComputedStyle(document.querySelector('.sheet')).background")

    assert sorted(set(fonts)) == ["Besley loaded", "Bitter loaded"]
    assert "rgb(255, 253, 248)" in paper
