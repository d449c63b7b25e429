"""Fills templates and explains codes.

Codes and ids come from the engine; facts fill the placeholders in braces. If there are several
templates, the first one with all facts is used.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence

from sixgun.cli.messages import CODES, Templates
from sixgun.engine.names import RESERVED

__all__ = ["CODES", "Templates", "explain_code", "fill_template", "format_dollars", "join_words"]


def fill_template(forms: Templates, facts: Mapping[str, object]) -> str:
    """Fill the first template for which all facts are known; "" if there is none."""
    several = (forms,) if isinstance(forms, str) else forms
    for form in several:
        wanted = {name for _, name, _, _ in string.Formatter().parse(form) if name}
        if wanted <= facts.keys():
            return form.format_map(facts)
    return ""


def append_facts(plain: str, facts: Mapping[str, object]) -> str:
    """Append the raw facts to a text without placeholders."""
    details = ", ".join(f"{name} {value}" for name, value in facts.items())
    return f"{plain} ({details})" if details else plain


def explain_code(code: str, facts: Mapping[str, object]) -> str:
    """The message for a code, even for an unknown one."""
    more: dict[str, object] = {}
    if code == "bad_header" and "reason" in facts:
        inner = {name: value for name, value in facts.items() if name != "reason"}
        more["inner"] = explain_code(str(facts["reason"]), inner)
    if code == "bad_name":
        more["reserved"] = ", ".join(RESERVED)
    if "least" in facts and facts["least"] == facts.get("most"):
        more["only"] = facts["least"]
    message = fill_template(CODES.get(code, ()), {**facts, **more})
    return message or append_facts(code.replace("_", " "), facts)


def format_dollars(amount: int) -> str:
    return f"${amount:,}"


def join_words(parts: Sequence[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
