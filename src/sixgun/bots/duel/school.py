"""What bots know of BANG! The Duel."""

from __future__ import annotations

from sixgun.bots.duel.beliefs import Beliefs, Guess
from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.bots.duel.gunslinger import Gunslinger
from sixgun.bots.duel.inference import Reading
from sixgun.bots.duel.prospects import prospects
from sixgun.bots.policy import Inference, Policy
from sixgun.bots.school import School
from sixgun.duel import Facts, Game, View, view
from sixgun.engine import FigureGame

__all__ = ["DuelSchool"]


class DuelSchool(School[Facts, View, Beliefs]):
    id = "duel"

    def facts(self, game: FigureGame) -> Facts:
        assert isinstance(game, Game)
        return game.facts

    def view(self, game: FigureGame, seat: int) -> View:
        assert isinstance(game, Game)
        return view(game, seat)

    def prospects(self, game: FigureGame) -> list[float]:
        assert isinstance(game, Game)
        return prospects(game)

    def greenhorn(self, facts: Facts) -> Policy[View, Beliefs]:
        return Greenhorn(facts)

    def gunslinger(self, facts: Facts) -> Policy[View, Beliefs]:
        return Gunslinger(facts)

    def guess(self, facts: Facts, seat: int) -> Inference[View, Beliefs]:
        return Guess(facts, seat)

    def inference(self, facts: Facts, seat: int) -> Inference[View, Beliefs]:
        return Reading(facts, seat)
