"""The gunslinger: good rules of thumb for every prompt."""

from __future__ import annotations

from sixgun.bots.duel.answer_scores import answer_scores
from sixgun.bots.duel.beliefs import Beliefs
from sixgun.bots.duel.card_values import CardValues
from sixgun.bots.duel.own_turn import OwnTurn
from sixgun.bots.duel.reasons import reason_for
from sixgun.bots.duel.situation import Situation
from sixgun.bots.policy import Policy
from sixgun.bots.thought import Reason
from sixgun.duel import Facts, View
from sixgun.engine import moves as m

__all__ = ["Gunslinger"]


class Gunslinger(Policy[View, Beliefs]):
    """Scores a move by what it changes: life points, cards, who stands in front."""

    def __init__(self, facts: Facts) -> None:
        self.values = CardValues(facts)

    def score_moves(self, view: View, beliefs: Beliefs) -> list[float]:
        prompt = view.cards.prompt
        moves = view.cards.moves
        if prompt == "front":
            return [self.opening_score(m.kind_of(move)) for move in moves]
        situation = Situation(self.values, view, beliefs)
        if prompt == "play":
            turn = OwnTurn(situation)
            return [turn.score(move) for move in moves]
        return answer_scores(situation, prompt, moves)

    def opening_score(self, kind: int) -> float:
        """Score a character for the front at the start."""
        values = self.values
        number = kind - values.facts.first_character
        worth = values.draws[number] + values.defends[number] + 0.5 * values.used[number]
        behind = (
            values.presence[number]
            if values.always[number] or values.hits_when_forward[number]
            else 0.0
        )
        return worth + 0.2 * values.facts.life[number] - behind

    def explain_move(self, view: View, beliefs: Beliefs, move: int) -> Reason:
        if view.cards.prompt == "front":
            number = m.kind_of(move) - self.values.facts.first_character
            return Reason("leads", {"character": self.values.facts.characters[number].id})
        return reason_for(Situation(self.values, view, beliefs), view.cards.prompt, move)
