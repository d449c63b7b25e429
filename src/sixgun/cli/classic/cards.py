"""Shows a card, character or event as it is in one game of BANG!."""

from __future__ import annotations

from dataclasses import replace

from rich.console import RenderableType

from sixgun.classic import Card, Facts
from sixgun.cli.cards import EntryFormatter, find_entry, render_entry
from sixgun.cli.language import say
from sixgun.library import CatalogueEntry
from sixgun.library.classic import catalogue

__all__ = ["render_entry_at"]


def render_entry_at(facts: Facts, wanted: str) -> RenderableType:
    """Render an entry as it is in one game."""
    entry = find_entry(facts.game, catalogue(), wanted)
    here = {**facts.kind_by_id, **facts.character_by_id, **facts.event_by_id}
    kind = facts.kind_by_id.get(entry.id)
    if kind is not None:
        entry = as_dealt(facts, entry, kind)
    label = EntryFormatter(facts.game, entry, facts.variant.id)
    if entry.id in here and (kind is None or entry.copies):
        return render_entry(label)
    return render_entry(label, say("terminal.cards.not_here"))


def as_dealt(facts: Facts, entry: CatalogueEntry, kind: Card) -> CatalogueEntry:
    """A card with its text and copies in one game."""
    boxes_here = [] if facts.is_left_out(kind) else facts.config.boxes
    copies = {box: faces for box, faces in entry.copies.items() if box in boxes_here}
    rulings = list(kind.rulings)
    return replace(entry, border=kind.border, copies=copies, words=kind.words, rulings=rulings)
