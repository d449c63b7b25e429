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
    moves: tuple[tuple[int, str], ...]  # (seat, move), all moves so far
    bots: tuple[tuple[int, str], ...]  # (seat, level)

    @property
    def key(self) -> tuple[str, tuple[tuple[int, str], ...]]:
        """The cache key: the same for all requests of one game."""
        return self.play, self.bots


@dataclass(frozen=True)
class BotResponse:
    """The move of a bot in notation, and its reason."""

    move: str
    reason: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)
    chance: float | None = None
    roles: list[dict[str, float]] = field(default_factory=list)
