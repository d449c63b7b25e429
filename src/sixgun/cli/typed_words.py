"""Splits typed text into words that can be compared: without accents, articles and punctuation."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from sixgun.cli.language import current_language
from sixgun.messages import catalogue
from sixgun.narration.formatter import SUIT_SIGNS

__all__ = ["FACE", "fold", "split_words"]

WORD: Final = re.compile(r"\w+(?:\.[0-9])?")  # also one of several figures: bob.2
FACE: Final = re.compile(r"(?:10|[2-9jqka])[shdc]")  # 7d
LETTERS: Final = {sign: letter.lower() for letter, sign in SUIT_SIGNS.items()}
COURTS: Final = ("J", "Q", "K", "A")


def split_words(text: str) -> list[str]:
    """The words that carry meaning: "Play BANG! 7♦ on Bob" gives bang, 7d, bob."""
    language = current_language()
    folded = fold(text)
    for written, letter in LETTERS.items():
        folded = folded.replace(written, letter)
    short = faces(language)
    folded = faces_in_words(language).sub(lambda found: short[found[0]], folded)
    return [word for word in WORD.findall(folded) if word not in fillers(language)]


def fold(text: str) -> str:
    """Lowercase without accents."""
    parts = unicodedata.normalize("NFKD", text.lower())
    return "".join(part for part in parts if not unicodedata.combining(part))


@cache
def fillers(language: str) -> frozenset[str]:
    """Words without meaning in English and in this language."""
    return frozenset(
        fold(word)
        for each in {"en", language}
        for word in catalogue(each).text("terminal.input.fillers").split()
    )


@cache
def faces_in_words(language: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(faces(language))})\b")


@cache
def faces(language: str) -> dict[str, str]:
    """Faces in words, such as "queen of spades", with their short form: "qs"."""
    found: dict[str, str] = {}
    for messages in map(catalogue, sorted({"en", language})):
        for letter in SUIT_SIGNS:
            suit = messages.text(f"cards.suit.{letter}")
            for value in [*map(str, range(2, 11)), *COURTS]:
                key = f"cards.value.{value}"
                called = messages.text(key) if key in messages else value
                written = messages.text("cards.of", {"value": called, "suit": suit})
                found[fold(written)] = f"{value}{letter}".lower()
    return found
