"""Queries for tournaments; logs are append-only, and secrets are stored as hashes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, insert, select, update

from sixgun.protocol import NewTournament, TournamentEntry
from sixgun.server.store.schema import entrants, log_entries, tournaments

__all__ = [
    "StoredTournament",
    "add_entries",
    "add_tournament",
    "bind_player",
    "find_tournament",
    "listed_tournaments",
    "log_of",
    "running_tournaments",
]


@dataclass
class StoredTournament:
    """A tournament as stored in the database, without its log."""

    id: str
    hash: str  # of the judge's secret
    setup: NewTournament
    # By player number:
    codes: dict[int, str] = field(default_factory=dict)  # hashes of the player codes
    people: dict[int, str] = field(default_factory=dict)  # person ids


def add_tournament(
    connection: Connection,
    stored: StoredTournament,
    lines: Mapping[int, str],
    entry: TournamentEntry,
    now: int,
) -> None:
    connection.execute(
        insert(tournaments).values(
            id=stored.id,
            hash=stored.hash,
            wishes=msgspec.json.encode(stored.setup).decode(),
            created=now,
            **row_of(entry, now),
        )
    )
    add_entries(connection, stored.id, lines, stored.codes, entry, now)


def row_of(entry: TournamentEntry, now: int) -> dict[str, object]:
    encoded = msgspec.json.encode(entry).decode()
    published = entry.stage in ("ranked", "duels", "over")
    over = entry.stage == "over"
    return {"shown": encoded, "over": over, "published": published, "touched": now}


def add_entries(
    connection: Connection,
    tournament_id: str,
    lines: Mapping[int, str],
    codes: Mapping[int, str],
    entry: TournamentEntry,
    now: int,
) -> None:
    """Append log entries and add new players; the database refuses a number that exists."""
    key = {"tournament": tournament_id}
    connection.execute(
        insert(log_entries), [{**key, "number": n, "entry": line} for n, line in lines.items()]
    )
    if codes:
        rows = [{**key, "player": n, "hash": code, "person": ""} for n, code in codes.items()]
        connection.execute(insert(entrants), rows)
    row = tournaments.c.id == tournament_id
    connection.execute(update(tournaments).where(row).values(**row_of(entry, now)))


def bind_player(connection: Connection, tournament_id: str, player: int, person: str) -> None:
    """Store which person plays for a player of the tournament."""
    row = (entrants.c.tournament == tournament_id) & (entrants.c.player == player)
    connection.execute(update(entrants).where(row).values(person=person))


def find_tournament(connection: Connection, tournament_id: str) -> StoredTournament | None:
    row = connection.execute(select(tournaments).where(tournaments.c.id == tournament_id)).first()
    if row is None:
        return None
    stored = StoredTournament(row.id, row.hash, msgspec.json.decode(row.wishes, type=NewTournament))
    for entrant in connection.execute(
        select(entrants).where(entrants.c.tournament == tournament_id)
    ):
        stored.codes[entrant.player] = entrant.hash
        stored.people[entrant.player] = entrant.person
    return stored


def log_of(connection: Connection, tournament_id: str) -> list[str]:
    query = select(log_entries.c.entry).where(log_entries.c.tournament == tournament_id)
    return list(connection.execute(query.order_by(log_entries.c.number)).scalars())


def listed_tournaments(
    connection: Connection, limit: int
) -> tuple[list[TournamentEntry], dict[str, str]]:
    """Return the latest list entries, and the errors of unreadable ones by tournament id."""
    query = select(tournaments.c.id, tournaments.c.shown).order_by(tournaments.c.touched.desc())
    listed: list[TournamentEntry] = []
    damaged: dict[str, str] = {}
    for tournament_id, encoded in connection.execute(query.limit(limit)):
        try:
            listed.append(msgspec.json.decode(encoded, type=TournamentEntry))
        except msgspec.DecodeError as error:
            damaged[tournament_id] = repr(error)
    return listed, damaged


def running_tournaments(connection: Connection) -> list[str]:
    query = select(tournaments.c.id).where(tournaments.c.over.is_(False))
    return list(connection.execute(query).scalars())
