"""The language of the terminal, and `say`, which looks messages up in it."""

# ruff: noqa: PLC0415 - so that `sixgun --help` is fast

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import Final

__all__ = ["choose_language", "current_language", "default_language", "has_message", "say"]

DEFAULT: Final = "en"
VARIABLE: Final = "SIXGUN_LANG"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set counts

chosen: Final[ContextVar[str]] = ContextVar("language", default=DEFAULT)


def choose_language(language: str) -> None:
    """Say everything in this language from now on; an unknown one is refused."""
    from sixgun.engine.errors import SixgunError
    from sixgun.messages import LANGUAGES

    if language not in LANGUAGES:
        raise SixgunError("unknown_language", language=language[:40], known=" ".join(LANGUAGES))
    chosen.set(language)


def current_language() -> str:
    return chosen.get()


def default_language() -> str:
    """$SIXGUN_LANG, or the language of the locale if we speak it, or English."""
    if asked := os.environ.get(VARIABLE):
        return asked
    locale = next((value for name in LOCALE if (value := os.environ.get(name))), "")
    return "it" if locale.lower().startswith("it") else DEFAULT


def say(key: str, **values: str | float | None) -> str:
    """The message with this key in the current language."""
    from sixgun.messages import catalogue

    return catalogue(current_language()).text(key, values)


def has_message(key: str) -> bool:
    from sixgun.messages import catalogue

    return key in catalogue(current_language())
