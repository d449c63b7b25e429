"""The greenhorn: knows what each card does, and plans no further."""

from __future__ import annotations

from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.beliefs import KINDS, Beliefs
from sixgun.bots.classic.bidding import PlainBidding
from sixgun.bots.classic.gunslinger import Gunslinger
from sixgun.bots.classic.hostility import VICTORY, Hostility, hunter_hate, is_hunt
from sixgun.bots.classic.situation import A_POINT
from sixgun.classic import View
from sixgun.classic.roles import DUELIST, OUTLAW, RENEGADE, SHERIFF

__all__ = ["Greenhorn"]


class Greenhorn(Gunslinger):
    """A gunslinger that ignores what others may hold, who is nearly out, and what it may need
    later."""

    def situation(self, view: View, beliefs: Beliefs) -> Appraisal:
        return PlainAppraisal(self.values, view, PlainHostility(view, beliefs, self.each))

    def bidding(self, view: View) -> PlainBidding:
        return PlainBidding(self.values.facts, self.values.abilities, view)


class PlainHostility(Hostility):
    """Knows only friends, foes, and all others."""

    def by_role(self, view: View, beliefs: Beliefs, each: int, mine: int) -> list[float]:
        if mine == DUELIST:
            return [1.0] * KINDS
        if is_hunt(view):
            return hunter_hate(mine, 0.5)
        if mine == OUTLAW:
            return [1.0, 0.7, -0.3, 0.7, 0.0]
        if mine == RENEGADE:
            return [1.0 if len(view.ring) == 2 else -0.5, 0.6, 0.6, 0.6, 0.0]
        return [-1.0, -0.4, 1.0, 1.0, 0.0]

    def value_of_kill(
        self, view: View, figure: int, hate: float, mine: int, chances: list[float], each: int
    ) -> float:
        return -VICTORY if hate < 0.0 and chances[SHERIFF] > 0.5 else A_POINT * hate


class PlainAppraisal(Appraisal):
    """Assumes that every shot hits and that all points, cards and orders are equal."""

    def order_bonus(self, early: float) -> float:
        return 0.0

    def hit_chance(self, figure: int, needed: int, card: int) -> float:
        return 1.0

    def no_bang_chance(self, figure: int, fewer_than: int) -> float:
        return 0.6

    def pain(self, life: int) -> float:
        return A_POINT

    def weapon_gain(self, kind: int) -> float:
        return float(self.values.reach[kind] - self.view.reach[self.me])

    def worth(self, card: int, before: int) -> float:
        return 2.0 if self.values.in_hand[self.values.kind_no[card]] > 1.5 else 1.0

    def cost(self, card: int) -> float:
        return 0.0
