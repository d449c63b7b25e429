"""The discard pile by kinds, and cards repeated from it."""

from __future__ import annotations

from sixgun.engine.moves import USE
from sixgun.testing import Side, pile
from sixgun.testing.actor import At

__all__ = ["discarded_kinds", "repeats"]


def discarded_kinds() -> list[str]:
    """The kinds of the discards, top card last."""
    return [name.partition("-")[0] for name in pile()]


def repeats(player: Side, card: str, at: At = None) -> None:
    """Repeat the effect of a Resource that already lies on the pile."""
    player.moves(USE, player.find_among(player.game.discards, card), at)
