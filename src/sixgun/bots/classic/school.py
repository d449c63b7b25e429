"""What bots know of BANG!."""

from __future__ import annotations

from sixgun.bots.classic.beliefs import Beliefs, Guess
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.bots.classic.gunslinger import Gunslinger
from sixgun.bots.classic.prospects import prospects
from sixgun.bots.classic.suspicion import Suspicion
from sixgun.bots.policy import Inference, Policy
from sixgun.bots.school import School
from sixgun.classic import Facts, Game, View, view
from sixgun.engine import FigureGame

__all__ = ["ClassicSchool"]


class ClassicSchool(School[Facts, View, Beliefs]):
    id = "classic"

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
        return Suspicion(facts, seat)
