"""Simple scores of characters and cards, for the greenhorn."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.beliefs import Beliefs
from sixgun.bots.policy import Policy
from sixgun.duel import Card, Character, Facts, View

__all__ = ["SimplePolicy"]

# The rough worth of a hand card; other kinds count 4.
WORTH: Final = {
    "agility": 8,
    "barrel": 6,
    "bank": 6,
    "beer": 5,
    "clock": 3,
    "dynamite": 1,
    "fanning": 4,
    "feint": 8,
    "gatling": 6,
    "general_store": 4,
    "hat": 6,
    "lucky_penny": 7,
    "missed": 7,
    "pardner": 8,
    "rattlesnake": 3,
    "return_fire": 8,
    "ricochet": 3,
    "scope": 3,
    "slap": 5,
    "spurs": 3,
    "stampede": 2,
    "stealing": 6,
    "strong_ale": 3,
    "switch": 3,
    "union_pacific": 7,
    "wagon": 7,
    "water": 3,
    "whiskey": 5,
}
HIT: Final = 5  # the worth of hit cards that are not listed above


class SimplePolicy(Policy[View, Beliefs]):
    """Helpers that score parts of a move; `facts` are the printed cards."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    # -- characters ------------------------------------------------------------------------

    def is_mine(self, view: View, figure: int) -> bool:
        return figure // 2 == view.cards.seat

    def hate(self, view: View, figure: int) -> float:
        """How much this seat wants a character dead; with three players, only the goal's side."""
        if self.is_mine(view, figure):
            return -1.0
        return 1.0 if figure // 2 == view.goals[view.cards.seat] else -0.5

    def wounds(self, view: View, figure: int) -> int:
        return view.max_life[figure] - view.life[figure] if figure in view.ring else 0

    def own(self, view: View) -> list[int]:
        return [figure for figure in view.ring if self.is_mine(view, figure)]

    def foes(self, view: View) -> list[int]:
        return [figure for figure in view.ring if self.hate(view, figure) > 0]

    def front(self, view: View) -> int:
        return view.front[view.cards.seat]

    def character(self, view: View, figure: int) -> Character:
        return self.facts.character_by_id[view.characters[figure]]

    # -- cards -----------------------------------------------------------------------------

    def worth(self, card: int) -> float:
        """The worth of a hand card."""
        kind = self.facts.kind[card]
        return float(WORTH.get(kind.id, HIT if kind.hits else 4))

    def held(self, view: View, flags: list[bool]) -> int:
        """Count the hand cards with this flag."""
        return sum(1 for card in view.cards.hand if flags[card])

    # -- what a move would do --------------------------------------------------------------

    def strip_score(self, view: View, card: int) -> float:
        """Score taking or discarding a card in play."""
        bearer = view.cards.bearer_of(card)
        burden = self.facts.start_order[card] > 0
        if self.is_mine(view, bearer):
            return 3.0 if burden else -2.0
        return -2.0 if burden else 3.5 * self.hate(view, bearer)

    def hit_score(self, view: View, figure: int) -> float:
        """Score a hit; prefer characters with little life."""
        return 4.0 * self.hate(view, figure) + 1.0 / max(view.life[figure], 1)

    def others_score(self, view: View) -> float:
        """Score a hit at everybody but your own front."""
        own = [figure for figure in self.own(view) if figure != self.front(view)]
        if any(view.life[figure] < 2 for figure in own):
            return -1.0
        return 1.5 * len(self.foes(view)) - 1.0 * len(own)

    def swap_score(self, view: View, seat: int) -> float:
        """Score a swap: your weak character to the rear, a foe's to the front."""
        front = view.front[seat]
        gain = view.life[front ^ 1] - view.life[front]
        if seat == view.cards.seat:
            return 2.5 if gain > 0 and view.life[front] < 3 else -1.0
        return 1.5 if gain < 0 and self.hate(view, front) > 0 else -1.0

    def lay_score(self, view: View, kind: Card, bearer: int) -> float:
        """Score Equipment: good for your own, harmful for the goal; never the same twice."""
        there = [self.facts.kind[card] for card in view.cards.in_play[bearer]]
        if kind in there:
            return -1.0
        if kind.start_order:
            return 3.0 * self.hate(view, bearer)
        return 5.0 if self.is_mine(view, bearer) else -3.0

    def ale_score(self, view: View, figure: int, to: int) -> float:
        """Score setting a character to so much life."""
        gain = to - view.life[figure]
        return 2.0 * gain * (1 if self.is_mine(view, figure) else -self.hate(view, figure)) - 1.0
