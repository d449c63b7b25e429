"""Requests to a bot worker and its responses, as picklable data."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixgun.engine import Fact

__all__ = ["BotRequest", "BotResponse"]


@dataclass(frozen=True)
class BotRequest:
    """A position and the bots in the game; asks for the move of the seat that decides."""

    play: str
    game: str
    options: dict[str, str]  # in the notation of a record
    seed: str
    moves: tuple[tuple[int, int], ...]  # (seat, number), all moves so far
    bots: tuple[tuple[int, str], ...]  # (seat, level)

    @property
    def key(self) -> tuple[str, tuple[tuple[int, str], ...]]:
        """The cache key: the same for all requests of one game."""
        return self.play, self.bots


@dataclass(frozen=True)
class BotResponse:
    """The number of a bot's move, and its reason."""

    move: int
    reason: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)
    chance: float | None = None
    roles: list[dict[str, float]] = field(default_factory=list)
