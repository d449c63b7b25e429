"""The effects and the worth of cards, by the number of their kind."""

from __future__ import annotations

from typing import Final

from sixgun.classic import Card, Facts
from sixgun.classic.cards import BLUE, GREEN
from sixgun.classic.suits import HEARTS, NINE, SPADES, TWO

__all__ = [
    "ANSWER",
    "BOMB",
    "BRAWL",
    "DRAW",
    "DUEL",
    "EQUIP",
    "HEAL",
    "HEAL_ALL",
    "HEAL_ANY",
    "JAIL",
    "ODD",
    "RAID",
    "SHOT",
    "STORE",
    "STRIP",
    "TAKE",
    "VOLLEY",
    "CardValues",
]

# What a card does when it takes effect.
ODD: Final = 0  # unknown
ANSWER: Final = 1  # only a reaction
SHOT: Final = 2
VOLLEY: Final = 3
RAID: Final = 4
DUEL: Final = 5
HEAL: Final = 6
HEAL_ALL: Final = 7
HEAL_ANY: Final = 8
DRAW: Final = 9
STORE: Final = 10
TAKE: Final = 11
STRIP: Final = 12
BRAWL: Final = 13
JAIL: Final = 14
BOMB: Final = 15
EQUIP: Final = 16

# By id: the effect, how many points or cards, the worth in the hand.
KNOWN: Final[dict[str, tuple[int, int, float]]] = {
    "bang": (SHOT, 1, 1.4),
    "missed": (ANSWER, 1, 1.6),
    "gatling": (VOLLEY, 1, 2.2),
    "indians": (RAID, 1, 1.6),
    "duel": (DUEL, 1, 1.2),
    "beer": (HEAL, 1, 1.3),
    "saloon": (HEAL_ALL, 1, 0.8),
    "stagecoach": (DRAW, 2, 2.2),
    "wells_fargo": (DRAW, 3, 3.2),
    "general_store": (STORE, 1, 0.8),
    "panic": (TAKE, 1, 1.7),
    "cat_balou": (STRIP, 1, 1.5),
    "barrel": (EQUIP, 0, 2.2),
    "mustang": (EQUIP, 0, 1.8),
    "hideout": (EQUIP, 0, 1.8),
    "scope": (EQUIP, 0, 1.2),
    "binocular": (EQUIP, 0, 1.2),
    "jail": (JAIL, 1, 1.3),
    "dynamite": (BOMB, 3, 0.3),
    "punch": (SHOT, 1, 1.3),
    "springfield": (SHOT, 1, 1.0),
    "brawl": (BRAWL, 1, 1.3),
    "rag_time": (TAKE, 1, 1.1),
    "tequila": (HEAL_ANY, 1, 0.8),
    "whisky": (HEAL, 2, 1.2),
    "dodge": (ANSWER, 1, 2.2),
    "bible": (ANSWER, 1, 2.2),
    "iron_plate": (ANSWER, 1, 1.6),
    "sombrero": (ANSWER, 1, 1.6),
    "ten_gallon_hat": (ANSWER, 1, 1.6),
    "buffalo_rifle": (SHOT, 1, 1.7),
    "knife": (SHOT, 1, 1.3),
    "derringer": (SHOT, 1, 2.0),
    "pepperbox": (SHOT, 1, 1.5),
    "howitzer": (VOLLEY, 1, 2.2),
    "can_can": (STRIP, 1, 1.4),
    "conestoga": (TAKE, 1, 1.8),
    "canteen": (HEAL, 1, 1.4),
    "pony_express": (DRAW, 3, 2.8),
}
IN_PLAY: Final = {"barrel": 2.2, "mustang": 1.7, "hideout": 1.7, "scope": 1.1, "binocular": 1.1}
RELOADED: Final = ("bible", "dodge", "derringer")  # they also draw a card


class CardValues:
    """The printed cards as numbers. Lists go by kind; a kind of a custom box is judged by what its
    class declares."""

    def __init__(self, facts: Facts) -> None:
        kinds = facts.kinds
        self.kind_no = facts.kind_no
        self.effect = [effect_of(kind) for kind in kinds]
        self.points = [KNOWN[kind.id][1] if kind.id in KNOWN else 1 for kind in kinds]
        self.in_hand = [worth_in_hand(kind) for kind in kinds]
        self.in_play = [worth_in_play(kind) for kind in kinds]
        self.costs = [kind.costs for kind in kinds]
        self.reach = [kind.reach for kind in kinds]
        self.sight = [kind.sight for kind in kinds]
        self.cover = [kind.cover for kind in kinds]
        self.unlimited = [kind.unlimited for kind in kinds]
        self.burden = [kind.check_order > 0 for kind in kinds]
        self.lies = [kind.lies_in_play for kind in kinds]
        self.green = [kind.border == GREEN for kind in kinds]
        self.avoids = [kind.avoids for kind in kinds]
        self.is_bang = [kind.is_bang for kind in kinds]
        self.is_missed = [kind.is_missed for kind in kinds]
        self.saves = [kind.saves_life for kind in kinds]
        self.reloads = [kind.id in RELOADED for kind in kinds]
        shields = [type(kind).may_avoid is not Card.may_avoid for kind in kinds]
        self.barrel = [shields[i] and kinds[i].border == BLUE for i in range(len(kinds))]
        self.shield = [shields[i] and kinds[i].border == GREEN for i in range(len(kinds))]
        count = max(len(facts.kind), 1)
        self.bang_rate = sum(facts.is_bang) / count
        self.missed_rate = sum(facts.avoids) / count
        self.saver_rate = sum(facts.saves_life) / count
        self.heart_rate = facts.suit.count(HEARTS) / count
        low = [facts.suit[c] == SPADES and TWO <= facts.value[c] <= NINE for c in range(count)]
        self.spark_rate = sum(low) / count


def effect_of(kind: Card) -> int:
    if kind.id in KNOWN:
        return KNOWN[kind.id][0]
    if kind.reach or kind.sight or kind.cover:
        return EQUIP
    if kind.avoids:
        return ANSWER
    if kind.is_bang:
        return SHOT
    if kind.saves_life:
        return HEAL
    if kind.aim.takes_cards or kind.aim_in_play.takes_cards:
        return STRIP
    if kind.border == BLUE:
        return BOMB if kind.check_order else EQUIP
    return ODD


def worth_in_hand(kind: Card) -> float:
    if kind.id in KNOWN:
        return KNOWN[kind.id][2]
    if kind.reach:
        return 0.9 + 0.15 * kind.reach
    return 1.5 if kind.avoids or kind.is_bang or kind.saves_life else 1.0


def worth_in_play(kind: Card) -> float:
    """The worth of a card in play to its bearer; a burden counts negative."""
    if kind.check_order:
        return -2.0
    if kind.reach:
        return 1.5 if kind.unlimited else 0.5 + 0.3 * kind.reach
    if kind.id in IN_PLAY:
        return IN_PLAY[kind.id]
    return 1.2 + kind.cover * 0.5 if kind.border == BLUE else worth_in_hand(kind)
