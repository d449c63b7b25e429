"""What a bot thinks at a decision, for whoever wants to know: codes and numbers, no sentences."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixgun.engine import Fact

__all__ = ["Reason", "Thought"]


@dataclass(frozen=True)
class Reason:
    """Why a move seems good: a code of docs/bots.md and its facts (figures, cards, points)."""

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Reason, (self.code, self.facts))


@dataclass(frozen=True)
class Thought:
    """The move it would make, why, and what it makes of the legal moves, best first. What their
    numbers measure is the bot's own: rules of thumb count in cards, a search in chances to win."""

    move: int
    reason: Reason
    scores: list[tuple[int, float]]
    beliefs: list[dict[str, float]]  # by seat: how likely it is to have which role; or nothing
    chance: float = -1.0  # to win, if it was thought about

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Thought, (self.move, self.reason, self.scores, self.beliefs, self.chance))
