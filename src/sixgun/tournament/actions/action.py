"""What every action of a tournament has: a check, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Self

from msgspec import Struct

from sixgun.tournament.state import State

__all__ = ["Action"]


class Action(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="do",
    forbid_unknown_fields=True,
    omit_defaults=True,  # so that a field that comes later changes no digest
):
    """One thing that can be done to a tournament. It is written into the log as it stands."""

    others_may: ClassVar[frozenset[str]] = frozenset()  # besides the judge
    needs_reason: ClassVar[bool] = False

    def completed(self, state: State, chance: Callable[[], str]) -> Self:
        """With all that the desk fills in."""
        return self

    def check(self, state: State) -> None:
        """Refuses with a code, or lets it pass; changes nothing."""

    def apply(self, state: State, entry: int) -> None:
        """What it does, once it is checked."""

    def skip(self, state: State) -> None:
        """What is left of it when it was undone."""

    @classmethod
    def possible(cls, state: State) -> bool:
        """Whether something of the kind can be done now."""
        return state.stage != "over"
