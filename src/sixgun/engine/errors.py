"""Error classes, each with a stable code and its facts; clients turn them into sentences."""

from __future__ import annotations

__all__ = [
    "BadConfig",
    "Fact",
    "IllegalMove",
    "MalformedMove",
    "MalformedRecord",
    "Refusal",
    "SixgunError",
]

Fact = int | str


class SixgunError(Exception):
    """Input is refused: a code, its facts, and a line for a person."""

    code: str
    facts: dict[str, Fact]

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts
        details = ", ".join(f"{name} {format_fact(value)}" for name, value in facts.items())
        super().__init__(f"{code} ({details})" if details else code)


def format_fact(value: object) -> str:
    """Format a fact for a person; a number too long for Python to print is only described."""
    if isinstance(value, int) and value.bit_length() > 256:
        return f"of {value.bit_length()} bits"
    return str(value)


class IllegalMove(SixgunError):
    """The move can be parsed, but a rule refuses it now."""


class MalformedMove(SixgunError):
    """The move cannot be parsed."""


class MalformedRecord(SixgunError):
    """The text is not a valid game record; the facts name the line."""


class BadConfig(SixgunError):
    """No game can be set up from these options."""


class Refusal:
    """The reason why a move is not legal: the result of `why_not`."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: dict[str, Fact] | None = None) -> None:
        self.code = code
        self.facts: dict[str, Fact] = facts if facts is not None else {}

    def error(self) -> IllegalMove:
        return IllegalMove(self.code, **self.facts)

    def __repr__(self) -> str:
        return f"Refusal({self.error()})"
