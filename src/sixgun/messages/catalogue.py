"""The message catalogue of a language: finds messages by key and fills them in.

The key of a message is its file and its path in it: `log.played_took.hand`. For every value `x` of
a message there is also `x_is` for `select`: "none" without a value, "you" for the reader, else
"other".
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from icu4py.messageformat import MessageFormat

from sixgun.messages.placeholders import numbers, placeholders

__all__ = ["LANGUAGES", "MessageCatalogue", "MissingValue", "Value", "catalogue", "flatten"]

LANGUAGES: Final = {"en": "English", "it": "Italiano"}
Value = str | int | float | None
PERSON: Final = "_is"
MISSING: Final = "\ufffc"
DOUBLE_STOP: Final = re.compile(r"([!?])\.")


class MissingValue(LookupError):
    """A message needs a value that was not given."""


class ParsedMessage(NamedTuple):
    """A message, the names of its values, and those that must be numbers."""

    format: MessageFormat
    values: frozenset[str]
    numbers: frozenset[str]


def flatten(prefix: str, tree: Mapping[str, Any]) -> dict[str, str]:
    """The messages of a file by their keys."""
    found: dict[str, str] = {}
    for name, value in tree.items():
        key = f"{prefix}.{name}"
        found |= {key: value} if isinstance(value, str) else flatten(key, value)
    return found


class MessageCatalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, str] = {}
        self.parsed: dict[str, ParsedMessage] = {}
        for file in (files("sixgun.messages") / language).iterdir():
            if file.name.endswith(".json"):
                tree = json.loads(file.read_text(encoding="utf-8"))
                self.messages |= flatten(file.name.removesuffix(".json"), tree)

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def first(self, *keys: str) -> str:
        """The first of these keys that has a message; "" if none has."""
        return next((key for key in keys if key in self.messages), "")

    def text(self, key: str, values: Mapping[str, Value] | None = None) -> str:
        """The message with its values filled in; "BANG!." ends with one stop."""
        parsed, given = self.parse(key), {} if values is None else values
        filled: dict[str, Any] = {
            name: fill(name, given, name in parsed.numbers) for name in parsed.values
        }
        try:
            text: str = parsed.format.format(filled)
        except RuntimeError as error:  # a number is missing
            raise MissingValue(key, values) from error
        if MISSING in text:
            raise MissingValue(key, text)
        return DOUBLE_STOP.sub(r"\1", text)

    def parse(self, key: str) -> ParsedMessage:
        if key not in self.parsed:
            message = self.messages[key]
            self.parsed[key] = ParsedMessage(
                MessageFormat(message, self.language),
                frozenset(placeholders(message)),
                frozenset(numbers(message)),
            )
        return self.parsed[key]


def fill(name: str, values: Mapping[str, Value], is_number: bool) -> str | int | float:
    """The value with this name; a mark if it is missing, which the chosen branch must not use.

    A number that the message does not format stays as it is: a port has no thousands separator.
    """
    value = values.get(name)
    if value is not None:
        return value if is_number else str(value)
    if name.endswith(PERSON):
        return "none" if values.get(name.removesuffix(PERSON)) in (None, "") else "other"
    return f"{MISSING}{name}"


@cache
def catalogue(language: str = "en") -> MessageCatalogue:
    """The catalogue of a language, loaded once."""
    return MessageCatalogue(language)
