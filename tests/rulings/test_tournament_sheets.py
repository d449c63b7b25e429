"""What is printed on the record sheets, and what is not."""

from __future__ import annotations

import re

import pytest

from sixgun.testing import ruling
from sixgun.tournament import Draw
from sixgun.tournament.sheets import LANGUAGES, make_sheets, render_html
from tests.tournament.tournament_factory import act, drawn_tournament, play_round, record_sheet


def text_of(page: str) -> str:
    """The text on a sheet."""
    return re.sub(r"<[^>]*>", " ", page.split("</head>")[1])


@ruling("T4", "T5")
def test_every_table_gets_a_sheet_with_its_players_in_the_order_drawn() -> None:
    tournament = drawn_tournament(29)

    sheets = make_sheets(tournament, 1)

    assert [one.table for one in sheets] == [1, 2, 3, 4, 5]
    for one, table in zip(sheets, tournament.state.rounds[0].tables, strict=True):
        assert [line.player for line in one.lines] == table.players
        read = re.findall(r"Player \d+", text_of(render_html([one])))
        assert read == [f"Player {player}" for player in table.players]


@ruling("T6", "T4")
def test_seat_1_is_written_down_as_the_sheriff_and_nobody_else() -> None:
    (only,) = make_sheets(drawn_tournament(5), 1)

    assert [line.role for line in only.lines] == ["sheriff", "", "", "", ""]


@ruling("T46", "T45")
def test_what_was_paid_stands_there_and_no_purse() -> None:
    tournament = drawn_tournament(5)
    act(tournament, record_sheet(tournament, outcome="renegade"))
    renegade = tournament.state.rounds[0].tables[0].players[1]
    act(tournament, Draw())
    before = text_of(render_html(make_sheets(tournament, 2)))
    act(tournament, record_sheet(tournament, outcome="nobody", paid={renegade: 1700}))
    after = text_of(render_html(make_sheets(tournament, 2)))

    assert tournament.purse(renegade) == 4300
    for written in (before, after):
        assert "6,000" not in written
        assert "4,300" not in written
        assert "2,000" not in written
    assert "1,700$" in after


@ruling("T42", "T37")
def test_role_ending_and_winnings_are_filled_in_when_they_are_known() -> None:
    tournament = drawn_tournament(5)
    report = record_sheet(tournament, outcome="law")
    act(tournament, report)

    (only,) = make_sheets(tournament, 1)

    assert only.outcome == "law"
    assert [line.role for line in only.lines] == [seat.role for seat in report.seats]
    assert [line.won for line in only.lines] == [1000, 0, 0, 0, 1000]


@ruling("T49")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheriff_is_spelled_as_he_is(language: str) -> None:
    written = text_of(render_html(make_sheets(drawn_tournament(5), 1), language))

    assert "Scheriff" not in written
    assert {"en": "Sheriff", "it": "Sceriffo"}[language] in written


@ruling("T14")
def test_the_seed_of_the_drawing_stands_there() -> None:
    tournament = drawn_tournament(5)
    act(tournament, record_sheet(tournament))
    play_round(tournament)

    assert "from the seed seed 2" in text_of(render_html(make_sheets(tournament, 2)))
