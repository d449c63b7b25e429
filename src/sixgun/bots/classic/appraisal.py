"""The worth of cards and equipment at one decision."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.card_values import CardValues
from sixgun.bots.classic.hostility import Hostility
from sixgun.bots.classic.situation import A_CARD, Situation
from sixgun.classic import View

__all__ = ["Appraisal"]

# Each further card of a sort is worth less.
COPY_FACTORS: Final[list[float]] = [1.0, 0.8, 0.55, 0.4, 0.3]


class Appraisal(Situation):
    """The situation of one seat, with the worth of its own cards."""

    def __init__(self, values: CardValues, view: View, hostility: Hostility) -> None:
        super().__init__(values, view, hostility)
        self.held_values: list[float] = []  # the worth of each hand card
        self.spare_worth = 0.0  # of the best card above the hand limit

    def order_bonus(self, early: float) -> float:
        """The bonus that puts good moves into the right order."""
        return early

    # -- weapons and other equipment -------------------------------------------------------

    def reach_value(self, reach: int) -> float:
        """The value of this reach."""
        best, others = 0.0, 0.0
        away = self.view.distances
        for figure in self.view.ring:
            if away and away[figure] <= reach and self.hate[figure] > 0.0:
                hate = self.hate[figure]
                others += hate
                best = hate if hate > best else best
        return best + 0.2 * (others - best)

    def weapon_gain(self, kind: int) -> float:
        """How much better this weapon is than the current one."""
        values, view = self.values, self.view
        reach = view.reach[self.me]
        gain = 2.5 * (self.reach_value(values.reach[kind]) - self.reach_value(reach))
        gain += 0.1 * (values.reach[kind] - reach)
        if not self.mine.shoots_on:
            rapid = 0.6 * (max(self.bangs - 1, 0) + 0.5) * self.reach_value(1)
            if values.unlimited[kind]:
                gain += rapid
            if self.has_unlimited():
                gain -= rapid + 0.2
        return gain

    def has_unlimited(self) -> bool:
        values, lying = self.values, self.view.cards.in_play[self.me]
        return True in [values.unlimited[values.kind_no[card]] for card in lying]

    def has_kind(self, figure: int, kind: int) -> bool:
        return kind in [self.values.kind_no[card] for card in self.view.cards.in_play[figure]]

    def equipment_gain(self, kind: int) -> float:
        """The value of putting this card into play."""
        values = self.values
        if values.reach[kind]:
            return self.weapon_gain(kind)
        if values.barrel[kind]:
            return 1.2 + 0.5 * self.threat
        if values.cover[kind]:
            kept_off = 0.0
            for other in self.view.ring:
                if not self.is_mine(other) and self.slack(other) == 0:
                    kept_off += max(self.hate[other], 0.2)
            return 1.0 + 0.8 * kept_off
        if values.sight[kind]:
            reach = self.view.reach[self.me]
            return 0.6 + 2.0 * (self.reach_value(reach + 1) - self.reach_value(reach))
        return values.in_play[kind]

    # -- cards of the hand -----------------------------------------------------------------

    def worth(self, card: int, before: int) -> float:
        """The worth of a hand card if `before` cards of its sort are counted already."""
        values, mine = self.values, self.mine
        kind = values.kind_no[card]
        factor = COPY_FACTORS[before] if before < len(COPY_FACTORS) else 0.2
        if values.avoids[kind]:
            urgent = 0.8 if self.life <= 2 else 0.0
            base = values.in_hand[kind] + 0.3 * min(self.threat, 2.0) + urgent
            return base * factor
        if values.is_bang[kind]:
            rapid = mine.shoots_on or self.has_unlimited()
            target = 1.0 if self.reach_value(self.view.reach[self.me]) > 0.0 else 0.7
            return values.in_hand[kind] * target * (1.0 if rapid else factor)
        if values.saves[kind]:
            if self.two_left:
                return 0.2
            return values.in_hand[kind] + 0.6 * min(self.wounds, 2) + (1.0 if self.life <= 1 else 0)
        if values.stays[kind]:
            if self.has_kind(self.me, kind) or before:
                return 0.4
            if values.reach[kind]:
                return max(0.3, min(0.6 + self.weapon_gain(kind), 2.5))
        return values.in_hand[kind]

    def sort_of(self, kind: int) -> int:
        """Cards of one sort serve the same need."""
        values = self.values
        if values.avoids[kind]:
            return -1
        if values.is_bang[kind]:
            return -2
        return kind

    def hold_values(self) -> list[float]:
        """The worth of each hand card; computed once per decision."""
        hand = self.view.cards.hand
        if self.held_values or not hand:
            return self.held_values
        before: dict[int, int] = {}
        for card in hand:
            sort = self.sort_of(self.values.kind_no[card])
            count = before.get(sort, 0)
            before[sort] = count + 1
            self.held_values.append(self.worth(card, count))
        limit = self.view.hand_limits[self.me]
        if len(hand) > limit:
            self.spare_worth = sorted(self.held_values)[len(hand) - limit - 1]
        return self.held_values

    def hold_value(self, card: int) -> float:
        """The worth of holding a hand card."""
        held = self.hold_values()
        return held[self.view.cards.hand.index(card)]

    def cost(self, card: int) -> float:
        """The cost of losing a hand card: 0 if the hand limit would take it anyway."""
        cost = self.hold_value(card) - self.spare_worth
        if self.mine.refills and len(self.view.cards.hand) == 1:
            cost -= A_CARD
        if cost <= 0.0:
            return 0.0
        return 0.1 * cost if self.hailed else cost

    def gain_value(self, card: int) -> float:
        """The worth of a card that would come into the hand."""
        values = self.values
        sort = self.sort_of(values.kind_no[card])
        before = 0
        for other in self.view.cards.hand:
            if other != card and self.sort_of(values.kind_no[other]) == sort:
                before += 1
        return self.worth(card, before)
