"""Cards taken from a player, or discarded from their hand or from play."""

from __future__ import annotations

from sixgun.duel.game import Game
from sixgun.engine import Frame
from sixgun.engine.moves import FIRST_BACK, NAME, encode, target_of

__all__ = ["Grasp", "strip", "take"]


def take(game: Game, seat: int, card: int) -> None:
    """A seat takes a card in play into its hand."""
    figure = game.bearer(card)
    game.take_from_play(seat, figure, card)
    game.notify_robbery(game.owner[figure], figure, seat, True)


def strip(game: Game, seat: int, card: int) -> None:
    """A seat discards a card in play."""
    figure = game.bearer(card)
    game.discard_from_play(figure, card)
    game.notify_robbery(game.owner[figure], figure, seat, False)


class Grasp(Frame[Game]):
    """A random card of a hand; the player who takes it sees the backs and chooses one (D35)."""

    __slots__ = ("draws", "seat", "victim")

    def __init__(self, seat: int, victim: int, draws: bool) -> None:
        self.seat = seat
        self.victim = victim
        self.draws = draws  # into their own hand; otherwise it is discarded

    def step(self, game: Game) -> None:
        hand = game.hands[self.victim]
        backs = sorted({game.back[card] for card in hand})
        if len(backs) > 1:
            game.ask(self.seat, "back", [encode(NAME, -1, FIRST_BACK + back) for back in backs])
            return
        game.pop()
        if backs:
            self.grasp(game, hand)

    def choose(self, game: Game, move: int) -> None:
        back = target_of(move) - FIRST_BACK
        game.pop()
        self.grasp(game, [c for c in game.hands[self.victim] if game.back[c] == back])

    def grasp(self, game: Game, cards: list[int]) -> None:
        card = cards[game.rng.below(len(cards))]
        if self.draws:
            game.give_unseen(self.seat, self.victim, card)
        else:
            game.discard(self.victim, card)
        game.notify_robbery(self.victim, -1, self.seat, self.draws)

    def refusal(self, game: Game, move: int) -> str:
        return "name_a_back"

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.victim, self.draws)

    def facts(self) -> dict[str, int]:
        return {"seat": self.seat, "victim": self.victim}
