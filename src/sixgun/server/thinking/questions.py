"""What a thinking process is asked, and what it answers: plain data, to be sent."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixgun.engine import Fact

__all__ = ["Advice", "Question"]


@dataclass(frozen=True)
class Question:
    """A game as it stands, and the bots in it; what would the one who is asked do?"""

    play: str
    game: str
    options: dict[str, str]  # as in a record
    seed: str
    moves: tuple[tuple[int, str], ...]  # so far: seat, move
    bots: tuple[tuple[int, str], ...]  # seat, level

    @property
    def table(self) -> tuple[str, tuple[tuple[int, str], ...]]:
        """What stays the same from question to question."""
        return self.play, self.bots


@dataclass(frozen=True)
class Advice:
    """A move in words, and why."""

    move: str
    reason: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)
    chance: float | None = None
    roles: list[dict[str, float]] = field(default_factory=list)
