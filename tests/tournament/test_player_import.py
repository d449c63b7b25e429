"""Lists of players are imported from CSV and text."""

from __future__ import annotations

import pytest

from sixgun.tournament import (
    Tournament,
    TournamentError,
    parse_players,
)
from tests.tournament.tournament_factory import (
    act,
    registered_tournament,
)


def import_players(content: str | bytes) -> list[tuple[str, str]]:
    return [
        (player.name, player.bot)
        for player in parse_players(content, registered_tournament(0).state).players
    ]


def refusal(content: str | bytes, tournament: Tournament | None = None) -> tuple[str, object]:
    with pytest.raises(TournamentError) as caught:
        parse_players(content, (tournament or registered_tournament(0)).state)
    return caught.value.code, caught.value.facts.get("line")


ANN_AND_BOB = [("Ann", ""), ("Bob", "")]


@pytest.mark.parametrize(
    "content",
    [
        "Ann\nBob",
        "Ann\r\nBob\r\n",
        "name\nAnn\nBob\n",
        "\ufeffName\r\nAnn\r\nBob",
        b"\xef\xbb\xbfname\nAnn\nBob",
        "name\nAnn\nBob".encode("utf-16"),
        "sep=;\nname;club\nAnn;Turin\nBob;Rome",
        "club,NAME\nTurin,Ann\nRome,Bob",
        'club;"name"\n"Turin; south";"Ann"\n;Bob',
        "\n\nAnn\n\n  Bob  \n\n",
        "name\tbot\nAnn\t\nBob\t",
        "name,bot\nAnn\nBob,,",
    ],
    ids=repr,
)
def test_a_list_may_have_any_of_these_formats(content: str | bytes) -> None:
    assert import_players(content) == ANN_AND_BOB


def test_bots_have_their_own_column() -> None:
    assert import_players("bot;name\nmarshal;M1\n;Ann") == [("M1", "marshal"), ("Ann", "")]


def test_a_name_with_a_separator_is_quoted() -> None:
    assert import_players('"Rossi, Mario"\n"the ""Kid"""') == [
        ("Rossi, Mario", ""),
        ('the "Kid"', ""),
    ]


def test_names_may_be_in_any_script() -> None:
    names = ["Zoë", "Юлия", "李小龍", "נגה"]
    assert import_players("\n".join(names)) == [(name, "") for name in names]


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        ("Ann\nRossi, Mario", "too_many_cells", 2),
        ("Rossi, Mario\nAnn", "too_many_cells", 1),
        ("name,bot\nAnn,,x", "too_many_cells", 2),
        ("name\nAnn\n\nANN", "name_taken", 4),
        ("name,club\n,Turin", "empty_name", 2),
        (f"name\n{'x' * 41}", "name_too_long", 2),
        ('name\nAnn\n"Bob', "list_unreadable", 3),
        (b"name\nAnn\nJos\xe9", "not_utf8", 3),
        ("x\n" * 600_000, "list_too_long", None),
    ],
    ids=lambda part: str(part)[:30],
)
def test_an_error_names_its_line(content: str | bytes, code: str, line: int | None) -> None:
    assert refusal(content) == (code, line)


def test_a_registered_name_is_refused_with_its_line() -> None:
    assert refusal("name\nAnn\nPLAYER 3", registered_tournament(5)) == ("name_taken", 3)


def test_an_empty_list_is_refused() -> None:
    tournament = registered_tournament(0)
    with pytest.raises(TournamentError, match="nobody_named"):
        act(tournament, parse_players("name\n", tournament.state))


def test_a_list_with_too_many_players_is_not_read_to_its_end() -> None:
    names = [f"Player {number}" for number in range(1_001)]
    assert refusal("\n".join([*names, "Player 1"])) == ("too_many_entrants", None)
    assert len(import_players("\n".join(names[:1_000]))) == 1_000
