"""The base of every tournament action: a check and an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Self

from msgspec import Struct

from sixgun.tournament.state import TournamentState

__all__ = ["Action"]


class Action(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="do",
    forbid_unknown_fields=True,
    omit_defaults=True,  # so that a field added later does not change old digests
):
    """One action on a tournament. The log stores it as it is."""

    also_allowed: ClassVar[frozenset[str]] = frozenset()  # in addition to the judge
    needs_reason: ClassVar[bool] = False

    def complete(self, state: TournamentState, seed_source: Callable[[], str]) -> Self:
        """The action with everything the tournament fills in."""
        return self

    def check(self, state: TournamentState) -> None:
        """Refuse with a code, or return; change nothing."""

    def apply(self, state: TournamentState, entry: int) -> None:
        """Take effect, once it is checked."""

    def skip(self, state: TournamentState) -> None:
        """Apply the part of it that remains after an undo."""

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        """True if an action of this kind is possible now."""
        return state.stage != "over"
