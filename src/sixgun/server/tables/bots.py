"""Bots that a guest may ask for: our levels, and none that thinks for ever. A class of somebody's
own would be code of a stranger."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from sixgun.bots import LEVELS, BotSpec, read_bot
from sixgun.bots.personality import Personality
from sixgun.protocol import Chair
from sixgun.server.refusals import Refusal

__all__ = ["bot_chair", "check_bot"]

NAMES: Final = (
    *("Abel", "Boone", "Clem", "Delia", "Emmett", "Flora", "Gideon", "Hattie", "Ike", "Josie"),
    *("Kirby", "Lottie", "Mabel", "Nate", "Opal", "Percy", "Quincy", "Rufus", "Sadie", "Tobias"),
    *("Ursula", "Vernon", "Wade", "Zeke"),
)
MOST_SECONDS: Final = 5.0
MOST_NODES: Final = 5_000


def bot_chair(wish: str, taken: Iterable[str]) -> Chair:
    """A chair with the bot that somebody wishes for, and a name that nobody at the table has."""
    spec = check_bot(wish)
    there = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in there]
    return Chair("bot", secrets.choice(free or NAMES), spec.name)


def check_bot(wish: str) -> BotSpec:
    """The bot that somebody wishes for, if he may."""
    spec = read_bot(wish) if wish.partition(":")[0] in LEVELS else None
    if spec is None:
        raise Refusal("unknown_bot", 422, bot=wish[:60], known=" ".join(LEVELS))
    if too_long(spec):
        raise Refusal("bot_thinks_too_long", 422, seconds=int(MOST_SECONDS), nodes=MOST_NODES)
    Personality(temperature=spec.temperature)  # refuses one that cannot be
    return spec


def too_long(spec: BotSpec) -> bool:
    return spec.seconds > MOST_SECONDS or spec.nodes > MOST_NODES
