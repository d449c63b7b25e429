"""Every printed card, character and event has an entry in the catalogue of its game."""

from __future__ import annotations

import pytest

from sixgun import classic, duel
from sixgun.library.catalogues import CATALOGUES
from sixgun.library.classic import catalogue as classic_catalogue
from sixgun.library.duel import catalogue as duel_catalogue

ENTRIES = {entry.id: entry for entry in classic_catalogue()}


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_class_of_every_box_has_one_entry(game: str) -> None:
    catalogue = CATALOGUES[game]
    entries = [(entry.box, entry.type, entry.id) for entry in catalogue.catalogue()]
    expected: list[tuple[str, str, str]] = []
    for box in catalogue.boxes.values():
        expected += [(box.id, "card", card.id) for card in box.cards]
        expected += [(box.id, "character", who.id) for who in box.characters]
        expected += [(box.id, "event", event.id) for event in getattr(box, "events", ())]

    assert entries == expected


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_entry_has_a_name_and_a_text(game: str) -> None:
    for entry in CATALOGUES[game].catalogue():
        assert entry.name, entry.id
        assert entry.words, entry.id


def test_house_rules_and_boxes_belong_to_their_game() -> None:
    assert CATALOGUES["classic"].house_rules == classic.HOUSE_RULES
    assert CATALOGUES["duel"].boxes is duel.BOXES


def test_a_weapon_has_a_reach_and_a_character_a_life() -> None:
    assert (ENTRIES["winchester"].reach, ENTRIES["winchester"].life) == (5, None)
    assert (ENTRIES["bart_cassidy"].reach, ENTRIES["bart_cassidy"].life) == (None, 4)


def test_copies_of_other_boxes_are_listed_with_the_card() -> None:
    assert ENTRIES["barrel"].copies == {"base": ["QS", "KS"], "dodge_city": ["AC"]}


def test_a_corrected_life_replaces_the_printed_one_and_its_source() -> None:
    printed = next(entry for entry in duel_catalogue() if entry.type == "character")
    assert printed.life is not None
    assert printed.sources

    corrected = {entry.id: entry for entry in duel_catalogue([f"{printed.id}.life=9"])}

    assert corrected[printed.id].life == 9
    assert corrected[printed.id].corrected == ["life"]
    assert corrected[printed.id].sources == {}
