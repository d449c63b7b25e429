"""The texts of the rulings in other languages than English, which docs/rulings has."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

__all__ = ["RulingTexts", "ruling_texts"]


class RulingTexts(NamedTuple):
    """Texts by the number of a ruling, and headings by the English heading; empty for English."""

    rulings: dict[str, str]
    sections: dict[str, str]


@cache
def ruling_texts(language: str) -> RulingTexts:
    """The texts of all rulings in a language."""
    texts = RulingTexts({}, {})
    folder = files("sixgun.messages") / language / "rulings"
    for file in folder.iterdir() if folder.is_dir() else ():
        found = json.loads(file.read_text(encoding="utf-8"))
        texts.rulings.update(found["rulings"])
        texts.sections.update(found["sections"])
    return texts
