"""Names as records write them."""

from __future__ import annotations

import pytest

from sixgun.server.tables.names import names_in_record


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
def test_letters_that_a_record_does_not_have_become_those_that_look_alike(
    name: str, word: str
) -> None:
    assert names_in_record([name]) == (word,)


def test_names_that_come_to_the_same_are_numbered() -> None:
    assert names_in_record(["Zoë", "zoe", "ZOE"]) == ("zoe", "zoe_2", "zoe_3")
