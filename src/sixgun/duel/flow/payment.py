"""The cost of an ability."""

from __future__ import annotations

from sixgun.duel.game import Game
from sixgun.engine import Frame
from sixgun.engine.events import ABILITY_USED
from sixgun.engine.moves import card_of

__all__ = ["Payment"]


class Payment(Frame[Game]):
    """A hand card is discarded, then the ability takes effect."""

    __slots__ = ("me", "value")

    def __init__(self, me: int, value: int) -> None:
        self.me = me
        self.value = value  # a value that the ability stores meanwhile

    def step(self, game: Game) -> None:
        hand = game.hand(self.me)
        moves = [game.facts.discard_moves[card] for card in hand]
        game.ask(game.owner[self.me], "pay", moves)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        game.discard(game.owner[self.me], card_of(move))
        if game.emits_events:
            game.events.append((ABILITY_USED, 0, self.me, -1, -1, -1))
        game.character[self.me].after_payment(game, self.me, self.value)

    def refusal(self, game: Game, move: int) -> str:
        return "pay_with_a_hand_card"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.value)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}
