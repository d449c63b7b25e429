"""Reveal: the top card is turned onto the pile and its symbol compared (D75-D79)."""

from __future__ import annotations

from sixgun.duel.game import Game
from sixgun.engine import CardFrame, FlipOdds, Frame
from sixgun.engine.moves import PICK, card_of, encode

__all__ = ["Check", "Reveal", "reveal", "reveal_odds"]


def reveal(game: Game, me: int, cause: int, at: int) -> None:
    """Reveal a card for a figure and a card (-1: an ability). The frame on top receives the card
    that counts, or -1 if there is none (D32)."""
    figure = reveal_picker(game)
    if figure >= 0:
        game.push(Reveal(me, cause, at, game.owner[figure], 2, -1))
        return
    card = game.flip(me, cause, at)
    if card >= 0:
        game.discards.append(card)
    game.stack[-1].receive(game, card)


def reveal_picker(game: Game) -> int:
    """The figure for which two cards are revealed, by any seat (D78); -1 if there is none."""
    for figure in game.ring:
        if game.character[figure].picks_reveals and game.ability_works(figure):
            return figure
    return -1


def reveal_odds(game: Game, me: int, at: int, symbol: int) -> FlipOdds:
    """The chance of a figure `me` whose seat reveals from a deck and needs this symbol."""
    good = [card for card, shown in enumerate(game.facts.symbol) if shown == symbol]
    figure = reveal_picker(game)
    if figure < 0:
        return FlipOdds(at, 1, good)
    return FlipOdds(at, 2, good, game.owner[figure] != game.owner[me])


class Reveal(Frame[Game]):
    """Two cards are turned up, and one seat picks the one that counts and the one on top (D78)."""

    __slots__ = ("at", "cause", "left", "me", "picked", "seat")

    def __init__(self, me: int, cause: int, at: int, seat: int, left: int, picked: int) -> None:
        self.me = me
        self.cause = cause
        self.at = at
        self.seat = seat  # the seat that picks
        self.left = left  # still to be turned up
        self.picked = picked

    def step(self, game: Game) -> None:
        while self.left:
            self.left -= 1
            card = game.flip(self.me, self.cause, self.at)
            if card >= 0:
                game.aside.append(card)
        if not game.aside:
            game.pop_with(-1)
            return
        prompt = "reveal" if self.picked < 0 else "on_top"
        game.ask(self.seat, prompt, [encode(PICK, card) for card in game.aside])

    def choose(self, game: Game, move: int) -> None:
        card = card_of(move)
        if self.picked < 0:
            self.picked = card
            if len(game.aside) > 1:
                return
        game.aside.remove(card)
        game.discards.extend(game.aside)
        game.aside.clear()
        game.discards.append(card)
        game.pop_with(self.picked)

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_revealed_card"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.cause, self.at, self.seat, self.left, self.picked)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.cause}


class Check(CardFrame[Game]):
    """A card makes its bearer's owner reveal, and acts on the symbol."""

    def step(self, game: Game) -> None:
        reveal(game, self.me, self.card, game.source[game.owner[self.me]])

    def receive(self, game: Game, value: int) -> None:
        game.pop()
        game.kind[self.card].after_reveal(game, self.me, self.card, value)
