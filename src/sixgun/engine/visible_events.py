"""What a viewpoint may see of the events. Everything that shows events asks here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from sixgun.engine.events import EVENT_TYPES, FORCED, Event, RawEvent
from sixgun.engine.viewpoint import EVERYTHING

__all__ = ["SeenEvent", "is_visible", "seen_events", "visible_event", "visible_events"]

FIELD_NAMES: Final = tuple(tuple(f.name for f in fields(t)) for t in EVENT_TYPES)
# By type of event: the place of its card among its fields, or -1.
CARD_PLACES: Final = tuple(n.index("card") if "card" in n else -1 for n in FIELD_NAMES)

SeenEvent = tuple[int, list[int | None]]  # type, and the values of its fields; None is hidden


def is_visible(raw: RawEvent, mask: int) -> bool:
    """Only the seat itself learns that a move was forced: others could infer the hand from it."""
    return raw[0] != FORCED or (mask >> raw[2]) & 1 != 0


def seen_event(raw: RawEvent, mask: int) -> SeenEvent:
    """The event without its card if nobody in the mask may know the card."""
    kind = raw[0]
    values: list[int | None] = list(raw[2 : 2 + len(FIELD_NAMES[kind])])
    place = CARD_PLACES[kind]
    if place >= 0 and mask != EVERYTHING and not raw[1] & mask:
        values[place] = None
    return kind, values


def seen_events(mask: int, events: Sequence[RawEvent]) -> list[SeenEvent]:
    """The events as the viewpoint with this mask sees them."""
    return [seen_event(raw, mask) for raw in events if is_visible(raw, mask)]


def visible_event(raw: RawEvent, mask: int) -> Event:
    """An event as an object of its class, as the viewpoint with this mask sees it."""
    kind, values = seen_event(raw, mask)
    return EVENT_TYPES[kind](*values)


def visible_events(seat: int, events: Sequence[RawEvent]) -> list[Event]:
    """The events that a seat sees, as objects of their classes."""
    mask = 1 << seat
    return [visible_event(raw, mask) for raw in events if is_visible(raw, mask)]
