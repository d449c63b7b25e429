"""The kit's own error, and the checks of a scenario's arguments."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from sixgun.engine import BadConfig

__all__ = [
    "ScenarioError",
    "convert_config_errors",
    "did_you_mean",
    "require_class",
    "require_different",
    "require_known",
    "require_number",
    "require_seed",
    "require_text",
    "split_words",
]


class ScenarioError(AssertionError):
    """The test describes something impossible: an unknown card, an invalid table, a move of a
    player who is not asked. The message says what is possible."""


def require_text(value: object, what: str, example: str) -> str:
    """Require an id or a name. Common mistakes get a helpful message."""
    if isinstance(value, str) and value.strip():
        return value
    advice = f"give its id, for instance {example!r}"
    own = getattr(value, "id", None)
    if isinstance(own, str):
        advice = f"give its id, {own!r}"
    elif isinstance(value, list | tuple | set):
        advice = "give several one after the other, not as a list"
    raise ScenarioError(f"{value!r} is not {with_article(what)}: {advice}")


def require_known(
    value: object, what: str, known: Collection[str], example: str = "", hint: str = ""
) -> str:
    """Require one of the known ids; the error lists them and suggests the nearest."""
    text = require_text(value, what, example or next(iter(known), "?"))
    if text not in known:
        advice = hint or did_you_mean(text, known)
        listed = ", ".join(known) or "none"
        raise ScenarioError(f"unknown {what} {text!r}{advice or '.'} Known: {listed}")
    return text


def did_you_mean(text: str, known: Collection[str]) -> str:
    """The nearest of the known ids, as the end of a sentence; "" if none is near."""
    simple = text.strip().lower().replace(" ", "_").replace("!", "").replace("'", "")
    near = difflib.get_close_matches(simple, known, 1)
    return f", did you mean {near[0]!r}?" if near else ""


def require_number(value: object, what: str, least: int, most: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    numbers = f"from {least} to {most}" if least < most else f"{least} here"
    raise ScenarioError(f"{what} must be a whole number {numbers}, not {value!r}")


def require_class(value: object, what: str, base: type[object]) -> None:
    """Require a custom class, not an instance of it or something else."""
    if not isinstance(value, type):
        own = type(value).__name__ if isinstance(value, base) else "MyOwn"
        raise ScenarioError(f"{what} must be a class, for instance {own}, not {value!r}")
    if not issubclass(value, base):
        raise ScenarioError(
            f"{value.__name__} is not {with_article(what)}: derive it from {base.__name__}"
        )
    if not getattr(value, "id", ""):
        raise ScenarioError(f"{value.__name__} needs an id")


def split_words(value: object, what: str, example: str) -> list[str]:
    """Split several ids in one text."""
    if isinstance(value, str):
        return value.split()
    raise ScenarioError(f"{what} must be one text with spaces in it, {example!r}, not {value!r}")


def require_different(words: Sequence[str], what: str) -> None:
    for word in words:
        if words.count(word) > 1:
            raise ScenarioError(f"there is only one {what} {word!r}, but it is named twice")


def require_seed(seed: object) -> int | str:
    if isinstance(seed, int | str):
        return seed
    raise ScenarioError(f"seed must be a number or a text, not {seed!r}")


@contextmanager
def convert_config_errors() -> Iterator[None]:
    """Turn options that no game can have into an error of the scenario."""
    try:
        yield
    except BadConfig as error:
        raise ScenarioError(f"no game has these options: {error}") from error


def with_article(what: str) -> str:
    return f"an {what}" if what[0] in "aeiou" else f"a {what}"
