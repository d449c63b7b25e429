"""What each card is worth, and its lists by the number of its kind for fast lookup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.bots.classic.ability_values import AbilityValues
from sixgun.classic import Card, Facts
from sixgun.classic.cards import BLUE, GREEN
from sixgun.classic.suits import HEARTS, NINE, SPADES, TWO

__all__ = ["CARDS", "CardValues", "value_of"]


@dataclass(frozen=True)
class CardValue:
    """What bots think of a kind of card."""

    effect: str  # one of `effects.EFFECTS`
    in_hand: float
    in_play: float = 0.0  # 0: as its class says
    points: int = 1  # life points or cards
    reloads: bool = False  # it also draws a card


CARDS: Final = {
    "bang": CardValue("shot", 1.4),
    "missed": CardValue("answer", 1.6),
    "gatling": CardValue("volley", 2.2),
    "indians": CardValue("raid", 1.6),
    "duel": CardValue("duel", 1.2),
    "beer": CardValue("heal", 1.3),
    "saloon": CardValue("heal_all", 0.8),
    "stagecoach": CardValue("draw", 2.2, points=2),
    "wells_fargo": CardValue("draw", 3.2, points=3),
    "general_store": CardValue("store", 0.8),
    "panic": CardValue("take", 1.7),
    "cat_balou": CardValue("strip", 1.5),
    "barrel": CardValue("equip", 2.2, in_play=2.2),
    "mustang": CardValue("equip", 1.8, in_play=1.7),
    "hideout": CardValue("equip", 1.8, in_play=1.7),
    "scope": CardValue("equip", 1.2, in_play=1.1),
    "binocular": CardValue("equip", 1.2, in_play=1.1),
    "jail": CardValue("jail", 1.3),
    "dynamite": CardValue("bomb", 0.3),
    "punch": CardValue("shot", 1.3),
    "springfield": CardValue("shot", 1.0),
    "brawl": CardValue("brawl", 1.3),
    "rag_time": CardValue("take", 1.1),
    "tequila": CardValue("heal_any", 0.8),
    "whisky": CardValue("heal", 1.2, points=2),
    "dodge": CardValue("answer", 2.2, reloads=True),
    "bible": CardValue("answer", 2.2, reloads=True),
    "iron_plate": CardValue("answer", 1.6),
    "sombrero": CardValue("answer", 1.6),
    "ten_gallon_hat": CardValue("answer", 1.6),
    "buffalo_rifle": CardValue("shot", 1.7),
    "knife": CardValue("shot", 1.3),
    "derringer": CardValue("shot", 2.0, reloads=True),
    "pepperbox": CardValue("shot", 1.5),
    "howitzer": CardValue("volley", 2.2),
    "can_can": CardValue("strip", 1.4),
    "conestoga": CardValue("take", 1.8),
    "canteen": CardValue("heal", 1.4),
    "pony_express": CardValue("draw", 2.8, points=3),
}


class CardValues:
    """The printed cards as numbers. Lists go by kind."""

    def __init__(self, facts: Facts) -> None:
        kinds = facts.kinds
        self.facts = facts
        self.abilities = AbilityValues(facts)
        self.kind_no = facts.kind_no
        values = [value_of(kind) for kind in kinds]
        self.effect = [value.effect for value in values]
        self.points = [value.points for value in values]
        self.in_hand = [value.in_hand for value in values]
        self.in_play = [worth_in_play(kind) for kind in kinds]
        self.costs = [kind.costs for kind in kinds]
        self.reach = [kind.reach for kind in kinds]
        self.sight = [kind.sight for kind in kinds]
        self.cover = [kind.cover for kind in kinds]
        self.unlimited = [kind.unlimited for kind in kinds]
        self.burden = [kind.check_order > 0 for kind in kinds]
        self.stays = [kind.lies_in_play and not kind.check_order for kind in kinds]
        self.green = [kind.border == GREEN for kind in kinds]
        self.avoids = [kind.avoids for kind in kinds]
        self.is_bang = [kind.is_bang for kind in kinds]
        self.is_missed = [kind.is_missed for kind in kinds]
        self.saves = [kind.saves_life for kind in kinds]
        self.reloads = [value.reloads for value in values]
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


def value_of(kind: Card) -> CardValue:
    """Return its value; a card of a custom box is judged by what its class declares."""
    return CARDS.get(kind.id) or CardValue(effect_of(kind), worth_in_hand(kind))


def effect_of(kind: Card) -> str:
    """Return the name of the effect that its class declares."""
    if kind.reach or kind.sight or kind.cover:
        return "equip"
    if kind.avoids:
        return "answer"
    if kind.is_bang:
        return "shot"
    if kind.saves_life:
        return "heal"
    if kind.aim.takes_cards or kind.aim_in_play.takes_cards:
        return "strip"
    if kind.border == BLUE:
        return "bomb" if kind.check_order else "equip"
    return "odd"


def worth_in_hand(kind: Card) -> float:
    if kind.reach:
        return 0.9 + 0.15 * kind.reach
    return 1.5 if kind.avoids or kind.is_bang or kind.saves_life else 1.0


def worth_in_play(kind: Card) -> float:
    """The worth of a card in play to its bearer; a burden counts negative."""
    if kind.check_order:
        return -2.0
    if kind.reach:
        return 1.5 if kind.unlimited else 0.5 + 0.3 * kind.reach
    value = value_of(kind)
    usual = 1.2 + kind.cover * 0.5 if kind.border == BLUE else value.in_hand
    return value.in_play or usual
