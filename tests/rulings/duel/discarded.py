"""The discard pile by kinds, and what is done once more from it."""

from __future__ import annotations

from sixgun.engine.moves import USE
from sixgun.testing import Side, pile
from sixgun.testing.acting import At

__all__ = ["discarded", "repeats"]


def discarded() -> list[str]:
    """The kinds of the discards, top card last."""
    return [name.partition("-")[0] for name in pile()]


def repeats(player: Side, card: str, at: At = None) -> None:
    """A Resource that lies on the pile already takes effect once more."""
    player.moves(USE, player.among(player.game.discards, card), at)
