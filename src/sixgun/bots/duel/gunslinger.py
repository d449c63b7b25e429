"""The gunslinger: good rules of thumb for every prompt."""

from __future__ import annotations

from sixgun.bots.duel.answers import BY_PROMPT, BY_VERB
from sixgun.bots.duel.beliefs import Beliefs
from sixgun.bots.duel.card_values import CardValues
from sixgun.bots.duel.situation import Situation
from sixgun.bots.heuristic_policy import HeuristicPolicy
from sixgun.duel import Facts, View

__all__ = ["Gunslinger"]


class Gunslinger(HeuristicPolicy[Situation, View, Beliefs]):
    """Scores a move by what it changes: life points, cards, who stands in front."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(BY_PROMPT, BY_VERB, pass_code="declines")
        self.values = CardValues(facts)

    def situation(self, view: View, beliefs: Beliefs) -> Situation:
        return Situation(self.values, view, beliefs)
