"""The situation of one seat: who reaches whom, and what an attack may bring."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.ability_values import AbilityTraits
from sixgun.bots.classic.card_values import CardValues
from sixgun.bots.classic.hostility import Hostility
from sixgun.classic import View
from sixgun.classic.suits import DIAMONDS, HEARTS

__all__ = ["A_CARD", "A_POINT", "Situation"]

A_CARD: Final = 1.2  # an unknown card
A_POINT: Final = 3.0  # a point of life
# By the life of a figure: the worth of a point that an enemy loses (the last one counts
# differently), and the cost of a point that you lose.
HARM: Final[list[float]] = [0.0, 0.0, 4.0, 3.4, 3.0]
PAIN: Final[list[float]] = [10.0, 10.0, 4.0, 3.4, 3.0]
RESCUED: Final = 4.5  # the last point, with a Beer in hand


class Situation:
    """The situation of one seat at this decision."""

    def __init__(self, values: CardValues, view: View, hostility: Hostility) -> None:
        facts = self.facts = values.facts
        self.values = values
        self.view = view
        self.each = facts.variant.figures_a_seat
        seat = view.cards.seat
        self.seat = seat
        self.me = view.acting(self.each) if view.cards.asked == seat else view.front[seat]
        known, none = values.abilities.by_id, values.abilities.none
        self.traits: list[AbilityTraits] = [known.get(name, none) for name in view.abilities]
        self.mine = self.traits[self.me]
        self.hate = hostility.hate
        self.kill_value = hostility.kill_value
        self.life = view.life[self.me]
        self.wounds = 0 if self.me in view.ghosts else view.max_life[self.me] - self.life
        self.two_left = len(view.ring) <= 2
        event = facts.event_by_id.get(view.event)
        self.every_suit = event.suit if event is not None else -1
        self.cards_disabled = event.cards_disabled if event is not None else False
        self.closed = event.all_adjacent if event is not None else False
        self.dry = view.event == "the_reverend"
        self.is_ghost = self.me in view.ghosts
        self.hailed = view.event == "a_fistful_of_cards"  # every hand card draws a shot
        self.threat = self.count_threats()
        self.bangs = self.savers = 0
        self.count_hand()

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
        """The distance between two figures, without modifiers."""
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
        cover = self.traits[figure].cover
        if not self.cards_disabled:
            for card in self.view.cards.in_play[figure]:
                cover += self.values.cover[self.values.kind_no[card]]
        return cover

    def sight_of(self, figure: int) -> int:
        sight = self.traits[figure].sight
        if not self.cards_disabled:
            for card in self.view.cards.in_play[figure]:
                sight += self.values.sight[self.values.kind_no[card]]
        return sight

    def slack(self, other: int) -> int:
        """The reach that another has to spare at you; below 0: you are out of reach."""
        away = self.steps(other, self.me) + self.cover_of(self.me) - self.sight_of(other)
        return self.view.reach[other] - max(away, 1)

    def count_threats(self) -> float:
        """The number of likely attackers in reach."""
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
        """The chance that a figure's draw! is a Heart."""
        rate = self.values.heart_rate
        if self.every_suit >= 0:
            rate = 1.0 if self.every_suit == HEARTS else 0.0
        return 1.0 - (1.0 - rate) ** 2 if self.traits[figure].picks_flip else rate

    def ignores(self, figure: int, card: int) -> bool:
        """True if a card has no effect on a figure."""
        shuns = self.traits[figure].shuns_diamonds
        return shuns and card >= 0 and self.suit(card) == DIAMONDS

    def hit_chance(self, figure: int, needed: int, card: int) -> float:
        """The chance that a figure does not avoid a shot. `card` is the card fired, or -1."""
        traits, values, cards = self.traits[figure], self.values, self.view.cards
        if self.ignores(figure, card):
            return 0.0
        barrels, sure = 1 if traits.has_barrel else 0, 0
        if not (self.cards_disabled or self.mine.disables_others_cards):
            for other in cards.in_play[figure]:
                barrels += values.barrel[values.kind_no[other]]
                sure += values.shield[values.kind_no[other]]
        none, one = 1.0, 0.0  # the chances of so many Missed! effects
        heart = self.heart_chance(figure) if barrels else 0.0
        for _ in range(barrels):
            none, one = none * (1.0 - heart), one * (1.0 - heart) + none * heart
        owner = figure // self.each
        for known in cards.seen_in_hands[owner]:
            kind = values.kind_no[known]
            if values.avoids[kind] or (traits.swaps_bangs and values.is_bang[kind]):
                sure += 1
        if sure >= needed:
            return 0.0
        unseen = cards.hand_counts[owner] - len(cards.seen_in_hands[owner])
        if unseen > 0:
            rate = values.missed_rate
            if traits.all_missed:
                rate = 0.95
            elif traits.swaps_bangs:
                rate += values.bang_rate
            empty = (1.0 - rate) ** unseen
            single = unseen * rate * (1.0 - rate) ** (unseen - 1)
            none, one = none * empty, one * empty + none * single
        return none if needed - sure == 1 else none + one

    def no_bang_chance(self, figure: int, fewer_than: int) -> float:
        """The chance that a figure holds fewer than so many BANG! cards."""
        values, cards = self.values, self.view.cards
        owner = figure // self.each
        swaps = self.traits[figure].swaps_bangs
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
        """The worth of a life point that a figure loses to you."""
        view = self.view
        if figure in view.ghosts:
            return 0.0
        hate = self.hate[figure]
        life = view.life[figure]
        owner = figure // self.each
        if life > 1:
            worth = hate * HARM[life if life < 4 else 4]
            traits = self.traits[figure]
            if traits.gains_by_loss:
                worth -= 0.8 * A_CARD if traits.takes_revenge else 0.8 * hate * A_CARD
            return worth
        saved = 0.0
        if not self.two_left and not self.dry:
            saved = 1.0 - (1.0 - self.values.saver_rate) ** view.cards.hand_counts[owner]
        if self.traits[figure].heals_for_two and view.cards.hand_counts[owner] > 1:
            saved = 1.0
        fall = self.kill_value[figure]
        if self.mine.inherits:
            fall += 0.8 * (view.cards.hand_counts[owner] + len(view.cards.in_play[figure]))
        elif self.mine.feasts:
            fall += 2.0 * A_CARD
        return (1.0 - saved) * fall + saved * hate * A_POINT

    def relief(self, figure: int) -> float:
        """The worth of a life point that a figure regains."""
        view = self.view
        if figure in view.ghosts or view.life[figure] >= view.max_life[figure]:
            return 0.0
        if self.is_mine(figure):
            return self.pain(view.life[figure] + 1) + 0.3
        life = view.life[figure]
        last = 0.1 * self.kill_value[figure] if life == 1 else 0.0
        return -self.hate[figure] * A_POINT - last

    def pain(self, life: int) -> float:
        """The cost of losing a life point when you have so many."""
        if self.is_ghost:
            return 0.0
        if life <= 1 and self.savers:
            return RESCUED
        return PAIN[4 if life > 4 else life if life > 0 else 0]
