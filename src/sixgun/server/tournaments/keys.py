"""The judge's secret, and what comes from it. Here secrets are only ever compared as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

from sixgun.server.tables.services import ALPHABET, ID_LENGTH

__all__ = ["code_for", "codes_for", "fits", "hashed", "new_secret", "table_id", "whose"]

CODE_BYTES: Final = 16


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def code_for(secret: str, player: int) -> str:
    """Of a player's link. Whoever has the judge's secret can make it again; nobody else can."""
    made = hmac.digest(secret.encode(), f"player {player}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made[:CODE_BYTES]).decode().rstrip("=")


def codes_for(secret: str, players: range) -> dict[int, str]:
    """As the database has them."""
    return {player: hashed(code_for(secret, player)) for player in players}


def table_id(kept: str, place: str) -> str:
    """Of the table at a place of a tournament: two servers put up the same one, and nobody who does
    not know the hash of the judge's secret guesses it."""
    made = hmac.digest(kept.encode(), f"table {place}".encode(), hashlib.sha256)
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in made[:ID_LENGTH])


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(given: str, kept: str) -> bool:
    """Whether a secret is the one with this hash; the time it takes tells nothing."""
    return hmac.compare_digest(hashed(given), kept)


def whose(given: str, kept: Mapping[int, str]) -> int:
    """The player with this code; 0 if there is none. All are compared, whoever it is."""
    found = [player for player, code in kept.items() if fits(given, code)]
    return found[0] if found else 0
