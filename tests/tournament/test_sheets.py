"""Record sheets as HTML and PDF."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sixgun.tournament import Entrant, Register, Tournament, TournamentError, Withdraw
from sixgun.tournament.sheets import LANGUAGES, as_html, sheets_of
from sixgun.tournament.sheets.alphabets import fonts_with
from sixgun.tournament.sheets.pdf import PAPERS, as_pdf
from tests.tournament.running import begun, do, drawn, play_round, sheet

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


def with_names(*names: str) -> Tournament:
    made = begun(0)
    do(made, Register(players=[Entrant(name) for name in names]))
    play_round(made)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_needs_nothing_else(language: str) -> None:
    page = as_html(sheets_of(drawn(12), 1), language)
    reader = WellFormed()
    reader.feed(page)

    assert reader.open == []
    assert page.count("<section") == 2
    assert re.findall(ELSEWHERE, page) == []


def test_names_are_no_markup() -> None:
    made = with_names("<b>Bold</b>", "</style><script>alert(1)", 'a"b', "&amp;", "Eve")

    page = as_html(sheets_of(made, 1))

    assert "<script" not in page
    assert "&lt;b&gt;Bold&lt;/b&gt;" in page
    assert "&amp;amp;" in page


def test_all_words_are_in_all_languages() -> None:
    keys = {language: set(words) for language, words in LANGUAGES.items()}
    gaps = {
        (key, tuple(sorted(re.findall(r"\{\w+\}", words[key]))))
        for words in LANGUAGES.values()
        for key in words
    }

    assert keys["it"] == keys["en"]
    assert len(gaps) == len(keys["en"])


def test_who_has_left_is_marked() -> None:
    made = drawn(5)
    do(made, Withdraw(player=3))

    assert "no. 3, has left" in as_html(sheets_of(made, 1))


def test_one_table_has_one_sheet() -> None:
    made = drawn(12)

    assert [one.table for one in sheets_of(made, 1, 2)] == [2]


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
def test_there_are_no_other_sheets(round_: int, table: int, code: str) -> None:
    with pytest.raises(TournamentError) as caught:
        sheets_of(drawn(12), round_, table)
    assert caught.value.code == code


@pytest.mark.parametrize("paper", PAPERS)
def test_a_pdf_has_one_page_a_table(paper: str) -> None:
    made = drawn(29)
    do(made, sheet(made, 2, "renegade"))

    written = as_pdf(sheets_of(made, 1), "it", paper)

    assert written.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", written)) == 5


def test_a_pdf_is_the_same_every_time() -> None:
    made = drawn(5)

    assert as_pdf(sheets_of(made, 1)) == as_pdf(sheets_of(made, 1))


def test_a_pdf_takes_names_of_all_kinds() -> None:
    names = ["W" * 40, "Maximilian von und zu Hohenstein", "נגה לוי", "محمد", "Юлия", "李小龍"]

    assert as_pdf(sheets_of(with_names(*names, "🤠"), 1))


def test_letters_that_a_font_has_are_found_and_others_told() -> None:
    fonts, missing = fonts_with({ord("a"), ord("Ю"), 0x10FFFD})

    assert Path(fonts[0]).name == "DejaVuSans-Bold.ttf"
    assert missing == {0x10FFFD}


def test_other_languages_and_papers_are_refused() -> None:
    sheets = sheets_of(drawn(5), 1)
    for attempt in (lambda: as_html(sheets, "xx"), lambda: as_pdf(sheets, "xx")):
        with pytest.raises(TournamentError, match="unknown_language"):
            attempt()
    with pytest.raises(TournamentError, match="unknown_paper"):
        as_pdf(sheets, "en", "napkin")
