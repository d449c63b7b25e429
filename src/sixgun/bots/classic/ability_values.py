"""What abilities mean to a bot.

Traits come from the class, so that custom characters have them too. They go by id where they are an
opinion, or where the class does not tell enough.
"""

from __future__ import annotations

from typing import Final

from sixgun.classic import Character, Facts

__all__ = ["AbilityTraits", "AbilityValues"]

# The rank of a character, for a choice of characters or abilities.
RANKS: Final = {
    "willy_the_kid": 6.5,
    "slab_the_killer": 7.0,
    "lucky_duke": 5.5,
    "kit_carlson": 6.0,
    "jesse_jones": 6.0,
    "pedro_ramirez": 6.0,
    "black_jack": 6.5,
    "calamity_janet": 7.0,
    "jourdonnais": 7.0,
    "bart_cassidy": 7.0,
    "el_gringo": 5.0,
    "suzy_lafayette": 6.5,
    "sid_ketchum": 6.5,
    "rose_doolan": 5.5,
    "paul_regret": 5.5,
    "vulture_sam": 5.0,
    "pixie_pete": 7.5,
    "elena_fuente": 7.0,
    "bill_noface": 6.0,
    "tequila_joe": 4.5,
    "molly_stark": 6.5,
    "pat_brennan": 5.5,
    "claus_the_saint": 6.0,
    "doc_holyday": 5.5,
    "apache_kid": 5.5,
    "belle_star": 5.5,
    "sean_mallory": 5.0,
    "greg_digger": 5.0,
    "herb_hunter": 5.0,
    "jose_delgado": 5.0,
    "chuck_wengam": 5.5,
    "uncle_will": 6.0,
    "johnny_kisch": 4.5,
    "vera_custer": 5.5,
}
USUAL: Final = 5.0
A_TURN: Final = {  # cards drawn in phase 1, where it is not two
    "black_jack": 2.5,
    "pixie_pete": 3.0,
    "kit_carlson": 2.5,
    "jesse_jones": 2.5,
    "pedro_ramirez": 2.4,
    "bill_noface": 2.5,
}


def has_own(who: Character, hook: str) -> bool:
    """Whether a character overrides this hook."""
    return getattr(type(who), hook) is not getattr(Character, hook)


class AbilityTraits:
    """The traits of one ability that matter for decisions."""

    def __init__(self, who: Character) -> None:
        name = who.id
        self.rank = RANKS.get(name, USUAL)
        self.sight = who.sight
        self.cover = who.cover
        self.draws = A_TURN.get(name, 2.0)
        self.has_barrel = has_own(who, "may_avoid")
        self.picks_flip = has_own(who, "flips")
        self.missed_needed = 2 if has_own(who, "missed_needed") else 1
        self.swaps_bangs = name == "calamity_janet"  # BANG! for Missed! and back
        self.all_missed = name == "elena_fuente"
        self.shoots_on = has_own(who, "bang_limit")
        self.refills = has_own(who, "after_hand_emptied")
        self.inherits = has_own(who, "claims_fallen")
        self.heals_for_two = has_own(who, "may_rescue")
        self.takes_revenge = name == "el_gringo"
        self.gains_by_loss = has_own(who, "after_life_lost")
        self.replaces = has_own(who, "after_card_used")
        self.shuns_diamonds = has_own(who, "ignores")
        self.disables_others_cards = who.disables_others_cards
        self.beer_points = 2 if has_own(who, "beer_heals") else 1
        # gains when others are eliminated
        self.feasts = self.inherits or has_own(who, "after_other_eliminated")


class AbilityValues:
    """The traits of all characters of a game."""

    def __init__(self, facts: Facts) -> None:
        self.by_id = {who.id: AbilityTraits(who) for who in facts.characters}
        self.none = AbilityTraits(Character())

    def of(self, name: str) -> AbilityTraits:
        return self.by_id.get(name, self.none)
