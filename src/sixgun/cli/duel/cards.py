"""Shows cards and characters of The Duel, and the sources of their facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from sixgun.cli.cards import EntryFormatter, find_entry, render_entry
from sixgun.cli.duel.messages import BACKS, BORDERS, SOURCES
from sixgun.duel import Facts
from sixgun.duel.printed_facts import RECONSTRUCTED
from sixgun.library.duel import DuelEntry, catalogue

__all__ = ["DuelEntryFormatter", "render_entry_at"]

CORRECTED: Final = "corrected"
PUT_RIGHT: Final = "If you have the printed card, correct it with --facts: docs/duel-facts.md."


class DuelEntryFormatter(EntryFormatter):
    """Adds the extra facts of The Duel."""

    def __init__(self, entry: DuelEntry) -> None:
        super().__init__(entry)
        self.printed = entry
        self.icons = [icon.replace("_", " ") for icon in entry.icons]
        self.doubtful = RECONSTRUCTED in entry.sources.values()

    def kind(self) -> str:
        printed = self.printed
        if printed.side:
            what = f"{BACKS[printed.side]} character with {printed.life} life"
        else:
            what = self.sort()
        return ", ".join([what, *self.icons])

    def sort(self) -> str:
        return BORDERS[self.entry.border or ""]

    def faces(self, where: str) -> str:
        """The symbols of all copies with one back."""
        return count_copies(self.entry.copies[where])

    def marks(self) -> list[str]:
        marks = [BACKS[self.printed.side]] if self.printed.side else []
        marks += self.icons
        marks += [RECONSTRUCTED] if self.doubtful else []
        return marks + ([CORRECTED] if self.printed.corrected else [])

    def remarks(self) -> list[str]:
        """Where the facts come from, and how to correct the reconstructed ones."""
        printed = self.printed
        lines = [f"Also called {printed.other_name}."] if printed.other_name else []
        if printed.first_edition:
            lines.append(f"Only in the first edition: {count_copies(printed.first_edition)}")
        lines += [f"{' and '.join(what)} {how}." for how, what in self.by_source().items()]
        if self.doubtful:
            lines.append(PUT_RIGHT)
        if printed.corrected:
            lines.append(f"From your own file: {', '.join(printed.corrected)}.")
        return lines

    def by_source(self) -> dict[str, list[str]]:
        """By description of a source: the facts that come from it."""
        found: dict[str, list[str]] = {}
        for fact, source in self.printed.sources.items():
            named = found.setdefault(SOURCES[source], [])
            named.append(fact if named else fact.capitalize())
        return found


def count_copies(symbols: Sequence[str]) -> str:
    """ "1 barrel, 4 snake"."""
    return ", ".join(f"{count} {symbol}" for symbol, count in Counter(symbols).items())


def render_entry_at(facts: Facts, wanted: str) -> RenderableType:
    """Render an entry as it is in one game."""
    entry = find_entry(catalogue(facts.config.corrections), wanted)
    label = DuelEntryFormatter(entry)
    backs = {back for side in facts.mode.sides for back in side.backs}
    here = entry.side in backs if entry.side else backs & entry.copies.keys()
    return render_entry(label) if here else render_entry(label, "Not in this game.")
