"""Tables, their chairs, and what was said at them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, insert, select, update

from sixgun.protocol import Chair, ChatLine, NewTable
from sixgun.server.store.schema import chairs, chat, people, plays, tables

__all__ = [
    "KeptPlace",
    "KeptTable",
    "add_chat",
    "add_table",
    "change_table",
    "find_table",
    "places_of",
    "said_at",
    "set_chair",
    "tables_of",
    "waiting_tables",
    "wishes_at",
]

wishes_of = msgspec.json.Decoder(NewTable).decode


@dataclass
class KeptTable:
    """A table as it stands in the database."""

    id: str
    host: str
    wishes: NewTable
    state: str
    round: int
    chairs: list[Chair]
    host_name: str
    tournament: str = ""
    place: str = ""  # in the tournament


@dataclass
class KeptPlace:
    """What stands at a place of a tournament."""

    table: str = ""
    play: str = ""  # its game, once it is dealt


def add_table(to: Connection, table: KeptTable, now: int) -> None:
    to.execute(
        insert(tables).values(
            id=table.id,
            host=table.host,
            wishes=msgspec.json.encode(table.wishes).decode(),
            state=table.state,
            round=table.round,
            created=now,
            touched=now,
            tournament=table.tournament,
            place=table.place,
        )
    )
    rows = [{"table_id": table.id, "seat": s, **row_of(c)} for s, c in enumerate(table.chairs)]
    to.execute(insert(chairs), rows)


def row_of(chair: Chair) -> dict[str, object]:
    return {
        "kind": chair.kind,
        "person": chair.person,
        "name": chair.name,
        "bot": chair.bot,
        "sits_in": chair.sits_in,
    }


def set_chair(to: Connection, table: str, seat: int, chair: Chair) -> None:
    place = (chairs.c.table_id == table) & (chairs.c.seat == seat)
    to.execute(update(chairs).where(place).values(**row_of(chair)))


def change_table(to: Connection, table: str, now: int, **values: object) -> None:
    to.execute(update(tables).where(tables.c.id == table).values(touched=now, **values))


def find_table(at: Connection, table: str) -> KeptTable | None:
    row = at.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        return None
    found = select(chairs).where(chairs.c.table_id == table).order_by(chairs.c.seat)
    seats = [chair_of(dict(entry)) for entry in at.execute(found).mappings()]
    wishes = wishes_of(row["wishes"])
    host = at.execute(select(people.c.name).where(people.c.id == row["host"])).scalar_one()
    return KeptTable(
        row["id"],
        row["host"],
        wishes,
        row["state"],
        row["round"],
        seats,
        host,
        row["tournament"],
        row["place"],
    )


def wishes_at(at: Connection, table: str) -> tuple[NewTable, str]:
    """And the tournament that it belongs to."""
    wanted = select(tables.c.wishes, tables.c.tournament).where(tables.c.id == table)
    found = at.execute(wanted).one()
    return wishes_of(found.wishes), found.tournament


def places_of(at: Connection, tournament: str) -> dict[str, KeptPlace]:
    """The tables of a tournament, by place."""
    wanted = select(tables.c.place, tables.c.id, plays.c.id)
    found = wanted.join(plays, plays.c.table_id == tables.c.id, isouter=True)
    rows = at.execute(found.where(tables.c.tournament == tournament))
    return {place: KeptPlace(table, play or "") for place, table, play in rows}


def chair_of(row: dict[str, object]) -> Chair:
    wanted = ("kind", "person", "name", "bot", "sits_in")
    return msgspec.convert({name: row[name] for name in wanted}, Chair)


def waiting_tables(at: Connection, since: int) -> list[str]:
    """Where a game is running, or has been about to begin since then."""
    begins = (tables.c.state == "gathering") & (tables.c.touched >= since)
    found = select(tables.c.id).where((tables.c.state == "playing") | begins)
    return list(at.execute(found).scalars())


def tables_of(at: Connection, person: str, most: int) -> list[KeptTable]:
    """Where a person has a chair or is the host, the latest first."""
    own = select(chairs.c.table_id).where(chairs.c.person == person)
    wanted = (tables.c.state != "closed") & (tables.c.id.in_(own) | (tables.c.host == person))
    found = select(tables.c.id).where(wanted).order_by(tables.c.touched.desc()).limit(most)
    kept: list[KeptTable] = []
    for table in list(at.execute(found).scalars()):
        with suppress(msgspec.DecodeError):  # who asks for it is told that it is set aside
            entry = find_table(at, table)
            kept += [entry] if entry is not None else []
    return kept


# -- chat ----------------------------------------------------------------------------------


def add_chat(to: Connection, table: str, line: ChatLine) -> None:
    to.execute(
        insert(chat).values(
            table_id=table, at=line.at, seat=line.seat, name=line.name, text=line.text
        )
    )


def said_at(at: Connection, table: str, most: int) -> list[ChatLine]:
    """The last lines, in their order."""
    found = select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(most)
    rows = list(at.execute(found).mappings())
    return [ChatLine(r["name"], r["text"], r["at"], r["seat"]) for r in reversed(rows)]
