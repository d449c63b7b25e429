"""The first entry of every log."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from sixgun.tournament.actions.action import Action
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.names import clean_name
from sixgun.tournament.state import TournamentSettings, TournamentState

__all__ = ["ClockSettings", "Open"]

LONGEST_TITLE: Final = 60


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Seconds at the server's tables: for each decision, and a bank for the game."""

    decision: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=86400)] = 0


class Open(Action, frozen=True, tag="open"):
    """A tournament starts with its name; players may register."""

    name: str
    online: bool = False
    clock: ClockSettings = ClockSettings()
    absent_after: Annotated[int, Meta(ge=0, le=1000)] = 0
    tempo: bool = True  # T116

    def check(self, state: TournamentState) -> None:
        if state.settings.name:
            raise TournamentError("open_already")
        clean_name(self.name, LONGEST_TITLE)

    def apply(self, state: TournamentState, entry: int) -> None:
        state.settings = TournamentSettings(
            name=clean_name(self.name, LONGEST_TITLE),
            online=self.online,
            decision=self.clock.decision,
            bank=self.clock.bank,
            absent_after=self.absent_after,
            tempo=self.tempo,
        )

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return not state.settings.name
