"""All that is printed, and the rulings, as the protocol tells them. They are made once, and whoever
has them need not load them again."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache

import msgspec

from sixgun.library import CATALOGUES, Entry
from sixgun.library.duel import DuelEntry
from sixgun.library.rulings import find_root, read_rulings
from sixgun.protocol import HouseRule, Library, NamedBox, Printed, Ruling, Rulings

__all__ = ["Keepsake", "library_of_now", "rulings"]


@dataclass(frozen=True)
class Keepsake:
    """An answer that stays the same, and the name of its content."""

    content: bytes
    etag: str


def kept(answer: object) -> Keepsake:
    content = msgspec.json.encode(answer)
    return Keepsake(content, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def library_of_now() -> Keepsake:
    """With the boxes of other people: one may come along when a table wishes for it."""
    return library(tuple(box for shelf in CATALOGUES.values() for box in shelf.boxes))


@cache
def library(_: tuple[str, ...]) -> Keepsake:
    games = {game: [printed(e) for e in shelf.catalogue()] for game, shelf in CATALOGUES.items()}
    boxes = {
        game: [NamedBox(box.id, box.name) for box in shelf.boxes.values()]
        for game, shelf in CATALOGUES.items()
    }
    house = {
        game: [HouseRule(rule.name, rule.words, rule.ruling) for rule in shelf.house_rules]
        for game, shelf in CATALOGUES.items()
    }
    return kept(Library(games, boxes, house))


def printed(entry: Entry) -> Printed:
    found = Printed(
        id=entry.id,
        name=entry.name,
        type=entry.type,
        box=entry.box,
        words=entry.words,
        rulings=entry.rulings,
        border=entry.border or "",
        copies=entry.copies,
        life=entry.life,
        reach=entry.reach,
        book=bool(entry.book),
    )
    if isinstance(entry, DuelEntry):
        found.icons = entry.icons
        found.side = entry.side or ""
        found.sources = entry.sources
        found.other_name = entry.other_name
    return found


@cache
def rulings() -> Keepsake:
    return kept(
        Rulings(
            [
                Ruling(each.id, each.text, each.source, each.section, each.page, each.in_force)
                for each in read_rulings(find_root())
            ]
        )
    )
