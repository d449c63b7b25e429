"""A character is eliminated, and the next one of the reserve takes their place (D91-D96, D153)."""

from __future__ import annotations

from typing import Final

from sixgun.duel.flow.draws import take_cards
from sixgun.duel.game import Game
from sixgun.engine import Frame
from sixgun.engine.events import ELIMINATED, STEPPED_FORWARD
from sixgun.engine.moves import DISCARD, card_of, encode

__all__ = ["Elimination", "next_fallen"]

PLUNDER: Final = 0  # cards that others take from them
MOURNING: Final = 1  # cards that others draw because of it
CLEARING: Final = 2  # their Equipment is discarded
DRAWING: Final = 3  # their owner's two cards
REPLACING: Final = 4
ENTERING: Final = 5

CARDS_FOR_A_LOSS: Final = 2


def next_fallen(game: Game) -> int:
    """The first figure without life, in the order of simultaneous effects; -1: none (D87)."""
    for figure in game.in_order(-1):
        if game.life[figure] <= 0:
            return figure
    return -1


class Elimination(Frame[Game]):
    """A character leaves play, step by step."""

    __slots__ = ("me", "stage")

    def __init__(self, me: int, stage: int) -> None:
        self.me = me
        self.stage = stage

    def step(self, game: Game) -> None:
        stage = self.stage
        me = self.me
        seat = game.owner[me]
        if stage == CLEARING:
            if self.clear(game):
                self.stage = DRAWING
            return
        self.stage += 1
        if stage == PLUNDER:
            self.fall(game)
        elif stage == MOURNING:
            for figure in game.in_order(-1):
                if game.ability_works(figure) and game.character[figure].reacts_to_elimination:
                    game.character[figure].after_other_eliminated(game, figure, me)
        elif stage == DRAWING:
            take_cards(game, seat, CARDS_FOR_A_LOSS)
        elif stage == REPLACING:
            self.replace(game)
        else:
            game.pop()
            if me in game.ring:
                game.character[me].after_entering(game, me)

    def fall(self, game: Game) -> None:
        me = self.me
        game.graves = [*game.graves, game.character[me].no]
        if game.emits_events:
            game.events.append((ELIMINATED, 0, me, -1, -1, -1))
        for figure in game.in_order(-1):
            plunders = game.character[figure].plunders and game.front[game.owner[figure]] == figure
            # D152: only in the first edition may they take from their own elimination.
            if plunders and (game.life[figure] > 0 or (figure == me and game.facts.first_edition)):
                game.character[figure].before_elimination(game, figure, me)

    def clear(self, game: Game) -> bool:
        """Discard the Equipment, in the order its owner chooses if the table asks for it (D91)."""
        row = game.in_play[self.me]
        if game.facts.config.ask_discard_order and len(row) > 1:
            game.ask(game.owner[self.me], "order", [encode(DISCARD, card) for card in row])
            return False
        for card in row[:]:
            game.discard_from_play(self.me, card)
        return True

    def choose(self, game: Game, move: int) -> None:
        game.discard_from_play(self.me, card_of(move))

    def replace(self, game: Game) -> None:
        me = self.me
        seat = game.owner[me]
        pile = game.reserve[seat]
        if pile:
            game.reserve = [pile[:-1] if s == seat else game.reserve[s] for s in range(game.seats)]
            game.enter(me, pile[-1])
            return
        game.ring.remove(me)  # D93: the survivor is front and rear
        game.reloading = True
        game.character = game.character[:]
        game.character[me] = game.facts.nobody
        if game.front[seat] == me:
            game.front = [me ^ 1 if s == seat else game.front[s] for s in range(game.seats)]
            if game.emits_events:
                game.events.append((STEPPED_FORWARD, 0, me ^ 1, -1, -1, -1))

    def refusal(self, game: Game, move: int) -> str:
        return "lay_down_your_cards"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.stage)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "stage": self.stage}
