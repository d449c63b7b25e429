"""What can go wrong, each with a stable code and its facts; clients put it into words."""

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
    """Somebody's input cannot be taken: a code, its facts, and a line for a person."""

    code: str
    facts: dict[str, Fact]

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts
        told = ", ".join(f"{name} {shown(value)}" for name, value in facts.items())
        super().__init__(f"{code} ({told})" if told else code)


def shown(value: object) -> str:
    """A fact for a person; a number longer than Python writes is only described."""
    if isinstance(value, int) and value.bit_length() > 256:
        return f"of {value.bit_length()} bits"
    return str(value)


class IllegalMove(SixgunError):
    """The move is readable, but a rule refuses it now."""


class MalformedMove(SixgunError):
    """The move cannot be read at all."""


class MalformedRecord(SixgunError):
    """The text is no record of a game; the facts name the line."""


class BadConfig(SixgunError):
    """No game can be set up from these wishes."""


class Refusal:
    """Why a move is not among the legal ones: the answer of `why_not`."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: dict[str, Fact] | None = None) -> None:
        self.code = code
        self.facts: dict[str, Fact] = facts if facts is not None else {}

    def error(self) -> IllegalMove:
        return IllegalMove(self.code, **self.facts)

    def __repr__(self) -> str:
        return f"Refusal({self.error()})"
