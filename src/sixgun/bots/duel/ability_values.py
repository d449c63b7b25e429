"""What each ability is worth, as far as the class of the character does not tell it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["AbilityValue", "ability_value"]


@dataclass(frozen=True)
class AbilityValue:
    """What bots think of an ability; the unit is a hand card."""

    answers_loss: float = 0.0  # the gain of its owner for each point lost and survived
    defends: float = 0.0  # in front, for each expected hit
    draws: float = 0.0  # in front: about how many extra cards until the next draw phase
    used: float = 0.0  # in front during its own turn
    presence: float = 0.0  # just for being in play, in front or behind
    any_card_hits: bool = False
    hits_when_forward: bool = False
    draws_at_swaps: bool = False
    draws_when_avoided: bool = False
    draws_when_empty: bool = False
    avenges_theft: bool = False
    replaces_theft: bool = False
    trades_lying: bool = False
    repeats_actions: bool = False


ABILITIES: Final = {
    "alan_pinkertoon": AbilityValue(answers_loss=1.6, defends=1.2),
    "annie_oakey": AbilityValue(defends=1.0, used=0.2),
    "babe_leroy": AbilityValue(presence=0.6, draws_when_empty=True),
    "bart_masterson": AbilityValue(presence=0.4),
    "big_steve": AbilityValue(presence=0.8),
    "bill_tightman": AbilityValue(draws=0.2),
    "buffalo_bell": AbilityValue(presence=0.4),
    "bull_anderson": AbilityValue(draws=0.2),
    "cattle_katie": AbilityValue(presence=0.6, trades_lying=True),
    "charlie_basset": AbilityValue(used=0.3),
    "dalon_ranger": AbilityValue(answers_loss=1.0, defends=0.8),
    "dalton_bros": AbilityValue(draws=1.0, presence=1.2),
    "dutch_harry": AbilityValue(presence=1.2),
    "el_chindi": AbilityValue(defends=0.8),
    "hick_addams": AbilityValue(draws=0.2, replaces_theft=True),
    "hottie_delou": AbilityValue(used=0.3),
    "jack_ransome": AbilityValue(used=0.6),
    "jango": AbilityValue(draws=0.4, draws_at_swaps=True),
    "jim_longhair": AbilityValue(presence=0.3),
    "kitty_leroy": AbilityValue(used=0.3),
    "mystic_maid": AbilityValue(defends=0.3),
    "pat_garret": AbilityValue(draws=0.5, presence=0.6),
    "pearl_hat": AbilityValue(used=0.8, presence=0.8, repeats_actions=True),
    "poker_alicia": AbilityValue(draws=0.4),
    "sid_curry": AbilityValue(defends=1.0),
    "slim_poet": AbilityValue(answers_loss=0.8, defends=0.6),
    "soundance_kid": AbilityValue(presence=1.2),
    "tex_killer": AbilityValue(presence=0.6),
    "the_stranger": AbilityValue(presence=0.8),
    "toco_ramirez": AbilityValue(presence=1.0, any_card_hits=True),
    "tom_thorn": AbilityValue(presence=1.2, hits_when_forward=True),
    "west_harding": AbilityValue(presence=0.6),
    "wild_bill": AbilityValue(defends=0.3, avenges_theft=True),
    "wyatt_ear": AbilityValue(draws_when_avoided=True),
}
PLAIN: Final = AbilityValue()


def ability_value(character: str) -> AbilityValue:
    """Return the value of a character's ability, by the character's id."""
    return ABILITIES.get(character, PLAIN)
