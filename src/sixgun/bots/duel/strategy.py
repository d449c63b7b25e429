"""The strategy for BANG! The Duel: its policies, inference and evaluation."""

from __future__ import annotations

from sixgun.bots.duel.beliefs import Beliefs, PublicInference
from sixgun.bots.duel.evaluation import win_chances
from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.bots.duel.gunslinger import Gunslinger
from sixgun.bots.duel.hand_inference import HandInference
from sixgun.bots.policy import Inference, Policy
from sixgun.bots.strategy import GameStrategy
from sixgun.duel import Facts, Game, View, view
from sixgun.engine import FigureGame

__all__ = ["DuelStrategy"]


class DuelStrategy(GameStrategy[Facts, View, Beliefs]):
    id = "duel"

    def facts(self, game: FigureGame) -> Facts:
        assert isinstance(game, Game)
        return game.facts

    def view(self, game: FigureGame, seat: int) -> View:
        assert isinstance(game, Game)
        return view(game, seat)

    def win_chances(self, game: FigureGame) -> list[float]:
        assert isinstance(game, Game)
        return win_chances(game)

    def greenhorn(self, facts: Facts) -> Policy[View, Beliefs]:
        return Greenhorn(facts)

    def gunslinger(self, facts: Facts) -> Policy[View, Beliefs]:
        return Gunslinger(facts)

    def public_inference(self, facts: Facts, seat: int) -> Inference[View, Beliefs]:
        return PublicInference(facts, seat)

    def action_inference(self, facts: Facts, seat: int) -> Inference[View, Beliefs]:
        return HandInference(facts, seat)
