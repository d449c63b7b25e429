"""The smallest strategy: what a new game has to provide for its bots."""

from __future__ import annotations

from sixgun.bots import GameStrategy, Inference, Policy, Reason
from sixgun.engine import FigureGame
from sixgun.engine.moves import PASS, verb_of
from tests.live.tossup import Facts, Game, TossUp, TossView

__all__ = ["TossStrategy"]


class Tossing(Policy[TossView, None]):
    """Tosses every card it can."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def score_moves(self, view: TossView, beliefs: None) -> list[float]:
        return [0.0 if verb_of(move) == PASS else 1.0 for move in view.cards.moves]

    def explain_move(self, view: TossView, beliefs: None, move: int) -> Reason:
        return Reason("toss")


class NothingHidden(Inference[TossView, None]):
    def __init__(self, facts: Facts, seat: int) -> None:
        self.seat = seat

    def beliefs(self, view: TossView) -> None:
        return None

    def role_chances(self, beliefs: None) -> list[dict[str, float]]:
        return []

    def beliefs_in(self, game: FigureGame) -> None:
        return None


def share_of_life(game: Game) -> list[float]:
    return [life / sum(game.life) for life in game.life]


class TossStrategy(GameStrategy):
    def __init__(self) -> None:
        super().__init__(
            id="tossup",
            view=TossUp().view,
            win_chances=share_of_life,
            greenhorn=Tossing,
            gunslinger=Tossing,
            public_inference=NothingHidden,
            action_inference=NothingHidden,
        )
