"""`sixgun cards --game duel`: all printed facts and their sources."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sixgun.duel import BOXES, Card, Character
from tests.cli.cli_runner import invoke, invoke_json, refused

KEYS = [
    *("id", "name", "type", "box", "border", "copies", "life", "reach"),
    *("book", "words", "rulings"),
    *("side", "icons", "sources", "corrected", "first_edition", "other_name"),
]
CARDS: list[type[Card]] = [card for box in BOXES.values() for card in box.cards]
PEOPLE: list[type[Character]] = [who for box in BOXES.values() for who in box.characters]
MADE_UP = "RECONSTRUCTED: we do not know the print"
FACTS = """\
[big_steve]
life = 5

[spurs]
ren_law = { barrel = 1, snake = 2 }

[gold_pan]
ren_outlaw = {}
"""


def cards(*args: object) -> str:
    """The output for people as one line."""
    return " ".join(invoke("cards", "--game", "duel", *args).stdout.split())


@pytest.fixture
def facts(tmp_path: Path) -> Path:
    file = tmp_path / "facts.toml"
    file.write_text(FACTS)
    return file


# -- printed facts -------------------------------------------------------------------------


def test_every_card_is_listed() -> None:
    entries = invoke_json("cards", "--game", "duel")
    assert all(list(entry) == KEYS for entry in entries)
    assert {entry["id"] for entry in entries} == {kind.id for kind in [*CARDS, *PEOPLE]}
    assert len(entries) == 54 + 36


@pytest.mark.parametrize(
    ("called", "name"),
    [("Wyatt Earp", "Wyatt Ear"), ("backhander", "Slap"), ("handover", "Switch")],
)
def test_a_card_is_found_by_its_other_name(called: str, name: str) -> None:
    assert cards(called).startswith(name)
    assert f"Also called {called.title()}." in cards(called)


def test_copies_are_counted_by_back() -> None:
    count: Counter[str] = Counter()
    for entry in invoke_json("cards", "--game", "duel"):
        count.update({back: len(faces) for back, faces in entry["copies"].items()})
    assert count == {"law": 40, "outlaw": 40, "ren_law": 20, "ren_outlaw": 20}


def test_every_class_is_listed_with_its_facts() -> None:
    entries = {entry["id"]: entry for entry in invoke_json("cards", "--game", "duel")}
    for card in CARDS:
        entry = entries[card.id]
        assert (entry["border"], entry["words"]) == (card.border, card.words)
        assert entry["sources"] == {"copies": card.copies_from, "symbols": card.symbols_from}
        assert ("hit" in entry["icons"]) == card.hits
        assert ("avoid" in entry["icons"]) == card.avoids
        assert ("reload" in entry["icons"]) == card.reloads
        assert ("always_active" in entry["icons"]) == card.always_active
    for who in PEOPLE:
        entry = entries[who.id]
        assert (entry["life"], entry["side"]) == (who.life, who.back)
        assert entry["sources"] == {"life": who.life_from}
        assert entry["icons"] == ["always_active"] * who.always_active


def test_a_card_in_full() -> None:
    assert invoke("cards", "--game", "duel", "missed").stdout == (
        "Missed!  missed, Action (brown), avoid\n"
        "  Answer to a hit: avoids it.\n"
        "  Copies, law: 1 barrel, 4 snake\n"
        "  Copies, outlaw: 1 horseshoe, 1 barrel, 5 snake\n"
        "  Copies from the rulebook.\n"
        "  Symbols from printed cards that others have described.\n"
        "  Rulings: D42 D60 D61\n"
    )


def test_a_character_in_full() -> None:
    text = cards("Bart Masterson", "jango")
    assert "Bart Masterson bart_masterson, Law character with 4 life, always active" in text
    assert "Jango jango, Law character with 3 life" in text
    assert "Life from printed cards that others have described." in text


def test_copies_of_the_first_edition_are_listed() -> None:
    assert "Only in the first edition: 1 snake" in cards("water")
    assert "First edition" not in cards("colt")


@pytest.mark.parametrize("kind", [*CARDS, *PEOPLE], ids=lambda kind: kind.id)
def test_reconstructed_facts_are_marked(kind: type[Card | Character]) -> None:
    if issubclass(kind, Card):
        made_up = "reconstructed" in (kind.copies_from, kind.symbols_from)
    else:
        made_up = kind.life_from == "reconstructed"
    text = cards(kind.id)
    assert (MADE_UP in text) == made_up
    assert ("--facts: docs/duel-facts.md" in text) == made_up


def test_the_table_names_everything_at_80_columns() -> None:
    text = invoke("cards", "--game", "duel").stdout
    assert max(len(line) for line in text.splitlines()) <= 80
    for kind in [*CARDS, *PEOPLE]:
        assert kind.name in text
        assert kind.id in text
    assert text.count("reconstructed") == 23 + 12


def test_a_box_lists_its_own_cards() -> None:
    assert invoke("cards", "--game", "duel", "--in-box", "renegades").stdout.startswith("23 cards")
    line = refused("cards", "--game", "duel", "--in-box", "base", "spurs", code="no_copies_in_box")
    assert line.endswith("There is no spurs in the box base. It is in: renegades.\n")
    line = refused("cards", "--game", "duel", "--in-box", "dodge_city", code="unknown_box")
    assert line.endswith("Unknown box “dodge_city” of the game duel. Known: base renegades.\n")


def test_each_game_lists_only_its_own_cards() -> None:
    refused("cards", "--game", "duel", "sid_ketchum", code="unknown_id")
    refused("cards", "spurs", code="unknown_id")
    assert "Barrel" in invoke("cards", "barrel").stdout
    assert "reveal: a Barrel avoids it." in cards("barrel")


# -- corrections ---------------------------------------------------------------------------


def test_a_file_corrects_facts(facts: Path) -> None:
    entries = invoke_json("cards", "--game", "duel", "--facts", facts, "big_steve", "spurs")
    steve, spurs = entries
    assert (steve["life"], steve["sources"], steve["corrected"]) == (5, {}, ["life"])
    assert spurs["copies"] == {"ren_law": ["barrel", "snake", "snake"]}
    assert (spurs["sources"], spurs["corrected"]) == ({}, ["ren_law"])


def test_the_file_is_named_as_the_source(facts: Path) -> None:
    text = cards("--facts", facts, "big_steve", "spurs")
    assert "Outlaw Renegade character with 5 life" in text
    assert "Copies, ren_law: 1 barrel, 2 snake" in text
    assert text.count("From your own file: ") == 2
    assert MADE_UP not in text


def test_other_facts_stay_as_printed(facts: Path) -> None:
    text = cards("--facts", facts, "gold_pan")
    assert "Copies, ren_law: 2 horseshoe" in text
    assert "Copies, ren_outlaw" not in text
    assert "From your own file: ren_outlaw." in text
    assert MADE_UP in text
    whole = cards("--facts", facts)
    assert whole.count("reconstructed") == 23 + 12 - 2
    assert whole.count("corrected") == 3


def test_without_the_file_nothing_changes(facts: Path) -> None:
    before = invoke("cards", "--game", "duel").stdout
    invoke("cards", "--game", "duel", "--facts", facts)
    assert invoke("cards", "--game", "duel").stdout == before
    assert "corrected" not in before


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("[big_steve]\nlife = 99\n", "bad_correction", "not a whole number from 1 to 9"),
        ("[spurs]\nren_law = 2\n", "bad_correction", "is not a valid correction"),
        ("[spurs]\nmoon = {}\n", "bad_correction", "cannot be corrected. Known"),
        ("[zzz]\nlife = 3\n", "corrects_nothing", "no card or character “zzz”.\n"),
        ("[spurz]\nlife = 3\n", "corrects_nothing", "“spurz”. Did you mean spurs?"),
        ("[spurs]\nlife = 3\n", "corrects_nothing", "“spurs.life=3” corrects nothing"),
        ("# nothing yet\n", "corrects_nothing", "There is nothing to correct."),
        ("[big_steve\n", "bad_toml", "Line 1: this is not TOML"),
    ],
)
def test_an_invalid_file_is_refused(tmp_path: Path, text: str, code: str, message: str) -> None:
    file = tmp_path / "facts.toml"
    file.write_text(text)
    for command in (("cards", "--game"), ("simulate",), ("play",)):
        line = refused(*command, "duel", "--facts", file, code=code)
        assert f": {file}: " in line
        assert message in line


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for command in (("cards", "--game"), ("simulate",), ("play",)):
        refused(*command, "duel", "--facts", tmp_path / "none", code="no_such_file")
        refused(*command, "duel", "--facts", tmp_path, code="is_a_folder")


# -- in another game -----------------------------------------------------------------------


def test_a_card_of_another_game_suggests_that_game() -> None:
    line = refused("cards", "spurs", code="unknown_id")
    assert "The game classic has no “spurs”, but the game duel has: use --game duel." in line
    line = refused("cards", "--game", "duel", "Calamity Janet", code="unknown_id")
    assert "use --game classic" in line
    assert "Did you mean spurs?" in refused("cards", "--game", "duel", "spurz", code="unknown_id")


def test_the_border_shows_the_kind_of_card() -> None:
    assert "colt, BANG! card (red), hit" in cards("colt")
    assert "hat, Equipment (blue)" in cards("hat")
    assert "howitzer, Resource (green), hit" in cards("howitzer")
    assert "Action (brown)" in cards()
