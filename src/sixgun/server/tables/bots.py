"""Chairs for bots."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from sixgun.bots import parse_untrusted_bot
from sixgun.protocol import SeatInfo

__all__ = ["bot_chair"]

NAMES: Final = (
    *("Abel", "Boone", "Clem", "Delia", "Emmett", "Flora", "Gideon", "Hattie", "Ike", "Josie"),
    *("Kirby", "Lottie", "Mabel", "Nate", "Opal", "Percy", "Quincy", "Rufus", "Sadie", "Tobias"),
    *("Ursula", "Vernon", "Wade", "Zeke"),
)


def bot_chair(bot: str, taken_names: Iterable[str]) -> SeatInfo:
    """Return a chair with the requested bot, and a random name that is free at the table."""
    spec = parse_untrusted_bot(bot)
    taken = {name.casefold() for name in taken_names}
    free = [name for name in NAMES if name.casefold() not in taken]
    return SeatInfo("bot", secrets.choice(free or NAMES), spec.name)
