"""What a tournament cannot take."""

from __future__ import annotations

from sixgun.engine import SixgunError

__all__ = ["TournamentError"]


class TournamentError(SixgunError):
    """A judge, a table or a log asks for what the tournament cannot take; nothing has changed."""
