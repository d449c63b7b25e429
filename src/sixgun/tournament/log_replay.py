"""The state is a fold over the entries that were not undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.tournament.actions import AnyAction, Undo
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.log import LogEntry
from sixgun.tournament.state import TournamentState

__all__ = ["find_undone", "replay_log"]


def find_undone(actions: Sequence[AnyAction]) -> dict[int, int]:
    """Entries that do not count, and the entry that undid each. An undo that was itself undone has
    no effect, so this goes backwards from the end."""
    found: dict[int, int] = {}
    for number in range(len(actions), 0, -1):
        action = actions[number - 1]
        if isinstance(action, Undo) and number not in found:
            found[action.entry] = number
    return found


def replay_log(log: Sequence[LogEntry], without: Mapping[int, int]) -> TournamentState:
    state = TournamentState()
    for entry in log:
        action = entry.action
        if entry.number in without:
            action.skip(state)
        elif not isinstance(action, Undo):
            try:
                action.check(state)
            except TournamentError as error:
                raise TournamentError(
                    "later_entry_depends", entry=entry.number, because=error.code
                ) from error
            action.apply(state, entry.number)
        state.entries = entry.number
    return state
