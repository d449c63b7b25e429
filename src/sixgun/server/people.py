"""Guests: a name and the secret of a browser. Nobody needs an account."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Final

from sixgun.protocol import Link, NewGuest, Person
from sixgun.server.refusals import Refusal
from sixgun.server.store import Store
from sixgun.server.store import people as kept
from sixgun.server.tables import checked_name
from sixgun.server.tables.services import now

__all__ = ["People"]

REMEMBERED: Final = 10_000
LONGEST_TOKEN: Final = 100


class People:
    def __init__(self, store: Store, link_seconds: int) -> None:
        self.store = store
        self.link_seconds = link_seconds
        self.known: OrderedDict[str, Person] = OrderedDict()  # by token

    async def find(self, token: str) -> Person | None:
        """Whose browser this is."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        person = self.known.get(token)
        if person is None:
            person = await self.store.read(partial(kept.find_person, token=token))
            if person is not None:
                self.remember(token, person)
        return person

    async def welcome(self, guest: NewGuest) -> tuple[Person, str]:
        """Somebody new, and the secret for his browser."""
        name = checked_name(guest.name)
        person, token = await self.store.write(partial(kept.add_person, name=name, now=now()))
        self.remember(token, person)
        return person, token

    async def rename(self, person: Person, guest: NewGuest) -> Person:
        name = checked_name(guest.name)
        await self.store.write(partial(kept.rename_person, person=person.id, name=name))
        for other in self.known.values():  # on his other devices
            if other.id == person.id:
                other.name = name
        return Person(person.id, name)

    async def link(self, person: Person) -> Link:
        expires = now() + self.link_seconds * 1000
        code = await self.store.write(partial(kept.add_link, person=person.id, expires=expires))
        return Link(code, self.link_seconds)

    async def follow(self, code: str) -> tuple[Person, str]:
        """Another device of the same person; the link is used up."""
        found = await self.store.write(partial(kept.follow_link, code=code, now=now()))
        if found is None:
            raise Refusal("link_used_up", 404)
        self.remember(found[1], found[0])
        return found

    def remember(self, token: str, person: Person) -> None:
        self.known[token] = person
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
