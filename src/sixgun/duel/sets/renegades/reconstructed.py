"""All facts about the Renegades' print that we do not know and filled in ourselves.

The rulebook of the box names its cards and their effects, but neither the number of copies, nor
their reveal symbols, nor the characters' life points. The fill agrees with what is known: 20 cards
of each back, symbols as frequent as in the base decks (D76). If you own the box, you can correct
any of it with your own file: docs/duel-facts.md.
"""

from __future__ import annotations

from typing import Final

from sixgun.duel.printed_facts import HORSESHOE

__all__ = ["COPIES", "LIVES", "WHISKEY_SYMBOL"]

COPIES: Final[dict[str, str]] = {
    "agility": "ren_law:snake ren_outlaw:snake",
    "ambush": "ren_law:horseshoe ren_outlaw:barrel",
    "buffalo_rifle": "ren_law:horseshoe*2",
    "double_barrel": "ren_law:barrel ren_outlaw:barrel",
    "feint": "ren_law:snake ren_outlaw:snake",
    "gold_pan": "ren_law:horseshoe*2 ren_outlaw:horseshoe",
    "howitzer": "ren_outlaw:barrel ren_outlaw:horseshoe",
    "indian_chief": "ren_outlaw:horseshoe",
    "lightning": "ren_outlaw:dynamite ren_outlaw:horseshoe",
    "lucky_penny": "ren_law:horseshoe ren_law:snake ren_outlaw:horseshoe",
    "pardner": "ren_law:snake ren_outlaw:snake",
    "ricochet": "ren_law:barrel",
    "savage": "ren_law:dynamite ren_law:horseshoe",
    "sharps": "ren_law:dynamite",
    "sidekick": "ren_outlaw:snake",
    "slap": "ren_outlaw:horseshoe",
    "spencer": "ren_law:horseshoe ren_outlaw:horseshoe",
    "spurs": "ren_law:barrel",
    "switch": "ren_law:snake ren_outlaw:snake",
    "union_pacific": "ren_law:barrel",
    "walker": "ren_outlaw:dynamite ren_outlaw:barrel",
    "whiskey": "ren_outlaw:barrel",
    "whitney": "ren_law:barrel ren_outlaw:dynamite",
}

LIVES: Final[dict[str, int]] = {
    "charlie_basset": 4,
    "hick_addams": 5,
    "hottie_delou": 4,
    "mystic_maid": 4,
    "poker_alicia": 4,
    "the_marshal": 5,
    "big_steve": 4,
    "dutch_harry": 3,
    "el_chindi": 4,
    "jim_longhair": 4,
    "king_fishers": 5,
    "kitty_leroy": 4,
}

WHISKEY_SYMBOL: Final = HORSESHOE  # the symbol that its text compares with is lost
