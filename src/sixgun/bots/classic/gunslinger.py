"""The gunslinger: good rules of thumb for every prompt."""

from __future__ import annotations

from sixgun.bots.classic.answers import BY_PROMPT, BY_VERB
from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.beliefs import Beliefs
from sixgun.bots.classic.bidding import Bidding
from sixgun.bots.classic.card_values import CardValues
from sixgun.bots.classic.hostility import Hostility
from sixgun.bots.heuristic_policy import HeuristicPolicy
from sixgun.bots.thought import Reason
from sixgun.classic import Facts, View

__all__ = ["Gunslinger"]


class Gunslinger(HeuristicPolicy[Appraisal, View, Beliefs]):
    """Scores moves by its view and by who is likely to be a foe."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(BY_PROMPT, BY_VERB, pass_code="nothing_better")
        self.each = facts.variant.figures_a_seat
        self.values = CardValues(facts)

    def situation(self, view: View, beliefs: Beliefs) -> Appraisal:
        return Appraisal(self.values, view, Hostility(view, beliefs, self.each))

    def bidding(self, view: View) -> Bidding:
        return Bidding(self.values.facts, self.values.abilities, view)

    def score_moves(self, view: View, beliefs: Beliefs) -> list[float]:
        if view.auction is not None:
            return self.bidding(view).score_moves()
        return super().score_moves(view, beliefs)

    def explain_move(self, view: View, beliefs: Beliefs, move: int) -> Reason:
        if view.auction is not None:
            return self.bidding(view).explain_move(move)
        return super().explain_move(view, beliefs, move)

    def supports_search(self, view: View) -> bool:
        """No search in an auction: playouts cannot tell what money is worth."""
        return view.auction is None
