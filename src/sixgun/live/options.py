"""The options of a game: named values, and the text of a record's header."""

from __future__ import annotations

import re
from dataclasses import Field, fields, replace
from typing import Any, TypeVar

from sixgun.engine import BadConfig
from sixgun.live.rulesets import GameConfig, Ruleset

__all__ = ["format_options", "make_config", "parse_options"]

NUMBER = re.compile(r"-?[0-9]{1,9}")

C = TypeVar("C", bound=GameConfig)


def default_options(config: type[GameConfig]) -> dict[str, object]:
    return {field.name: field.default for field in fields(config)}


def entry_type(option: Field[Any]) -> type[object]:
    """The type of the entries of a list: words, unless its declaration says otherwise."""
    entries: type[object] = option.metadata.get("entries", str)
    return entries


def make_config(rules: Ruleset[C, Any, Any], options: dict[str, object]) -> C:
    """Make a config from named options; refuse unknown names and values of the wrong type."""
    known = {field.name: field for field in fields(rules.config)}
    values: dict[str, Any] = {}
    for name, given in options.items():
        if name not in known:
            raise BadConfig("unknown_option", option=name)
        value = tuple(given) if isinstance(given, list) else given
        if type(value) is not type(known[name].default):
            raise BadConfig("bad_option", option=name, value=str(value))
        entry = entry_type(known[name])
        if isinstance(value, tuple) and not all(type(item) is entry for item in value):
            raise BadConfig("bad_option", option=name, value=str(value))
        values[name] = value
    return replace(rules.config(), **values)


def format_options(config: GameConfig) -> dict[str, str]:
    """The options for a record: those that differ from the default, and those always recorded."""
    written: dict[str, str] = {}
    for field in fields(config):
        value = getattr(config, field.name)
        dealt = isinstance(value, tuple) and all(word == "" for word in value)
        always = field.metadata.get("always_recorded", False)
        if (value == field.default and not always) or dealt:
            continue
        if isinstance(value, tuple):
            written[field.name] = " ".join(str(word) or "-" for word in value)
        else:
            written[field.name] = str(value).lower()
    return written


def parse_options(rules: Ruleset[Any, Any, Any], options: dict[str, str]) -> dict[str, object]:
    """Parse the options of a header; an unknown option stays text, and the config refuses it."""
    known = {field.name: field for field in fields(rules.config)}
    return {
        name: parse_option(known[name], text) if name in known else text
        for name, text in options.items()
    }


def parse_option(option: Field[Any], text: str) -> object:
    """Parse a value like the option's default."""
    if isinstance(option.default, tuple):
        if entry_type(option) is int:
            return tuple(number(option.name, word) for word in text.split())
        return tuple("" if word == "-" else word for word in text.split())
    if isinstance(option.default, bool):
        if text not in ("true", "false"):
            raise BadConfig("bad_option", option=option.name, value=text)
        return text == "true"
    if isinstance(option.default, int):
        return number(option.name, text)
    return text


def number(name: str, text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise BadConfig("bad_option", option=name, value=text)
    return int(text)
