"""Every card, character and event of the boxes, as the classes print them."""

from __future__ import annotations

from dataclasses import replace

from rich.console import RenderableType

from sixgun.classic import BOXES, Card, Character, EventCard, Facts
from sixgun.cli.cards import Entry, describe, find_entry

__all__ = ["catalogue", "describe_at"]


def catalogue() -> list[Entry]:
    """Everything, box by box: cards first, then characters, then events."""
    entries: list[Entry] = []
    for box in BOXES.values():
        entries += [card_entry(card, box.id) for card in box.cards]
        entries += [character_entry(character, box.id) for character in box.characters]
        entries += [event_entry(event, box.id) for event in box.events]
    return entries


def card_entry(card: type[Card], box: str) -> Entry:
    return Entry(
        id=card.id,
        name=card.name,
        type="card",
        box=box,
        border=card.border,
        copies=copies_of(card, box),
        life=None,
        book=card.book,
        words=card.words,
        rulings=list(card.rulings),
    )


def character_entry(character: type[Character], box: str) -> Entry:
    return Entry(
        id=character.id,
        name=character.name,
        type="character",
        box=box,
        border=None,
        copies={},
        life=character.life,
        book=None,
        words=character.words,
        rulings=list(character.rulings),
    )


def event_entry(event: type[EventCard], box: str) -> Entry:
    return Entry(
        id=event.id,
        name=event.name,
        type="event",
        box=box,
        border=None,
        copies={},
        life=None,
        book=None,
        words=event.words,
        rulings=list(event.rulings),
    )


def copies_of(card: type[Card], box: str) -> dict[str, list[str]]:
    """In its own box, and in those that add to it."""
    copies = {box: card.copies.split()}
    for other in BOXES.values():
        if card in other.more_copies:
            copies[other.id] = other.more_copies[card].split()
    return copies


# -- in one game ---------------------------------------------------------------------------


def describe_at(facts: Facts, wanted: str) -> RenderableType:
    """One entry as it is in one game."""
    entry = find_entry(catalogue(), wanted)
    here = {**facts.kind_by_id, **facts.character_by_id, **facts.event_by_id}
    kind = facts.kind_by_id.get(entry.id)
    if kind is not None:
        entry = as_dealt(facts, entry, kind)
    if entry.id in here and (kind is None or entry.copies):
        return describe(entry)
    return describe(entry, "Not in this game.")


def as_dealt(facts: Facts, entry: Entry, kind: Card) -> Entry:
    """A card with the words it has in one game, and the copies of that game's boxes."""
    boxes_here = [] if facts.left_out(kind) else facts.config.boxes
    copies = {box: faces for box, faces in entry.copies.items() if box in boxes_here}
    rulings = list(kind.rulings)
    return replace(entry, border=kind.border, copies=copies, words=kind.words, rulings=rulings)
