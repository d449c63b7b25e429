"""Shows cards and characters of The Duel, and the sources of their facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from sixgun.cli.cards import EntryFormatter, find_entry, render_entry
from sixgun.cli.formatting import join_words
from sixgun.cli.language import say
from sixgun.duel import Facts
from sixgun.duel.printed_facts import RECONSTRUCTED
from sixgun.library.duel import DuelEntry, catalogue

__all__ = ["DuelEntryFormatter", "render_entry_at"]

GAME: Final = "duel"


class DuelEntryFormatter(EntryFormatter):
    """Adds the extra facts of The Duel."""

    def __init__(self, entry: DuelEntry) -> None:
        super().__init__(GAME, entry)
        self.printed = entry
        self.icons = [say(f"cards.icon.{icon}").lower() for icon in entry.icons]
        self.doubtful = RECONSTRUCTED in entry.sources.values()

    def kind(self) -> str:
        printed = self.printed
        if printed.side:
            side = say(f"terminal.backs.{printed.side}")
            what = say("terminal.cards.duel_character", side=side, life=printed.life)
        else:
            what = self.sort()
        return ", ".join([what, *self.icons])

    def sort(self) -> str:
        return say(f"terminal.cards.duel_borders.{self.entry.border}")

    def faces(self, where: str) -> str:
        """The symbols of all copies with one back."""
        return count_copies(self.entry.copies[where])

    def marks(self) -> list[str]:
        printed = self.printed
        marks = [say(f"terminal.backs.{printed.side}")] if printed.side else []
        marks += self.icons
        marks += [say("terminal.cards.reconstructed")] if self.doubtful else []
        return marks + ([say("terminal.cards.corrected")] if printed.corrected else [])

    def remarks(self) -> list[str]:
        """Where the facts come from, and how to correct the reconstructed ones."""
        printed = self.printed
        other, first = printed.other_name, printed.first_edition
        lines = [say("terminal.cards.also_called", name=other)] if other else []
        if first:
            lines.append(say("terminal.cards.first_edition", faces=count_copies(first)))
        lines += self.by_source()
        if self.doubtful:
            lines.append(say("terminal.cards.put_right"))
        if printed.corrected:
            lines.append(say("terminal.cards.own_file", facts=", ".join(printed.corrected)))
        return lines

    def by_source(self) -> list[str]:
        """A sentence for each source of facts."""
        found: dict[str, list[str]] = {}
        for fact, source in self.printed.sources.items():
            found.setdefault(source, []).append(say(f"terminal.cards.facts.{fact}"))
        told = {source: join_words(facts) for source, facts in found.items()}
        return [
            say(f"terminal.cards.sources.{source}", facts=facts[0].upper() + facts[1:])
            for source, facts in told.items()
        ]


def count_copies(symbols: Sequence[str]) -> str:
    """ "1 barrel, 4 snake"."""
    counted = Counter(symbols).items()
    return ", ".join(f"{count} {say(f'log.symbols.{symbol}')}" for symbol, count in counted)


def render_entry_at(facts: Facts, wanted: str) -> RenderableType:
    """Render an entry as it is in one game."""
    entry = find_entry(GAME, catalogue(facts.config.corrections), wanted)
    label = DuelEntryFormatter(entry)
    backs = {back for side in facts.mode.sides for back in side.backs}
    here = entry.side in backs if entry.side else backs & entry.copies.keys()
    return render_entry(label) if here else render_entry(label, say("terminal.cards.not_here"))
