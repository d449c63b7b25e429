"""The wishes for a game, as named values and as the text of a record's header."""

from __future__ import annotations

import re
from dataclasses import fields, replace

from sixgun import classic
from sixgun.engine import BadConfig

NUMBER = re.compile(r"-?[0-9]{1,9}")

__all__ = ["read_options", "typed_config", "written_options"]


def typed_config(options: dict[str, object]) -> classic.Config:
    """A config from named wishes; an unknown name or a value of the wrong type is refused."""
    defaults = {field.name: field.default for field in fields(classic.Config)}
    wishes: dict[str, object] = {}
    for name, given in options.items():
        if name not in defaults:
            raise BadConfig("unknown_option", option=name)
        value = tuple(given) if isinstance(given, list) else given
        if type(value) is not type(defaults[name]):
            raise BadConfig("bad_option", option=name, value=str(value))
        if isinstance(value, tuple) and not all(isinstance(word, str) for word in value):
            raise BadConfig("bad_option", option=name, value=str(value))
        wishes[name] = value
    return replace(classic.Config(), **wishes)  # type: ignore[arg-type]


def written_options(config: classic.Config) -> dict[str, str]:
    """What differs from the default, and always the number of players and their names."""
    written: dict[str, str] = {}
    for field in fields(config):
        value = getattr(config, field.name)
        dealt = isinstance(value, tuple) and not any(value)
        if (value == field.default and field.name != "players") or dealt:
            continue
        if isinstance(value, tuple):
            written[field.name] = " ".join(word or "-" for word in value)
        else:
            written[field.name] = str(value).lower()
    return written


def read_options(options: dict[str, str]) -> dict[str, object]:
    defaults = {field.name: field.default for field in fields(classic.Config)}
    wishes: dict[str, object] = {}
    for name, text in options.items():
        default = defaults.get(name)
        if isinstance(default, tuple):
            wishes[name] = tuple("" if word == "-" else word for word in text.split())
        elif isinstance(default, bool):
            if text not in ("true", "false"):
                raise BadConfig("bad_option", option=name, value=text)
            wishes[name] = text == "true"
        elif isinstance(default, int):
            if not NUMBER.fullmatch(text):
                raise BadConfig("bad_option", option=name, value=text)
            wishes[name] = int(text)
        else:
            wishes[name] = text
    return wishes
