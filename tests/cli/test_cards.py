"""`sixgun cards`: everything that is printed, as the classes have it."""

from __future__ import annotations

from sixgun.classic import Config, facts_for
from tests.cli.running import invoke, invoke_json, refused

KEYS = [
    "id",
    "name",
    "type",
    "box",
    "border",
    "copies",
    "life",
    "book",
    "words",
    "rulings",
]


def test_all_cards_and_characters_are_there() -> None:
    entries = invoke_json("cards")
    assert all(list(entry) == KEYS for entry in entries)
    facts = facts_for(Config().checked())
    ids = {entry["id"] for entry in entries}
    assert ids == {kind.id for kind in facts.kinds} | {who.id for who in facts.characters}
    assert sum(len(entry["copies"]) for entry in entries) == 80
    assert sum(entry["type"] == "character" for entry in entries) == 16
    assert {entry["box"] for entry in entries} == {"base"}


def test_nothing_is_without_words() -> None:
    assert all(entry["words"] and entry["name"] for entry in invoke_json("cards"))


def test_one_by_its_id_or_name() -> None:
    for wanted in ("slab_the_killer", "Slab the Killer", "SLAB-THE-KILLER"):
        [entry] = invoke_json("cards", wanted)
        assert entry["life"] == 4
    assert "Copies: QS KS" in invoke("cards", "barrel").stdout


def test_the_table_names_everything_at_80_columns() -> None:
    text = invoke("cards", "--box", "base").stdout
    assert max(len(line) for line in text.splitlines()) <= 80
    for entry in invoke_json("cards"):
        assert entry["name"] in text
        assert entry["id"] in text


def test_what_is_not_there() -> None:
    assert "did you mean barrel?" in refused("cards", "barel", code="unknown_id")
    refused("cards", "zzz", code="unknown_id")
    refused("cards", "--box", "moon", code="unknown_box")
