"""The gunslinger: good rules of thumb for every prompt."""

from __future__ import annotations

from sixgun.bots.classic.ability_values import AbilityValues
from sixgun.bots.classic.answer_values import (
    draw_value,
    give_value,
    name_value,
    parry_values,
    pick_value,
    surrender_value,
    yes_value,
)
from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.beliefs import Beliefs
from sixgun.bots.classic.bidding import Bidding
from sixgun.bots.classic.card_values import CardValues
from sixgun.bots.classic.hostility import Hostility
from sixgun.bots.classic.play_values import event_value, play_value, use_value
from sixgun.bots.classic.reasons import reason_for
from sixgun.bots.policy import Policy
from sixgun.bots.thought import Reason
from sixgun.classic import Facts, View
from sixgun.engine import moves as m

__all__ = ["Gunslinger"]


class Gunslinger(Policy[View, Beliefs]):
    """Scores moves by its view and by who is likely to be a foe."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.each = facts.variant.figures_a_seat
        self.values = CardValues(facts)
        self.abilities = AbilityValues(facts)

    def score_moves(self, view: View, beliefs: Beliefs) -> list[float]:
        if view.auction is not None:
            return self.bidding(view).score_moves()
        s = self.appraise(view, beliefs)
        if view.cards.prompt == "shot":
            return parry_values(s)
        return [self.value(s, move) for move in view.cards.moves]

    def supports_search(self, view: View) -> bool:
        """No search in an auction: playouts cannot tell what money is worth."""
        return view.auction is None

    def bidding(self, view: View) -> Bidding:
        return Bidding(self.facts, self.abilities, view)

    def appraise(self, view: View, beliefs: Beliefs) -> Appraisal:
        hostility = Hostility(view, beliefs, self.each)
        return Appraisal(self.facts, self.values, self.abilities, view, hostility)

    def value(self, s: Appraisal, move: int) -> float:
        verb = m.verb_of(move)
        prompt = s.view.cards.prompt
        if verb == m.PLAY:
            return 9.0 if prompt == "dying" else play_value(s, move)
        if verb == m.USE:
            return use_value(s, move) if prompt == "play" else yes_value(s, self.abilities)
        if verb == m.DISCARD:
            return event_value(s, move) if prompt == "play" else surrender_value(s, move)
        if verb == m.PICK:
            return pick_value(s, self.abilities, move)
        if verb == m.DRAW:
            return draw_value(s, m.target_of(move))
        if verb == m.GIVE:
            return give_value(s, move)
        if verb == m.NAME:
            return name_value(s, m.target_of(move))
        return -0.05 if verb == m.SKIP else 0.0

    def explain_move(self, view: View, beliefs: Beliefs, move: int) -> Reason:
        if view.auction is not None:
            return self.bidding(view).explain_move(move)
        s = self.appraise(view, beliefs)
        value = self.value(s, move) if view.cards.prompt == "play" else 0.0
        return reason_for(s, move, value)
