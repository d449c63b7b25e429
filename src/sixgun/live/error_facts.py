"""Describes an exception from custom code without a traceback."""

from __future__ import annotations

import traceback

__all__ = ["error_facts"]


def error_facts(failed: BaseException, home: str) -> dict[str, str | int]:
    """The error, and the last place in the author's own files that led to it."""
    facts: dict[str, str | int] = {"error": f"{type(failed).__name__}: {failed}"[:200]}
    frames = traceback.extract_tb(failed.__traceback__)
    own = [f for f in frames if home and f.filename.startswith(home)]
    if not own and not home:
        own = frames[-1:]
    if isinstance(failed, SyntaxError):
        facts["line"] = failed.lineno or 0
    elif own:
        facts |= {"hook": own[-1].name, "line": own[-1].lineno or 0}
    return facts
