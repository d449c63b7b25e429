"""The gunslinger: good rules of thumb for whatever he is asked."""

from __future__ import annotations

from sixgun.bots.duel.answers import answer_scores
from sixgun.bots.duel.beliefs import Beliefs
from sixgun.bots.duel.lore import Lore
from sixgun.bots.duel.own_turn import OwnTurn
from sixgun.bots.duel.reasons import reason_for
from sixgun.bots.duel.table import Table
from sixgun.bots.policy import Policy
from sixgun.bots.thought import Reason
from sixgun.duel import Facts, View
from sixgun.engine import moves as m

__all__ = ["Gunslinger"]


class Gunslinger(Policy[View, Beliefs]):
    """Every move is worth what it changes: life points, cards, who stands in front."""

    def __init__(self, facts: Facts) -> None:
        self.lore = Lore(facts)

    def weigh(self, view: View, beliefs: Beliefs) -> list[float]:
        prompt = view.cards.prompt
        moves = view.cards.moves
        if prompt == "front":
            return [self.opening_score(m.kind_of(move)) for move in moves]
        table = Table(self.lore, view, beliefs)
        if prompt == "play":
            turn = OwnTurn(table)
            return [turn.score(move) for move in moves]
        return answer_scores(table, prompt, moves)

    def opening_score(self, kind: int) -> float:
        """Who stands in front at the start."""
        lore = self.lore
        number = kind - lore.facts.first_character
        worth = lore.draws[number] + lore.defends[number] + 0.5 * lore.used[number]
        behind = (
            lore.presence[number] if lore.always[number] or lore.hits_when_forward[number] else 0.0
        )
        return worth + 0.2 * lore.facts.life[number] - behind

    def reason(self, view: View, beliefs: Beliefs, move: int) -> Reason:
        if view.cards.prompt == "front":
            number = m.kind_of(move) - self.lore.facts.first_character
            return Reason("leads", {"character": self.lore.facts.characters[number].id})
        return reason_for(Table(self.lore, view, beliefs), view.cards.prompt, move)
