"""The card library and the rulings as cached JSON responses with ETags."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache

import msgspec

from sixgun.library import CATALOGUES, CatalogueEntry
from sixgun.library.duel import DuelEntry
from sixgun.library.rulings import find_root, read_rulings
from sixgun.protocol import BoxInfo, HouseRuleInfo, Library, LibraryEntry, RulingInfo, RulingList

__all__ = ["CachedResponse", "library_response", "rulings_response"]


@dataclass(frozen=True)
class CachedResponse:
    """A JSON response that rarely changes, with its ETag."""

    content: bytes
    etag: str


def cache_response(payload: object) -> CachedResponse:
    content = msgspec.json.encode(payload)
    return CachedResponse(content, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def library_response() -> CachedResponse:
    """The library of all boxes loaded so far; a table may load more."""
    return build_library(tuple(box for game in CATALOGUES.values() for box in game.boxes))


@cache
def build_library(_boxes: tuple[str, ...]) -> CachedResponse:
    games = {
        game: [serialize_entry(entry) for entry in catalogue.catalogue()]
        for game, catalogue in CATALOGUES.items()
    }
    boxes = {
        game: [BoxInfo(box.id, box.name) for box in catalogue.boxes.values()]
        for game, catalogue in CATALOGUES.items()
    }
    house_rules = {
        game: [HouseRuleInfo(rule.name, rule.words, rule.ruling) for rule in catalogue.house_rules]
        for game, catalogue in CATALOGUES.items()
    }
    return cache_response(Library(games, boxes, house_rules))


def serialize_entry(entry: CatalogueEntry) -> LibraryEntry:
    result = LibraryEntry(
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
        result.icons = entry.icons
        result.side = entry.side or ""
        result.sources = entry.sources
        result.other_name = entry.other_name
    return result


@cache
def rulings_response() -> CachedResponse:
    return cache_response(
        RulingList(
            [
                RulingInfo(r.id, r.text, r.source, r.section, r.page, r.in_force)
                for r in read_rulings(find_root())
            ]
        )
    )
