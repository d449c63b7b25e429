"""Scores for the playing phase of your own turn, and when to move the token."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.ability_values import ability_value
from sixgun.bots.duel.effects import EFFECTS, FIRST, SOON, hit_reason
from sixgun.bots.duel.situation import A_CARD, Situation
from sixgun.bots.heuristic_policy import IDLE
from sixgun.bots.thought import Reason
from sixgun.engine import moves as m

__all__ = ["own_turn_reason", "own_turn_scores"]

A_CHANGE: Final = 0.9  # exchange a card that is worth less
STAY: Final = 0
SWAP_FIRST: Final = 1
SWAP_LAST: Final = 2
WORTH_A_SWAP: Final = 0.3  # the least gain for moving the token
A_HIT_TO_COME: Final = 1.2  # from a character that shoots when moving to the front
KEEPING: Final = 0.5  # the part of its holding worth that counts against playing a card


def own_turn_scores(s: Situation, moves: list[int]) -> list[float]:
    turn = OwnTurn(s)
    return [turn.score(move) for move in moves]


def own_turn_reason(s: Situation, move: int) -> Reason:
    """Why a player would move the token, reload, use an ability, or play or use a card."""
    card, kind, verb = m.card_of(move), m.kind_of(move), m.verb_of(move)
    if verb == m.SWAP:
        return Reason("moves_token", {"figure": s.rear})
    if verb == m.RELOAD:
        return Reason("reloads", {"card": card})
    if card < 0 and kind >= s.values.facts.first_character:
        return Reason("uses_ability", {"character": s.values.facts.kind_ids[kind]})
    if kind < 0:
        kind = s.values.kind_no[card]
    target, effect = m.target_of(move), EFFECTS[s.values.effect[kind]]
    lying = m.target_card_of(target)
    if verb == m.USE and card >= 0:
        return use_reason(s, kind, card, target)
    return Reason("strips", {"card": lying}) if lying >= 0 else effect.reason(s, kind, card, target)


def use_reason(s: Situation, kind: int, card: int, target: int) -> Reason:
    """Why a player would use a card in play."""
    if not s.values.is_pan[card]:
        return hit_reason(s, kind, card, target)
    discards = s.view.cards.discards
    return Reason("draws", {"card": discards[-1]} if discards else {})


class OwnTurn:
    """One decision of the playing phase."""

    def __init__(self, s: Situation) -> None:
        self.s = s
        self.count_shots()
        self.keep = self.hold_values()
        self.gain = 0.0
        self.plan = self.plan_token()

    def count_shots(self) -> None:
        """Count the BANG! cards in hand and the hits that are still possible."""
        s = self.s
        facts = s.values.facts
        self.reds = 0
        others = 0
        for card in s.hand:
            kind = facts.kind[card]
            if kind.is_bang:
                self.reds += 1
            elif kind.hits and not kind.is_resource:
                others += 1
        self.shots = min(self.reds, self.bangs_left()) + others

    def bangs_left(self) -> int:
        view = self.s.view
        return 9 if view.bang_limit < 0 else max(view.bang_limit - view.bangs, 0)

    def hold_values(self) -> list[float]:
        """The worth of holding each hand card; the worst above the hand limit count 0."""
        s = self.s
        worth = [s.values.hold[card] for card in s.hand]
        above = len(worth) - s.view.hand_limits[s.seat]
        if above > 0:
            for i in sorted(range(len(worth)), key=lambda i: worth[i])[:above]:
                worth[i] = 0.0
        return worth

    def hold_value(self, card: int) -> float:
        return self.keep[self.s.hand.index(card)] if card in self.s.hand else 0.0

    # -- the token -------------------------------------------------------------------------

    def plan_token(self) -> int:
        """Plan whether to move the token, before or after the other moves."""
        s = self.s
        if s.view.swapped or s.rear < 0:
            return STAY
        after = s.front_worth(s.seat, s.rear) - s.front_worth(s.seat, s.me)
        after += s.swap_stirs(s.seat) + self.behind_value(s.me) - self.behind_value(s.rear)
        now = self.front_use_value(s.rear) - self.front_use_value(s.me)
        if after + max(now, 0.0) <= WORTH_A_SWAP:
            return STAY
        self.gain = after + max(now, 0.0)
        return SWAP_FIRST if now > 0.0 else SWAP_LAST

    def behind_value(self, figure: int) -> float:
        """The value of keeping a figure in the rear for the next turn."""
        return A_HIT_TO_COME if self.s.ability[figure].hits_when_forward else 0.0

    def front_use_value(self, figure: int) -> float:
        """The value of a figure in front for the rest of this turn."""
        s = self.s
        ability = s.ability[figure]
        worth = self.cards_in_use(figure)
        if ability.draws_when_avoided:
            worth += 0.3 * self.shots
        if s.who[figure].is_costly:
            worth += 0.6 * min(self.reds, self.bangs_left())
        if ability.any_card_hits and not self.reds and s.hand and self.bangs_left():
            worth += 1.0
        if s.view.characters[figure] in s.view.used:
            return worth
        if ability.draws_when_empty and len(s.hand) <= 1 and not s.avoids_held:
            worth += 1.5
        return worth + ability.used if s.hand else worth

    def cards_in_use(self, figure: int) -> float:
        """The value of a front figure's cards in play for the rest of this turn."""
        s = self.s
        values = s.values
        free = s.who[figure].shoots_freely
        spends = s.who[figure].is_spender
        if s.ability[figure].trades_lying:
            spends = s.view.characters[figure] not in s.view.used
        worth = 0.0
        for card in s.in_play[figure]:
            if values.facts.unlimited[card]:
                free = True
            if values.facts.kind[card].is_used and card not in s.view.fresh:
                worth += values.lying[card]
            if spends and values.lying[card] > -0.5:
                worth += 0.8
        if free:
            usual = 1 if s.view.bang_limit < 0 else max(s.view.bang_limit - s.view.bangs, 0)
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
        return self.reload_score(m.card_of(move)) if verb == m.RELOAD else IDLE[verb]

    def token_score(self) -> float:
        if self.plan == SWAP_FIRST:
            return FIRST + self.gain
        return 0.1 + 0.02 * self.gain if self.plan == SWAP_LAST else -1.0

    def reload_score(self, card: int) -> float:
        s = self.s
        given = self.hold_value(card) if card in s.hand else s.values.lying[card]
        return A_CARD - given

    def play_score(self, move: int) -> float:
        s = self.s
        card, kind = m.card_of(move), m.kind_of(move)
        keep = KEEPING * self.hold_value(card)
        if kind < 0:
            kind = s.values.kind_no[card]
        else:
            keep *= 2.0  # the card could also be played as itself
        target, effect = m.target_of(move), EFFECTS[s.values.effect[kind]]
        score = effect.value(s, kind, card, target) - keep
        return score + (effect.early or self.urgency(kind, target)) if score > 0.0 else score

    def urgency(self, kind: int, target: int) -> float:
        """The bonus for the order of moves: remove defences before shooting."""
        played = self.s.values.facts.kinds[kind]
        if played.lies_in_play:
            mine = m.figure_of(target) >> 1 == self.s.seat
            return 2.0 * FIRST if mine and self.plan == SWAP_FIRST else SOON if mine else 0.0
        if self.shots and m.target_card_of(target) >= 0:
            return SOON
        return -1.0 if played.is_soft else 0.0

    def use_score(self, move: int) -> float:
        s = self.s
        card, kind, target = m.card_of(move), m.kind_of(move), m.target_of(move)
        if card < 0:
            return self.act_score(s.values.facts.kind_ids[kind], target)
        if kind >= 0:  # Equipment that serves as a Colt, with a card for it
            gain = EFFECTS[s.values.effect[kind]].value(s, kind, card, target) + A_CARD
            return gain - s.values.lying[card]
        if s.values.is_pan[card]:
            pile = s.view.cards.discards
            return s.values.hold[pile[-1]] - s.values.lying[card] if pile else -1.0
        return s.hit_worth(m.figure_of(target), s.values.kind_no[card]) - 0.5

    def act_score(self, character: str, target: int) -> float:
        """Score an ability in your own turn."""
        s = self.s
        paid = m.target_card_of(target)
        if paid >= 0:
            return 2.0 * A_CARD - s.values.lying[paid] + FIRST
        ability = ability_value(character)
        if ability.draws_when_empty:
            return 2.0 * FIRST
        least = min(self.keep) if self.keep else 9.0
        if ability.repeats_actions:
            return self.replica_worth() - least
        return FIRST if least < A_CHANGE else -1.0

    def replica_worth(self) -> float:
        s = self.s
        top = s.view.cards.discards[-1]
        kind = s.values.kind_no[top]
        target = m.figure_target(s.front[s.goal]) if s.values.facts.kinds[kind].aimed else m.NOBODY
        return EFFECTS[s.values.effect[kind]].value(s, kind, top, target)
