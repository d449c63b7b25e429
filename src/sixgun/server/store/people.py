"""People, the secrets of their browsers, and links to their other devices."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select, update

from sixgun.protocol import Person
from sixgun.server.store.schema import chairs, links, people, tables, tokens

__all__ = [
    "add_desk",
    "add_link",
    "add_person",
    "add_token",
    "desk_person",
    "find_person",
    "follow_link",
    "rename_person",
]


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def add_person(to: Connection, name: str, now: int) -> tuple[Person, str]:
    """Somebody new, and the secret of his browser."""
    person = Person(secrets.token_hex(8), name)
    to.execute(insert(people).values(id=person.id, name=name, created=now))
    return person, add_token(to, person.id, now)


def desk_person(tournament: str) -> str:
    """The host of a tournament's tables: nobody, and nobody can be him."""
    return f"desk {tournament}"


def add_desk(to: Connection, tournament: str, name: str, now: int) -> None:
    """That host, unless it is there. Refused by the database if another server is faster."""
    desk = desk_person(tournament)
    if to.execute(select(people.c.id).where(people.c.id == desk)).first() is None:
        to.execute(insert(people).values(id=desk, name=name, created=now))


def add_token(to: Connection, person: str, now: int) -> str:
    token = secrets.token_urlsafe(32)
    to.execute(insert(tokens).values(hash=hashed(token), person=person, created=now))
    return token


def find_person(at: Connection, token: str) -> Person | None:
    found = select(people.c.id, people.c.name).join(tokens, tokens.c.person == people.c.id)
    row = at.execute(found.where(tokens.c.hash == hashed(token))).first()
    return None if row is None else Person(row.id, row.name)


def rename_person(to: Connection, person: str, name: str) -> None:
    """Also where he sits; in a tournament he is called as he has registered."""
    to.execute(update(people).where(people.c.id == person).values(name=name))
    free = select(tables.c.id).where(tables.c.tournament == "")
    own = (chairs.c.person == person) & chairs.c.table_id.in_(free)
    to.execute(update(chairs).where(own).values(name=name))


def add_link(to: Connection, person: str, expires: int) -> str:
    code = secrets.token_urlsafe(16)
    to.execute(insert(links).values(hash=hashed(code), person=person, expires=expires))
    return code


def follow_link(to: Connection, code: str, now: int) -> tuple[Person, str] | None:
    """The person who has made the link, and a secret for this browser; the link is used up."""
    row = to.execute(select(links).where(links.c.hash == hashed(code))).first()
    to.execute(delete(links).where((links.c.hash == hashed(code)) | (links.c.expires < now)))
    if row is None or row.expires < now:
        return None
    found = to.execute(select(people).where(people.c.id == row.person)).one()
    return Person(found.id, found.name), add_token(to, found.id, now)
