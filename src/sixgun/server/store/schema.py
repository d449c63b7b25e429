"""The schema of the database.

Times are milliseconds since 1970. Structures that are always read as a whole are JSON in a text
column. A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

__all__ = ["METADATA", "chairs", "chat", "links", "more_time", "moves", "people"]
__all__ += ["entrants", "log_entries", "players", "plays", "tables", "tokens", "tournaments"]

METADATA = MetaData()


def person_key() -> ForeignKey:
    return ForeignKey("people.id")


people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Session tokens and links are stored as hashes, so a copy of the database gives no access.
tokens = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, person_key(), nullable=False),
    Column("created", BigInteger, nullable=False),
)

links = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, person_key(), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("host", Text, person_key(), nullable=False),
    Column("wishes", Text, nullable=False),  # a NewTable
    Column("state", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("tournament", Text, nullable=False, server_default=""),  # tournament id, if any
    Column("place", Text, nullable=False, server_default=""),  # round and table, or duel
    Index("tables_by_state", "state", "touched"),
    Index("tables_by_tournament", "tournament"),
)

chairs = Table(
    "chairs",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("sits_in", Boolean, nullable=False),
    Index("chairs_by_person", "person"),
)

plays = Table(
    "plays",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # as in the header of a record
    Column("names", Text, nullable=False),  # display names by seat
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", Text, nullable=False),
    Index("plays_by_table", "table_id", "number", unique=True),
    Index("plays_by_end", "ended"),
)

# Who played a game, by seat; "" for bots. The chairs of its table may have changed since.
players = Table(
    "players",
    METADATA,
    Column("play", Text, ForeignKey("plays.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Index("players_by_person", "person"),
)

# Append-only: the primary key lets only one server write each ply.
moves = Table(
    "moves",
    METADATA,
    Column("play", Text, ForeignKey("plays.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("made_by", Text, nullable=False),  # person, bot, clock
    Column("at", BigInteger, nullable=False),
    Column("bank", Integer, nullable=False),  # of the seat after the move, in milliseconds
    Column("times", Integer, nullable=False),
)

# The time bank of a seat after each grant of extra time, until its next move stores the bank again.
more_time = Table(
    "more_time",
    METADATA,
    Column("play", Text, ForeignKey("plays.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("bank", Integer, primary_key=True, autoincrement=False),
    Column("times", Integer, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

# The list entry is stored beside the log, and updated with each log entry.
tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False),  # of the judge's secret
    Column("wishes", Text, nullable=False),  # a NewTournament
    Column("shown", Text, nullable=False),  # a TournamentEntry
    Column("over", Boolean, nullable=False),
    Column("published", Boolean, nullable=False, server_default="0"),  # its ranking
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tournaments_by_time", "touched"),
)

# Append-only: the primary key lets only one server write each number.
log_entries = Table(
    "tournament_log",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),  # a line of the log
)

# Player codes are derived from the judge's secret; only their hashes are stored.
entrants = Table(
    "tournament_players",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("hash", Text, nullable=False),
    Column("person", Text, nullable=False),  # who plays for this player; "" until they connect
)
