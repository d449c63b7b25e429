"""The worth of cards and characters, in hand cards: opinions behind the rules of thumb."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ANSWERS_LOSS",
    "AN_AVOID",
    "AVOID_BRINGS",
    "A_CARD",
    "A_HIT",
    "BONUS_IF_AVOIDED",
    "DEFENDS",
    "DRAWS",
    "HOLD",
    "LIFE",
    "LYING",
    "PRESENCE",
    "USED",
]

LIFE: Final = 2.8  # a life point
A_CARD: Final = 1.0  # any hand card
A_HIT: Final = 1.1  # a hit card given up
AN_AVOID: Final = 1.5  # the cost of avoiding a hit

# The worth of holding a card at the end of a turn.
HOLD: Final[dict[str, float]] = {
    "agility": 2.4,
    "ambush": 0.6,
    "bank": 1.5,
    "barrel": 1.4,
    "beer": 1.3,
    "buffalo_rifle": 1.6,
    "carbine": 1.1,
    "clock": 0.3,
    "colt": 1.0,
    "derringer": 0.8,
    "double_barrel": 1.4,
    "duel": 0.9,
    "dynamite": 0.2,
    "fanning": 0.7,
    "feint": 2.3,
    "gatling": 1.3,
    "general_store": 0.7,
    "gold_pan": 0.9,
    "gun_belt": 0.5,
    "hat": 1.6,
    "howitzer": 1.8,
    "indian_chief": 1.7,
    "indians": 1.2,
    "knife": 1.3,
    "lightning": 1.2,
    "lucky_penny": 1.9,
    "missed": 1.7,
    "pardner": 1.8,
    "peacemaker": 1.2,
    "rattlesnake": 1.5,
    "remington": 1.2,
    "return_fire": 2.3,
    "ricochet": 0.8,
    "savage": 1.5,
    "schofield": 1.2,
    "schoolmarm": 0.9,
    "scope": 0.3,
    "sharps": 1.2,
    "shotgun": 1.1,
    "sidekick": 0.7,
    "slap": 1.0,
    "spencer": 1.4,
    "spurs": 0.3,
    "stampede": 0.4,
    "stealing": 1.4,
    "strong_ale": 0.9,
    "switch": 0.4,
    "union_pacific": 2.0,
    "wagon": 1.8,
    "walker": 1.4,
    "water": 0.4,
    "whiskey": 1.2,
    "whitney": 1.4,
    "winchester": 1.2,
}

# The worth of a card in play to its bearer's owner.
LYING: Final[dict[str, float]] = {
    "bank": 2.5,
    "barrel": 1.8,
    "buffalo_rifle": 2.0,
    "clock": 0.4,
    "double_barrel": 1.6,
    "dynamite": -0.8,
    "gold_pan": 0.9,
    "gun_belt": 0.6,
    "hat": 1.7,
    "howitzer": 2.2,
    "lucky_penny": 2.0,
    "rattlesnake": -2.5,
    "scope": 0.4,
    "sidekick": 0.9,
    "spurs": 0.4,
    "stampede": -0.4,
}

# The gain of the shooter if the hit is avoided.
BONUS_IF_AVOIDED: Final[dict[str, float]] = {
    "carbine": 0.4,
    "double_barrel": 1.5,
    "peacemaker": 0.8,
    "remington": 1.0,
    "schofield": 0.8,
    "shotgun": 0.3,
    "walker": 1.2,
}

# The extra gain of an avoid; it is part of the worth of holding the card.
AVOID_BRINGS: Final[dict[str, float]] = {
    "agility": 1.0,
    "return_fire": 1.2,
}

# The gain of a character's owner for each point lost and survived.
ANSWERS_LOSS: Final[dict[str, float]] = {
    "alan_pinkertoon": 1.6,
    "dalon_ranger": 1.0,
    "slim_poet": 0.8,
}

# The worth of a character in front, for each expected hit.
DEFENDS: Final[dict[str, float]] = {
    "alan_pinkertoon": 1.2,
    "annie_oakey": 1.0,
    "dalon_ranger": 0.8,
    "el_chindi": 0.8,
    "mystic_maid": 0.3,
    "sid_curry": 1.0,
    "slim_poet": 0.6,
    "wild_bill": 0.3,
}

# Roughly how many extra cards a character in front draws until the next draw phase.
DRAWS: Final[dict[str, float]] = {
    "bill_tightman": 0.2,
    "bull_anderson": 0.2,
    "dalton_bros": 1.0,
    "hick_addams": 0.2,
    "jango": 0.4,
    "pat_garret": 0.5,
    "poker_alicia": 0.4,
}

# The worth of a character in front during its own turn.
USED: Final[dict[str, float]] = {
    "annie_oakey": 0.2,
    "charlie_basset": 0.3,
    "hottie_delou": 0.3,
    "jack_ransome": 0.6,
    "kitty_leroy": 0.3,
    "pearl_hat": 0.8,
}

# The worth of a character just for being in play, in front or behind.
PRESENCE: Final[dict[str, float]] = {
    "babe_leroy": 0.6,
    "bart_masterson": 0.4,
    "big_steve": 0.8,
    "buffalo_bell": 0.4,
    "cattle_katie": 0.6,
    "dalton_bros": 1.2,
    "dutch_harry": 1.2,
    "jim_longhair": 0.3,
    "pat_garret": 0.6,
    "pearl_hat": 0.8,
    "soundance_kid": 1.2,
    "tex_killer": 0.6,
    "the_stranger": 0.8,
    "toco_ramirez": 1.0,
    "tom_thorn": 1.2,
    "west_harding": 0.6,
}
