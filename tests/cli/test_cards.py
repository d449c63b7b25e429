"""`sixgun cards` lists everything printed, with the facts of the classes."""

from __future__ import annotations

from collections import Counter

from sixgun.classic import OUR_BOXES, Config, facts_for
from sixgun.cli.cards import EntryFormatter, find_entry, render_overviews
from sixgun.library.classic import catalogue
from tests.cli.cli_runner import invoke, invoke_json, refused

KEYS = [
    "id",
    "name",
    "type",
    "box",
    "border",
    "copies",
    "life",
    "reach",
    "book",
    "words",
    "rulings",
]


def test_every_card_is_listed() -> None:
    entries = invoke_json("cards")
    assert all(list(entry) == KEYS for entry in entries)
    facts = facts_for(Config(boxes=OUR_BOXES).validate())
    printed = [*facts.kinds, *facts.characters, *facts.events]
    assert {entry["id"] for entry in entries} == {kind.id for kind in printed}
    assert len(entries) == len(printed)
    assert {entry["box"] for entry in entries} == set(OUR_BOXES)


def test_cards_are_counted_box_by_box() -> None:
    copies: Counter[str] = Counter()
    for entry in invoke_json("cards"):
        copies.update({box: len(faces) for box, faces in entry["copies"].items()})
    assert copies == {"base": 80, "dodge_city": 40}


def test_characters_and_events_are_counted_box_by_box() -> None:
    kinds = Counter((entry["box"], entry["type"]) for entry in invoke_json("cards"))
    assert {box: kinds[box, "character"] for box in OUR_BOXES if kinds[box, "character"]} == {
        "base": 16,
        "dodge_city": 15,
        "bullet": 3,
    }
    assert {box: kinds[box, "event"] for box in OUR_BOXES if kinds[box, "event"]} == {
        "high_noon": 15,
        "fistful": 15,
    }


def test_a_box_lists_its_own_cards() -> None:
    assert {entry["box"] for entry in invoke_json("cards", "--in-box", "fistful")} == {"fistful"}
    text = invoke("cards", "--in-box", "fistful").stdout
    assert text.startswith("15 events")
    assert "0 cards" not in text


def test_a_card_in_a_box_that_only_adds_copies() -> None:
    assert "Copies, dodge_city: AC" in invoke("cards", "--in-box", "dodge_city", "barrel").stdout
    line = refused("cards", "--in-box", "bullet", "barrel", code="no_copies_in_box")
    assert line.endswith("There is no barrel in the box bullet. It is in: base dodge_city.\n")
    line = refused("cards", "--in-box", "base", "high_noon", code="no_copies_in_box")
    assert line.endswith("It is in: high_noon.\n")


def test_one_copy_is_singular() -> None:
    [table] = render_overviews(
        [EntryFormatter("classic", find_entry("classic", catalogue(), "barrel"))]
    )
    assert table.title == "1 card"


def test_an_event_in_full() -> None:
    text = invoke("cards", "high noon").stdout
    assert text.startswith("High Noon  high_noon, event\n")
    assert "Each player loses 1 life at the start of their turn." in text


def test_every_entry_has_a_text() -> None:
    assert all(entry["words"] and entry["name"] for entry in invoke_json("cards"))


def test_an_entry_is_found_by_id_or_name() -> None:
    for wanted in ("slab_the_killer", "Slab the Killer", "SLAB-THE-KILLER"):
        [entry] = invoke_json("cards", wanted)
        assert entry["life"] == 4
    assert "Copies, base: QS KS" in invoke("cards", "barrel").stdout
    assert "Copies, dodge_city: AC" in invoke("cards", "barrel").stdout


def test_the_table_names_everything_at_80_columns() -> None:
    text = invoke("cards").stdout
    assert max(len(line) for line in text.splitlines()) <= 80
    for entry in invoke_json("cards"):
        assert entry["name"] in text
        assert entry["id"] in text


def test_an_unknown_card_or_box_is_refused() -> None:
    assert "Did you mean barrel?" in refused("cards", "barel", code="unknown_id")
    refused("cards", "zzz", code="unknown_id")
    refused("cards", "--in-box", "moon", code="unknown_box")
