"""What each card is worth, and its lists by number for fast lookup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.bots.duel.ability_values import ability_value
from sixgun.duel import Card, Facts
from sixgun.duel.printed_facts import BARREL, DYNAMITE, HORSESHOE, SNAKE

__all__ = ["CARDS", "CardValues", "simple_worth", "symbol_helps"]


@dataclass(frozen=True)
class CardValue:
    """What bots think of a kind of card; the unit is a hand card."""

    hold: float  # in the hand at the end of a turn
    effect: str = ""  # one of `effects.EFFECTS`; "": it lies in play or hits, as its class says
    lying: float = 0.0  # in play, to its bearer's owner
    if_avoided: float = 0.0  # the gain of the shooter if the hit is avoided
    avoiding: float = 0.0  # the extra gain of an avoid; it is part of `hold`
    simple: int = 0  # a greenhorn's opinion, up to 8; 0: the usual one


CARDS: Final = {
    "agility": CardValue(2.4, avoiding=1.0, simple=8),
    "ambush": CardValue(0.6, "ambush"),
    "bank": CardValue(1.5, lying=2.5, simple=6),
    "barrel": CardValue(1.4, lying=1.8, simple=6),
    "beer": CardValue(1.3, "beer", simple=5),
    "buffalo_rifle": CardValue(1.6, lying=2.0),
    "carbine": CardValue(1.1, if_avoided=0.4),
    "clock": CardValue(0.3, lying=0.4, simple=3),
    "colt": CardValue(1.0),
    "derringer": CardValue(0.8),
    "double_barrel": CardValue(1.4, lying=1.6, if_avoided=1.5),
    "duel": CardValue(0.9, "duel"),
    "dynamite": CardValue(0.2, "dynamite", lying=-0.8, simple=1),
    "fanning": CardValue(0.7, "fanning", simple=4),
    "feint": CardValue(2.3, simple=8),
    "gatling": CardValue(1.3, "gatling", simple=6),
    "general_store": CardValue(0.7, "general_store", simple=4),
    "gold_pan": CardValue(0.9, lying=0.9),
    "gun_belt": CardValue(0.5, lying=0.6),
    "hat": CardValue(1.6, lying=1.7, simple=6),
    "howitzer": CardValue(1.8, lying=2.2),
    "indian_chief": CardValue(1.7, "indian_chief"),
    "indians": CardValue(1.2, "indians"),
    "knife": CardValue(1.3),
    "lightning": CardValue(1.2),
    "lucky_penny": CardValue(1.9, lying=2.0, simple=7),
    "missed": CardValue(1.7, simple=7),
    "pardner": CardValue(1.8, simple=8),
    "peacemaker": CardValue(1.2, if_avoided=0.8),
    "rattlesnake": CardValue(1.5, "rattlesnake", lying=-2.5, simple=3),
    "remington": CardValue(1.2, if_avoided=1.0),
    "return_fire": CardValue(2.3, avoiding=1.2, simple=8),
    "ricochet": CardValue(0.8, "ricochet", simple=3),
    "savage": CardValue(1.5),
    "schofield": CardValue(1.2, if_avoided=0.8),
    "schoolmarm": CardValue(0.9, "schoolmarm"),
    "scope": CardValue(0.3, lying=0.4, simple=3),
    "sharps": CardValue(1.2),
    "shotgun": CardValue(1.1, if_avoided=0.3),
    "sidekick": CardValue(0.7, lying=0.9),
    "slap": CardValue(1.0, "slap", simple=5),
    "spencer": CardValue(1.4),
    "spurs": CardValue(0.3, lying=0.4, simple=3),
    "stampede": CardValue(0.4, "stampede", lying=-0.4, simple=2),
    "stealing": CardValue(1.4, "stealing", simple=6),
    "strong_ale": CardValue(0.9, "strong_ale", simple=3),
    "switch": CardValue(0.4, "switch", simple=3),
    "union_pacific": CardValue(2.0, "union_pacific", simple=7),
    "wagon": CardValue(1.8, "wagon", simple=7),
    "walker": CardValue(1.4, if_avoided=1.2),
    "water": CardValue(0.4, "water", simple=3),
    "whiskey": CardValue(1.2, "whiskey", simple=5),
    "whitney": CardValue(1.4),
    "winchester": CardValue(1.2),
}
THIRD: Final = -0.6  # with three players: if the third side falls, the goal wins
THIRD_CARDS: Final = 0.3  # but its cards are aimed at you
# The symbol that a card's reveal needs; all others need a Barrel.
WANTED: Final = {"dynamite": DYNAMITE, "rattlesnake": SNAKE, "whiskey": HORSESHOE}


class CardValues:
    """The cards of a game with their worth, shared by all its decisions."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.harm = self.worth_to_seats(THIRD)  # for life points
        self.purse = self.worth_to_seats(THIRD_CARDS)  # for cards
        self.character = {**facts.character_by_id, "": facts.nobody}  # by id
        self.ability = {name: ability_value(name) for name in self.character}
        self.kind_no = [kind.no for kind in facts.kind]  # by card
        self.hold = [CARDS[kind.id].hold for kind in facts.kind]
        self.lying = [CARDS[kind.id].lying for kind in facts.kind]
        self.is_barrel = [kind.id == "barrel" for kind in facts.kind]
        self.is_clock = [kind.id == "clock" for kind in facts.kind]
        self.is_sidekick = [kind.id == "sidekick" for kind in facts.kind]
        self.is_pan = [kind.id == "gold_pan" for kind in facts.kind]
        kinds = facts.kinds
        self.effect = [effect_of(kind) for kind in kinds]  # by kind
        self.kind_lying = [CARDS[kind.id].lying for kind in kinds]
        self.if_avoided = [CARDS[kind.id].if_avoided for kind in kinds]
        self.avoiding = [CARDS[kind.id].avoiding for kind in kinds]
        self.draws_first = [kind.id in ("buffalo_rifle", "savage") for kind in kinds]
        self.is_spencer = [kind.id == "spencer" for kind in kinds]
        self.is_howitzer = [kind.id == "howitzer" for kind in kinds]
        self.mean_of_deck = [self.mean(facts.home, home) for home in range(len(facts.sides))]
        self.mean_of_back = [self.mean(facts.back, back) for back in range(4)]

    def worth_to_seats(self, third: float) -> list[list[float]]:
        """By seat, what a loss of each seat is worth to it: 1 of its goal, -1 of itself."""
        goal, seats = self.facts.goal, range(len(self.facts.sides))
        return [[-1.0 if o == s else 1.0 if o == goal[s] else third for o in seats] for s in seats]

    def mean(self, places: list[int], place: int) -> float:
        """The average worth of the cards at a place."""
        total, count = 0.0, 0
        for card in range(len(places)):
            if places[card] == place:
                total += self.hold[card]
                count += 1
        return total / max(count, 1)


def effect_of(kind: Card) -> str:
    return CARDS[kind.id].effect or ("equip" if kind.lies_in_play else "hit")


def simple_worth(kind: Card) -> float:
    """A greenhorn's opinion of a hand card."""
    return float(CARDS[kind.id].simple or (5 if kind.hits else 4))


def symbol_helps(facts: Facts, cause: int, card: int) -> bool:
    """Whether a card, revealed for `cause` (-1: an ability), helps the player who reveals it."""
    wanted = BARREL if cause < 0 else WANTED.get(facts.kind[cause].id, BARREL)
    harmful = cause >= 0 and facts.kind[cause].start_order > 0
    return (facts.symbol[card] == wanted) != harmful
