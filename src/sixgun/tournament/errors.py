"""The error of a tournament."""

from __future__ import annotations

from sixgun.engine import SixgunError

__all__ = ["TournamentError"]


class TournamentError(SixgunError):
    """A judge, a table or a log asks for something the tournament refuses; nothing has changed."""
