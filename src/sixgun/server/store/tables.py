"""Queries for tables, their chairs and their chat."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, insert, select, update

from sixgun.protocol import ChatLine, NewTable, SeatInfo
from sixgun.server.store.errors import DamagedRow
from sixgun.server.store.schema import chairs, chat, people, plays, tables

__all__ = [
    "StoredPlace",
    "StoredTable",
    "add_chat",
    "add_table",
    "chat_history",
    "find_table",
    "places_of",
    "set_chair",
    "setup_of",
    "tables_of",
    "unfinished_tables",
    "update_table",
]

decode_setup = msgspec.json.Decoder(NewTable).decode


@dataclass
class StoredTable:
    """A table with its chairs, as stored in the database."""

    id: str
    host: str
    setup: NewTable
    state: str
    round: int
    chairs: list[SeatInfo]
    host_name: str
    tournament: str = ""
    place: str = ""  # round and table, or duel, of the tournament


@dataclass
class StoredPlace:
    """The ids of a tournament's table and of its game."""

    table: str = ""
    play: str = ""  # "" until the game is dealt


def add_table(connection: Connection, table: StoredTable, now: int) -> None:
    connection.execute(
        insert(tables).values(
            id=table.id,
            host=table.host,
            wishes=msgspec.json.encode(table.setup).decode(),
            state=table.state,
            round=table.round,
            created=now,
            touched=now,
            tournament=table.tournament,
            place=table.place,
        )
    )
    rows = [{"table_id": table.id, "seat": s, **row_of(c)} for s, c in enumerate(table.chairs)]
    connection.execute(insert(chairs), rows)


def row_of(chair: SeatInfo) -> dict[str, object]:
    return {
        "kind": chair.kind,
        "person": chair.person,
        "name": chair.name,
        "bot": chair.bot,
        "sits_in": chair.sits_in,
    }


def set_chair(connection: Connection, table: str, seat: int, chair: SeatInfo) -> None:
    row = (chairs.c.table_id == table) & (chairs.c.seat == seat)
    connection.execute(update(chairs).where(row).values(**row_of(chair)))


def update_table(connection: Connection, table: str, now: int, **values: object) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(touched=now, **values))


def find_table(connection: Connection, table: str) -> StoredTable | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        return None
    query = select(chairs).where(chairs.c.table_id == table).order_by(chairs.c.seat)
    rows = list(connection.execute(query).mappings())
    if not rows or [entry["seat"] for entry in rows] != list(range(len(rows))):
        raise DamagedRow("chairs are missing")
    seats = [chair_of(dict(entry)) for entry in rows]
    setup = decode_setup(row["wishes"])
    host = connection.execute(select(people.c.name).where(people.c.id == row["host"])).scalar()
    if host is None:
        raise DamagedRow("the host is missing")
    return StoredTable(
        row["id"],
        row["host"],
        setup,
        row["state"],
        row["round"],
        seats,
        host,
        row["tournament"],
        row["place"],
    )


def setup_of(connection: Connection, table: str) -> tuple[NewTable, str]:
    """Return the setup of a table and the id of its tournament, if any."""
    query = select(tables.c.wishes, tables.c.tournament).where(tables.c.id == table)
    row = connection.execute(query).one()
    return decode_setup(row.wishes), row.tournament


def places_of(connection: Connection, tournament_id: str) -> dict[str, StoredPlace]:
    """Return the tables of a tournament, by place."""
    query = select(tables.c.place, tables.c.id, plays.c.id)
    query = query.join(plays, plays.c.table_id == tables.c.id, isouter=True)
    rows = connection.execute(query.where(tables.c.tournament == tournament_id))
    return {place: StoredPlace(table, play or "") for place, table, play in rows}


def chair_of(row: dict[str, object]) -> SeatInfo:
    columns = ("kind", "person", "name", "bot", "sits_in")
    return msgspec.convert({name: row[name] for name in columns}, SeatInfo)


def unfinished_tables(connection: Connection, since: int) -> list[str]:
    """Return the tables with a running game, and those that wait for one and changed since then."""
    is_gathering = (tables.c.state == "gathering") & (tables.c.touched >= since)
    query = select(tables.c.id).where((tables.c.state == "playing") | is_gathering)
    return list(connection.execute(query).scalars())


def tables_of(connection: Connection, person: str, limit: int) -> list[StoredTable]:
    """Return the tables where a person is seated or the host, the latest first."""
    own = select(chairs.c.table_id).where(chairs.c.person == person)
    is_listed = (tables.c.state != "closed") & (tables.c.id.in_(own) | (tables.c.host == person))
    query = select(tables.c.id).where(is_listed).order_by(tables.c.touched.desc()).limit(limit)
    stored: list[StoredTable] = []
    for table in list(connection.execute(query).scalars()):
        with suppress(msgspec.DecodeError, DamagedRow):  # `Lobby.find` refuses and logs it
            entry = find_table(connection, table)
            stored += [entry] if entry is not None else []
    return stored


# -- chat ----------------------------------------------------------------------------------


def add_chat(connection: Connection, table: str, line: ChatLine) -> None:
    connection.execute(
        insert(chat).values(
            table_id=table, at=line.at, seat=line.seat, name=line.name, text=line.text
        )
    )


def chat_history(connection: Connection, table: str, limit: int) -> list[ChatLine]:
    """Return the latest chat messages, the oldest first."""
    query = select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(limit)
    rows = list(connection.execute(query).mappings())
    return [ChatLine(r["name"], r["text"], r["at"], r["seat"]) for r in reversed(rows)]
