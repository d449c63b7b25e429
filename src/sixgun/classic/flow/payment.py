"""What an ability costs."""

from __future__ import annotations

from sixgun.classic.game import Game
from sixgun.engine import Frame
from sixgun.engine.events import ABILITY_USED
from sixgun.engine.moves import DISCARD, card_of, encode

__all__ = ["Payment"]


class Payment(Frame[Game]):
    """Hand cards are discarded one by one, then the ability takes effect."""

    __slots__ = ("left", "me")

    def __init__(self, me: int, left: int) -> None:
        self.me = me
        self.left = left

    def step(self, game: Game) -> None:
        if self.left:
            seat = game.owner[self.me]
            game.ask(seat, "pay", [encode(DISCARD, card) for card in game.hands[seat]])
            return
        game.pop()
        if game.telling:
            game.events.append((ABILITY_USED, 0, self.me, -1, -1, -1))
        game.ability[self.me].paid(game, self.me)

    def choose(self, game: Game, move: int) -> None:
        self.left -= 1
        game.discard(game.owner[self.me], card_of(move))

    def refusal(self, game: Game, move: int) -> str:
        return "pay_with_a_hand_card"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.left)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "left": self.left}
