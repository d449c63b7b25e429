"""Card values and character traits as lists by number, for fast lookup."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.value_tables import (
    ANSWERS_LOSS,
    AVOID_BRINGS,
    BONUS_IF_AVOIDED,
    DEFENDS,
    DRAWS,
    HOLD,
    LYING,
    PRESENCE,
    USED,
)
from sixgun.duel import Facts

__all__ = [
    "ALE",
    "AMBUSH",
    "BEER",
    "CHIEF",
    "DUEL",
    "FANNING",
    "GATLING",
    "INDIANS",
    "LAY",
    "MARM",
    "PLAIN",
    "RICOCHET",
    "SHOT",
    "SLAP",
    "STEAL",
    "STORE",
    "SWITCH",
    "TRAIN",
    "WAGON",
    "WATER",
    "WHISKEY",
    "CardValues",
]

# Effects that are scored separately.
PLAIN: Final = 0
SHOT: Final = 1
LAY: Final = 2
ALE: Final = 3
AMBUSH: Final = 4
BEER: Final = 5
CHIEF: Final = 6
DUEL: Final = 7
FANNING: Final = 8
GATLING: Final = 9
INDIANS: Final = 10
MARM: Final = 11
RICOCHET: Final = 12
SLAP: Final = 13
STEAL: Final = 14
STORE: Final = 15
SWITCH: Final = 16
TRAIN: Final = 17
WAGON: Final = 18
WATER: Final = 19
WHISKEY: Final = 20

EFFECTS: Final[dict[str, int]] = {
    "ambush": AMBUSH,
    "beer": BEER,
    "duel": DUEL,
    "fanning": FANNING,
    "gatling": GATLING,
    "general_store": STORE,
    "indian_chief": CHIEF,
    "indians": INDIANS,
    "ricochet": RICOCHET,
    "schoolmarm": MARM,
    "slap": SLAP,
    "stealing": STEAL,
    "strong_ale": ALE,
    "switch": SWITCH,
    "union_pacific": TRAIN,
    "wagon": WAGON,
    "water": WATER,
    "whiskey": WHISKEY,
}


class CardValues:
    """The facts of a game with the worth of everything, shared by all its decisions."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.hold = [HOLD.get(kind.id, 1.0) for kind in facts.kind]  # by card
        self.lying = [LYING.get(kind.id, 0.0) for kind in facts.kind]
        self.kind_no = [kind.no for kind in facts.kind]
        self.is_barrel = [kind.id == "barrel" for kind in facts.kind]
        self.is_clock = [kind.id == "clock" for kind in facts.kind]
        self.is_sidekick = [kind.id == "sidekick" for kind in facts.kind]
        self.is_pan = [kind.id == "gold_pan" for kind in facts.kind]
        self.list_kinds()
        self.list_characters()
        self.list_means()

    def list_kinds(self) -> None:
        """Lists by the number of a kind."""
        kinds = self.facts.kinds
        self.effect = [
            EFFECTS.get(kind.id, LAY if kind.lies_in_play else SHOT if kind.hits else PLAIN)
            for kind in kinds
        ]
        self.kind_lying = [LYING.get(kind.id, 0.0) for kind in kinds]
        self.bonus = [BONUS_IF_AVOIDED.get(kind.id, 0.0) for kind in kinds]
        self.avoid_brings = [AVOID_BRINGS.get(kind.id, 0.0) for kind in kinds]
        self.draws_first = [kind.id in ("buffalo_rifle", "savage") for kind in kinds]
        self.is_spencer = [kind.id == "spencer" for kind in kinds]
        self.is_howitzer = [kind.id == "howitzer" for kind in kinds]
        self.is_snake = [kind.id == "rattlesnake" for kind in kinds]
        self.is_dynamite = [kind.id == "dynamite" for kind in kinds]
        self.is_stampede = [kind.id == "stampede" for kind in kinds]

    def list_characters(self) -> None:
        """Lists by the number of a character; the last entry is nobody."""
        people = [*self.facts.characters, self.facts.nobody]
        self.number = {who.id: place for place, who in enumerate(people)}
        self.number[""] = len(people) - 1
        self.answers_loss = [ANSWERS_LOSS.get(who.id, 0.0) for who in people]
        self.defends = [DEFENDS.get(who.id, 0.0) for who in people]
        self.draws = [DRAWS.get(who.id, 0.0) for who in people]
        self.used = [USED.get(who.id, 0.0) for who in people]
        self.presence = [PRESENCE.get(who.id, 0.0) for who in people]
        self.keeps = [who.most_cards for who in people]
        self.always = [who.always_active for who in people]
        self.costly = [who.is_costly for who in people]
        self.parries_others = [who.parries_others for who in people]
        self.avoids_himself = [who.avoids for who in people]
        self.is_spender = [who.is_spender for who in people]
        self.any_card_hits = [who.id == "toco_ramirez" for who in people]
        self.hits_when_forward = [who.id == "tom_thorn" for who in people]
        self.draws_at_swaps = [who.id == "jango" for who in people]
        self.avenges_theft = [who.id == "wild_bill" for who in people]
        self.replaces_theft = [who.id == "hick_addams" for who in people]
        self.draws_when_avoided = [who.id == "wyatt_ear" for who in people]
        self.draws_when_empty = [who.id == "babe_leroy" for who in people]
        self.trades_lying = [who.id == "cattle_katie" for who in people]
        self.repeats_actions = [who.id == "pearl_hat" for who in people]
        self.picks_reveals = [who.picks_reveals for who in people]
        self.shoots_freely = [who.shoots_freely for who in people]
        self.is_aloof = [who.is_aloof for who in people]

    def list_means(self) -> None:
        """The average worth of a card, by its deck and by its back."""
        facts = self.facts
        self.mean_of_deck = [0.0] * len(facts.sides)
        self.mean_of_back = [0.0] * 4
        count_of_deck = [0] * len(facts.sides)
        count_of_back = [0] * 4
        for card in range(len(self.hold)):
            home, back = facts.home[card], facts.back[card]
            self.mean_of_deck[home] += self.hold[card]
            count_of_deck[home] += 1
            self.mean_of_back[back] += self.hold[card]
            count_of_back[back] += 1
        for home in range(len(count_of_deck)):
            self.mean_of_deck[home] /= count_of_deck[home]
        for back in range(4):
            self.mean_of_back[back] /= max(count_of_back[back], 1)
