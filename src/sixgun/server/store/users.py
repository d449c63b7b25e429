"""Queries for users, their session tokens, and links to their other devices."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select, update

from sixgun.protocol import User
from sixgun.server.store.schema import chairs, links, people, tables, tokens

__all__ = [
    "add_link",
    "add_token",
    "add_tournament_host",
    "add_user",
    "find_user",
    "redeem_link",
    "rename_user",
    "tournament_host",
]


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def add_user(connection: Connection, name: str, now: int) -> tuple[User, str]:
    """Add a user, and return them with a session token."""
    user = User(secrets.token_hex(8), name)
    connection.execute(insert(people).values(id=user.id, name=name, created=now))
    return user, add_token(connection, user.id, now)


def tournament_host(tournament_id: str) -> str:
    """Return the id of the artificial user who hosts a tournament's tables."""
    return f"desk {tournament_id}"


def add_tournament_host(connection: Connection, tournament_id: str, name: str, now: int) -> None:
    """Add the artificial host if missing; the database refuses it if another server was faster."""
    host = tournament_host(tournament_id)
    if connection.execute(select(people.c.id).where(people.c.id == host)).first() is None:
        connection.execute(insert(people).values(id=host, name=name, created=now))


def add_token(connection: Connection, person: str, now: int) -> str:
    token = secrets.token_urlsafe(32)
    connection.execute(insert(tokens).values(hash=hash_secret(token), person=person, created=now))
    return token


def find_user(connection: Connection, token: str) -> User | None:
    query = select(people.c.id, people.c.name).join(tokens, tokens.c.person == people.c.id)
    row = connection.execute(query.where(tokens.c.hash == hash_secret(token))).first()
    return None if row is None else User(row.id, row.name)


def rename_user(connection: Connection, person: str, name: str) -> None:
    """Rename a user, also on their chairs; tournaments keep the registered name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    casual = select(tables.c.id).where(tables.c.tournament == "")
    own = (chairs.c.person == person) & chairs.c.table_id.in_(casual)
    connection.execute(update(chairs).where(own).values(name=name))


def add_link(connection: Connection, person: str, expires: int) -> str:
    code = secrets.token_urlsafe(16)
    connection.execute(insert(links).values(hash=hash_secret(code), person=person, expires=expires))
    return code


def redeem_link(connection: Connection, code: str, now: int) -> tuple[User, str] | None:
    """Delete a link, and return its user with a new session token; None if it has expired."""
    row = connection.execute(select(links).where(links.c.hash == hash_secret(code))).first()
    connection.execute(
        delete(links).where((links.c.hash == hash_secret(code)) | (links.c.expires < now))
    )
    if row is None or row.expires < now:
        return None
    user = connection.execute(select(people).where(people.c.id == row.person)).one()
    return User(user.id, user.name), add_token(connection, user.id, now)
