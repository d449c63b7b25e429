"""The tables of the database. Times are milliseconds since 1970; what is only ever read whole is
kept as JSON in a text.

A change here needs a migration beside it, in `migrations/versions`; a test compares the two.
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
__all__ += ["entrants", "entries", "players", "plays", "tables", "tokens", "tournaments"]

METADATA = MetaData()


def a_person() -> ForeignKey:
    return ForeignKey("people.id")


people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Only hashes: whoever reads the database cannot sit down for anybody.
tokens = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, a_person(), nullable=False),
    Column("created", BigInteger, nullable=False),
)

links = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, a_person(), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("host", Text, a_person(), nullable=False),
    Column("wishes", Text, nullable=False),  # a NewTable
    Column("state", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("tournament", Text, nullable=False, server_default=""),  # to which it belongs, if any
    Column("place", Text, nullable=False, server_default=""),  # and which of its tables it is
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
    Column("names", Text, nullable=False),  # as people call themselves, by seat
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", Text, nullable=False),
    Index("plays_by_table", "table_id", "number", unique=True),
    Index("plays_by_end", "ended"),
)

# Whose the seats of a game were; "" for bots. The chairs of its table may be others' by now.
players = Table(
    "players",
    METADATA,
    Column("play", Text, ForeignKey("plays.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Index("players_by_person", "person"),
)

# Append-only: whoever writes a ply first has made the move.
moves = Table(
    "moves",
    METADATA,
    Column("play", Text, ForeignKey("plays.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("made_by", Text, nullable=False),  # person, bot, clock
    Column("at", BigInteger, nullable=False),
    Column("bank", Integer, nullable=False),  # what the seat's clock has left, in milliseconds
    Column("times", Integer, nullable=False),
)

# What a seat's clock had left after it, each time more; the seat's next move tells it again.
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

# What the list of all of them shows is kept beside the log, with each entry anew.
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

# Append-only: whoever writes a number first has acted.
entries = Table(
    "tournament_log",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),  # a line of the log
)

# Codes come from the judge's secret: there is nothing here that anybody could use.
entrants = Table(
    "tournament_players",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("hash", Text, nullable=False),
    Column("person", Text, nullable=False),  # whose browser plays for him; "" nobody's yet
)
