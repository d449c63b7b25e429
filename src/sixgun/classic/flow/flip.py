"""draw!: the top card is turned up, compared and discarded (R44-R46)."""

from __future__ import annotations

from sixgun.classic.game import Game
from sixgun.engine import CardFrame, FlipOdds, Frame
from sixgun.engine.moves import PICK, card_of, encode

__all__ = ["Check", "Flip", "draw_check", "draw_odds"]


def draw_check(game: Game, me: int, cause: int) -> None:
    """`me` draws! for a card (-1: an ability). The frame on top receives the card that counts, or
    -1 if none is left (R15)."""
    count = game.ability[me].flips(game, me)
    if count > 1:
        game.push(Flip(me, cause, count))
        return
    card = game.flip(me, cause, game.source[game.owner[me]])
    if card >= 0:
        game.discards.append(card)
    game.stack[-1].receive(game, card)


def draw_odds(game: Game, me: int, good: list[int]) -> FlipOdds:
    """The chance of a figure `me` that draws! and needs one of these cards."""
    return FlipOdds(game.source[game.owner[me]], game.ability[me].flips(game, me), good)


class Flip(Frame[Game]):
    """Several cards are turned up for one draw!, and its player picks the one that counts."""

    __slots__ = ("cause", "left", "me")

    def __init__(self, me: int, cause: int, left: int) -> None:
        self.me = me
        self.cause = cause
        self.left = left  # still to be turned up

    def step(self, game: Game) -> None:
        while self.left:
            self.left -= 1
            card = game.flip(self.me, self.cause, game.source[game.owner[self.me]])
            if card >= 0:
                game.aside.append(card)
        if not game.aside:
            game.pop_with(-1)
            return
        game.ask(game.owner[self.me], "flip", [encode(PICK, card) for card in game.aside])

    def choose(self, game: Game, move: int) -> None:
        self.settle(game, card_of(move))

    def abandon(self, game: Game) -> bool:
        """T128: the ability is gone, so the first card counts."""
        self.settle(game, game.aside[0])
        return True

    def settle(self, game: Game, card: int) -> None:
        """Settle the draw! with this card."""
        game.aside.remove(card)
        game.discards.extend(game.aside)
        game.aside.clear()
        game.discards.append(card)  # R46: the chosen one lands on top
        game.pop_with(card)

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_flipped_card"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.cause, self.left)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.cause}


class Check(CardFrame[Game]):
    """A card in play asks its bearer to draw! at the start of their turn."""

    def step(self, game: Game) -> None:
        draw_check(game, self.me, self.card)

    def receive(self, game: Game, value: int) -> None:
        game.pop()
        game.kind[self.card].after_check(game, self.me, self.card, value)
