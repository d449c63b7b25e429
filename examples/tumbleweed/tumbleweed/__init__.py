"""Tumbleweed: an example of a custom box, with two cards, a character and an event."""

from __future__ import annotations

from sixgun.classic import Box, BrownCard, Character, EventCard, Game, GreenCard, Targets
from sixgun.classic.flow import draw_check, wound
from sixgun.classic.suits import DIAMONDS, HEARTS
from sixgun.engine import Frame
from sixgun.engine.moves import figure_of

__all__ = ["BOX", "CoffeePot", "DustStorm", "SnakeOil", "TessTumbleweed"]


class CoffeePot(GreenCard):
    """A green card: laid in one turn, used in a later one."""

    id = "coffee_pot"
    name = "Coffee Pot"
    words = "In play: discard it in your turn, and you and another player each draw a card."
    copies = "4C 9H"
    use_target = Targets.OTHER_PLAYER

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        for figure in (me, figure_of(target)):
            game.draw(game.owner[figure], 1)


class SnakeOil(BrownCard):
    """A brown card that waits for a draw!: what waits is a frame."""

    id = "snake_oil"
    name = "Snake Oil"
    words = "Draw!: a red card and you regain 1 life, a black one and you lose 1."
    copies = "2D 7S"

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Sip(me, card))


class Sip(Frame[Game]):
    """The bottle is open."""

    __slots__ = ("card", "me")

    def __init__(self, me: int, card: int) -> None:
        self.me = me
        self.card = card

    def step(self, game: Game) -> None:
        draw_check(game, self.me, self.card)

    def receive(self, game: Game, value: int) -> None:
        game.pop()
        good = value >= 0 and game.suit(value) in (HEARTS, DIAMONDS)
        game.emit_draw_result(self.me, value, self.card, good)
        if good:
            game.heal(self.me, 1)
        else:
            wound(game, self.me, 1, self.me)

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card}


class TessTumbleweed(Character):
    """A character answers hooks: here, how many cards she may keep."""

    id = "tess_tumbleweed"
    name = "Tess Tumbleweed"
    words = "Keeps two cards more than she has life points."

    def hand_limit(self, game: Game, me: int) -> int:
        return super().hand_limit(game, me) + 2


class DustStorm(EventCard):
    """An event is in force until the next one covers it."""

    id = "dust_storm"
    name = "Dust Storm"
    words = "At the start of his turn each player loses a random card of his hand."

    def turn_starts(self, game: Game, me: int) -> None:
        seat = game.owner[me]
        if game.hands[seat]:
            game.discard(seat, game.random_card(seat))


BOX = Box("tumbleweed", "Tumbleweed", [CoffeePot, SnakeOil], [TessTumbleweed], [DustStorm])
