"""Explains codes, and formats lists, amounts and printed texts in the current language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.cli.language import current_language, has_message, say
from sixgun.engine.names import RESERVED
from sixgun.messages import catalogue
from sixgun.messages.catalogue import MissingValue

__all__ = ["explain_code", "format_dollars", "join_words", "printed_name", "printed_words"]


def explain_code(code: str, facts: Mapping[str, object]) -> str:
    """The message for a code, as a sentence; even for an unknown code."""
    messages = catalogue(current_language())
    key = messages.first(f"refusals.{code}", f"tournament.refusals.{code}", f"errors.{code}")
    values = {name: plain(value) for name, value in {**facts, **derived_facts(code, facts)}.items()}
    hint = f"terminal.hints.{code}"  # what to type instead
    try:
        told = messages.text(key, values) if key else spell_out(code, facts)
        return f"{told} {messages.text(hint, values)}".strip() if hint in messages else told
    except MissingValue:
        return spell_out(code, facts)


def derived_facts(code: str, facts: Mapping[str, object]) -> dict[str, object]:
    """Facts for the message that follow from others."""
    more: dict[str, object] = {}
    if code == "bad_header" and "reason" in facts:
        inner = {name: value for name, value in facts.items() if name != "reason"}
        more["inner"] = explain_code(str(facts["reason"]), inner)
    if code == "bad_name":
        more["reserved"] = ", ".join(RESERVED)
    if "least" in facts and facts["least"] == facts.get("most"):
        more["only"] = facts["least"]
    return more


def spell_out(code: str, facts: Mapping[str, object]) -> str:
    """A code without a message as readable text: "Moon too high (feet 9)."."""
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    return f"{code.replace('_', ' ').capitalize()}{f' ({told})' if told else ''}."


def plain(value: object) -> str | int | float:
    return value if isinstance(value, (str, int, float)) else str(value)


def format_dollars(amount: int) -> str:
    return say("log.money", amount=amount)


def join_words(words: Sequence[str]) -> str:
    """ "a", "a and b", "a, b, and c"."""
    if len(words) < 2:
        return "".join(words)
    *rest, last = words
    joined = rest[0]
    for word in rest[1:]:
        joined = say("log.list.more", first=joined, last=word)
    return say(f"log.list.{'two' if len(words) == 2 else 'end'}", first=joined, last=last)


# -- cards, characters and events ----------------------------------------------------------


def printed_name(game: str, id_: str, english: str) -> str:
    """The name of a card, character or event; by default the English one."""
    key = f"{game}.{id_}.name"
    return say(key) if has_message(key) else english


def printed_words(game: str, id_: str, english: str, variant: str = "") -> str:
    """The text of a card, character or event, as it is in a variant of the game."""
    keys = (f"{game}.{id_}.{variant}", f"{game}.{id_}.words")
    return next((say(key) for key in keys if has_message(key)), english)
