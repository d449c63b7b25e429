"""Player names in records."""

from __future__ import annotations

import pytest

from sixgun.server.tables.names import record_names


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Zoë", "zoe"),
        ("Łukasz", "lukasz"),
        ("Søren Ærø", "soren_aero"),
        ("Đorđe", "dorde"),
        ("Þór Friðrik", "thor_fridrik"),
        ("Strauß", "strauss"),
        ("Œdipe", "oedipe"),
        ("Ba\N{LATIN SMALL LETTER DOTLESS I}ş", "bais"),
    ],
)
def test_letters_outside_ascii_become_similar_ascii_letters(name: str, word: str) -> None:
    assert record_names([name]) == (word,)


def test_equal_names_are_numbered() -> None:
    assert record_names(["Zoë", "zoe", "ZOE"]) == ("zoe", "zoe_2", "zoe_3")
