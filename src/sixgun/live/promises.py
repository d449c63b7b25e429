"""A deal that is promised before it is played: whoever knows the promise can check afterwards that
nothing was exchanged."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import replace
from typing import Final

from sixgun.engine import MalformedRecord
from sixgun.notation import Record

__all__ = ["check_promise", "new_salt", "promise_of", "with_promise"]

FIRST_LINE: Final = "sixgun promise 1"


def new_salt() -> str:
    return secrets.token_hex(16)


def promise_of(record: Record) -> str:
    """The hash of all that decides a deal: the game, its wishes, the seed; and of a salt, so that
    nobody can try seeds."""
    lines = [FIRST_LINE, f"game: {record.game}"]
    lines += [f"{name}: {record.options[name]}" for name in sorted(record.options)]
    lines += [f"seed: {record.seed}", f"salt: {record.salt}"]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def with_promise(record: Record, salt: str) -> Record:
    salted = replace(record, salt=salt)
    return replace(salted, promise=promise_of(salted))


def check_promise(record: Record) -> None:
    """A record with a promise must keep it."""
    if record.promise and record.promise != promise_of(record):
        raise MalformedRecord("broken_promise", promise=record.promise[:64])
