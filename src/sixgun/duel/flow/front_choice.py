"""The start: all players secretly choose who stands in front, then hands are drawn (D8, D232)."""

from __future__ import annotations

from sixgun.duel.flow.turn import start_turn
from sixgun.duel.game import Game
from sixgun.engine import Frame
from sixgun.engine.moves import PICK, encode, kind_of

__all__ = ["Arrival", "Choosing"]


class Choosing(Frame[Game]):
    """Each player names their front figure; the choices stay hidden until all are made."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: list[int]) -> None:
        self.chosen = chosen  # the figures, by seat

    def step(self, game: Game) -> None:
        seat = len(self.chosen)
        if seat == game.seats:
            self.show(game)
            return
        first = game.facts.first_character
        own = [2 * seat, 2 * seat + 1]
        game.ask(seat, "front", [encode(PICK, -1, 0, first + game.character[f].no) for f in own])

    def choose(self, game: Game, move: int) -> None:
        seat = len(self.chosen)
        number = kind_of(move) - game.facts.first_character
        figure = 2 * seat if game.character[2 * seat].no == number else 2 * seat + 1
        self.chosen.append(figure)

    def show(self, game: Game) -> None:
        """Place the front figures, then the rear ones; then draw the starting hands."""
        game.front = self.chosen[:]
        game.shown = True
        order = game.in_order(-1)
        for figure in order:
            game.emit_entered(figure)
        for seat in range(game.seats):
            game.draw(seat, game.facts.mode.sides[seat].hand)
        game.pop()
        game.push(Arrival(order))

    def refusal(self, game: Game, move: int) -> str:
        return "choose_one_of_your_own"

    def fields(self) -> tuple[object, ...]:
        return (self.chosen[:],)


class Arrival(Frame[Game]):
    """Run the abilities that trigger on entering play, then begin the first turn."""

    __slots__ = ("figures",)

    def __init__(self, figures: list[int]) -> None:
        self.figures = figures

    def step(self, game: Game) -> None:
        if self.figures:
            figure = self.figures.pop(0)
            game.character[figure].after_entering(game, figure)
            return
        game.pop()
        start_turn(game, 0)

    def fields(self) -> tuple[object, ...]:
        return (self.figures[:],)
