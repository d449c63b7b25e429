"""The options of a game: named values, and the text of a record's header."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Any, TypeVar

from sixgun.engine import BadConfig
from sixgun.live.rulesets import GameConfig, Ruleset, ruleset_for

__all__ = ["format_options", "make_config", "parse_options"]

NUMBER = re.compile(r"-?[0-9]{1,9}")

C = TypeVar("C", bound=GameConfig)


def default_options(config: type[GameConfig]) -> dict[str, object]:
    return {field.name: field.default for field in fields(config)}


def make_config(rules: Ruleset[C, Any, Any], options: dict[str, object]) -> C:
    """Make a config from named options; refuse unknown names and values of the wrong type."""
    defaults = default_options(rules.config)
    values: dict[str, Any] = {}
    for name, given in options.items():
        if name not in defaults:
            raise BadConfig("unknown_option", option=name)
        value = tuple(given) if isinstance(given, list) else given
        if type(value) is not type(defaults[name]):
            raise BadConfig("bad_option", option=name, value=str(value))
        entry = int if name in rules.number_lists else str
        if isinstance(value, tuple) and not all(type(item) is entry for item in value):
            raise BadConfig("bad_option", option=name, value=str(value))
        values[name] = value
    return replace(rules.config(), **values)


def format_options(config: GameConfig) -> dict[str, str]:
    """The options for a record: those that differ from the default, and those always recorded."""
    always = ruleset_for(config).always_recorded
    written: dict[str, str] = {}
    for field in fields(config):
        value = getattr(config, field.name)
        dealt = isinstance(value, tuple) and all(word == "" for word in value)
        if (value == field.default and field.name not in always) or dealt:
            continue
        if isinstance(value, tuple):
            written[field.name] = " ".join(str(word) or "-" for word in value)
        else:
            written[field.name] = str(value).lower()
    return written


def parse_options(rules: Ruleset[Any, Any, Any], options: dict[str, str]) -> dict[str, object]:
    """Parse the options of a header; an unknown option stays text, and the config refuses it."""
    defaults = default_options(rules.config)
    values: dict[str, object] = {}
    for name, text in options.items():
        default = defaults.get(name)
        if name in rules.number_lists:
            values[name] = tuple(number(name, word) for word in text.split())
        elif isinstance(default, tuple):
            values[name] = tuple("" if word == "-" else word for word in text.split())
        elif isinstance(default, bool):
            if text not in ("true", "false"):
                raise BadConfig("bad_option", option=name, value=text)
            values[name] = text == "true"
        elif isinstance(default, int):
            values[name] = number(name, text)
        else:
            values[name] = text
    return values


def number(name: str, text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise BadConfig("bad_option", option=name, value=text)
    return int(text)
