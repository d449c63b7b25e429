"""`sixgun cards`: every card, character and event of the boxes, as the classes print them."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun.classic import BOXES, Card, Character, EventCard, Facts
from sixgun.engine import BadConfig, SixgunError

__all__ = ["Entry", "catalogue", "describe", "describe_at", "find_entry", "overviews", "selected"]


@dataclass(frozen=True)
class Entry:
    """One card, character or event; what only another type has is None here."""

    id: str
    name: str
    type: str  # card, character or event
    box: str
    border: str | None
    copies: dict[str, list[str]]  # by box: value and suit of each
    life: int | None
    book: bool | None  # left out of the beginner game
    words: str
    rulings: list[str]


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


def catalogue() -> list[Entry]:
    """Everything, box by box: cards first, then characters, then events."""
    entries: list[Entry] = []
    for box in BOXES.values():
        entries += [card_entry(card, box.id) for card in box.cards]
        entries += [character_entry(character, box.id) for character in box.characters]
        entries += [event_entry(event, box.id) for event in box.events]
    return entries


def selected(ids: Sequence[str], box: str | None) -> list[Entry]:
    """The named entries in the order given, or all of a box, or all."""
    if box is not None and box not in BOXES:
        raise BadConfig("unknown_box", box=box, known=" ".join(BOXES))
    if not ids:
        return [entry for entry in catalogue() if box in (None, entry.box)]
    found = [find_entry(wanted) for wanted in ids]
    for entry in found:
        if box is not None and box != entry.box and box not in entry.copies:
            where = " ".join(entry.copies or [entry.box])
            raise SixgunError("no_copies_in_box", id=entry.id, box=box, known=where)
    return found


def find_entry(wanted: str) -> Entry:
    """A card, character or event by its id or its name."""
    key = simple(wanted)
    entries = catalogue()
    for entry in entries:
        if key in (simple(entry.id), simple(entry.name)):
            return entry
    near = difflib.get_close_matches(key, [simple(entry.id) for entry in entries], 1)
    facts = {"near": next(e.id for e in entries if simple(e.id) == near[0])} if near else {}
    raise SixgunError("unknown_id", id=wanted[:40], **facts)


def simple(text: str) -> str:
    return "".join(sign for sign in text.lower() if sign.isalnum())


def describe(entry: Entry) -> RenderableType:
    """One entry in full."""
    head = Text(entry.name, style="bold").append(f"  {entry.id}, {kind_of(entry)}", style="dim")
    lines = [entry.words]
    lines += [f"Copies, {box}: {' '.join(faces)}" for box, faces in entry.copies.items()]
    if entry.rulings:
        lines.append(f"Rulings: {' '.join(entry.rulings)}")
    return Group(head, *[Padding(Text(line), (0, 0, 0, 2), expand=False) for line in lines])


def describe_at(facts: Facts, wanted: str) -> RenderableType:
    """One entry as it is in one game."""
    entry = find_entry(wanted)
    here = {**facts.kind_by_id, **facts.character_by_id, **facts.event_by_id}
    kind = facts.kind_by_id.get(entry.id)
    if kind is not None:
        entry = as_dealt(facts, entry, kind)
    if entry.id in here and (kind is None or entry.copies):
        return describe(entry)
    return Group(describe(entry), Padding(Text("Not in this game."), (0, 0, 0, 2), expand=False))


def as_dealt(facts: Facts, entry: Entry, kind: Card) -> Entry:
    """A card with the words it has in one game, and the copies of that game's boxes."""
    boxes_here = [] if facts.left_out(kind) else facts.config.boxes
    copies = {box: faces for box, faces in entry.copies.items() if box in boxes_here}
    rulings = list(kind.rulings)
    return replace(entry, border=kind.border, copies=copies, words=kind.words, rulings=rulings)


def kind_of(entry: Entry) -> str:
    if entry.type == "character":
        return f"character with {entry.life} life"
    if entry.type == "event":
        return "event"
    book = ", not in the beginner game" if entry.book else ""
    return f"{entry.border} card{book}"


def overviews(entries: Sequence[Entry]) -> list[Table]:
    """A table for each type there is."""
    kinds = [
        kind for kind in ("card", "character", "event") if any(e.type == kind for e in entries)
    ]
    return [overview([entry for entry in entries if entry.type == kind], kind) for kind in kinds]


def overview(entries: Sequence[Entry], kind: str) -> Table:
    """All cards, all characters or all events in a table."""
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True, leading=1)
    table.title = f"{len(entries)} {kind}{'' if len(entries) == 1 else 's'}"
    table.title_style = "bold"
    table.title_justify = "left"
    table.add_column("Name and id", no_wrap=True)
    if kind != "event":
        table.add_column("Border" if kind == "card" else "Life", no_wrap=True)
    table.add_column("What it does", ratio=5)
    if kind == "card":
        table.add_column("Copies", ratio=3)
    table.add_column("Rulings", ratio=2)
    for entry in entries:
        table.add_row(*row(entry))
    return table


def row(entry: Entry) -> list[RenderableType]:
    name = Text(entry.name, style="bold").append(f"\n{entry.id}", style="not bold dim")
    rulings = " ".join(entry.rulings)
    if entry.type == "character":
        return [name, str(entry.life), entry.words, rulings]
    if entry.type == "event":
        return [name, entry.words, rulings]
    border = f"{entry.border}{chr(10) + 'book' if entry.book else ''}"
    copies = [
        f"{len(faces)}{of(box, entry)}: {' '.join(faces)}" for box, faces in entry.copies.items()
    ]
    return [name, border, entry.words, "\n".join(copies), rulings]


def of(box: str, entry: Entry) -> str:
    """The box that copies are in, where it is not the card's own."""
    return "" if box == entry.box else f" {box}"
