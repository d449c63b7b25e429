"""Commitments: a hash of the deal, published before the game.

Afterwards anybody who has the hash can check that nothing was exchanged. The record calls the
header `promise`, and so does the protocol.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import replace
from typing import Final

from sixgun.engine import MalformedRecord
from sixgun.notation import Record

__all__ = ["add_commitment", "compute_commitment", "new_salt", "verify_commitment"]

FIRST_LINE: Final = "sixgun promise 1"


def new_salt() -> str:
    return secrets.token_hex(16)


def compute_commitment(record: Record) -> str:
    """Hash everything that decides a deal: game, options and seed.

    The salt keeps people from finding the seed by trial.
    """
    lines = [FIRST_LINE, f"game: {record.game}"]
    lines += [f"{name}: {record.options[name]}" for name in sorted(record.options)]
    lines += [f"seed: {record.seed}", f"salt: {record.salt}"]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def add_commitment(record: Record, salt: str) -> Record:
    salted = replace(record, salt=salt)
    return replace(salted, promise=compute_commitment(salted))


def verify_commitment(record: Record) -> None:
    """Refuse a record whose deal does not match its commitment."""
    if record.promise and record.promise != compute_commitment(record):
        raise MalformedRecord("broken_promise", promise=record.promise[:64])
