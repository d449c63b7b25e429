"""What bots know of a second game, as small as can be: what a game has to bring for its bots."""

from __future__ import annotations

from sixgun.bots import Inference, Policy, Reason, School
from sixgun.engine import FigureGame
from sixgun.engine.moves import PASS, verb_of
from tests.live.tossup import Facts, Game, TossUp, TossView

__all__ = ["TossSchool"]


class Tossing(Policy[TossView, None]):
    """Tosses whatever it has."""

    def weigh(self, view: TossView, beliefs: None) -> list[float]:
        return [0.0 if verb_of(move) == PASS else 1.0 for move in view.cards.moves]

    def reason(self, view: TossView, beliefs: None, move: int) -> Reason:
        return Reason("toss")


class NothingHidden(Inference[TossView, None]):
    def beliefs(self, view: TossView) -> None:
        return None

    def told(self, beliefs: None) -> list[dict[str, float]]:
        return []

    def certain(self, game: FigureGame) -> None:
        return None


class TossSchool(School[Facts, TossView, None]):
    id = "tossup"

    def facts(self, game: FigureGame) -> Facts:
        assert isinstance(game, Game)
        return game.facts

    def view(self, game: FigureGame, seat: int) -> TossView:
        assert isinstance(game, Game)
        return TossUp().view(game, seat)

    def prospects(self, game: FigureGame) -> list[float]:
        return [life / sum(game.life) for life in game.life]

    def greenhorn(self, facts: Facts) -> Tossing:
        return Tossing()

    def gunslinger(self, facts: Facts) -> Tossing:
        return Tossing()

    def guess(self, facts: Facts, seat: int) -> NothingHidden:
        return NothingHidden()

    def inference(self, facts: Facts, seat: int) -> NothingHidden:
        return NothingHidden()
