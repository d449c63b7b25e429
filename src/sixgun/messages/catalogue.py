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
from typing import Any, Final

from icu4py.messageformat import MessageFormat

from sixgun.messages.placeholders import placeholders

__all__ = ["LANGUAGES", "MessageCatalogue", "Value", "catalogue", "flatten"]

LANGUAGES: Final = {"en": "English", "it": "Italiano"}
Value = str | int | float | None
PERSON: Final = "_is"
MISSING: Final = "\ufffc"
DOUBLE_STOP: Final = re.compile(r"([!?])\.")


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
        self.formats: dict[str, tuple[MessageFormat, frozenset[str]]] = {}
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
        parsed, names = self.format(key)
        given = {} if values is None else values
        text: str = parsed.format({name: fill(name, given) for name in names})
        assert MISSING not in text, f"{key} lacks a value: {text}"
        return DOUBLE_STOP.sub(r"\1", text)

    def format(self, key: str) -> tuple[MessageFormat, frozenset[str]]:
        """The parsed message and the names of its values."""
        if key not in self.formats:
            message = self.messages[key]
            parsed = MessageFormat(message, self.language)
            self.formats[key] = parsed, frozenset(placeholders(message))
        return self.formats[key]


def fill(name: str, values: Mapping[str, Value]) -> str | int | float:
    """The value with this name; a mark if it is missing, which the chosen branch must not use."""
    value = values.get(name)
    if value is not None:
        return value
    if name.endswith(PERSON):
        return "none" if values.get(name.removesuffix(PERSON)) in (None, "") else "other"
    return f"{MISSING}{name}"


@cache
def catalogue(language: str = "en") -> MessageCatalogue:
    """The catalogue of a language, loaded once."""
    return MessageCatalogue(language)
