"""Tournaments: their logs are only ever added to; secrets are kept as hashes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, insert, select, update

from sixgun.protocol import NewTournament, TournamentEntry
from sixgun.server.store.schema import entrants, entries, tournaments

__all__ = [
    "KeptTournament",
    "add_entries",
    "add_tournament",
    "bind_player",
    "find_tournament",
    "listed_tournaments",
    "log_of",
    "running_tournaments",
]


@dataclass
class KeptTournament:
    """A tournament as it stands in the database, without its log."""

    id: str
    hash: str  # of the judge's secret
    wishes: NewTournament
    codes: dict[int, str] = field(default_factory=dict)  # by player, hashed
    people: dict[int, str] = field(default_factory=dict)  # by player: whose browser plays for him


def add_tournament(
    to: Connection,
    kept: KeptTournament,
    lines: Mapping[int, str],
    shown: TournamentEntry,
    now: int,
) -> None:
    to.execute(
        insert(tournaments).values(
            id=kept.id,
            hash=kept.hash,
            wishes=msgspec.json.encode(kept.wishes).decode(),
            created=now,
            **row_of(shown, now),
        )
    )
    add_entries(to, kept.id, lines, kept.codes, shown, now)


def row_of(shown: TournamentEntry, now: int) -> dict[str, object]:
    written = msgspec.json.encode(shown).decode()
    published = shown.stage in ("ranked", "duels", "over")
    over = shown.stage == "over"
    return {"shown": written, "over": over, "published": published, "touched": now}


def add_entries(
    to: Connection,
    tournament: str,
    lines: Mapping[int, str],
    codes: Mapping[int, str],
    shown: TournamentEntry,
    now: int,
) -> None:
    """With the codes of those who are new. Refused by the database if one is there already."""
    at = {"tournament": tournament}
    to.execute(insert(entries), [{**at, "number": n, "entry": line} for n, line in lines.items()])
    if codes:
        rows = [{**at, "player": n, "hash": code, "person": ""} for n, code in codes.items()]
        to.execute(insert(entrants), rows)
    own = tournaments.c.id == tournament
    to.execute(update(tournaments).where(own).values(**row_of(shown, now)))


def bind_player(to: Connection, tournament: str, player: int, person: str) -> None:
    own = (entrants.c.tournament == tournament) & (entrants.c.player == player)
    to.execute(update(entrants).where(own).values(person=person))


def find_tournament(at: Connection, tournament: str) -> KeptTournament | None:
    row = at.execute(select(tournaments).where(tournaments.c.id == tournament)).first()
    if row is None:
        return None
    kept = KeptTournament(row.id, row.hash, msgspec.json.decode(row.wishes, type=NewTournament))
    for one in at.execute(select(entrants).where(entrants.c.tournament == tournament)):
        kept.codes[one.player] = one.hash
        kept.people[one.player] = one.person
    return kept


def log_of(at: Connection, tournament: str) -> list[str]:
    found = select(entries.c.entry).where(entries.c.tournament == tournament)
    return list(at.execute(found.order_by(entries.c.number)).scalars())


def listed_tournaments(at: Connection, most: int) -> list[TournamentEntry]:
    """The latest first."""
    found = select(tournaments.c.shown).order_by(tournaments.c.touched.desc()).limit(most)
    written: Sequence[str] = at.execute(found).scalars().all()
    return [msgspec.json.decode(each, type=TournamentEntry) for each in written]


def running_tournaments(at: Connection) -> list[str]:
    found = select(tournaments.c.id).where(tournaments.c.over.is_(False))
    return list(at.execute(found).scalars())
