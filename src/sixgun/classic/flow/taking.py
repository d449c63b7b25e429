"""Cards taken from somebody, or struck from his hand or table."""

from __future__ import annotations

from sixgun.classic.game import Game
from sixgun.engine import Frame
from sixgun.engine.moves import figure_of, target_card_of

__all__ = ["strip_card", "take_card"]


def take_card(game: Game, me: int, card: int, target: int) -> None:
    """A random card of a hand or a chosen one in play, into the hand of `me` (R70)."""
    wanted = target_card_of(target)
    figure = game.bearer(wanted) if wanted >= 0 else figure_of(target)
    if game.is_unaffected(figure, me, card):
        return
    if wanted >= 0:
        game.take_from_play(game.owner[me], figure, wanted)
    else:
        game.push(Grasp(figure))
        game.take_at_random(game.owner[me], game.owner[figure])
        game.pop()


def strip_card(game: Game, me: int, card: int, target: int) -> None:
    """A random card of a hand or a chosen one in play is discarded (R71)."""
    wanted = target_card_of(target)
    figure = game.bearer(wanted) if wanted >= 0 else figure_of(target)
    if game.is_unaffected(figure, me, card):
        return
    if wanted >= 0:
        game.discard_from_play(figure, wanted)
    else:
        seat = game.owner[figure]
        game.push(Grasp(figure))
        game.discard(seat, game.random_card(seat))
        game.pop()


class Grasp(Frame[Game]):
    """Lies there while a hand loses a card: it tells whom the card was aimed at (T118)."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def fields(self) -> tuple[object, ...]:
        return (self.target,)

    def facts(self) -> dict[str, int]:
        return {"target": self.target}
