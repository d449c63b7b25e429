"""Cards taken from a player, or discarded from their hand or from play."""

from __future__ import annotations

from sixgun.classic.game import Game
from sixgun.engine import FigureFrame
from sixgun.engine.moves import figure_of, target_card_of

__all__ = ["discard_target_card", "take_card"]


def take_card(game: Game, me: int, card: int, target: int) -> None:
    """Take a random card of a hand or a chosen one in play into the hand of `me` (R70)."""
    wanted = target_card_of(target)
    figure = target_figure(game, target)
    if game.is_unaffected(figure, me, card):
        return
    if wanted >= 0:
        game.take_from_play(game.owner[me], figure, wanted)
    elif game.hand(figure):  # it may have gone since it was chosen: its player has left
        game.push(Grasp(figure))
        game.take_at_random(game.owner[me], game.owner[figure])
        game.pop()


def discard_target_card(game: Game, me: int, card: int, target: int) -> None:
    """Discard a random card of a hand or a chosen one in play (R71)."""
    wanted = target_card_of(target)
    figure = target_figure(game, target)
    if game.is_unaffected(figure, me, card):
        return
    seat = game.owner[figure]
    if wanted >= 0:
        game.discard_from_play(figure, wanted)
    elif game.hands[seat]:
        game.push(Grasp(figure))
        game.discard(seat, game.random_card(seat))
        game.pop()


def target_figure(game: Game, target: int) -> int:
    """The target figure, or the figure before which the target card lies."""
    wanted = target_card_of(target)
    return game.bearer(wanted) if wanted >= 0 else figure_of(target)


class Grasp(FigureFrame[Game]):
    """On the stack while a hand loses a card: it records the target of the card (T118)."""
