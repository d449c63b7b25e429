"""Queries for games and their moves; moves are append-only."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, insert, select, update

from sixgun.server.store.schema import more_time, moves, players, plays, tables, tournaments

__all__ = [
    "StoredMove",
    "StoredPlay",
    "StoredTime",
    "add_more_time",
    "add_move",
    "add_play",
    "end_play",
]
__all__ += ["find_play", "last_play", "more_time_of", "moves_of", "plays_of", "set_player"]

ADD_MOVE = insert(moves)


@dataclass
class StoredPlay:
    id: str
    table: str
    number: int
    game: str
    options: dict[str, str]
    names: list[str]
    seed: str
    salt: str
    started: int
    ended: int | None = None
    result: str = ""
    players: list[str] = field(default_factory=list)  # person ids by seat; "" for bots


@dataclass
class StoredMove:
    ply: int
    seat: int
    move: str
    made_by: str
    at: int
    bank: int
    times: int


@dataclass
class StoredTime:
    """Extra time of a seat, granted before the move with this ply."""

    ply: int
    seat: int
    bank: int
    times: int


def add_play(connection: Connection, play: StoredPlay) -> None:
    connection.execute(
        insert(plays).values(
            id=play.id,
            table_id=play.table,
            number=play.number,
            game=play.game,
            options=msgspec.json.encode(play.options).decode(),
            names=msgspec.json.encode(play.names).decode(),
            seed=play.seed,
            salt=play.salt,
            started=play.started,
            ended=None,
            result="",
        )
    )
    seats = enumerate(play.players)
    connection.execute(
        insert(players), [{"play": play.id, "seat": seat, "person": who} for seat, who in seats]
    )


def add_move(connection: Connection, play: str, move: StoredMove) -> None:
    """Insert a move; the database refuses a second move with the same ply."""
    connection.execute(ADD_MOVE, {"play": play, **vars(move)})


def add_more_time(connection: Connection, play: str, time: StoredTime) -> None:
    """Insert extra time; the database refuses it if another server has stored the same."""
    connection.execute(insert(more_time).values(play=play, **vars(time)))


def set_player(connection: Connection, play: str, seat: int, person: str) -> None:
    """Set the person who plays a seat of a running game."""
    row = (players.c.play == play) & (players.c.seat == seat)
    connection.execute(update(players).where(row).values(person=person))


def end_play(connection: Connection, play: str, now: int, result: str) -> None:
    connection.execute(update(plays).where(plays.c.id == play).values(ended=now, result=result))


def find_play(connection: Connection, play: str) -> StoredPlay | None:
    row = connection.execute(select(plays).where(plays.c.id == play)).mappings().first()
    return None if row is None else play_of(connection, dict(row))


def last_play(connection: Connection, table: str) -> StoredPlay | None:
    query = select(plays).where(plays.c.table_id == table).order_by(plays.c.number.desc())
    row = connection.execute(query.limit(1)).mappings().first()
    return None if row is None else play_of(connection, dict(row))


def play_of(connection: Connection, row: dict[str, object]) -> StoredPlay:
    seats = select(players.c.person).where(players.c.play == row["id"]).order_by(players.c.seat)
    row["players"] = list(connection.execute(seats).scalars())
    row["table"] = row.pop("table_id")
    for name, kind in (("options", dict[str, str]), ("names", list[str])):
        row[name] = msgspec.json.decode(str(row[name]), type=kind)
    return StoredPlay(**row)  # type: ignore[arg-type]


def moves_of(connection: Connection, play: str) -> list[StoredMove]:
    columns = [moves.c[name] for name in ("ply", "seat", "move", "made_by", "at", "bank", "times")]
    query = select(*columns).where(moves.c.play == play).order_by(moves.c.ply)
    return [StoredMove(*row) for row in connection.execute(query)]


def more_time_of(connection: Connection, play: str) -> list[StoredTime]:
    columns = [more_time.c[name] for name in ("ply", "seat", "bank", "times")]
    query = select(*columns).where(more_time.c.play == play)
    return [StoredTime(*row) for row in connection.execute(query.order_by(more_time.c.bank))]


def plays_of(connection: Connection, person: str, limit: int) -> list[StoredPlay]:
    """Return the finished games of a person, the latest first.

    Games of a tournament follow when its ranking is published, because they reveal the purses.
    """
    own = select(players.c.play).where(players.c.person == person)
    secret = select(tables.c.id).join(tournaments, tournaments.c.id == tables.c.tournament)
    secret = secret.where(tournaments.c.published.is_(False))
    visible = plays.c.ended.is_not(None) & plays.c.table_id.not_in(secret)
    query = select(plays).where(plays.c.id.in_(own) & visible)
    rows = list(connection.execute(query.order_by(plays.c.ended.desc()).limit(limit)).mappings())
    stored: list[StoredPlay] = []
    for row in rows:
        with suppress(msgspec.DecodeError):  # `Lobby.record` refuses and logs it
            stored.append(play_of(connection, dict(row)))
    return stored
