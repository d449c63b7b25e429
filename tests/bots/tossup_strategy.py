"""The smallest strategy: what a new game has to provide for its bots."""

from __future__ import annotations

from sixgun.bots import GameStrategy, Inference, Policy, Reason
from sixgun.engine import FigureGame
from sixgun.engine.moves import PASS, verb_of
from tests.live.tossup import Facts, Game, TossUp, TossView

__all__ = ["TossStrategy"]


class Tossing(Policy[TossView, None]):
    """Tosses every card it can."""

    def score_moves(self, view: TossView, beliefs: None) -> list[float]:
        return [0.0 if verb_of(move) == PASS else 1.0 for move in view.cards.moves]

    def explain_move(self, view: TossView, beliefs: None, move: int) -> Reason:
        return Reason("toss")


class NothingHidden(Inference[TossView, None]):
    def beliefs(self, view: TossView) -> None:
        return None

    def role_chances(self, beliefs: None) -> list[dict[str, float]]:
        return []

    def beliefs_in(self, game: FigureGame) -> None:
        return None


class TossStrategy(GameStrategy[Facts, TossView, None]):
    id = "tossup"

    def facts(self, game: FigureGame) -> Facts:
        assert isinstance(game, Game)
        return game.facts

    def view(self, game: FigureGame, seat: int) -> TossView:
        assert isinstance(game, Game)
        return TossUp().view(game, seat)

    def win_chances(self, game: FigureGame) -> list[float]:
        return [life / sum(game.life) for life in game.life]

    def greenhorn(self, facts: Facts) -> Tossing:
        return Tossing()

    def gunslinger(self, facts: Facts) -> Tossing:
        return Tossing()

    def public_inference(self, facts: Facts, seat: int) -> NothingHidden:
        return NothingHidden()

    def action_inference(self, facts: Facts, seat: int) -> NothingHidden:
        return NothingHidden()
