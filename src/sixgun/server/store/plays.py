"""Games that were begun, and their moves: only ever added to."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, insert, select, update

from sixgun.server.store.schema import more_time, moves, players, plays, tables, tournaments

__all__ = ["KeptMove", "KeptPlay", "KeptTime", "add_more_time", "add_move", "add_play", "end_play"]
__all__ += ["find_play", "last_play", "more_time_of", "moves_of", "plays_of", "set_player"]

ADD_MOVE = insert(moves)


@dataclass
class KeptPlay:
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
    players: list[str] = field(default_factory=list)  # by seat: whose it was; "" for bots


@dataclass
class KeptMove:
    ply: int
    seat: int
    move: str
    made_by: str
    at: int
    bank: int
    times: int


@dataclass
class KeptTime:
    """More time, taken before the move with this ply."""

    ply: int
    seat: int
    bank: int
    times: int


def add_play(to: Connection, play: KeptPlay) -> None:
    to.execute(
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
    to.execute(
        insert(players), [{"play": play.id, "seat": seat, "person": who} for seat, who in seats]
    )


def add_move(to: Connection, play: str, move: KeptMove) -> None:
    """Refused by the database if this ply is there already."""
    to.execute(ADD_MOVE, {"play": play, **vars(move)})


def add_more_time(to: Connection, play: str, time: KeptTime) -> None:
    """Refused by the database if it was taken already, in another process."""
    to.execute(insert(more_time).values(play=play, **vars(time)))


def set_player(to: Connection, play: str, seat: int, person: str) -> None:
    """Somebody has come for a seat that waited for him."""
    own = (players.c.play == play) & (players.c.seat == seat)
    to.execute(update(players).where(own).values(person=person))


def end_play(to: Connection, play: str, now: int, result: str) -> None:
    to.execute(update(plays).where(plays.c.id == play).values(ended=now, result=result))


def find_play(at: Connection, play: str) -> KeptPlay | None:
    row = at.execute(select(plays).where(plays.c.id == play)).mappings().first()
    return None if row is None else play_of(at, dict(row))


def last_play(at: Connection, table: str) -> KeptPlay | None:
    found = select(plays).where(plays.c.table_id == table).order_by(plays.c.number.desc())
    row = at.execute(found.limit(1)).mappings().first()
    return None if row is None else play_of(at, dict(row))


def play_of(at: Connection, row: dict[str, object]) -> KeptPlay:
    seats = select(players.c.person).where(players.c.play == row["id"]).order_by(players.c.seat)
    row["players"] = list(at.execute(seats).scalars())
    row["table"] = row.pop("table_id")
    for name, kind in (("options", dict[str, str]), ("names", list[str])):
        row[name] = msgspec.json.decode(str(row[name]), type=kind)
    return KeptPlay(**row)  # type: ignore[arg-type]


def moves_of(at: Connection, play: str) -> list[KeptMove]:
    wanted = [moves.c[name] for name in ("ply", "seat", "move", "made_by", "at", "bank", "times")]
    found = select(*wanted).where(moves.c.play == play).order_by(moves.c.ply)
    return [KeptMove(*row) for row in at.execute(found)]


def more_time_of(at: Connection, play: str) -> list[KeptTime]:
    wanted = [more_time.c[name] for name in ("ply", "seat", "bank", "times")]
    found = select(*wanted).where(more_time.c.play == play)
    return [KeptTime(*row) for row in at.execute(found.order_by(more_time.c.bank))]


def plays_of(at: Connection, person: str, most: int) -> list[KeptPlay]:
    """Finished games that a person has played, the latest first. Those of a tournament are no
    business of his before its ranking is published: the purses are in them."""
    own = select(players.c.play).where(players.c.person == person)
    secret = select(tables.c.id).join(tournaments, tournaments.c.id == tables.c.tournament)
    secret = secret.where(tournaments.c.published.is_(False))
    told = plays.c.ended.is_not(None) & plays.c.table_id.not_in(secret)
    found = select(plays).where(plays.c.id.in_(own) & told)
    rows = list(at.execute(found.order_by(plays.c.ended.desc()).limit(most)).mappings())
    kept: list[KeptPlay] = []
    for row in rows:
        with suppress(msgspec.DecodeError):  # who asks for it is told that it is set aside
            kept.append(play_of(at, dict(row)))
    return kept
