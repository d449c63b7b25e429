"""The situation of the seat that decides: what a hit costs, and how likely it lands."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.beliefs import Beliefs
from sixgun.bots.duel.card_values import CardValues
from sixgun.duel import View

__all__ = ["AN_AVOID", "A_CARD", "A_HIT", "LIFE", "Situation"]

LIFE: Final = 2.8  # a life point
A_CARD: Final = 1.0  # any hand card
A_HIT: Final = 1.1  # a hit card given up
AN_AVOID: Final = 1.5  # the cost of avoiding a hit
VICTORY: Final = 60.0
MOURNING: Final = 0.8  # the cards for a fallen character: they would come anyway, but later
BARREL_FAILS: Final = 0.75  # a quarter of the cards show a Barrel
THREAT: Final = 0.28  # expected hits for each hand card of the attacker


class Situation:
    """The values that all rules of thumb share; created once per decision."""

    def __init__(self, values: CardValues, view: View, beliefs: Beliefs) -> None:
        cards = view.cards
        facts = values.facts
        seat = cards.seat
        self.values = values
        self.view = view
        self.seat = seat
        self.hand = cards.hand
        self.counts = cards.hand_counts
        self.in_play = cards.in_play
        self.life = view.life
        self.ring = view.ring
        self.front = view.front
        self.who = [values.character[name] for name in view.characters]
        self.ability = [values.ability[name] for name in view.characters]
        self.me = view.front[seat]
        self.rear = self.me ^ 1 if self.me ^ 1 in view.ring else -1
        self.goal = facts.goal[seat]
        self.harm = values.harm[seat]
        self.purse = values.purse[seat]
        self.avoid_rate = beliefs.avoid_rate
        self.hit_rate = beliefs.hit_rate
        self.avoids_held = 0
        self.hits_held = 0
        for card in self.hand:
            self.avoids_held += facts.avoids[card]
            self.hits_held += facts.hits[card]

    def frame(self) -> dict[str, int]:
        """What is known about the question: the facts of the topmost frame."""
        return self.view.cards.resolving[-1][1]

    # -- worth of life and cards -------------------------------------------------------------

    def lying_worth(self, figure: int) -> float:
        """The worth of a figure's cards in play to its owner."""
        worth = 0.0
        for card in self.in_play[figure]:
            worth += self.values.lying[card]
        return worth

    def stands_last(self, figure: int) -> bool:
        """True if a side loses when this figure falls."""
        return figure ^ 1 not in self.ring and not self.view.reserve_counts[figure >> 1]

    def wounds_of(self, figure: int) -> int:
        return self.view.max_life[figure] - self.life[figure]

    def has_kind(self, figure: int, kind: int) -> bool:
        """Whether such a card lies with a figure: the same kind twice is useless."""
        return kind in [self.values.kind_no[card] for card in self.in_play[figure]]

    def pain(self, figure: int, points: int, felt: bool = True) -> float:
        """The cost to a figure's owner of losing points."""
        life = self.life[figure]
        ability = self.ability[figure]
        if points < life:
            worth = LIFE * points
            return worth - ability.answers_loss * points if felt else worth
        if self.stands_last(figure):
            return VICTORY
        return LIFE * life + self.lying_worth(figure) + ability.presence - MOURNING

    def harm_by(self, figure: int, points: int) -> float:
        """The worth to this seat of a figure losing points."""
        return self.harm[figure >> 1] * self.pain(figure, points)

    # -- hits ------------------------------------------------------------------------------

    def holds_none(self, seat: int, rate: float) -> float:
        """The chance that a hand holds no card of a sort with this rate."""
        return (1.0 - min(rate, 0.95)) ** self.counts[seat]

    def hand_fails(self, figure: int, kind: int) -> float:
        """The chance that the owner's hand cannot avoid a hit; kind -1: a hit without a card."""
        seat = figure >> 1
        facts = self.values.facts
        if kind >= 0 and facts.kinds[kind].needs_hits:
            fails = self.holds_none(seat, self.hit_rate[seat])
        elif kind >= 0 and facts.kinds[kind].is_soft and seat == self.goal:
            fails = 0.03 if self.counts[seat] else 1.0
        elif self.who[figure].parries_others and not self.is_void(kind):
            fails = self.holds_none(seat, self.avoid_rate[seat] + self.hit_rate[seat])
        else:
            fails = self.holds_none(seat, self.avoid_rate[seat])
        if kind >= 0 and facts.kinds[kind].is_bang and self.who[self.me].is_costly:
            fails += (1.0 - fails) * (0.3 if self.counts[seat] > 1 else 1.0)
        return fails

    def is_safe(self, figure: int) -> bool:
        """True if no Action of this seat can affect a figure."""
        seat = figure >> 1
        return seat != self.seat and self.who[figure].is_aloof and self.counts[seat] > 0

    def others_pick_reveals(self) -> bool:
        """True if another side picks the revealed card."""
        for figure in self.ring:
            if self.who[figure].picks_reveals and figure >> 1 != self.seat:
                return True
        return False

    def is_void(self, kind: int) -> bool:
        return kind >= 0 and self.values.facts.kinds[kind].is_void

    def table_fails(self, figure: int, kind: int) -> float:
        """The chance that neither cards in play nor the ability avoid a hit."""
        if kind >= 0 and (self.is_void(kind) or self.values.facts.kinds[kind].needs_hits):
            return 1.0
        values = self.values
        who = self.who[figure]
        fails = BARREL_FAILS if who.avoids else 1.0
        for card in self.in_play[figure]:
            if values.is_barrel[card]:
                fails *= BARREL_FAILS
            elif values.facts.given_as_avoid[card] or who.is_spender:
                return 0.0
        return fails

    def points_of(self, figure: int, kind: int) -> int:
        """How many points a successful hit costs."""
        if kind >= 0 and self.values.is_spencer[kind] and self.life[figure] >= 4:
            return 2
        return 1

    def hit_worth(self, figure: int, kind: int) -> float:
        """The worth of a hit at a figure; kind -1: a hit without a card."""
        seat = figure >> 1
        if seat == self.seat:
            return -self.own_risk(figure)
        by_hand = self.hand_fails(figure, kind)
        by_table = self.table_fails(figure, kind)
        strikes = by_hand * by_table
        spent = (1.0 - by_hand) * by_table if by_table > 0.0 else 1.0
        gain = strikes * self.harm_by(figure, self.points_of(figure, kind))
        gain += self.purse[seat] * AN_AVOID * spent
        if kind >= 0:
            gain += self.kind_brings(figure, kind, strikes)
        if self.ability[self.me].draws_when_avoided and seat == self.goal:
            gain += 1.0 - strikes
        if self.who[figure].avoids and not self.is_void(kind):
            gain -= (1.0 - BARREL_FAILS) * self.own_risk(self.me)
        return gain

    def kind_brings(self, figure: int, kind: int, strikes: float) -> float:
        """The worth of the card's other effects, if its hit succeeds with this chance."""
        gain = (1.0 - strikes) * self.values.if_avoided[kind]
        if self.values.is_howitzer[kind] and figure ^ 1 in self.ring:
            gain += strikes * self.harm_by(figure ^ 1, 1)
        return gain + 1.0 if self.values.draws_first[kind] else gain

    def own_risk(self, figure: int) -> float:
        """The cost of a hit at your own figure."""
        pain = self.pain(figure, 1)
        for card in self.in_play[figure]:
            if self.values.facts.given_as_avoid[card]:
                pain = min(pain, self.values.lying[card])
        if self.avoids_held:
            pain = min(pain, AN_AVOID)
        return pain * self.table_fails(figure, -1) if pain > AN_AVOID else pain

    # -- who stands in front ---------------------------------------------------------------

    def front_worth(self, seat: int, figure: int) -> float:
        """The worth to a seat of having this figure in front until its next turn."""
        values, ability = self.values, self.ability[figure]
        attacker = values.facts.hunter[seat]
        hits = THREAT * (self.counts[attacker] + 2)
        worth = ability.draws + hits * ability.defends
        for card in self.in_play[figure]:
            if values.is_barrel[card]:
                worth += 0.6 * hits
            elif values.facts.draws_more[card]:
                worth += 1.0
            elif values.facts.given_as_avoid[card]:
                worth += 0.5
            elif values.is_clock[card]:
                worth += 0.2
        return worth + self.room(seat, figure)

    def room(self, seat: int, figure: int) -> float:
        """The loss from the hand limit of a front figure; 0 if the hand fits."""
        limit = max(self.life[figure], 2)
        for other in (figure, figure ^ 1):
            if self.who[other].most_cards and other in self.ring:
                limit = self.who[other].most_cards
        above = self.counts[seat] - limit
        return -0.8 * above if above > 0 else 0.0

    def swap_stirs(self, seat: int) -> float:
        """The worth to this seat of the reactions to a swap of a seat's figures."""
        values = self.values
        watcher = values.facts.hunter[seat]
        front = self.front[watcher]
        drawn = 1.0 if self.ability[front].draws_at_swaps else 0.0
        for card in self.in_play[front]:
            if values.is_clock[card]:
                drawn += 1.0
        worth = -self.purse[watcher] * drawn
        forward = self.front[seat] ^ 1
        if forward not in self.ring:
            return worth
        target = self.front[values.facts.goal[seat]]
        if self.ability[forward].hits_when_forward:
            behind = target ^ 1 if target ^ 1 in self.ring else target
            worth += self.hit_worth(behind, -1)
        for card in self.in_play[forward]:
            if values.is_sidekick[card]:
                worth += 0.6 * self.hit_worth(target, -1)
        return worth
