"""Scores for the playing phase of your own turn, and when to move the token."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.card_values import BEER, LAY, SHOT, STORE, TRAIN, WAGON, WHISKEY
from sixgun.bots.duel.effect_values import effect_worth
from sixgun.bots.duel.situation import Situation
from sixgun.bots.duel.value_tables import A_CARD
from sixgun.engine import moves as m

__all__ = ["OwnTurn"]

A_CHANGE: Final = 0.9  # exchange a card that is worth less
STAY: Final = 0
SWAP_FIRST: Final = 1
SWAP_LAST: Final = 2
FIRST: Final = 4.0  # bonus for moves that should come first
SOON: Final = 2.0
WORTH_A_SWAP: Final = 0.3  # the least gain for moving the token
A_HIT_TO_COME: Final = 1.2  # from a character that shoots when moving to the front
KEEPING: Final = 0.5  # the part of its holding worth that counts against playing a card


class OwnTurn:
    """One decision of the playing phase."""

    __slots__ = ("gain", "keep", "plan", "reds", "shots", "t")

    def __init__(self, t: Situation) -> None:
        self.t = t
        self.count_shots()
        self.keep = self.hold_values()
        self.gain = 0.0
        self.plan = self.plan_token()

    def count_shots(self) -> None:
        """Count the BANG! cards in hand and the hits that are still possible."""
        t = self.t
        facts = t.values.facts
        self.reds = 0
        others = 0
        for card in t.hand:
            kind = facts.kind[card]
            if kind.is_bang:
                self.reds += 1
            elif kind.hits and not kind.is_resource:
                others += 1
        self.shots = min(self.reds, self.bangs_left()) + others

    def bangs_left(self) -> int:
        view = self.t.view
        return 9 if view.bang_limit < 0 else max(view.bang_limit - view.bangs, 0)

    def hold_values(self) -> list[float]:
        """The worth of holding each hand card; cards above the hand limit count 0."""
        t = self.t
        worth = [t.values.hold[card] for card in t.hand]
        above = len(worth) - t.view.hand_limits[t.seat]
        while above > 0:
            least = -1
            for i in range(len(worth)):
                if worth[i] > 0.0 and (least < 0 or worth[i] < worth[least]):
                    least = i
            if least < 0:
                break
            worth[least] = 0.0
            above -= 1
        return worth

    def hold_value(self, card: int) -> float:
        return self.keep[self.t.hand.index(card)] if card in self.t.hand else 0.0

    # -- the token -------------------------------------------------------------------------

    def plan_token(self) -> int:
        """Plan whether to move the token, before or after the other moves."""
        t = self.t
        if t.view.swapped or t.rear < 0:
            return STAY
        after = t.front_worth(t.seat, t.rear) - t.front_worth(t.seat, t.me)
        after += t.swap_stirs(t.seat) + self.behind_value(t.me) - self.behind_value(t.rear)
        now = self.front_use_value(t.rear) - self.front_use_value(t.me)
        if after + max(now, 0.0) <= WORTH_A_SWAP:
            return STAY
        self.gain = after + max(now, 0.0)
        return SWAP_FIRST if now > 0.0 else SWAP_LAST

    def behind_value(self, figure: int) -> float:
        """The value of keeping a figure in the rear for the next turn."""
        return A_HIT_TO_COME if self.t.values.hits_when_forward[self.t.who[figure]] else 0.0

    def front_use_value(self, figure: int) -> float:
        """The value of a figure in front for the rest of this turn."""
        t = self.t
        values = t.values
        who = t.who[figure]
        worth = self.cards_in_use(figure)
        if values.draws_when_avoided[who]:
            worth += 0.3 * self.shots
        if values.costly[who]:
            worth += 0.6 * min(self.reds, self.bangs_left())
        if values.any_card_hits[who] and not self.reds and t.hand and self.bangs_left():
            worth += 1.0
        if t.view.characters[figure] in t.view.used:
            return worth
        if values.draws_when_empty[who] and len(t.hand) <= 1 and not t.avoids_held:
            worth += 1.5
        return worth + values.used[who] if t.hand else worth

    def cards_in_use(self, figure: int) -> float:
        """The value of a front figure's cards in play for the rest of this turn."""
        t = self.t
        values = t.values
        who = t.who[figure]
        free = values.shoots_freely[who]
        spends = values.is_spender[who]
        if values.trades_lying[who]:
            spends = t.view.characters[figure] not in t.view.used
        worth = 0.0
        for card in t.in_play[figure]:
            if values.facts.unlimited[card]:
                free = True
            if values.facts.kind[card].is_used and card not in t.view.fresh:
                worth += values.lying[card]
            if spends and values.lying[card] > -0.5:
                worth += 0.8
        if free:
            usual = 1 if t.view.bang_limit < 0 else max(t.view.bang_limit - t.view.bangs, 0)
            worth += 1.5 * max(self.reds - usual, 0)
        return worth

    # -- moves -----------------------------------------------------------------------------

    def score(self, move: int) -> float:
        verb = m.verb_of(move)
        if verb == m.PLAY:
            return self.play_score(move)
        if verb == m.USE:
            return self.use_score(move)
        if verb == m.SWAP:
            return self.token_score()
        if verb == m.RELOAD:
            return self.reload_score(m.card_of(move))
        return 0.0

    def token_score(self) -> float:
        if self.plan == SWAP_FIRST:
            return FIRST + self.gain
        return 0.1 + 0.02 * self.gain if self.plan == SWAP_LAST else -1.0

    def reload_score(self, card: int) -> float:
        t = self.t
        given = self.hold_value(card) if card in t.hand else t.values.lying[card]
        return A_CARD - given

    def play_score(self, move: int) -> float:
        t = self.t
        card = m.card_of(move)
        kind = m.kind_of(move)
        keep = KEEPING * self.hold_value(card)
        if kind < 0:
            kind = t.values.kind_no[card]
        else:
            keep *= 2.0  # the card could also be played as itself
        target = m.target_of(move)
        score = effect_worth(t, kind, target) - keep
        return score + self.urgency(kind, target) if score > 0.0 else score

    def urgency(self, kind: int, target: int) -> float:
        """The bonus for the order of moves: draw first, remove defences before shooting."""
        t = self.t
        effect = t.values.effect[kind]
        if effect in (WAGON, TRAIN):
            return 2.0 * FIRST
        if effect == LAY:
            mine = m.figure_of(target) >> 1 == t.seat
            return 2.0 * FIRST if mine and self.plan == SWAP_FIRST else SOON if mine else 0.0
        if effect in (STORE, BEER, WHISKEY):
            return SOON
        lying = m.target_card_of(target)
        if lying >= 0 and self.shots:
            return SOON
        return 0.0 if effect != SHOT or not t.values.facts.kinds[kind].is_soft else -1.0

    def use_score(self, move: int) -> float:
        t = self.t
        card = m.card_of(move)
        target = m.target_of(move)
        if card < 0:
            return self.act_score(m.kind_of(move) - t.values.facts.first_character, target)
        if m.kind_of(move) >= 0:  # Equipment that serves as a Colt, with a card for it
            gain = effect_worth(t, m.kind_of(move), target) + A_CARD
            return gain - t.values.lying[card]
        if t.values.is_pan[card]:
            return self.pan_score(card)
        return t.hit_worth(m.figure_of(target), t.values.kind_no[card]) - 0.5

    def pan_score(self, card: int) -> float:
        pile = self.t.view.cards.discards
        if not pile:
            return -1.0
        return self.t.values.hold[pile[-1]] - self.t.values.lying[card]

    def act_score(self, number: int, target: int) -> float:
        """Score an ability in your own turn."""
        t = self.t
        paid = m.target_card_of(target)
        if paid >= 0:
            return 2.0 * A_CARD - t.values.lying[paid] + FIRST
        if t.values.draws_when_empty[number]:
            return 2.0 * FIRST
        least = min(self.keep) if self.keep else 9.0
        if t.values.repeats_actions[number]:
            return self.replica_worth() - least
        return FIRST if least < A_CHANGE else -1.0

    def replica_worth(self) -> float:
        t = self.t
        kind = t.values.kind_no[t.view.cards.discards[-1]]
        aimed = t.values.facts.kinds[kind].aimed
        return effect_worth(t, kind, t.front[t.goal] + 1 if aimed else 0)
