"""The result of a game, as on a record sheet."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

__all__ = ["Outcome", "Role", "SeatResult", "TableResult"]

Outcome = Literal["law", "outlaws", "renegade", "nobody"]
Role = Literal["sheriff", "deputy", "outlaw", "renegade"]


class SeatResult(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of a record sheet."""

    player: int
    role: Role
    paid: int  # at the auction
    character: str = ""  # some judges do not write it down


class TableResult(Struct, frozen=True):
    """A whole record sheet."""

    outcome: Outcome
    seats: tuple[SeatResult, ...]
