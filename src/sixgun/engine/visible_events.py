"""The events as a seat or spectator sees them: what they may not see is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from sixgun.engine.events import EVENT_TYPES, FORCED, Event, RawEvent

__all__ = ["visible_event", "visible_events"]

FIELD_NAMES: Final = tuple(tuple(f.name for f in fields(t)) for t in EVENT_TYPES)


def visible_event(raw: RawEvent, bit: int) -> Event:
    """The event as the seat with this bit of the mask sees it."""
    names = FIELD_NAMES[raw[0]]
    values: list[int | None] = list(raw[2 : 2 + len(names)])
    if "card" in names and not raw[1] & bit:
        values[names.index("card")] = None
    made: Event = EVENT_TYPES[raw[0]](*values)
    return made


def visible_events(seat: int, events: Sequence[RawEvent]) -> list[Event]:
    """The events visible to a seat. Only the seat itself learns that a move was forced: others
    could infer the hand from it."""
    bit = 1 << seat
    return [visible_event(raw, bit) for raw in events if raw[0] != FORCED or raw[2] == seat]
