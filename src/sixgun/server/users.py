"""Guests and their sessions: a name, and a token in the cookie of each browser."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Final

from sixgun.protocol import LoginLink, NewGuest, User
from sixgun.server.context import now
from sixgun.server.refusals import Refusal
from sixgun.server.store import Store
from sixgun.server.store import users as user_store
from sixgun.server.tables import clean_name

__all__ = ["Users"]

MAX_CACHED_SESSIONS: Final = 10_000
MAX_TOKEN_LENGTH: Final = 100


class Users:
    """Creates, finds and renames users; caches recent sessions."""

    def __init__(self, store: Store, link_lifetime: int) -> None:
        self.store = store
        self.link_lifetime = link_lifetime  # seconds
        self.sessions: OrderedDict[str, User] = OrderedDict()  # by token

    async def find(self, token: str) -> User | None:
        """The user of a session token."""
        if not token or len(token) > MAX_TOKEN_LENGTH:
            return None
        user = self.sessions.get(token)
        if user is None:
            user = await self.store.read(partial(user_store.find_user, token=token))
            if user is not None:
                self.cache_session(token, user)
        return user

    async def create_guest(self, guest: NewGuest) -> tuple[User, str]:
        """Create a guest; returns the user and their session token."""
        name = clean_name(guest.name)
        user, token = await self.store.write(partial(user_store.add_user, name=name, now=now()))
        self.cache_session(token, user)
        return user, token

    async def rename(self, user: User, guest: NewGuest) -> User:
        name = clean_name(guest.name)
        await self.store.write(partial(user_store.rename_user, person=user.id, name=name))
        for cached in self.sessions.values():  # sessions on other devices of this user
            if cached.id == user.id:
                cached.name = name
        return User(user.id, name)

    async def create_link(self, user: User) -> LoginLink:
        """Create a link that logs in another device of this user."""
        expires = now() + self.link_lifetime * 1000
        code = await self.store.write(partial(user_store.add_link, person=user.id, expires=expires))
        return LoginLink(code, self.link_lifetime)

    async def redeem_link(self, code: str) -> tuple[User, str]:
        """Use up a login link; returns its user and a new session token."""
        redeemed = await self.store.write(partial(user_store.redeem_link, code=code, now=now()))
        if redeemed is None:
            raise Refusal("link_used_up", 404)
        user, token = redeemed
        self.cache_session(token, user)
        return user, token

    def cache_session(self, token: str, user: User) -> None:
        self.sessions[token] = user
        while len(self.sessions) > MAX_CACHED_SESSIONS:
            self.sessions.popitem(last=False)
