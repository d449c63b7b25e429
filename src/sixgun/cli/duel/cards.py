"""Every card and character of The Duel, as the classes print them, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType

from sixgun.cli.cards import Entry, describe, find_entry
from sixgun.cli.duel.words import BACKS, BORDERS, SOURCES
from sixgun.duel import BOXES, Card, Character, Facts, printed
from sixgun.duel.corrections import corrected_copies, corrected_life
from sixgun.duel.printed import RECONSTRUCTED

__all__ = ["DuelEntry", "catalogue", "describe_at"]

CORRECTED: Final = "corrected"
ALWAYS: Final = "always active"
ICONS: Final = {"hits": "hit", "avoids": "avoid", "reloads": "reload", "always_active": ALWAYS}
PUT_RIGHT: Final = "Whoever has the print puts it right with --facts: docs/duel-facts.md."


@dataclass(frozen=True)
class DuelEntry(Entry):
    """With what The Duel prints besides, and where each printed fact comes from."""

    side: str | None  # of a character: the back of his card
    icons: list[str]
    sources: dict[str, str]  # by fact, unless it is corrected
    corrected: list[str]  # by the user: backs of which he has said the copies, or "life"
    first_edition: list[str]  # copies that only the first edition has
    other_name: str  # what some print calls it; "" if nothing

    def names(self) -> list[str]:
        return [self.id, self.name, *([self.other_name] if self.other_name else [])]

    def kind(self) -> str:
        if self.side:
            what = f"{BACKS[self.side]} character with {self.life} life"
        else:
            what = self.sort()
        return ", ".join([what, *self.icons])

    def sort(self) -> str:
        return BORDERS[self.border or ""]

    def faces(self, where: str) -> str:
        """The symbols of all copies with one back."""
        return counted(self.copies[where])

    def marks(self) -> list[str]:
        marks = [BACKS[self.side]] if self.side else []
        marks += self.icons
        marks += [RECONSTRUCTED] if RECONSTRUCTED in self.sources.values() else []
        return marks + ([CORRECTED] if self.corrected else [])

    def remarks(self) -> list[str]:
        """Where the facts come from, and what to do about those that are our own."""
        lines = [f"Also called {self.other_name}."] if self.other_name else []
        if self.first_edition:
            lines.append(f"First edition, besides: {counted(self.first_edition)}")
        lines += [f"{' and '.join(what)} {how}." for how, what in self.by_source().items()]
        if RECONSTRUCTED in self.sources.values():
            lines.append(PUT_RIGHT)
        if self.corrected:
            lines.append(f"From your own file: {', '.join(self.corrected)}.")
        return lines

    def by_source(self) -> dict[str, list[str]]:
        """The words of each source, and the facts that it is the source of."""
        found: dict[str, list[str]] = {}
        for fact, source in self.sources.items():
            named = found.setdefault(SOURCES[source], [])
            named.append(fact if named else fact.capitalize())
        return found


def counted(symbols: Sequence[str]) -> str:
    """ "1 barrel, 4 snake"."""
    return ", ".join(f"{count} {symbol}" for symbol, count in Counter(symbols).items())


def catalogue(corrections: Sequence[str] = ()) -> list[Entry]:
    """Everything, box by box: cards first, then characters; as a user has put it right."""
    entries: list[Entry] = []
    for box in BOXES.values():
        entries += [card_entry(card, box.id, corrections) for card in box.cards]
        entries += [character_entry(who, box.id, corrections) for who in box.characters]
    return entries


def card_entry(card: type[Card], box: str, corrections: Sequence[str]) -> DuelEntry:
    copies = by_back(corrected_copies(corrections, card.id, card.copies))
    corrected = [where for where in corrected_of(corrections, card.id) if where in printed.BACKS]
    known = {"copies": card.copies_from, "symbols": card.symbols_from}
    return DuelEntry(
        id=card.id,
        name=card.name,
        type="card",
        box=box,
        border=card.border,
        copies=copies,
        life=None,
        book=None,
        words=card.words,
        rulings=list(card.rulings),
        side=None,
        icons=[word for icon, word in ICONS.items() if getattr(card, icon)],
        sources={} if by_back(card.copies).keys() <= set(corrected) else known,
        corrected=corrected,
        first_edition=[f for faces in by_back(card.more_in_first_edition).values() for f in faces],
        other_name=card.other_name,
    )


def character_entry(who: type[Character], box: str, corrections: Sequence[str]) -> DuelEntry:
    corrected = corrected_of(corrections, who.id)
    return DuelEntry(
        id=who.id,
        name=who.name,
        type="character",
        box=box,
        border=None,
        copies={},
        life=corrected_life(corrections, who.id, who.life),
        book=None,
        words=who.words,
        rulings=list(who.rulings),
        side=who.back,
        icons=[ALWAYS] if who.always_active else [],
        sources={} if corrected else {"life": who.life_from},
        corrected=corrected,
        first_edition=[],
        other_name=who.other_name,
    )


def by_back(copies: str) -> dict[str, list[str]]:
    """The symbol of each copy, by back."""
    found: dict[str, list[str]] = {}
    for back, symbol in printed.faces(copies):
        found.setdefault(printed.BACKS[back], []).append(printed.SYMBOLS[symbol])
    return found


def corrected_of(corrections: Sequence[str], called: str) -> list[str]:
    """What corrections say about one kind: "ren_law", "life"."""
    where = [word.partition("=")[0].partition(".") for word in corrections]
    return [what for name, _, what in where if name == called]


# -- in one game ---------------------------------------------------------------------------


def describe_at(facts: Facts, wanted: str) -> RenderableType:
    """One entry as it is in one game."""
    entry = find_entry(catalogue(facts.config.corrections), wanted)
    backs = {back for side in facts.mode.sides for back in side.backs}
    assert isinstance(entry, DuelEntry)
    here = entry.side in backs if entry.side else backs & entry.copies.keys()
    return describe(entry) if here else describe(entry, "Not in this game.")
