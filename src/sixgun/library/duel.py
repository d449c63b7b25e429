"""All cards and characters of The Duel as entries, with the sources of their facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixgun.duel import BOXES, Card, Character, printed_facts
from sixgun.duel.corrections import corrected_copies, corrected_life
from sixgun.library.entries import CatalogueEntry

__all__ = ["DuelEntry", "catalogue"]

ALWAYS: Final = "always_active"
ICONS: Final = {"hits": "hit", "avoids": "avoid", "reloads": "reload", ALWAYS: ALWAYS}


@dataclass(frozen=True)
class DuelEntry(CatalogueEntry):
    """An entry with the extra facts of The Duel, and where each fact comes from."""

    side: str | None  # of a character: the back of the card
    icons: list[str]
    sources: dict[str, str]  # by fact, unless it is corrected
    corrected: list[str]  # by the user: backs whose copies were corrected, or "life"
    first_edition: list[str]  # copies that only the first edition has
    other_name: str  # its name in another print; "" if none

    def names(self) -> list[str]:
        return [self.id, self.name, *([self.other_name] if self.other_name else [])]


def catalogue(corrections: Sequence[str] = ()) -> list[DuelEntry]:
    """All entries, box by box: cards, then characters; with the user's corrections."""
    entries: list[DuelEntry] = []
    for box in BOXES.values():
        entries += [card_entry(card, box.id, corrections) for card in box.cards]
        entries += [character_entry(who, box.id, corrections) for who in box.characters]
    return entries


def card_entry(card: type[Card], box: str, corrections: Sequence[str]) -> DuelEntry:
    copies = symbols_by_back(corrected_copies(corrections, card.id, card.copies))
    corrected = [
        where for where in corrected_facts(corrections, card.id) if where in printed_facts.BACKS
    ]
    known = {"copies": card.copies_from, "symbols": card.symbols_from}
    return DuelEntry(
        id=card.id,
        name=card.name,
        type="card",
        box=box,
        border=card.border,
        copies=copies,
        life=None,
        reach=None,
        book=None,
        words=card.words,
        rulings=list(card.rulings),
        side=None,
        icons=[word for icon, word in ICONS.items() if getattr(card, icon)],
        sources={} if symbols_by_back(card.copies).keys() <= set(corrected) else known,
        corrected=corrected,
        first_edition=[
            f for faces in symbols_by_back(card.more_in_first_edition).values() for f in faces
        ],
        other_name=card.other_name,
    )


def character_entry(who: type[Character], box: str, corrections: Sequence[str]) -> DuelEntry:
    corrected = corrected_facts(corrections, who.id)
    return DuelEntry(
        id=who.id,
        name=who.name,
        type="character",
        box=box,
        border=None,
        copies={},
        life=corrected_life(corrections, who.id, who.life),
        reach=None,
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


def symbols_by_back(copies: str) -> dict[str, list[str]]:
    """The symbol of each copy, by back."""
    found: dict[str, list[str]] = {}
    for back, symbol in printed_facts.parse_copies(copies):
        found.setdefault(printed_facts.BACKS[back], []).append(printed_facts.SYMBOLS[symbol])
    return found


def corrected_facts(corrections: Sequence[str], called: str) -> list[str]:
    """Which facts of one card or character are corrected: "ren_law", "life"."""
    where = [word.partition("=")[0].partition(".") for word in corrections]
    return [what for name, _, what in where if name == called]
