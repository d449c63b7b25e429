"""A chair for a bot that a guest asks for."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from sixgun.bots import parse_untrusted_bot
from sixgun.protocol import Chair

__all__ = ["bot_chair"]

NAMES: Final = (
    *("Abel", "Boone", "Clem", "Delia", "Emmett", "Flora", "Gideon", "Hattie", "Ike", "Josie"),
    *("Kirby", "Lottie", "Mabel", "Nate", "Opal", "Percy", "Quincy", "Rufus", "Sadie", "Tobias"),
    *("Ursula", "Vernon", "Wade", "Zeke"),
)


def bot_chair(wish: str, taken: Iterable[str]) -> Chair:
    """A chair with the bot that somebody wishes for, and a name that nobody at the table has."""
    spec = parse_untrusted_bot(wish)
    there = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in there]
    return Chair("bot", secrets.choice(free or NAMES), spec.name)
