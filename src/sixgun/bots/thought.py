"""What a bot thinks at a decision, as codes and numbers. Clients turn them into sentences."""

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
    """The move a bot would make, the reason, and its scores of the legal moves, best first.

    The unit of the scores depends on the bot: rules of thumb count in cards, a search in chances
    to win.
    """

    move: int
    reason: Reason
    scores: list[tuple[int, float]]
    beliefs: list[dict[str, float]]  # by seat: the chance of each role; may be empty
    chance: float = -1.0  # to win; -1 if the bot did not search

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Thought, (self.move, self.reason, self.scores, self.beliefs, self.chance))
