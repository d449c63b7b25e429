"""Effects of cards, as bots see them. The card values of each game name one for each card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from sixgun.bots.thought import Reason
from sixgun.engine.moves import card_of, figure_of, kind_of, target_card_of, target_of

__all__ = ["CardPlay", "Effect"]

S = TypeVar("S")  # the situation of a seat


class CardPlay:
    """One way to play a card: as which kind, and at whom. The card may be -1: only its effect."""

    __slots__ = ("card", "figure", "kind", "lying", "target")

    def __init__(self, kind: int, card: int, target: int) -> None:
        self.kind = kind
        self.card = card
        self.target = target
        self.figure = figure_of(target)  # -1: none
        self.lying = target_card_of(target)  # a card in play as the target; -1: none

    @staticmethod
    def of_move(move: int, kind_no: list[int]) -> CardPlay:
        """Take a move apart; `kind_no` lists the kind of each card."""
        card, kind = card_of(move), kind_of(move)
        return CardPlay(kind if kind >= 0 else kind_no[card], card, target_of(move))


@dataclass(frozen=True)
class Effect(Generic[S]):
    """What a card does when it takes effect: how much that is worth, and why."""

    value: Callable[[S, CardPlay], float]  # without what the card costs
    code: str = ""  # of the reason
    explain: Callable[[S, CardPlay], Reason] | None = None  # a reason that needs more than a code
    early: float = 0.0  # the bonus that puts good moves into the right order
    patience: float = 0.0  # the value of waiting for a better moment
