"""Undoing an entry, which stays in the log."""

from __future__ import annotations

from sixgun.tournament.actions.action import Action
from sixgun.tournament.state import TournamentState

__all__ = ["Undo"]


class Undo(Action, frozen=True, tag="undo"):
    """An earlier entry no longer counts, as if it had never been made. The log handles it."""

    entry: int

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return state.entries > 1
