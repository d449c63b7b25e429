"""The extra cost of an ability or a card."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.classic.cards import BrownCard
from sixgun.classic.game import Game
from sixgun.engine import Frame, HandConstraint
from sixgun.engine.events import ABILITY_USED
from sixgun.engine.moves import DISCARD, card_of, encode

__all__ = ["PaidCard", "Payment", "require_payment"]


@mypyc_attr(allow_interpreted_subclasses=True)
class PaidCard(BrownCard):
    """Takes effect when one more hand card is discarded for it (R82)."""

    costs = 1

    def blocked(self, game: Game, me: int, card: int) -> str:
        return "" if len(game.hand(me)) > self.costs else "nothing_to_pay_with"

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Payment(me, self.costs, card, target, []))


def require_payment(game: Game, me: int, count: int, target: int = 0) -> None:
    """An ability costs this many hand cards; `paid` is called when they are discarded."""
    game.push(Payment(me, count, -1, target, []))


class Payment(Frame[Game]):
    """Hand cards are discarded one by one, then the card or ability takes effect."""

    __slots__ = ("card", "left", "me", "paid", "target")

    lapses = True  # T127: without full payment nothing happens

    def __init__(self, me: int, left: int, card: int, target: int, paid: list[int]) -> None:
        self.me = me
        self.left = left
        self.card = card  # the card that is paid for; -1: an ability
        self.target = target
        self.paid = paid

    def step(self, game: Game) -> None:
        me = self.me
        if self.left:
            moves = [encode(DISCARD, card) for card in self.payable(game)]
            game.ask(game.owner[me], "pay", moves)
            return
        game.pop()
        if self.card >= 0:
            game.kind[self.card].after_payment(game, me, self.card, self.target)
            return
        if game.emits_events:
            game.events.append((ABILITY_USED, 0, me, -1, -1, -1))
        game.talent[me].after_payment(game, me, self.paid, self.target)

    def payable(self, game: Game) -> list[int]:
        """The hand cards that may be used as payment."""
        me = self.me
        cards = game.hand(me)
        if self.card < 0:
            cards = [card for card in cards if game.talent[me].may_pay(game, me, card)]
        if game.event.shapes_play:
            if self.card >= 0:
                cards = game.event.payable(game, me, cards)
            withheld_card = game.event.withheld_card(game, me, self.paid)
            cards = [card for card in cards if card != withheld_card]
        return cards

    def choose(self, game: Game, move: int) -> None:
        self.left -= 1
        self.paid.append(card_of(move))
        game.discard(game.owner[self.me], card_of(move))

    def hand_constraint(self, game: Game) -> HandConstraint | None:
        """A player may use an ability only if they can pay for it."""
        if self.card >= 0:
            return None
        talent = game.talent[self.me]
        fits = [talent.may_pay(game, self.me, card) for card in range(len(game.known))]
        return HandConstraint(game.hand(self.me), fits, self.left)

    def refusal(self, game: Game, move: int) -> str:
        return "pay_with_a_hand_card"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.left, self.card, self.target, self.paid[:])

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "left": self.left, "card": self.card}
