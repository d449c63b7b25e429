"""The wishes for a game, as named values and as the text of a record's header."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Any, TypeVar

from sixgun.engine import BadConfig
from sixgun.live.rulesets import Config, Ruleset, ruleset_for

__all__ = ["read_options", "typed_config", "written_options"]

NUMBER = re.compile(r"-?[0-9]{1,9}")

C = TypeVar("C", bound=Config)


def defaults_of(config: type[Config]) -> dict[str, object]:
    return {field.name: field.default for field in fields(config)}


def typed_config(rules: Ruleset[C, Any, Any], options: dict[str, object]) -> C:
    """A config from named wishes; an unknown name or a value of the wrong type is refused."""
    defaults = defaults_of(rules.config)
    wishes: dict[str, Any] = {}
    for name, given in options.items():
        if name not in defaults:
            raise BadConfig("unknown_option", option=name)
        value = tuple(given) if isinstance(given, list) else given
        if type(value) is not type(defaults[name]):
            raise BadConfig("bad_option", option=name, value=str(value))
        entry = int if name in rules.in_numbers else str
        if isinstance(value, tuple) and not all(type(item) is entry for item in value):
            raise BadConfig("bad_option", option=name, value=str(value))
        wishes[name] = value
    return replace(rules.config(), **wishes)


def written_options(config: Config) -> dict[str, str]:
    """What differs from the default, and what the game wants always to be said."""
    always = ruleset_for(config).always_written
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


def read_options(rules: Ruleset[Any, Any, Any], options: dict[str, str]) -> dict[str, object]:
    """The named values of a header; what is no option stays text, for the config to refuse."""
    defaults = defaults_of(rules.config)
    wishes: dict[str, object] = {}
    for name, text in options.items():
        default = defaults.get(name)
        if name in rules.in_numbers:
            wishes[name] = tuple(number(name, word) for word in text.split())
        elif isinstance(default, tuple):
            wishes[name] = tuple("" if word == "-" else word for word in text.split())
        elif isinstance(default, bool):
            if text not in ("true", "false"):
                raise BadConfig("bad_option", option=name, value=text)
            wishes[name] = text == "true"
        elif isinstance(default, int):
            wishes[name] = number(name, text)
        else:
            wishes[name] = text
    return wishes


def number(name: str, text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise BadConfig("bad_option", option=name, value=text)
    return int(text)
