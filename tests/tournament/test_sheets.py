"""Record sheets as HTML and PDF."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sixgun.tournament import NewPlayer, Register, Tournament, TournamentError, Withdraw
from sixgun.tournament.sheets import LANGUAGES, make_sheets, render_html
from sixgun.tournament.sheets.fallback_fonts import find_fonts
from sixgun.tournament.sheets.pdf import PAPER_SIZES, render_pdf
from tests.tournament.tournament_factory import (
    act,
    drawn_tournament,
    play_round,
    record_sheet,
    registered_tournament,
)

ELSEWHERE = r"""(?:src|href)=["']?(?!data:)|url\((?!data:)|https?://(?!www\.w3\.org/)"""
VOID = {"meta", "hr"}


class WellFormed(HTMLParser):
    """Every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def tournament_of(*names: str) -> Tournament:
    tournament = registered_tournament(0)
    act(tournament, Register(players=[NewPlayer(name) for name in names]))
    play_round(tournament)
    return tournament


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_self_contained(language: str) -> None:
    page = render_html(make_sheets(drawn_tournament(12), 1), language)
    reader = WellFormed()
    reader.feed(page)

    assert reader.open == []
    assert page.count("<section") == 2
    assert re.findall(ELSEWHERE, page) == []


def test_names_are_escaped() -> None:
    tournament = tournament_of("<b>Bold</b>", "</style><script>alert(1)", 'a"b', "&amp;", "Eve")

    page = render_html(make_sheets(tournament, 1))

    assert "<script" not in page
    assert "&lt;b&gt;Bold&lt;/b&gt;" in page
    assert "&amp;amp;" in page


def test_all_texts_are_in_all_languages() -> None:
    keys = {language: set(texts) for language, texts in LANGUAGES.items()}
    gaps = {
        (key, tuple(sorted(re.findall(r"\{\w+\}", texts[key]))))
        for texts in LANGUAGES.values()
        for key in texts
    }

    assert keys["it"] == keys["en"]
    assert len(gaps) == len(keys["en"])


def test_players_who_left_are_marked() -> None:
    tournament = drawn_tournament(5)
    act(tournament, Withdraw(player=3))

    assert "no. 3, has left" in render_html(make_sheets(tournament, 1))


def test_one_table_has_one_sheet() -> None:
    tournament = drawn_tournament(12)

    assert [one.table for one in make_sheets(tournament, 1, 2)] == [2]


@pytest.mark.parametrize(
    ("round_", "table", "code"),
    [
        (0, 0, "no_such_round"),
        (2, 0, "no_such_round"),
        (-1, 1, "no_such_round"),
        (1, 3, "no_table_there"),
        (1, -1, "no_table_there"),
    ],
)
def test_an_unknown_round_or_table_is_refused(round_: int, table: int, code: str) -> None:
    with pytest.raises(TournamentError) as caught:
        make_sheets(drawn_tournament(12), round_, table)
    assert caught.value.code == code


@pytest.mark.parametrize("paper", PAPER_SIZES)
def test_a_pdf_has_one_page_per_table(paper: str) -> None:
    tournament = drawn_tournament(29)
    act(tournament, record_sheet(tournament, 2, "renegade"))

    content = render_pdf(make_sheets(tournament, 1), "it", paper)

    assert content.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", content)) == 5


def test_a_pdf_is_the_same_every_time() -> None:
    tournament = drawn_tournament(5)

    assert render_pdf(make_sheets(tournament, 1)) == render_pdf(make_sheets(tournament, 1))


def test_a_pdf_renders_names_in_any_script() -> None:
    names = ["W" * 40, "Maximilian von und zu Hohenstein", "נגה לוי", "محمد", "Юлия", "李小龍"]

    assert render_pdf(make_sheets(tournament_of(*names, "🤠"), 1))


def test_find_fonts_returns_the_letters_that_no_font_has() -> None:
    fonts, missing = find_fonts({ord("a"), ord("Ю"), 0x10FFFD})

    assert Path(fonts[0]).name == "DejaVuSans-Bold.ttf"
    assert missing == {0x10FFFD}


def test_unknown_languages_and_paper_sizes_are_refused() -> None:
    sheets = make_sheets(drawn_tournament(5), 1)
    for attempt in (lambda: render_html(sheets, "xx"), lambda: render_pdf(sheets, "xx")):
        with pytest.raises(TournamentError, match="unknown_language"):
            attempt()
    with pytest.raises(TournamentError, match="unknown_paper"):
        render_pdf(sheets, "en", "napkin")
