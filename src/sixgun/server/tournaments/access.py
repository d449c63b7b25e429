"""The judge's secret, and the player codes and table ids derived from it.

Secrets are compared as hashes, in constant time.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

from sixgun.server.context import ALPHABET, ID_LENGTH

__all__ = [
    "find_player",
    "hash_secret",
    "matches_hash",
    "new_secret",
    "player_code",
    "player_code_hashes",
    "table_id",
]

CODE_BYTES: Final = 16


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def player_code(secret: str, player: int) -> str:
    """Derive the code of a player's link from the judge's secret."""
    digest = hmac.digest(secret.encode(), f"player {player}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:CODE_BYTES]).decode().rstrip("=")


def player_code_hashes(secret: str, players: range) -> dict[int, str]:
    """Return the hashes of the players' codes, as the database stores them."""
    return {player: hash_secret(player_code(secret, player)) for player in players}


def table_id(secret_hash: str, place: str) -> str:
    """Derive the id of a tournament's table from the hash of the judge's secret.

    Two servers with the same database get the same id, and outsiders cannot guess it.
    """
    digest = hmac.digest(secret_hash.encode(), f"table {place}".encode(), hashlib.sha256)
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:ID_LENGTH])


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def matches_hash(secret: str, stored_hash: str) -> bool:
    """Compare a secret with a stored hash in constant time."""
    return hmac.compare_digest(hash_secret(secret).encode(), stored_hash.encode())


def find_player(code: str, hashes: Mapping[int, str]) -> int:
    """Return the player with this code, or 0; compares all hashes, so the time reveals nothing."""
    matches = [player for player, hashed in hashes.items() if matches_hash(code, hashed)]
    return matches[0] if matches else 0
