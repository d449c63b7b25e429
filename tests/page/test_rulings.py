"""Every ruling is translated, and the translation has the same numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sixgun.library.rulings import Ruling, find_root, read_rulings
from sixgun.messages import LANGUAGES

MESSAGES = Path(__file__).parents[2] / "src/sixgun/messages"
OTHERS = [language for language in LANGUAGES if language != "en"]
PAGES = ["classic", "duel", "tournament"]


def rulings(page: str) -> list[Ruling]:
    return [ruling for ruling in read_rulings(find_root()) if ruling.page == page]


def translation(language: str, page: str) -> dict[str, Any]:
    file = MESSAGES / language / "rulings" / f"{page}.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def numbers(text: str) -> set[str]:
    """Return the numbers in a text, including numbers of rulings; 2,000 and 2.000 are the same."""
    return set(re.findall(r"[RDT]?\d+", re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", text)))


def test_no_page_is_forgotten() -> None:
    assert sorted({ruling.page for ruling in read_rulings(find_root())}) == PAGES
    for language in OTHERS:
        files = (MESSAGES / language / "rulings").glob("*.json")
        assert sorted(file.stem for file in files) == PAGES


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_ruling_and_heading_is_translated(language: str, page: str) -> None:
    there = translation(language, page)
    assert list(there["rulings"]) == [ruling.id for ruling in rulings(page)]
    assert set(there["sections"]) == {ruling.section for ruling in rulings(page)}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_ruling_says_the_numbers_of_the_english_one(language: str, page: str) -> None:
    """Different numbers are the usual sign that an English ruling has changed since."""
    there = translation(language, page)["rulings"]
    for ruling in rulings(page):
        assert numbers(there[ruling.id]) == numbers(ruling.text), ruling.id


@pytest.mark.parametrize("page", PAGES)
def test_an_italian_ruling_names_the_same_decisions_and_alternatives(page: str) -> None:
    there = translation("it", page)["rulings"]
    words = {"DECISION": "DECISIONE", "house rule": "regola della casa"}
    for ruling in rulings(page):
        for english, italian in words.items():
            assert ruling.text.count(english) == there[ruling.id].count(italian), ruling.id
        alternatives = len(re.findall(r"\b[Aa]lternative\b", ruling.text))
        assert len(re.findall(r"\b[Aa]lternativa\b", there[ruling.id])) == alternatives, ruling.id


def test_every_source_is_a_tag_with_words() -> None:
    worded = json.loads((MESSAGES / "en/rulebook.json").read_text(encoding="utf-8"))["source"]
    for ruling in read_rulings(find_root()):
        for tag in re.split(r"[,;]\s*", ruling.source):
            assert re.sub(r"[^A-Za-z0-9]+", "_", tag) in worded, (ruling.id, tag)
