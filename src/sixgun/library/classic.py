"""All cards, characters and events of BANG! as entries."""

from __future__ import annotations

from sixgun.classic import BOXES, Card, Character, EventCard
from sixgun.library.entries import CatalogueEntry

__all__ = ["catalogue"]


def catalogue() -> list[CatalogueEntry]:
    """Everything, box by box: cards first, then characters, then events."""
    entries: list[CatalogueEntry] = []
    for box in BOXES.values():
        entries += [card_entry(card, box.id) for card in box.cards]
        entries += [character_entry(character, box.id) for character in box.characters]
        entries += [event_entry(event, box.id) for event in box.events]
    return entries


def card_entry(card: type[Card], box: str) -> CatalogueEntry:
    return CatalogueEntry(
        id=card.id,
        name=card.name,
        type="card",
        box=box,
        border=card.border,
        copies=copies_of(card, box),
        life=None,
        reach=card.reach or None,
        book=card.book,
        words=card.words,
        rulings=list(card.rulings),
    )


def character_entry(character: type[Character], box: str) -> CatalogueEntry:
    return CatalogueEntry(
        id=character.id,
        name=character.name,
        type="character",
        box=box,
        border=None,
        copies={},
        life=character.life,
        reach=None,
        book=None,
        words=character.words,
        rulings=list(character.rulings),
    )


def event_entry(event: type[EventCard], box: str) -> CatalogueEntry:
    return CatalogueEntry(
        id=event.id,
        name=event.name,
        type="event",
        box=box,
        border=None,
        copies={},
        life=None,
        reach=None,
        book=None,
        words=event.words,
        rulings=list(event.rulings),
    )


def copies_of(card: type[Card], box: str) -> dict[str, list[str]]:
    """The copies in its own box and in boxes that add more."""
    copies = {box: card.copies.split()}
    for other in BOXES.values():
        if card in other.more_copies:
            copies[other.id] = other.more_copies[card].split()
    return copies
