"""Record sheets as a browser prints them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from sixgun.tournament import Draw, NewPlayer, Register, Tournament
from sixgun.tournament.sheets import make_sheets, render_html
from tests.browser.browser_session import open_browser
from tests.server.players import async_test
from tests.tournament.tournament_factory import NOON, act, drawn_tournament, record_sheet

WIDE: Final = "W" * 38


def widest_sheet() -> Tournament:
    """A table of seven with the longest and widest_sheet names and title."""
    made = Tournament.open("W" * 60, at=NOON)
    act(made, Register(players=[NewPlayer(f"{WIDE}{number}") for number in range(7)]))
    act(made, Draw())
    act(made, record_sheet(made, 1, "renegade", paid={1: 2000}))
    return made


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(
    "made", [drawn_tournament(29), widest_sheet()], ids=["29 players", "wide names"]
)
@async_test
async def test_every_table_is_printed_on_one_page(made: Tournament, paper: str) -> None:
    sheets = make_sheets(made, 1)
    async with open_browser("") as session:
        page = (await session.open_window(to="")).page
        await page.set_content(render_html(sheets, "it"))
        printed = await page.pdf(format=paper)

    assert len(re.findall(rb"/Type /Page\b", printed)) == len(sheets)


@async_test
async def test_a_sheet_prints_dark_on_white_in_its_own_fonts() -> None:
    """No dark background, and the embedded fonts."""
    async with open_browser("") as session:
        page = (await session.open_window(to="")).page
        await page.set_content(render_html(make_sheets(drawn_tournament(5), 1)))
        await page.evaluate("document.fonts.ready")
        fonts = await page.evaluate("[...document.fonts].map((f) => f.family + ' ' + f.status)")
        paper = await page.evaluate("getComputedStyle(document.querySelector('.sheet')).background")

    assert sorted(set(fonts)) == ["Besley loaded", "Bitter loaded"]
    assert "rgb(255, 253, 248)" in paper
