"""The table sized up for one decision: what all its moves are judged by."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.stakes import Stakes
from sixgun.bots.classic.talents import Talent, Talents
from sixgun.bots.classic.values import Values
from sixgun.classic import Facts, View
from sixgun.classic.suits import DIAMONDS, HEARTS

__all__ = ["A_CARD", "A_POINT", "Sizing"]

A_CARD: Final = 1.2  # an unknown card
A_POINT: Final = 3.0  # a point of life
# By how many points he has: what the loss of one is worth if he must die; the last is another
# matter. And what it costs me: the last one, the second last, ...
HARM: Final[list[float]] = [0.0, 0.0, 4.0, 3.4, 3.0]
PAIN: Final[list[float]] = [10.0, 10.0, 4.0, 3.4, 3.0]
RESCUED: Final = 4.5  # the last one, with a Beer in hand
# The second of a kind is worth less than the first.
FEWER: Final[list[float]] = [1.0, 0.8, 0.55, 0.4, 0.3]


class Sizing:
    """What one seat makes of the table at this moment."""

    def __init__(
        self, facts: Facts, values: Values, talents: Talents, view: View, stakes: Stakes
    ) -> None:
        self.facts = facts
        self.values = values
        self.view = view
        self.each = facts.variant.figures_a_seat
        seat = view.cards.seat
        self.seat = seat
        self.me = view.acting(self.each) if view.cards.asked == seat else view.front[seat]
        self.mine = talents.of(view.abilities[self.me])
        self.talent: list[Talent] = [talents.of(name) for name in view.abilities]
        self.hate = stakes.hate
        self.fall = stakes.fall
        self.life = view.life[self.me]
        self.wounds = 0 if self.me in view.ghosts else view.max_life[self.me] - self.life
        self.two_left = len(view.ring) <= 2
        event = facts.event_by_id.get(view.event)
        self.every_suit = event.suit if event is not None else -1
        self.still = event.still if event is not None else False
        self.closed = event.closes_ranks if event is not None else False
        self.dry = view.event == "the_reverend"
        self.is_ghost = self.me in view.ghosts
        self.hailed = view.event == "a_fistful_of_cards"  # every card held draws a shot
        self.threat = self.threatened()
        self.bangs = self.savers = 0
        self.count_hand()
        self.held: list[float] = []  # what each card of the hand is worth there
        self.spare_worth = 0.0
        self.plans = True  # the order of what is done in a turn

    def count_hand(self) -> None:
        values, mine = self.values, self.mine
        for card in self.view.cards.hand:
            kind = values.kind_no[card]
            if values.is_bang[kind] or (mine.swaps_bangs and values.is_missed[kind]):
                self.bangs += 1
            if values.saves[kind] and not self.two_left and not self.dry:
                self.savers += 1

    # -- distances -------------------------------------------------------------------------

    def is_mine(self, figure: int) -> bool:
        return figure // self.each == self.seat

    def steps(self, one: int, other: int) -> int:
        """How far apart two figures sit."""
        if self.each > 1:
            return 1 if self.view.front[other // self.each] == other else 2
        if self.closed:
            return 1
        ring = self.view.ring
        if one not in ring or other not in ring:
            return 1
        apart = abs(ring.index(one) - ring.index(other))
        return min(apart, len(ring) - apart)

    def cover_of(self, figure: int) -> int:
        cover = self.talent[figure].cover
        if not self.still:
            for card in self.view.cards.in_play[figure]:
                cover += self.values.cover[self.values.kind_no[card]]
        return cover

    def sight_of(self, figure: int) -> int:
        sight = self.talent[figure].sight
        if not self.still:
            for card in self.view.cards.in_play[figure]:
                sight += self.values.sight[self.values.kind_no[card]]
        return sight

    def slack(self, other: int) -> int:
        """How many steps more I could be away for another one to reach me; below 0: he cannot."""
        away = self.steps(other, self.me) + self.cover_of(self.me) - self.sight_of(other)
        return self.view.reach[other] - max(away, 1)

    def threatened(self) -> float:
        """How many of those who reach me may mean it."""
        threat = 0.0
        for other in self.view.ring:
            if not self.is_mine(other) and self.slack(other) >= 0:
                hate = self.hate[other]
                threat += hate if hate > 0.2 else 0.2
        return threat

    def suit(self, card: int) -> int:
        return self.every_suit if self.every_suit >= 0 else self.facts.suit[card]

    # -- what may come of an attack --------------------------------------------------------

    def heart_chance(self, figure: int) -> float:
        """That a draw! of his is a Heart."""
        rate = self.values.heart_rate
        if self.every_suit >= 0:
            rate = 1.0 if self.every_suit == HEARTS else 0.0
        return 1.0 - (1.0 - rate) ** 2 if self.talent[figure].picks_flip else rate

    def ignores(self, figure: int, card: int) -> bool:
        """Whether a card does nothing to him."""
        shuns = self.talent[figure].shuns_diamonds
        return shuns and card >= 0 and self.suit(card) == DIAMONDS

    def hit_chance(self, figure: int, needed: int, card: int) -> float:
        """That he does not avoid a shot. `card`: the one fired, or -1."""
        talent, values, cards = self.talent[figure], self.values, self.view.cards
        if self.ignores(figure, card):
            return 0.0
        none, one = 1.0, 0.0  # the chances of so many Missed! effects
        sure = 0
        if not (self.still or self.mine.stills_others):
            for other in cards.in_play[figure]:
                kind = values.kind_no[other]
                if values.barrel[kind]:
                    heart = self.heart_chance(figure)
                    none, one = none * (1.0 - heart), one * (1.0 - heart) + none * heart
                elif values.shield[kind]:
                    sure += 1
        if talent.has_barrel:
            heart = self.heart_chance(figure)
            none, one = none * (1.0 - heart), one * (1.0 - heart) + none * heart
        owner = figure // self.each
        for known in cards.seen_in_hands[owner]:
            kind = values.kind_no[known]
            if values.avoids[kind] or (talent.swaps_bangs and values.is_bang[kind]):
                sure += 1
        if sure >= needed:
            return 0.0
        unseen = cards.hand_counts[owner] - len(cards.seen_in_hands[owner])
        if unseen > 0:
            rate = values.missed_rate
            if talent.all_missed:
                rate = 0.95
            elif talent.swaps_bangs:
                rate += values.bang_rate
            empty = (1.0 - rate) ** unseen
            single = unseen * rate * (1.0 - rate) ** (unseen - 1)
            none, one = none * empty, one * empty + none * single
        return none if needed - sure == 1 else none + one

    def no_bang_chance(self, figure: int, fewer_than: int) -> float:
        """That he holds fewer than so many BANG! cards."""
        values, cards = self.values, self.view.cards
        owner = figure // self.each
        swaps = self.talent[figure].swaps_bangs
        seen = cards.seen_in_hands[owner]
        left = fewer_than
        for known in seen:
            kind = values.kind_no[known]
            if values.is_bang[kind] or (swaps and values.is_missed[kind]):
                left -= 1
        if left <= 0:
            return 0.0
        unseen = cards.hand_counts[owner] - len(seen)
        rate = values.bang_rate + (values.missed_rate if swaps else 0.0)
        chance, term = 0.0, (1.0 - rate) ** unseen
        for held in range(min(left, unseen + 1)):
            chance += term
            term *= (unseen - held) / (held + 1) * rate / (1.0 - rate)
        return chance

    def harm(self, figure: int) -> float:
        """What a point of life that he loses to me is worth."""
        view = self.view
        if figure in view.ghosts:
            return 0.0
        hate = self.hate[figure]
        life = view.life[figure]
        owner = figure // self.each
        if life > 1:
            worth = hate * HARM[life if life < 4 else 4]
            talent = self.talent[figure]
            if talent.gains_by_loss:
                worth -= 0.8 * A_CARD if talent.takes_revenge else 0.8 * hate * A_CARD
            return worth
        saved = 0.0
        if not self.two_left and not self.dry:
            saved = 1.0 - (1.0 - self.values.saver_rate) ** view.cards.hand_counts[owner]
        if self.talent[figure].heals_for_two and view.cards.hand_counts[owner] > 1:
            saved = 1.0
        fall = self.fall[figure]
        if self.mine.inherits:
            fall += 0.8 * (view.cards.hand_counts[owner] + len(view.cards.in_play[figure]))
        elif self.mine.feasts:
            fall += 2.0 * A_CARD
        return (1.0 - saved) * fall + saved * hate * A_POINT

    def relief(self, figure: int) -> float:
        """What a point of life that he regains is worth to me."""
        view = self.view
        if figure in view.ghosts or view.life[figure] >= view.max_life[figure]:
            return 0.0
        if self.is_mine(figure):
            return self.pain(view.life[figure] + 1) + 0.3
        life = view.life[figure]
        last = 0.1 * self.fall[figure] if life == 1 else 0.0
        return -self.hate[figure] * A_POINT - last

    def pain(self, life: int) -> float:
        """What it costs me to lose a point when I have so many."""
        if self.is_ghost:
            return 0.0
        if life <= 1 and self.savers:
            return RESCUED
        return PAIN[4 if life > 4 else life if life > 0 else 0]

    # -- what my cards are worth -----------------------------------------------------------

    def pull(self, reach: int) -> float:
        """How good it is to reach so far."""
        best, others = 0.0, 0.0
        away = self.view.distances
        for figure in self.view.ring:
            if away and away[figure] <= reach and self.hate[figure] > 0.0:
                hate = self.hate[figure]
                others += hate
                best = hate if hate > best else best
        return best + 0.2 * (others - best)

    def weapon_gain(self, kind: int) -> float:
        """What this weapon is worth more than the one I have."""
        values, view = self.values, self.view
        reach = view.reach[self.me]
        gain = 2.5 * (self.pull(values.reach[kind]) - self.pull(reach))
        gain += 0.1 * (values.reach[kind] - reach)
        if not self.mine.shoots_on:
            rapid = 0.6 * (max(self.bangs - 1, 0) + 0.5) * self.pull(1)
            if values.unlimited[kind]:
                gain += rapid
            if self.has_unlimited():
                gain -= rapid + 0.2
        return gain

    def has_unlimited(self) -> bool:
        for card in self.view.cards.in_play[self.me]:
            if self.values.unlimited[self.values.kind_no[card]]:
                return True
        return False

    def has_kind(self, figure: int, kind: int) -> bool:
        for card in self.view.cards.in_play[figure]:
            if self.values.kind_no[card] == kind:
                return True
        return False

    def equipment_gain(self, kind: int) -> float:
        """What a card is worth before me that is not there yet."""
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
            return 0.6 + 2.0 * (self.pull(reach + 1) - self.pull(reach))
        return values.in_play[kind]

    def worth(self, card: int, before: int) -> float:
        """What a card is worth in my hand that has so many of its sort before it."""
        values, mine = self.values, self.mine
        kind = values.kind_no[card]
        fewer = FEWER[before] if before < len(FEWER) else 0.2
        if values.avoids[kind]:
            urgent = 0.8 if self.life <= 2 else 0.0
            base = values.in_hand[kind] + 0.3 * min(self.threat, 2.0) + urgent
            return base * fewer
        if values.is_bang[kind]:
            rapid = mine.shoots_on or self.has_unlimited()
            target = 1.0 if self.pull(self.view.reach[self.me]) > 0.0 else 0.7
            return values.in_hand[kind] * target * (1.0 if rapid else fewer)
        if values.saves[kind]:
            if self.two_left:
                return 0.2
            return values.in_hand[kind] + 0.6 * min(self.wounds, 2) + (1.0 if self.life <= 1 else 0)
        if values.lies[kind] and not values.burden[kind]:
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

    def hold_hand(self) -> list[float]:
        """What each card of the hand is worth there; found once a decision."""
        hand = self.view.cards.hand
        if self.held or not hand:
            return self.held
        before: dict[int, int] = {}
        for card in hand:
            sort = self.sort_of(self.values.kind_no[card])
            count = before.get(sort, 0)
            before[sort] = count + 1
            self.held.append(self.worth(card, count))
        limit = self.view.hand_limits[self.me]
        if len(hand) > limit:
            self.spare_worth = sorted(self.held)[len(hand) - limit - 1]
        return self.held

    def kept(self, card: int) -> float:
        """What a card of the hand is worth there."""
        held = self.hold_hand()
        return held[self.view.cards.hand.index(card)]

    def cost(self, card: int) -> float:
        """What is lost when a card leaves the hand: nothing, if it could not be kept anyway."""
        if self.is_ghost:
            return 0.0
        cost = self.kept(card) - self.spare_worth
        if self.mine.refills and len(self.view.cards.hand) == 1:
            cost -= A_CARD
        if cost <= 0.0:
            return 0.0
        return 0.3 * cost if self.hailed else cost

    def wanted(self, card: int) -> float:
        """What a card would be worth if it came into the hand."""
        values = self.values
        sort = self.sort_of(values.kind_no[card])
        before = 0
        for other in self.view.cards.hand:
            if other != card and self.sort_of(values.kind_no[other]) == sort:
                before += 1
        return self.worth(card, before)
